/** Filters and patterns that drawings share. A picture takes along what it points at. */

const blur = (name: string, deviation: number, margin: number): string =>
  `<filter id="${name}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%">` +
  `<feGaussianBlur stdDeviation="${deviation}"/></filter>`;

const pattern = (name: string, width: number, height: number, content: string, turned = 0): string =>
  `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"` +
  `${turned ? ` patternTransform="rotate(${turned})"` : ''}>${content}</pattern>`;

const dot = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const ALL: readonly string[] = [
  blur('blur3', 3, 50),
  blur('blur8', 8, 80),
  blur('blur16', 16, 80),
  // the four sciences, and hazard stripes
  pattern('pBIO', 16, 14, dot(4, 4, 2.1, '#0d3d38') + dot(12, 10, 1.4, '#0d3d38')),
  pattern('pCHE', 9, 9, line('M0 0H9', '#5b3407', 2), 35),
  pattern('pPHY', 14, 14, '<circle cx="7" cy="7" r="4.6" fill="none" stroke="#22205c" stroke-width="1.3"/>'),
  pattern('pROB', 18, 18, line('M0 0H18M0 0V18', '#4c1a10', 1.5) + dot(4, 4, 1.2, '#4c1a10')),
  pattern(
    'pHAZ',
    16,
    16,
    '<rect width="8" height="16" fill="#ffd23f"/><rect x="8" width="8" height="16" fill="#191b1c"/>',
    45,
  ),
  // the four colours of Mutation Wars, and flipped parts
  pattern('mR', 12, 12, line('M0 8L6 3L12 8', '#5a1210', 2)),
  pattern('mG', 13, 13, dot(4, 4, 2.2, '#0a3b34') + dot(10.5, 10.5, 1.5, '#0a3b34')),
  pattern('mB', 16, 9, line('M0 5Q4 0 8 5T16 5', '#122559', 1.8)),
  pattern('mY', 9, 9, line('M0 0V9', '#573803', 2.6), 45),
  pattern('mFlip', 7, 7, line('M0 0V7', '#9fb4b8', 1.4), -45),
];

export const DEFS = ALL.join('');

/** Only those this drawing points at. */
export function defsOf(svg: string): string {
  return ALL.filter((each) => svg.includes(`url(#${/id="(\w+)"/.exec(each)?.[1]})`)).join('');
}

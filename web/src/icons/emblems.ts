/** Simple emblems for the art window of a slide, one per kind of card; the creatures of a game are drawn elsewhere.
 * Four tones come from the card's first tag: `l` light, `b` base, `s` shade, `d` deep. */

const INK = 'stroke="#0c1316" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"';
const solid = (d: string, tone: string): string => `<path d="${d}" class="${tone}" ${INK}/>`;
const flat = (d: string, tone: string): string => `<path d="${d}" class="${tone}"/>`;
const mark = (d: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="#0c1316" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const eye = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffaea" ${INK}/><circle cx="${x + r * 0.2}" cy="${y + r * 0.15}" r="${r * 0.45}" fill="#0c1316"/>`;
/** Bone-coloured thread: whatever is built here is sewn. */
const seam = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#0c1316" stroke-width="4.5" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#f5eedc" stroke-width="2" stroke-linecap="round"/>`;

export const emblems: Readonly<Record<string, string>> = {
  head:
    solid('M36 62C22 24 44 8 60 8s38 16 24 54c-4 10-10 18-24 18s-20-8-24-18z', 's') +
    flat('M39 56C28 24 45 12 58 11c16 0 30 12 22 42-3 12-9 18-20 19-11 0-18-8-21-16z', 'b') +
    flat('M44 34c2-12 10-18 18-17-8 4-12 9-13 18z', 'l') +
    eye(48, 40, 9) +
    eye(73, 38, 7) +
    solid('M44 58h32l-4 10H48z', 'd') +
    flat('M48 58h6l-3 6zM57 58h6l-3 6zM66 58h6l-3 6z', 'bone') +
    seam('M42 77l5 5M52 80l4 6M64 80l-2 6M76 77l-4 6'),
  arm:
    solid(
      'M30 14c12-6 24 0 25 12l4 16c16 2 26 12 30 26l-16 6c-4-10-12-14-22-13-12 0-18-8-20-18l-6-16c-4-2-2-10 5-13z',
      's',
    ) +
    flat('M32 17c9-4 19 0 20 10l4 17c16 2 25 10 29 22l-10 4c-5-9-13-14-24-13-9-1-15-6-17-15l-6-16c-2-3 0-7 4-9z', 'b') +
    flat('M35 20c5-2 11-1 13 5l2 10c-6-6-12-10-15-15z', 'l') +
    solid('M74 72l-9 12 14-4 4 9 6-11 13 1-8-15z', 'd') +
    seam('M36 38l14-6M39 46l15-6'),
  legs:
    solid('M40 10h40l6 34-8 2 4 26h16v10H72l-8-36h-8l-8 36H22V72h16l4-26-8-2z', 's') +
    flat('M43 13h34l5 29-8 2 4 26H74l-9-30H55l-9 30H41l5-26-8-2z', 'b') +
    flat('M44 15h12l-4 22-8 3z', 'l') +
    mark('M30 78v4M38 78v4M82 78v4M90 78v4') +
    seam('M42 20h36M52 16v8M60 16v8M68 16v8'),
  core:
    solid('M34 10h52l10 20-8 44-14 8H46l-14-8-8-44z', 's') +
    flat('M37 13h44l10 17-9 40-11 8H48l-11-8-9-40z', 'b') +
    flat('M39 15h22L50 40l-18-9z', 'l') +
    `<circle cx="60" cy="44" r="15" class="d" ${INK}/><circle cx="60" cy="44" r="8" class="glow"/>` +
    mark('M46 66h28M49 72h22') +
    seam('M34 22l6 5M86 22l-6 5M40 70l6-5M80 70l-6-5'),
  aux:
    solid('M60 8l9 14 17-3-3 17 14 9-14 9 3 17-17-3-9 14-9-14-17 3 3-17-14-9 14-9-3-17 17 3z', 's') +
    flat('M60 14l8 12 14-2-3 14 11 8-12 7 3 13-14-2-7 10-8-11-13 2 2-13-11-8 12-8-2-12 13 2z', 'b') +
    `<circle cx="60" cy="45" r="16" class="d" ${INK}/>` +
    eye(60, 45, 10) +
    seam('M60 20v7M60 63v7M35 45h7M78 45h7'),
  breakthrough:
    solid('M60 6l10 27 27 10-27 10-10 30-10-30-27-10 27-10z', 's') +
    flat('M60 14l8 22 20 7-21 8-7 21-8-21-20-8 20-7z', 'b') +
    flat('M60 16l-6 20-14 6 16 2z', 'l'),
  card:
    solid('M42 10h36a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6z', 's') +
    flat('M44 14h32a4 4 0 0 1 4 4v54a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4z', 'b') +
    seam('M48 60V40q0-6 4-6t5 6l3 7 3-7q1-6 5-6t4 6v20'),
};

export function emblemOf(sort: string): string {
  return emblems[sort] ?? emblems.card ?? '';
}

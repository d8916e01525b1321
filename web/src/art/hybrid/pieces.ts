/** What stands or lies on a square of the floor plan, drawn in a square of 50 with its corner at (0, 0). */

import { INK } from '../palettes.ts';
import { ell, f, poly, type Point } from '../paths.ts';
import { rng } from '../random.ts';

export const UNIT = 50;
const HALF = UNIT / 2;
const BRASS = '#b08d3e';

const fill = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}" ${more}/>`;
const inked = (d: string, colour: string, width = 2): string =>
  fill(d, colour, `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`);
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const word = (text: string, size: number, colour: string): string =>
  `<text x="${HALF}" y="${f(HALF + size * 0.36)}" text-anchor="middle" class="hy-sign" font-size="${size}" fill="${colour}">${text}</text>`;
const ring = (n: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: n }, (_, i): Point => [
    HALF + Math.cos((i * 2 * Math.PI) / n + turn) * radius,
    HALF + Math.sin((i * 2 * Math.PI) / n + turn) * radius,
  ]);

/** The light of a vat: a page that shows one has this among its definitions. */
export const GLOW =
  '<radialGradient id="hy-glow"><stop offset="0" stop-color="#7dffb0" stop-opacity=".26"/><stop offset=".55" stop-color="#7dffb0" stop-opacity=".17"/><stop offset="1" stop-color="#7dffb0" stop-opacity="0"/></radialGradient>';

/** A brass ring round a green vat. */
export function pillar(): string {
  return (
    fill(ell(HALF, HALF, 52), 'url(#hy-glow)') +
    fill(ell(HALF + 2, HALF + 3, 23), '#000', 'opacity=".4"') +
    inked(ell(HALF, HALF, 22), '#4a3a1c') +
    `<circle cx="${HALF}" cy="${HALF}" r="22" fill="none" stroke="${BRASS}" stroke-width="3"/>` +
    fill(ell(HALF, HALF, 15.5), '#2f8f5f') +
    fill(ell(HALF, HALF, 15.5), '#7dffb0', 'opacity=".45"') +
    fill('M21 31q-6 -10 4 -13q9 3 3 10z', '#0d3d28', 'opacity=".75"') +
    fill(ell(18.5, 18, 3), '#fff', 'opacity=".8"')
  );
}

/** Which half of a double door this square holds; its other half lies beyond its end or before its start. */
export type Half = 'whole' | 'start' | 'end';

/**
 * A plank with straps across the opening; `upright` doors stand in a wall that runs north and south. The handles of
 * a double door meet.
 */
export function door(upright: boolean, kind: 'closed' | 'open' | 'locked', half: Half = 'whole'): string {
  const turn = upright ? '' : ' transform="matrix(0 1 1 0 0 0)"'; // its start is in the west
  const leaf = (x: number, width: number): string => inked(`M${x} 0h${width}v${UNIT}h${-width}z`, '#8a5522');
  const jamb = (y: number): string => inked(`M5 ${y}h40v7h-40z`, '#b87a34', 1.8);
  if (kind === 'open')
    return `<g${turn}>${fill(`M0 0h${UNIT}v${UNIT}h${-UNIT}z`, '#d8f65a', 'opacity=".06"')}${half === 'end' ? '' : jamb(0)}${half === 'start' ? '' : jamb(43)}</g>`;
  const lock =
    kind === 'locked'
      ? inked('M17 17h16v16h-16z', '#d2493c') + fill(ell(HALF, 23, 3), INK) + stroke('M25 24v6', INK, 2.6)
      : fill(ell(HALF, half === 'end' ? 5 : 45, 2.6), '#ffe08a');
  return `<g${turn}>${leaf(15, 20)}${stroke('M15 12h20M15 38h20', '#e0b25a', 3)}${lock}</g>`;
}

/** Four grey lumps, other ones on every square. */
export function rocks(seed: string): string {
  const random = rng(seed);
  return (
    [
      [0.3, 0.34, 0.26],
      [0.66, 0.4, 0.24],
      [0.46, 0.7, 0.28],
      [0.76, 0.74, 0.16],
    ] as const
  )
    .map(([x, y, size]) => {
      const points = Array.from({ length: 6 }, (_, i): Point => {
        const angle = i * 1.047 + random();
        return [
          UNIT * (x + Math.cos(angle) * size * (0.8 + random() * 0.4)),
          UNIT * (y + Math.sin(angle) * size * (0.8 + random() * 0.4)),
        ];
      });
      return inked(poly(points), '#7d7a6e') + fill(poly(points.slice(3)), '#b2ae9e', 'opacity=".8"');
    })
    .join('');
}

/** An Event or Trap counter: nobody knows which. */
export function counter(): string {
  return inked(poly(ring(6, 18)), '#f3e7c6') + word('?', 21, '#5a3a86');
}

export function trapdoor(open: boolean): string {
  const frame = 'M6 6h38v38h-38z';
  if (open) return inked(frame, '#050708', 2.4) + stroke('M8 42V8H42', '#8a9a98', 2.4);
  return inked(frame, '#3b2e1c') + stroke('M25 6v38', INK, 2) + stroke('M10 14h10M30 14h10', BRASS, 2.4);
}

/** A violet gem with its number. */
export function objective(number: string): string {
  return (
    inked('M25 6l18 18l-18 20l-18 -20z', '#8a4fd0') +
    fill('M25 10l7 12l-7 6l-7 -6z', '#fff', 'opacity=".25"') +
    word(number, 19, '#fff')
  );
}

/** A gold arrow in or out; greyed with a bar while nobody may pass. */
export function access(way: 'in' | 'out', turn: number, shut = false): string {
  const turned = (way === 'in' ? turn + 180 : turn) % 360;
  const arrow = `<g transform="rotate(${turned} ${HALF} ${HALF})">${inked('M15 10l20 15l-20 15z', shut ? '#7c8688' : '#f0c64d')}</g>`;
  return arrow + (shut ? stroke('M12 38L38 12', '#ff8a78', 3) : '');
}

/** A lock over an Access nobody may pass. */
export function lock(): string {
  return (
    fill('M4 4h42v42h-42z', '#0c1316', 'opacity=".45"') +
    stroke('M19 24v-6a6 6 0 0 1 12 0v6', '#ffb4a6', 3.4) +
    inked('M15 23h20v16h-20z', '#d2493c') +
    fill(ell(HALF, 29, 2.6), INK) +
    stroke('M25 30v4', INK, 2.4)
  );
}

/** Who has fallen this round: an outline in chalk, from above, on a base of so many squares. */
export function chalk(size: number): string {
  const line =
    'M25 7a6 6 0 0 1 5 10l9 4l5 -4l2 3l-7 6l-8 -1l1 8l6 10l-4 2l-7 -10h-4l-6 11l-4 -2l5 -12l0 -8l-7 2l-6 7l-3 -3l7 -9l11 -4a6 6 0 0 1 5 -10z';
  return `<g transform="scale(${size})" opacity=".85">${stroke(line, '#0c1316', 4)}<path d="${line}" fill="#fff" fill-opacity=".07" stroke="#f3f0e2" stroke-width="1.8" stroke-dasharray="5 2.4" stroke-linejoin="round"/></g>`;
}

/** Templates cover two by two squares. */
export function template(kind: 'blast' | 'gas' | 'charnel'): string {
  const c = UNIT;
  if (kind === 'gas') {
    const curl = (x: number, y: number): string => stroke(`M${x} ${y}q10 -14 20 -4t-2 16t-14 -2`, '#8be26a', 5);
    return fill(ell(c, c, 46), '#6fbf3f', 'opacity=".3"') + curl(30, 40) + curl(52, 62) + curl(26, 74);
  }
  if (kind === 'blast') {
    const rays = Array.from({ length: 20 }, (_, i): Point => {
      const radius = i % 2 ? 24 : 46;
      return [c + Math.cos((i * Math.PI) / 10) * radius, c + Math.sin((i * Math.PI) / 10) * radius];
    });
    return fill(poly(rays), '#ff9a3d', 'opacity=".55"') + fill(ell(c, c, 20), '#fff3b0', 'opacity=".7"');
  }
  const bone = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke('M-14 0h28', INK, 9)}${stroke('M-14 0h28', '#e9dcbc', 5)}${fill(ell(-15, 0, 4), '#e9dcbc')}${fill(ell(15, 0, 4), '#e9dcbc')}</g>`;
  return (
    fill(ell(c, c, 46), '#5b1f24', 'opacity=".45"') +
    bone(40, 44, 20) +
    bone(60, 58, -35) +
    bone(46, 68, 70) +
    bone(62, 36, 100)
  );
}

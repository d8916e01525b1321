/**
 * The common frame of all XYbrid parts, and the few helpers every part uses.
 * 400 × 520, axis x = 200, ground y = 500. "Left" is the viewer's left, as on the cards.
 */

import { INK } from '../palettes.ts';
import type { Point, Points } from '../paths.ts';

export const FRAME = { width: 400, height: 520 } as const;

/** Where parts overlap and where the sutures run. */
export const ANCHORS = {
  neck: [200, 160],
  leftShoulder: [128, 212],
  rightShoulder: [272, 212],
  hips: [200, 350],
  back: [200, 230],
} as const satisfies Record<string, Point>;

export function mirror(points: Points): Point[] {
  return points.map(([x, y]) => [400 - x, y]);
}

/** A closed, symmetric outline from its left half, top to bottom. */
export function symmetric(points: Points): Point[] {
  return [...points, ...mirror(points).reverse()];
}

/** Calls draw for the left (-1) and the right (+1); X(n) lies n units off the axis. */
export function bothSides(draw: (X: (off: number) => number, side: number) => void): void {
  for (const side of [-1, 1]) draw((off) => 200 + side * off, side);
}

/** Attributes of an inked contour. */
export function inked(width = 2.4): string {
  return `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;
}

/** A teardrop hanging from (x, y - 2r). */
export function dropPath(x: number, y: number, r: number): string {
  const side = (k: number): string => `Q${x + r * k} ${y + r * 0.3}`;
  return `M${x} ${y - r * 2}${side(1.7)} ${x} ${y + r}${side(-1.7)} ${x} ${y - r * 2}Z`;
}

/** A flame standing on (x, y), pointing up, or down with a negative height. */
export function flamePath(x: number, y: number, width: number, height: number): string {
  return (
    `M${x - width} ${y}Q${x - width * 1.1} ${y - height * 0.45} ${x + width * 0.1} ${y - height}` +
    `Q${x + width * 0.35} ${y - height * 0.55} ${x + width * 0.8} ${y - height * 0.5}` +
    `Q${x + width * 1.3} ${y - height * 0.2} ${x + width} ${y}Q${x} ${y + height * 0.12} ${x - width} ${y}Z`
  );
}

/** A bone round the origin, 50 long. */
export const BONE =
  'M-16 -4a7 7 0 1 1 -2 -10a7 7 0 1 1 10 2L10 -4a7 7 0 1 1 10 -2a7 7 0 1 1 -6 12' +
  'L-10 4a7 7 0 1 1 -10 2a7 7 0 0 1 4 -10Z';

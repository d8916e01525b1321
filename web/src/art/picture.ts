/**
 * A drawing as a picture: one SVG document in an address of its own. The page lays out and paints one image instead of
 * a hundred paths, and the browser keeps what it has read. What depends on the theme or on a state is not in it.
 */

import { defsOf } from './defs.ts';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SVG = 'http://www.w3.org/2000/svg';
const known = new Map<string, string>();
const kept: HTMLImageElement[] = []; // a picture somebody holds is shown at once

/** The address of a picture; `draw` is asked only the first time. */
export function pictureOf(key: string, frame: Frame, draw: () => string): string {
  const there = known.get(key);
  if (there !== undefined) return there;
  const art = draw();
  const { x, y, width, height } = frame;
  const svg =
    `<svg xmlns="${SVG}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">` +
    `<defs>${defsOf(art)}</defs>${art}</svg>`;
  const address = `data:image/svg+xml,${svg.replace(/[%#<>"]/g, encodeURIComponent)}`;
  known.set(key, address);
  const image = new Image();
  image.src = address;
  kept.push(image);
  return address;
}

/** Bone thread where a part was sewn on. */

import { poly, type Point, f } from '../paths.ts';
import { ANCHORS } from './frame.ts';

export interface Suture {
  seam: string;
  thread: string;
}

/** Across an arc: centre, radius, from and to in degrees, number of stitches. */
function suture([x, y]: Point, radius: number, from: number, to: number, stitches: number): Suture {
  const on = (i: number, n: number, r: number): Point => {
    const angle = ((from + ((to - from) * i) / n) * Math.PI) / 180;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  };
  const text = ([px, py]: Point): string => `${f(px)} ${f(py)}`;
  const stitch = (i: number): string => `M${text(on(i, stitches, radius - 5))}L${text(on(i, stitches, radius + 5))}`;
  const seam = Array.from({ length: stitches * 2 + 1 }, (_, i) => on(i, stitches * 2, radius));
  return { seam: poly(seam, false), thread: Array.from({ length: stitches + 1 }, (_, i) => stitch(i)).join('') };
}

export const SUTURES = {
  core: suture([200, 292], 56, 58, 122, 6), // at the hips: only with legs
  left: suture(ANCHORS.leftShoulder, 27, -70, 70, 4),
  right: suture(ANCHORS.rightShoulder, 27, 110, 250, 4),
  head: suture([200, 118], 68, 66, 114, 5),
} as const;

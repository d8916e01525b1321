/** XYbrid's parts as pictures, all in the frame of a monster. */

import { INK } from '../palettes.ts';
import { type Frame, pictureOf } from '../picture.ts';
import { partOf } from './parts.ts';

/** The frame of a monster (0 0 400 520), and room for what sticks out of it. */
export const FRAME: Frame = { x: -60, y: -80, width: 520, height: 640 };

/**
 * The address of the picture of a part; empty if nobody has drawn it. `edge`: ink that keeps it apart from what
 * lies under it.
 */
export function pictureOfPart(id: string, flip = false, edge = true): string {
  const layer = partOf(id, flip);
  if (layer === null) return '';
  const ink = `<g fill="${INK}" stroke="${INK}" stroke-width="5.5" stroke-linejoin="round">${layer.silhouette}</g>`;
  return pictureOf(
    `xy-${id}${flip ? '-r' : ''}${edge ? '' : '-bare'}`,
    FRAME,
    () => (edge ? ink : '') + layer.art.join(''),
  );
}

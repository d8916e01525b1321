/** A monster as one SVG text: for pictures that leave the page. */

import { INK, THREAD } from '../palettes.ts';
import { FRAME, pictureOfPart } from './drawing.ts';
import { type Box, boxOf, composed, type Creature } from './monster.ts';
import { partOf } from './parts.ts';
import { SUTURES } from './sutures.ts';

export function monsterSvg(creature: Creature): { svg: string; box: Box } {
  const parts = composed(creature);
  const box = boxOf(creature);
  const outlines = parts
    .map((part) => `<g transform="${part.transform}">${partOf(part.id, part.flip)?.silhouette ?? ''}</g>`)
    .join('');
  const frame = `x="${FRAME.x}" y="${FRAME.y}" width="${FRAME.width}" height="${FRAME.height}"`;
  const drawn = parts.map((part) => {
    const thread =
      part.slot === 'legs' || part.slot === 'aux' || (part.slot === 'core' && !creature.legs)
        ? null
        : SUTURES[part.slot];
    const sewn = thread
      ? `<g fill="none" stroke-linecap="round"><path d="${thread.seam}" stroke="${INK}" stroke-width="3"/><path d="${thread.thread}" stroke="${INK}" stroke-width="5.4"/><path d="${thread.thread}" stroke="${THREAD}" stroke-width="2.6"/></g>`
      : '';
    return `<g transform="${part.transform}"><image ${frame} href="${pictureOfPart(part.id, part.flip)}"/></g>${sewn}`;
  });
  const contour = `<g fill="${INK}" stroke="${INK}" stroke-width="11" stroke-linejoin="round">${outlines}</g>`;
  const halo = `<g fill="#eaffc9" stroke="#eaffc9" stroke-width="30" stroke-linejoin="round" opacity=".13">${outlines}</g>`;
  return { svg: halo + contour + drawn.join(''), box };
}

/** XYbrid's parts on the sheet. */

import { onSheet } from '../sheet.ts';
import { partOf } from './parts.ts';

/** The id of the drawing of a part, or empty if nobody has drawn it. */
export function sheetId(id: string, flip = false): string {
  const layer = partOf(id, flip);
  if (layer === null) return '';
  return onSheet(`xy-${id}${flip ? '-r' : ''}`, () => ({ art: layer.art.join(''), silhouette: layer.silhouette }));
}

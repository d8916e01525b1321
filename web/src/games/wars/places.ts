/** From the drawing of a creature to places on the screen. */

import type { Box } from '../../art/wars/tree.ts';

export interface Spot {
  x: number;
  y: number;
  normal: number; // degrees: where the edge looks
}

export const across = (box: Box, x: number): string => `${((x - box.x) / box.width) * 100}%`;
export const down = (box: Box, y: number): string => `${((y - box.y) / box.height) * 100}%`;

/** A point that far outside an edge. */
export function beyond({ x, y, normal }: Spot, by: number): { x: number; y: number } {
  const angle = (normal * Math.PI) / 180;
  return { x: x + Math.cos(angle) * by, y: y + Math.sin(angle) * by };
}

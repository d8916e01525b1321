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

const PILL = { far: [104, 84, 66, 124, 48, 144], width: 46, height: 25 }; // units: attack and defence beside a part

/** How far outside its edge each number is written, so that none lies on another. */
export function pillsOf(spots: readonly Spot[]): number[] {
  const taken: { x: number; y: number }[] = [];
  return spots.map((spot) => {
    const free = (far: number): boolean => {
      const { x, y } = beyond(spot, far);
      return taken.every((each) => Math.abs(each.x - x) >= PILL.width || Math.abs(each.y - y) >= PILL.height);
    };
    const far = PILL.far.find(free) ?? PILL.far[0]!;
    taken.push(beyond(spot, far));
    return far;
  });
}

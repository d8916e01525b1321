/** Creatures for the gallery: chosen by a seed, so that a picture of the page can be compared with the last one. */

import { rng } from '../../art/random.ts';
import { COLOURS, PART_KINDS, type Colour, type PartLook } from '../../art/wars/kinds.ts';
import type { Body, Spot } from '../../art/wars/tree.ts';

/** All shapes of trees with so many bodies: each edge of the root, and two of every other, may lead to a body. */
export function treesOf(bodies: number, part: (n: number) => PartLook | null = () => null): Body[] {
  type Shape = (Shape | null)[];
  const shapes = (count: number, edges: number): Shape[] => {
    if (edges === 0) return count === 0 ? [[]] : [];
    const found: Shape[] = [];
    for (let here = 0; here <= count; here++) {
      const heads = here === 0 ? [null] : shapes(here - 1, 2);
      for (const head of heads) for (const rest of shapes(count - here, edges - 1)) found.push([head, ...rest]);
    }
    return found;
  };
  return shapes(bodies - 1, 3).map((shape) => {
    let number = 0;
    let spots = 0;
    const grow = (edges: Shape): Body => {
      const name = `b${number++}`;
      const colour: Colour = COLOURS[(number * 7) % 4] ?? 'R';
      return {
        name,
        colour,
        edges: edges.map((edge, at): Spot | Body =>
          edge === null ? { name: `${name}.${at}`, part: part(spots++) } : grow(edge),
        ),
      };
    };
    return grow(shape);
  });
}

export function someCreatures(): Body[] {
  const random = rng('tank');
  const any = (): PartLook => ({
    kind: PART_KINDS[Math.floor(random() * PART_KINDS.length)] ?? 'Eye',
    colour: COLOURS[Math.floor(random() * 4)] ?? 'R',
    flipped: random() < 0.08,
    reversed: random() < 0.4,
    lit: random() < 0.6,
  });
  return [1, 2, 3, 4, 4, 5, 6, 6].map((bodies) => {
    const all = treesOf(bodies, (n) => (n % 5 === 4 ? null : any()));
    return all[Math.floor(random() * all.length)]!;
  });
}

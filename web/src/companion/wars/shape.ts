/** A creature of the pad as the drawing reads it. */

import type { Body as Drawn, Spot } from '../../art/wars/tree.ts';
import type { PartLook } from '../../art/wars/kinds.ts';
import { type Body, isPart } from './state.ts';

/** Spots are named `KEY/EDGE`, bodies by their key. */
export function shapeOf(bodies: readonly Body[], lit: boolean): Drawn | null {
  const draw = (body: Body): Drawn => ({
    name: body.key,
    colour: body.colour,
    edges: body.edges.flatMap((edge, at): (Spot | Drawn)[] => {
      if (edge === 'up') return [];
      if (edge === null) return [{ name: `${body.key}/${at}`, part: null }];
      if (isPart(edge)) return [{ name: `${body.key}/${at}`, part: { ...edge, lit } as PartLook }];
      const child = bodies.find((other) => other.key === edge.body);
      return child ? [draw(child)] : [{ name: `${body.key}/${at}`, part: null }];
    }),
  });
  const root = bodies[0];
  return root ? draw(root) : null;
}

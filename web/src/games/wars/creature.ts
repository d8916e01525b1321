/** A creature's zone as a tree of bodies. The board names places: `b0` is a body, `b0.2` its edge 2, `on` a joint. */

import { COLOURS, designOf, type PartLook } from '../../art/wars/kinds.ts';
import type { Body, Spot } from '../../art/wars/tree.ts';
import type { Board, Thing, Zone } from '../../protocol.ts';
import { idOf } from '../../table/sentences.ts';

/** The zone of somebody's creature. */
export function creatureOf(board: Board, seat: number): Zone | undefined {
  return board.zones.find((zone) => zone.owner === seat && zone.things.some((thing) => thing.ref.startsWith('body:')));
}

export function treeOf(zone: Zone): Body | null {
  const bodies = zone.things.filter((thing) => thing.ref.startsWith('body:'));
  const root = bodies.find((thing) => thing.on === '');
  if (root === undefined) return null;
  const byPlace = new Map(zone.things.map((thing) => [thing.place, thing]));
  const joined = new Map(bodies.filter((thing) => thing.on !== '').map((thing) => [thing.on, thing]));
  const grown = (body: Thing): Body => ({
    name: body.place,
    colour: COLOURS.find((colour) => colour === idOf(body.face)) ?? 'R',
    edges: (body.on === '' ? [0, 1, 2] : [1, 2]).map((edge): Spot | Body => {
      const name = `${body.place}.${edge}`;
      const child = joined.get(name);
      return child === undefined ? { name, part: partOf(byPlace.get(name)) } : grown(child);
    }),
  });
  return grown(root);
}

export function partOf(thing: Thing | undefined): PartLook | null {
  const design = thing?.filled ? designOf(idOf(thing.face)) : null;
  if (thing === undefined || design === null) return null;
  const has = (state: string): boolean => thing.states.includes(state);
  return { ...design, flipped: has('flipped'), reversed: has('reversed'), lit: !has('unlit') };
}

/** What is tried on: the touched card, at the touched empty spot. */
export function triedAt(zone: Zone, touched: ReadonlySet<string>): { place: string; part: PartLook } | null {
  const spot = zone.things.find((thing) => !thing.filled && touched.has(thing.ref));
  const card = [...touched]
    .map((ref) => (ref.startsWith('card:') ? designOf(idOf(ref)) : null))
    .find((found) => found !== null);
  return spot === undefined || card === undefined ? null : { place: spot.place, part: card };
}

/** The same tree with a part more. */
export function withPart(body: Body, place: string, part: PartLook): Body {
  const edges = body.edges.map((edge): Spot | Body =>
    'edges' in edge ? withPart(edge, place, part) : edge.name === place ? { ...edge, part } : edge,
  );
  return { ...body, edges };
}

/** The same tree with other parts at its spots. */
export function withParts(body: Body, at: (place: string) => PartLook | null): Body {
  const edges = body.edges.map((edge): Spot | Body =>
    'edges' in edge ? withParts(edge, at) : { ...edge, part: at(edge.name) },
  );
  return { ...body, edges };
}

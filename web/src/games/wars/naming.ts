/** What people call the places of a creature: by the colour of a body and the side an edge looks to, as it is drawn. */

import { COLOURS } from '../../art/wars/kinds.ts';
import { tagOf } from '../../icons/tags.ts';
import { isBody, laidOut, type Body, type BodyPlace } from '../../art/wars/tree.ts';
import type { Board } from '../../protocol.ts';
import { creatureOf, treeOf } from './creature.ts';
import { say } from '../../words/words.svelte.ts';

const WORDS: Readonly<Record<string, 'red' | 'green' | 'blue' | 'yellow'>> = {
  R: 'red',
  G: 'green',
  B: 'blue',
  Y: 'yellow',
};
/** What stands at a part or a body for its colour. */
export function letterOf(colour: string): string {
  return tagOf(WORDS[colour] ?? '').letter;
}

/** Edges look into six directions only; in degrees, clockwise from the right. */
const SIDES: Readonly<Record<number, string>> = {
  30: 'lower_right',
  90: 'lower',
  150: 'lower_left',
  210: 'upper_left',
  270: 'upper',
  330: 'upper_right',
};

/**
 * `body:P0.b1` → "the blue body", `spot:P0.b1.2` → "the lower left edge of the blue body", to whose creature it is "of
 * your blue body"; null: it is not there.
 */
export function placeOn(board: Board, ref: string, reader: number): string | null {
  const found = /^(?:body|spot):P(\d+)\.(b\d+(?:\.\d)?)$/.exec(ref);
  const zone = creatureOf(board, Number(found?.[1]));
  const root = zone === undefined ? null : treeOf(zone);
  return root === null || found === null ? null : (placesOf(root, zone?.owner === reader).get(found[2] ?? '') ?? null);
}

/** All places of a creature; to whose it is they are `own`. */
export function placesOf(root: Body, own: boolean): Map<string, string> {
  const names = new Map<string, string>();
  const { bodies } = laidOut(root, []);
  for (const place of bodies) {
    const name = { ...bodyName(place, bodies), whose: own ? 'yours' : 'theirs' };
    names.set(place.body.name, say('wars-the_body', name));
    place.body.edges.forEach((_, at) => {
      const edge = at + (place.parent < 0 ? 0 : 1);
      const normal = ((Math.round(place.angle + edge * 120 + 60) % 360) + 360) % 360;
      names.set(edgeName(place.body, at, edge), say('wars-the_edge', { ...name, side: SIDES[normal] ?? 'free' }));
    });
  }
  return names;
}

function edgeName(body: Body, at: number, edge: number): string {
  const there = body.edges[at];
  return there !== undefined && !isBody(there) ? there.name : `${body.name}.${edge}`;
}

/** Two of one colour are told apart by where they lie, more of them are counted from the left. */
function bodyName(place: BodyPlace, all: readonly BodyPlace[]): { colour: string; which: string } {
  const colour = WORDS[place.body.colour] ?? WORDS[COLOURS[0] ?? 'R'] ?? '';
  const same = all.filter((each) => each.body.colour === place.body.colour);
  if (same.length === 1) return { colour, which: 'only' };
  const inOrder = [...same].sort((one, other) => one.x - other.x || one.y - other.y);
  if (same.length > 2)
    return {
      colour,
      which: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][inOrder.indexOf(place)] ?? 'only',
    };
  const [one, other] = [inOrder[0]!, inOrder[1]!];
  const wide = Math.abs(one.x - other.x) >= Math.abs(one.y - other.y);
  const before = wide ? place === one : place.y < (place === one ? other : one).y;
  return { colour, which: wide ? (before ? 'left' : 'right') : before ? 'upper' : 'lower' };
}

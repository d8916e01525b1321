/**
 * What people called the places of a creature when something happened there. Bodies join, change their colour and fall
 * off; the log tells it all, so its lines may be read at any time with the names of theirs.
 */

import { COLOURS } from '../../art/wars/kinds.ts';
import type { Body, Spot } from '../../art/wars/tree.ts';
import type { Board, Happened, Zone } from '../../protocol.ts';
import { idOf } from '../../table/sentences.ts';
import { creatureOf } from './creature.ts';
import { placesOf } from './naming.ts';

/** A body by its number: its colour, and the place it is joined to; empty: the first one. */
interface Joined {
  colour: string;
  on: string;
}
type Creature = readonly Joined[];

/** The creature of a seat after each event of the log that changed it. */
type Past = readonly { after: number; creature: Creature }[];

const read = new WeakMap<readonly Happened[], Map<number, Past>>();

/** Of every seat, the newest last. */
export function pastOf(log: readonly Happened[]): ReadonlyMap<number, Past> {
  const known = read.get(log);
  if (known !== undefined) return known;
  const found = new Map<number, Past>();
  log.forEach(({ cue: { code, refs } }, at) => {
    const seat = Number(refs[0]?.slice('seat:P'.length));
    const before = found.get(seat) ?? [];
    const creature = changed(before.at(-1)?.creature ?? [], code, refs);
    if (creature !== null) found.set(seat, [...before, { after: at, creature }]);
  });
  read.set(log, found);
  return found;
}

/** Null: nothing has joined, changed its colour, or fallen off. */
function changed(creature: Creature, code: string, refs: readonly string[]): Creature | null {
  const colour = idOf(refs.findLast((ref) => ref.startsWith('colour:')) ?? '');
  const placed = (kind: string): string => refs.find((ref) => ref.startsWith(kind))?.replace(/^[^.]*\./, '') ?? '';
  const number = Number(placed('body:').slice(1));
  switch (code) {
    case 'body_joined':
      return [...creature, { colour, on: placed('spot:') }];
    case 'body_replaced':
      return creature.map((body, at) => (at === number ? { ...body, colour } : body));
    case 'fell_off':
      return creature.filter((_, at) => at !== number).map((body) => ({ ...body, on: movedDown(body.on, number) }));
  }
  return null;
}

/** Bodies after the one that fell off have a smaller number now. */
function movedDown(on: string, fallen: number): string {
  const [body = '', edge = ''] = on.split('.');
  const number = Number(body.slice(1));
  return on === '' || number < fallen ? on : `b${number - 1}.${edge}`;
}

function grown(creature: Creature, at = 0): Body {
  const name = `b${at}`;
  return {
    name,
    colour: COLOURS.find((colour) => colour === creature[at]?.colour) ?? 'R',
    edges: (at === 0 ? [0, 1, 2] : [1, 2]).map((edge): Spot | Body => {
      const child = creature.findIndex((body) => body.on === `${name}.${edge}`);
      return child < 0 ? { name: `${name}.${edge}`, part: null } : grown(creature, child);
    }),
  };
}

/** As it is on the table. */
const shown = (zone: Zone): Creature =>
  zone.things
    .filter((thing) => thing.ref.startsWith('body:'))
    .sort((one, other) => one.place.localeCompare(other.place))
    .map((thing) => ({ colour: idOf(thing.face), on: thing.on }));

const same = (one: Creature, other: Creature): boolean =>
  one.length === other.length && one.every((body, at) => body.colour === other[at]?.colour && body.on === other[at].on);

/**
 * What a place was called after event `at`; null: it was not there, or nobody knows, as the game did not begin with the
 * log.
 */
export function placeThen(
  board: Board,
  log: readonly Happened[],
  at: number,
  ref: string,
  reader: number,
): string | null {
  const [, seat = '', place = ''] = /^(?:body|spot):P(\d+)\.(.+)$/.exec(ref) ?? [];
  const zone = creatureOf(board, Number(seat));
  const past = pastOf(log).get(Number(seat)) ?? [];
  if (zone === undefined || !past.some((each) => same(each.creature, shown(zone)))) return null;
  const then = past.findLast((each) => each.after <= at);
  return then === undefined ? null : (placesOf(grown(then.creature), Number(seat) === reader).get(place) ?? null);
}

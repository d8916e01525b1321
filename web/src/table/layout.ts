/** Where the zones of a board go: stage, tray or side. Knows shapes and owners, and no game. */

import { type Board, CARDS, MAP, NOBODY, SLOTS, type Thing, type Zone } from '../protocol.ts';
import { say } from '../words/words.svelte.ts';

export interface Panel {
  seat: number;
  main: Zone | null; // what is drawn large: a monster, a creature
  open: Zone[]; // cards others see too, in front of the player
}

export interface Layout {
  panels: Panel[]; // one per player, the reader first
  tray: Zone[]; // shelves at the bottom: shared cards, then piles
  side: Zone[]; // of the reader: secrets and hand
}

export function layoutOf(board: Board, reader: number): Layout {
  const layout: Layout = { panels: [], tray: [], side: [] };
  for (const seat of seatsInOrder(board, reader)) layout.panels.push({ seat, main: null, open: [] });
  for (const zone of board.zones) {
    const panel = layout.panels.find((each) => each.seat === zone.owner);
    if (zone.shape === MAP) continue; // a game with a map lays its own table
    if (panel !== undefined && zone.shape === SLOTS && panel.main === null) panel.main = zone;
    else if (zone.owner === reader && zone.owner !== NOBODY && zone.shape === CARDS) layout.side.push(zone);
    else if (panel !== undefined && zone.shape === CARDS) panel.open.push(zone);
    else layout.tray.push(zone);
  }
  const rank = (zone: Zone): number =>
    zone.owner === NOBODY ? (zone.shape === CARDS ? 0 : 1) : zone.owner === reader ? 2 : 3;
  layout.tray.sort((one, other) => rank(one) - rank(other)); // stable: the game's own order inside
  return layout;
}

/** What lies somewhere on the table under this name. */
export function thingAt(board: Board | undefined, ref: string | null): Thing | null {
  if (board === undefined || !ref) return null;
  for (const zone of board.zones) {
    const found = zone.things.find((thing) => thing.ref === ref && thing.filled);
    if (found !== undefined) return found;
  }
  return null;
}

/** The reader first, then the others as they sit after him. */
export function seatsInOrder(board: Board, reader: number): number[] {
  const seats = board.standings.map((standing) => standing.seat);
  const at = seats.indexOf(reader);
  return at < 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)];
}

/**
 * A name for each of these things, the same as long as it lies here, wherever it moves to: what is drawn already
 * stays.
 */
export function keysOf(things: readonly Thing[]): string[] {
  const seen = new Map<string, number>();
  return things.map(({ ref }) => {
    const before = seen.get(ref) ?? 0;
    seen.set(ref, before + 1);
    return before === 0 ? ref : `${ref}/${before}`;
  });
}

/** What may be chosen and what has been: it stays where it lies while a gesture of several picks goes on. */
export function onOffer(live: ReadonlySet<string>, touched: ReadonlySet<string>): ReadonlySet<string> {
  return touched.size === 0 ? live : new Set([...live, ...touched]);
}

/** So many cards of one's own have their words in the side column. */
export const WORDED = 3;

/** What may be chosen comes first where the order says nothing: in a pile, or of a monster that lies in the tray. */
export function choicesFirst(zone: Zone, live: ReadonlySet<string>): readonly Thing[] {
  const may = (thing: Thing): boolean => thing.ref !== '' && live.has(thing.ref);
  if (zone.shape === CARDS || !zone.things.some(may)) return zone.things;
  return [...zone.things.filter(may), ...zone.things.filter((thing) => !may(thing))];
}

/** How many things of a zone an option points at. */
export function liveThings(zone: Zone, live: ReadonlySet<string>): number {
  return zone.things.filter((thing) => thing.ref !== '' && live.has(thing.ref)).length;
}

/** The shelf to open: the one with most live things; the first, if none has any; the present one in a tie. */
export function bestShelf(shelves: readonly Zone[], live: ReadonlySet<string>, present: string): string {
  let best = shelves.find((zone) => zone.name === present) ?? shelves[0];
  for (const zone of shelves) {
    if (best === undefined || liveThings(zone, live) > liveThings(best, live)) best = zone;
  }
  if (best !== undefined && liveThings(best, live) === 0) best = shelves[0];
  return best?.name ?? '';
}

/** What may be chosen lies together, wherever it comes from: a shelf more, before the others. */
export const TOGETHER = 'together';
export function withChoices(shelves: readonly Zone[], live: ReadonlySet<string>): Zone[] {
  const held = shelves.filter((zone) => liveThings(zone, live) > 0);
  const [first] = held;
  if (first === undefined || held.length < 2) return [...shelves];
  // Creatures stay apart, in front of what there is nothing to choose from.
  if (held.some((zone) => zone.shape === SLOTS)) return [...held, ...shelves.filter((zone) => !held.includes(zone))];
  const order = [...live]; // that of the options: their keys count up from the left, and kinds stay together
  const things = held
    .map((zone) => zone.things.filter((thing) => thing.ref !== '' && live.has(thing.ref)))
    .sort(([one], [other]) => order.indexOf(one?.ref ?? '') - order.indexOf(other?.ref ?? ''))
    .flat();
  return [{ ...first, name: TOGETHER, title: say('table-to_choose_from'), things, size: things.length }, ...shelves];
}

/**
 * Zones beside the tray whose things are to be chosen from, while the tray itself has nothing to choose: they are laid
 * into it, where every card has its name and room to be touched. Empty places are touched where they are.
 */
export function chosenFrom(
  tray: readonly Zone[],
  beside: readonly Zone[],
  live: ReadonlySet<string>,
  offered: ReadonlySet<string> = live,
): Zone[] {
  if (tray.some((zone) => liveThings(zone, live) > 0)) return [];
  return beside.filter((zone) =>
    zone.things.some((thing) => thing.filled && thing.ref !== '' && offered.has(thing.ref)),
  );
}

export function amount(zone: Zone): number {
  return zone.size ?? zone.things.filter((thing) => thing.filled).reduce((sum, thing) => sum + thing.count, 0);
}

/** What lies in the tray of the tank, and in which order: the own hand, the cards of this phase before the others;
 * what is
 * turned up; then discards and decks. */

import { type Board, NOBODY, type Option, type Outlook, SLOTS, type Thing, type Zone } from '../../protocol.ts';
import { amount } from '../../table/layout.ts';

const LAST = ['discard.', 'deck.'];

export function shelvesOf(board: Board, reader: number): Zone[] {
  const now = (zone: Zone): boolean => zone.things.length > 0 && zone.name === `P${reader}.${board.phase}`;
  const rank = (zone: Zone): number => {
    if (zone.owner === reader && zone.owner !== NOBODY) return now(zone) ? -1 : 0;
    if (zone.owner !== NOBODY) return 4; // hands of others: backs
    return (
      1 +
      LAST.findIndex((prefix) => zone.name.startsWith(prefix)) +
      (LAST.some((prefix) => zone.name.startsWith(prefix)) ? 1 : 0)
    );
  };
  return board.zones
    .filter((zone) => zone.shape !== SLOTS && zone.name !== 'battle')
    .map((zone, at) => ({ zone, at }))
    .sort((one, other) => rank(one.zone) - rank(other.zone) || one.at - other.at)
    .map(({ zone }) => zone);
}

/** The touched card, if the server says what it would come to. */
export function verdictOf(board: Board, touched: ReadonlySet<string>): Thing | null {
  const things = board.zones.flatMap((zone) => zone.things);
  return things.find((each) => each.note !== '' && touched.has(each.ref)) ?? null;
}

/** What a card of the battle has made of a part: it counts for less than it is worth by itself, `attack/defence`. */
export function lessened(worth: string, counts: string, counting: string): boolean {
  const [attack, defence] = worth.split('/');
  return Number(counting) < Number(counts === 'attack' ? attack : defence);
}

/** What the server says an option would come to: `4/1` for a part, `6 : 3` for an attack. */
export function worthOf(ahead: Outlook, option: Option | null): string {
  return ahead.odds.find((each) => each.action === option?.action)?.sum.total ?? '';
}

/** MW-6.3: what a body costs lies beside the pile it is bought from, so that one sees what one would give. */
export function withPrice(shelves: readonly Zone[], live: ReadonlySet<string>, reader: number): Zone[] {
  const pile = shelves.find((zone) => zone.name === 'deck.bodies');
  const bought = pile?.things.filter((thing) => thing.ref !== '' && live.has(thing.ref)) ?? [];
  if (bought.length === 0) return [...shelves];
  return shelves.map((zone) =>
    zone.name === `P${reader}.parts` ? { ...zone, things: [...bought, ...zone.things], size: amount(zone) } : zone,
  );
}

/** What lies in the tray of the tank, and in which order: the own hand, the cards of this phase before the others; what is
 * turned up; then discards and decks. */

import { type Board, NOBODY, SLOTS, type Zone } from '../../protocol.ts';

const LAST = ['discard.', 'deck.'];

export function shelvesOf(board: Board, reader: number): Zone[] {
  const phase = /· (\w+)/.exec(board.status)?.[1] ?? ''; // "Turn 1 · Mutate"
  const now = (zone: Zone): boolean => phase !== '' && zone.things.length > 0 && zone.title.includes(`${phase} card`);
  const rank = (zone: Zone): number => {
    if (zone.owner === reader && zone.owner !== NOBODY) return now(zone) ? -1 : 0;
    if (zone.owner !== NOBODY) return 4; // hands of others: backs
    return 1 + LAST.findIndex((prefix) => zone.name.startsWith(prefix)) + (LAST.some((prefix) => zone.name.startsWith(prefix)) ? 1 : 0);
  };
  return board.zones
    .filter((zone) => zone.shape !== SLOTS && zone.name !== 'battle')
    .map((zone, at) => ({ zone, at }))
    .sort((one, other) => rank(one.zone) - rank(other.zone) || one.at - other.at)
    .map(({ zone }) => zone);
}

/** What the touched card would come to, in the server's words. */
export function verdictOf(board: Board, touched: ReadonlySet<string>): string {
  for (const zone of board.zones) {
    const thing = zone.things.find((each) => each.note !== '' && touched.has(each.ref));
    if (thing !== undefined) return thing.note;
  }
  return '';
}

/** Who is called what at a table. */

import type { SeatSummary } from '../protocol.ts';
import { ownSeat } from '../stores/ownseat.svelte.ts';
import { say, words } from '../words/words.svelte.ts';

/** One name per seat, each different: two bots of one kind, or one guest on two seats, are numbered. */
export function seatNames(seats: readonly SeatSummary[], nicknames: Readonly<Record<string, string>> = {}): string[] {
  const plain = seats.map(
    (seat) =>
      nicknames[seat.seat]?.trim() ||
      (seat.kind === 'bot' ? botName(seat.name) : seat.name.trim()) ||
      (seat.kind === 'open' ? say('common-open_seat') : say('common-somebody')),
  );
  return numbered(plain);
}

/** Bots are named as people are: "Sorrel", "Greedy". */
export function botName(bot: string): string {
  return bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** Names by seat, where only the seats of bots are known. */
export function calledAt(names: readonly string[], bots: readonly number[]): string[] {
  return names.map((name, seat) => (bots.includes(seat) ? botName(name) : name));
}

/** Names that are there several times have a number each. */
export function numbered(names: readonly string[]): string[] {
  return names.map((name, at) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`;
  });
}

export function initial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '?';
}

/** Mira, Tomas and Igor. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? say('common-nobody');
  return new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(names);
}

/**
 * Colours of the seats: constant over the whole game; the initial tells them apart as well. The first is the
 * reader's own, wherever he sits.
 */
export const SEAT_COLOURS = ['#b0adff', '#6ce2b8', '#ffcf33', '#ff725c', '#8fdcff', '#f5eedc'];

export function seatColour(seat: number): string {
  const { seat: own } = ownSeat;
  const place = own < 0 ? seat : seat === own ? 0 : seat < own ? seat + 1 : seat;
  return SEAT_COLOURS[place % SEAT_COLOURS.length] ?? '#f5eedc';
}

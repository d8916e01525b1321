/** The tables of the lobby: in which order, under which heading, and what is said about each. */

import type { ClockRule, Lobby, RecordLine, TableSummary } from '../protocol.ts';
import { calledAt, listed as inWords, seatNames } from '../table/people.ts';
import { say, words } from '../words/words.svelte.ts';

export interface Lists {
  turn: TableSummary[]; // they wait for me
  going: TableSummary[]; // mine, and others are to act or to come
  open: TableSummary[]; // of others: a seat is free
  watch: TableSummary[]; // of others: being played
}

export function sorted(lobby: Lobby): Lists {
  const newest = (one: TableSummary, other: TableSummary): number => other.created - one.created;
  const mine = lobby.mine.filter((table) => table.status !== 'over');
  return {
    turn: mine.filter((table) => table.your_turn).sort(newest),
    going: mine.filter((table) => !table.your_turn).sort(newest),
    open: lobby.listed.filter((table) => table.status === 'open' && freeSeats(table) > 0).sort(newest),
    watch: lobby.listed.filter((table) => table.status === 'playing').sort(newest),
  };
}

export interface Finished {
  table: string;
  title: string;
  names: string; // of mine: with whom
  when: number; // seconds; 0: not known
  mine: boolean;
}

/** Finished games, mine first; a game of mine that is also in the public list stands once. */
export function finished(lobby: Lobby, records: readonly RecordLine[], title: (game: string) => string): Finished[] {
  const ended = new Map(records.map((record) => [record.table, record.ended]));
  const own = lobby.mine
    .filter((table) => table.status === 'over')
    .map((table) => ({
      table: table.id,
      title: table.title || title(table.game),
      names: company(table),
      when: ended.get(table.id) ?? table.created,
      mine: true,
    }));
  const known = new Set(own.map((game) => game.table));
  const others = records
    .filter((record) => !known.has(record.table))
    .map((record) => ({
      table: record.table,
      title: title(record.game),
      names: inWords(calledAt(record.names, record.bots)),
      when: record.ended,
      mine: false,
    }));
  const newest = (one: Finished, other: Finished): number => other.when - one.when;
  return [...own.sort(newest), ...others.sort(newest)];
}

export function freeSeats(table: TableSummary): number {
  return table.seats.filter((seat) => seat.kind === 'open').length;
}

/** "with Tomas and Igor", "alone with one chair". */
export function company(table: TableSummary): string {
  const names = seatNames(table.seats);
  const others = table.seats
    .filter((seat) => !seat.yours && seat.kind !== 'open')
    .map((seat) => names[seat.seat] ?? '');
  if (others.length > 0) return say('lobby-with', { names: inWords(others) });
  return table.seats.every((seat) => seat.yours) ? say('lobby-several') : say('lobby-nobody_yet');
}

export function situation(table: TableSummary): string {
  if (table.status === 'frozen') return say('lobby-frozen');
  const free = freeSeats(table);
  if (table.status === 'open')
    return free > 0
      ? say('lobby-seats_taken', { taken: table.seats.length - free, seats: table.seats.length })
      : say('lobby-everybody');
  return say(table.your_turn ? 'lobby-answers_turn' : 'lobby-answers', { count: table.ply });
}

/** How it stands there, and how long one may think. */
export function summed(table: TableSummary): string {
  return [situation(table), clockWords(table.clock)].filter(Boolean).join(' · ');
}

/** "10 min + 10 s"; empty without a clock. */
export function clockWords(clock: ClockRule | null): string {
  if (clock === null) return '';
  const added = clock.increment ?? 0;
  return `${span(clock.bank)}${added > 0 ? ` + ${span(added)}` : ''}`;
}

function span(seconds: number): string {
  if (seconds >= 86_400 && seconds % 86_400 === 0) return say('lobby-days', { count: seconds / 86_400 });
  if (seconds >= 3600 && seconds % 3600 === 0) return say('lobby-hours', { count: seconds / 3600 });
  if (seconds >= 60 && seconds % 60 === 0) return say('lobby-minutes', { count: seconds / 60 });
  return say('lobby-seconds', { count: seconds });
}

/** "today", "yesterday", "3 days ago", then the date. */
export function ago(when: number, now: number): string {
  const day = (seconds: number): number =>
    Math.floor((seconds - new Date(seconds * 1000).getTimezoneOffset() * 60) / 86_400);
  const days = day(now) - day(when);
  if (when <= 0) return '';
  if (days < 14)
    return new Intl.RelativeTimeFormat(words.locale, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  return words.date(when * 1000, { day: 'numeric', month: 'short', year: 'numeric' });
}

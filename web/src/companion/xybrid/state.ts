/** An infamy table as its log has it: who scored what in which round, who begins, whether it is over. */

import { say } from '../../words/words.svelte.ts';
import type { Entry } from '../log.ts';
import { signed } from '../numbers.ts';
import { type Position, type SlotName, ROUNDS, ranks, whoBegins } from '../rules/xybrid.ts';
import { asNumber, asText, asTexts, playersOf } from '../reading.ts';

export interface Scored {
  id: string;
  seat: number;
  round: number;
  by: number;
  note: string;
  monster: Monster | null;
  engine: boolean; // what the engine's deployment changed
}
export interface Monster {
  parts: { id: string; slot: SlotName }[];
  hand: string[];
  more: number; // effects that were added by hand
}
/** XY-1.6, XY-2.1  Who begins a round, and among whom the lot fell. The same on all phones. */
export interface Beginning {
  seat: number;
  tied: number[];
}
export interface Infamy {
  players: string[];
  round: number;
  scores: Scored[];
  rounds: number[][]; // by round, then seat
  totals: number[]; // never below 0 (XY-12.7)
  begins: (Beginning | null)[]; // by round; null: nobody has said yet
  tied: number[]; // who could begin the next round
  over: boolean;
  ranks: number[];
}

export function fold(entries: readonly Entry[]): Infamy {
  const players = playersOf(entries).slice(0, 4);
  const seats = players.map((_, seat) => seat);
  const table: Infamy = {
    players,
    round: 1,
    scores: [],
    rounds: Array.from({ length: ROUNDS }, () => seats.map(() => 0)),
    totals: seats.map(() => 0),
    begins: Array.from({ length: ROUNDS }, () => null),
    tied: [],
    over: false,
    ranks: [],
  };
  for (const { id, kind, data } of entries) {
    const seat = asNumber(data.seat, -1);
    const round = Math.min(ROUNDS, Math.max(1, asNumber(data.round, table.round)));
    if (kind === 'score' && seats.includes(seat)) {
      // XY-12.7: infamy never falls below 0; what is taken from somebody who has nothing is nothing.
      const by = Math.max(-table.totals[seat]!, Math.trunc(asNumber(data.by, 0)));
      table.totals[seat]! += by;
      table.rounds[round - 1]![seat]! += by;
      table.scores.push({
        id,
        seat,
        round,
        by,
        note: asText(data.note),
        monster: readMonster(data.monster),
        engine: data.engine === true,
      });
    } else if (kind === 'end') table.over = true;
    else if (kind === 'round' || kind === 'first') {
      if (kind === 'round') table.round = Math.max(table.round, round);
      const tied = Array.isArray(data.tied) ? seats.filter((each) => (data.tied as unknown[]).includes(each)) : [];
      if (seats.includes(seat)) table.begins[round - 1] ??= { seat, tied }; // the first lot stands
    }
  }
  table.tied = whoBegins(table.totals);
  table.ranks = ranks(table.totals);
  return table;
}

function readMonster(given: unknown): Monster | null {
  if (typeof given !== 'object' || given === null) return null;
  const { parts, hand, more } = given as Record<string, unknown>;
  if (!Array.isArray(parts)) return null;
  const placed = parts.flatMap((each: unknown) => {
    const { id, slot } = (each ?? {}) as Record<string, unknown>;
    return typeof id === 'string' && typeof slot === 'string' ? [{ id, slot: slot as SlotName }] : [];
  });
  return { parts: placed, hand: asTexts(hand), more: Math.trunc(asNumber(more, 0)) };
}

/** The monster somebody has entered in a round, as they last changed it. */
export const monsterOf = (table: Infamy, seat: number, round: number): Monster | null =>
  table.scores.filter((one) => one.seat === seat && one.round === round && one.monster).at(-1)?.monster ?? null;

/** What monsters, and the engine's deployment of them, have brought somebody in a round so far. */
export const scored = (table: Infamy, seat: number, round: number, engine = true): number =>
  table.scores
    .filter((one) => one.seat === seat && one.round === round && (one.monster || (engine && one.engine)))
    .reduce((sum, one) => sum + one.by, 0);

/** The infamy somebody had at the end of a round, or has now. */
const reached = (table: Infamy, seat: number, round: number): number =>
  table.rounds.slice(0, round).reduce((sum, scores) => sum + (scores[seat] ?? 0), 0);

const isTap = ({ by, note, monster, engine }: Scored): boolean =>
  (Math.abs(by) === 1 || Math.abs(by) === 5) && !note && !monster && !engine;

/** What was tapped last, all in a row for one player, or typed at once: so that a thumb sees what it did. */
export function lastTaps(table: Infamy): { seat: number; round: number; by: number } | null {
  const last = table.scores.at(-1);
  if (!last) return null;
  const before = table.scores.findLastIndex(
    (one) => one !== last && (!isTap(last) || !isTap(one) || one.seat !== last.seat || one.round !== last.round),
  );
  return {
    seat: last.seat,
    round: last.round,
    by: table.scores.slice(before + 1).reduce((sum, one) => sum + one.by, 0),
  };
}

/** The position the calculator reads: the monsters of this round, and what earlier ones left in the piles (XY-10.1). */
export function positionOf(table: Infamy, round: number, seat = -1, draft: Monster | null = null): Position {
  return {
    round,
    // all are deployed together
    infamy: table.players.map((_, whose) => reached(table, whose, round) - scored(table, whose, round)),
    seats: table.players.map((_, whose) => {
      const now = whose === seat ? draft : monsterOf(table, whose, round);
      const piles = Array.from({ length: round - 1 }, (_, at) => monsterOf(table, whose, at + 1));
      return {
        monster: now?.parts ?? [],
        hand: now?.hand ?? [],
        pile: piles.flatMap((each) => each?.parts.map((part) => part.id) ?? []),
      };
    }),
  };
}

/** Whether every monster of a round has been entered by its parts, with its core. */
export const allEntered = (table: Infamy, round: number): boolean =>
  positionOf(table, round).seats.every(({ monster }) => monster.some(({ slot }) => slot === 'core'));

/** What an entry is called where it can be taken back. */
export function nameOf(entry: Entry, players: readonly string[]): string {
  const who = players[asNumber(entry.data.seat, -1)] ?? '';
  const by = asNumber(entry.data.by, 0);
  if (entry.kind === 'score') return `${signed(by)} ${who}`;
  if (entry.kind === 'round') return say('companion-entry_round', { round: asNumber(entry.data.round, 1) });
  if (entry.kind === 'first') return say('infamy-entry_first', { who });
  if (entry.kind === 'name') return say('companion-entry_name', { name: asText(entry.data.name) });
  if (entry.kind === 'end') return say('companion-entry_end');
  return entry.kind;
}

/** An infamy table as its log has it: who scored what in which round, who begins, whether it is over. */

import type { Entry } from '../log.ts';
import { type Position, type SlotName, ROUNDS, ranks, whoBegins } from '../rules/xybrid.ts';
import { asNumber, asText, asTexts } from '../reading.ts';

export interface Scored {
  id: string;
  seat: number;
  round: number;
  by: number;
  note: string;
  monster: Monster | null;
}
export interface Monster {
  parts: { id: string; slot: SlotName }[];
  hand: string[];
}
export interface Infamy {
  players: string[];
  round: number;
  scores: Scored[];
  rounds: number[][]; // by round, then seat
  totals: number[]; // never below 0 (XY-12.7)
  begins: (number | null)[]; // by round; null: nobody has drawn lots yet
  tied: number[]; // who could begin the next round
  over: boolean;
  ranks: number[];
}

export function fold(entries: readonly Entry[]): Infamy {
  const opening = entries.find((entry) => entry.kind === 'table');
  const players = asTexts(opening?.data.players).slice(0, 4);
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
    if (kind === 'name' && seats.includes(seat)) players[seat] = asText(data.name).slice(0, 24) || players[seat]!;
    else if (kind === 'score' && seats.includes(seat)) {
      // XY-12.7: infamy never falls below 0; what is taken from somebody who has nothing is nothing.
      const by = Math.max(-table.totals[seat]!, Math.trunc(asNumber(data.by, 0)));
      table.totals[seat]! += by;
      table.rounds[round - 1]![seat]! += by;
      table.scores.push({ id, seat, round, by, note: asText(data.note), monster: readMonster(data.monster) });
    } else if (kind === 'round') table.round = Math.max(table.round, round);
    else if (kind === 'first' && seats.includes(seat)) table.begins[round - 1] ??= seat; // the first lot stands
    else if (kind === 'end') table.over = true;
  }
  table.tied = whoBegins(table.totals);
  table.ranks = ranks(table.totals);
  return table;
}

function readMonster(given: unknown): Monster | null {
  if (typeof given !== 'object' || given === null) return null;
  const { parts, hand } = given as Record<string, unknown>;
  if (!Array.isArray(parts)) return null;
  const placed = parts.flatMap((each: unknown) => {
    const { id, slot } = (each ?? {}) as Record<string, unknown>;
    return typeof id === 'string' && typeof slot === 'string' ? [{ id, slot: slot as SlotName }] : [];
  });
  return { parts: placed, hand: asTexts(hand) };
}

/** The position the calculator reads: the monsters of this round, and what earlier ones left in the piles (XY-10.1). */
export function positionOf(table: Infamy, round: number, seat: number, draft: Monster): Position {
  const monsterOf = (whose: number, when: number): Monster | null =>
    table.scores.filter((one) => one.seat === whose && one.round === when && one.monster).at(-1)?.monster ?? null;
  return {
    round,
    infamy: table.totals,
    seats: table.players.map((_, whose) => {
      const now = whose === seat ? draft : monsterOf(whose, round);
      const piles = Array.from({ length: round - 1 }, (_, at) => monsterOf(whose, at + 1));
      return {
        monster: now?.parts ?? [],
        hand: now?.hand ?? [],
        pile: piles.flatMap((each) => each?.parts.map((part) => part.id) ?? []),
      };
    }),
  };
}

/** What an entry is called where it can be taken back. */
export function nameOf(entry: Entry, players: readonly string[]): string {
  const who = players[asNumber(entry.data.seat, -1)] ?? '';
  const by = asNumber(entry.data.by, 0);
  if (entry.kind === 'score') return `${by < 0 ? '−' : '+'}${Math.abs(by)} ${who}`;
  if (entry.kind === 'round') return `round ${asNumber(entry.data.round, 1)}`;
  if (entry.kind === 'first') return `${who} begins`;
  if (entry.kind === 'name') return `name ${asText(entry.data.name)}`;
  if (entry.kind === 'end') return 'end of the game';
  return entry.kind;
}

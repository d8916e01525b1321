/** What each round brought, as the log tells it. */

import type { Board, Happened } from '../../protocol.ts';
import { counted, seatOf } from './script.ts';

export interface RoundRow {
  round: number;
  effects: number[]; // by seat: gained and lost by cards
  monster: number[];
  hand: number[];
  total: number[];
}

export function roundsOf(log: readonly Happened[], seats: number): RoundRow[] {
  const rows: RoundRow[] = [];
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  for (const event of log) {
    const { code, numbers } = event.cue;
    if (code === 'round_started') rows.push({ round: numbers[0] ?? rows.length + 1, effects: none(), monster: none(), hand: none(), total: none() });
    const row = rows.at(-1);
    const seat = seatOf(event);
    if (row === undefined || seat < 0) continue;
    const add = (to: number[], amount: number): void => {
      to[seat] = (to[seat] ?? 0) + amount;
      row.total[seat] = (row.total[seat] ?? 0) + amount;
    };
    if (code === 'gained') add(row.effects, numbers[0] ?? 0);
    else if (code === 'lost') add(row.effects, -(numbers[0] ?? 0));
    else if (code === 'monster_scored') add(row.monster, numbers[0] ?? 0);
    else if (code === 'hand_scored') add(row.hand, numbers[0] ?? 0);
  }
  return rows;
}

/** The parts of each monster that counted, the dearest first. */
export function partsOf(board: Board, seats: number): { ref: string; value: number }[][] {
  return Array.from({ length: seats }, (_, seat) => counted(board, seat).sort((one, other) => other.value - one.value));
}

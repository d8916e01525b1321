/** What each round brought, as the log tells it. */

import type { Board, Happened } from '../../protocol.ts';
import { counted, seatOf } from './script.ts';

export interface RoundRow {
  round: number;
  effects: number[]; // by seat: gained and lost by cards
  causes: { card: string; amount: number }[][]; // by seat: which cards these were
  monster: number[];
  hand: number[];
  total: number[];
}

/** What a card says it does is told before what it does; while monsters are deployed, what it draws does not count. */
const DEPLOYING = new Set(['activated', 'breakthrough_activated']);
const ACTING = new Set([...DEPLOYING, 'mission_activated', 'drawn', 'attached']);
const CARD = /^(part|breakthrough):/;

export function roundsOf(log: readonly Happened[], seats: number): RoundRow[] {
  const rows: RoundRow[] = [];
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  let acting = ''; // the card that acts
  let deploying = false;
  for (const event of log) {
    const { code, numbers } = event.cue;
    if (code === 'round_started')
      rows.push({
        round: numbers[0] ?? rows.length + 1,
        effects: none(),
        causes: none().map(() => []),
        monster: none(),
        hand: none(),
        total: none(),
      });
    if (DEPLOYING.has(code)) deploying = true;
    else if (code === 'turn_started' || code === 'mission_activated') deploying = false;
    if (deploying ? DEPLOYING.has(code) : ACTING.has(code)) acting = event.cue.refs.find((ref) => CARD.test(ref)) ?? '';
    const row = rows.at(-1);
    const seat = seatOf(event);
    if (row === undefined || seat < 0) continue;
    const add = (to: number[], amount: number): void => {
      to[seat] = (to[seat] ?? 0) + amount;
      row.total[seat] = (row.total[seat] ?? 0) + amount;
    };
    if (code === 'gained' || code === 'lost') {
      const amount = (code === 'gained' ? 1 : -1) * (numbers[0] ?? 0);
      add(row.effects, amount);
      if (amount !== 0) note(row.causes[seat] ?? [], acting, amount);
    }
    if (code === 'monster_scored') add(row.monster, numbers[0] ?? 0);
    else if (code === 'hand_scored') add(row.hand, numbers[0] ?? 0);
  }
  return rows;
}

/** A card that acts again and again is told once, with all it came to. */
function note(causes: { card: string; amount: number }[], card: string, amount: number): void {
  const known = causes.find((cause) => cause.card === card && cause.amount > 0 === amount > 0);
  if (known === undefined) causes.push({ card, amount });
  else known.amount += amount;
}

/** What each round brought, by seat: "28 + 32 + 37". */
export function sumsOf(log: readonly Happened[], seats: number): string[] {
  const rounds = roundsOf(log, seats);
  return Array.from({ length: seats }, (_, seat) => rounds.map((row) => row.total[seat] ?? 0).join(' + '));
}

/** The parts of each monster that counted, the dearest first. */
export function partsOf(board: Board, seats: number): { ref: string; value: number }[][] {
  return Array.from({ length: seats }, (_, seat) => counted(board, seat).sort((one, other) => other.value - one.value));
}

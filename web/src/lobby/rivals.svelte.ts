/** Against whom one plays at once: the level that was last chosen for a game, and one up for who has won twice. */

import { api } from '../api.ts';
import type { GameLine, Opponent } from '../protocol.ts';
import { keep, kept } from '../stores/kept.ts';
import { me } from '../stores/me.svelte.ts';
import { outcomeOf } from './games.ts';

const FIRST = 3; // for who comes for the first time
const OFTEN = 2; // won in a row: one up

/** My last games; empty until somebody has asked, and for who has none. */
export const lately: { lines: GameLine[] } = $state({ lines: [] });

export async function askLately(): Promise<void> {
  if (!me.name) return;
  lately.lines = (await api.myGames()).games;
}

export function chosenLevel(game: string, highest: number): number {
  const before = Number(kept(`level.${game}`));
  return before >= 1 && before <= highest ? before : Math.min(FIRST, highest);
}

export function chooseLevel(game: string, level: number): void {
  keep(`level.${game}`, String(level));
}

/** Who is offered instead of somebody who was beaten twice running; nobody above the last. */
export function oneUp(
  lines: readonly GameLine[],
  game: string,
  rival: Opponent,
  all: readonly Opponent[],
): Opponent | undefined {
  const met = lines.filter((line) => line.game === game && line.status === 'over' && line.names.includes(rival.name));
  const beaten = met.length >= OFTEN && met.slice(0, OFTEN).every((line) => outcomeOf(line) === 'won');
  return beaten ? all.find((other) => other.level === rival.level + 1) : undefined;
}

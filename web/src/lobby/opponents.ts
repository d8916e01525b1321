import type { Opponent } from '../protocol.ts';

/** The bots with a character, as the server has told of them in the reader's language. */
const told = new Map<string, Opponent>();

export function introduce(opponents: readonly Opponent[]): void {
  for (const opponent of opponents) told.set(opponent.name, opponent);
}

/** "5 · Sorrel always takes what looks best"; empty for a bot without a character. */
export function opponentWords(bot: string): string {
  const opponent = told.get(bot);
  return opponent ? `${opponent.level} · ${opponent.plays}` : '';
}

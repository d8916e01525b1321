import type { Opponent } from '../protocol.ts';
import { say } from '../words/words.svelte.ts';

/** The bots with a character, as the server has told of them in the reader's language. */
const told = new Map<string, Opponent>();

export function introduce(opponents: readonly Opponent[]): void {
  for (const opponent of opponents) told.set(opponent.name, opponent);
}

/** As the character is called: "Sorrel". */
export function characterName(bot: string): string {
  return bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** "1240 points; Sorrel has 1000."; empty where nobody has measured. */
export function strengthWords(opponent: Opponent, game: string): string {
  const points = opponent.ratings[game];
  return points === undefined ? '' : say('lobby-rating', { points });
}

/** "5 · Sorrel always takes what looks best"; empty for a bot without a character. */
export function opponentWords(bot: string): string {
  const opponent = told.get(bot);
  return opponent ? `${opponent.level} · ${opponent.plays}` : '';
}

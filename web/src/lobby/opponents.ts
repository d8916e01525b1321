import type { Opponent } from '../protocol.ts';
import { botName } from '../table/people.ts';
import { say } from '../words/words.svelte.ts';

/** The bots with a character, as the server has told of them in the reader's language. */
const told = new Map<string, Opponent>();

export function introduce(opponents: readonly Opponent[]): void {
  for (const opponent of opponents) told.set(opponent.name, opponent);
}

/** "1240 points; Sorrel has 1000."; empty where nobody has measured. */
export function strengthWords(opponent: Opponent, game: string): string {
  const points = opponent.ratings[game];
  return points === undefined ? '' : say('lobby-rating', { points });
}

/** In a list: "Level 5: Sorrel", and of a bot without a character what it does. */
export function opponentWords(bot: string): string {
  const opponent = told.get(bot);
  const name = botName(bot);
  if (opponent) return say('lobby-rival_level', { level: opponent.level, name });
  return say(`common-bot_${bot === 'random' || bot === 'greedy' ? bot : 'other'}`, { bot: name });
}

/** "Sorrel always takes what looks best."; empty for a bot without a character. */
export function playsWords(bot: string): string {
  return told.get(bot)?.plays ?? '';
}

import type { Opponent } from '../protocol.ts';
import { botName } from '../table/people.ts';
import { say } from '../words/words.svelte.ts';

/** The bots with a character, as the server has told of them in the reader's language. */
const told = new Map<string, Opponent>();

export function introduce(opponents: readonly Opponent[]): void {
  for (const opponent of opponents) told.set(opponent.name, opponent);
}

/** In a list: "5 · Sorrel", and of a bot without a character what it does. */
export function opponentWords(bot: string): string {
  const opponent = told.get(bot);
  const name = botName(bot);
  if (opponent) return say('common-bot_level', { level: opponent.level, name });
  return say(`common-bot_${bot === 'random' || bot === 'greedy' ? bot : 'other'}`, { bot: name });
}

/** "Sorrel always takes what looks best."; empty for a bot without a character. */
export function playsWords(bot: string): string {
  return told.get(bot)?.plays ?? '';
}

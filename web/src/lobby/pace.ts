/** How fast bots answer. */

import type { BotPace } from '../protocol.ts';
import { say } from '../words/words.svelte.ts';

export type BotsPace = BotPace['pace'];
export const PACES: readonly BotsPace[] = ['slow', 'normal', 'fast', 'at once'];

/** "slowly": as in "Bots answer slowly". */
export function paceWords(pace: BotsPace): string {
  return say(`common-pace_${pace === 'at once' ? 'at_once' : pace}`);
}

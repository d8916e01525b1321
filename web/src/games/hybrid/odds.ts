/** Which of the rolls that may come is shown, and its ten faces. */

import type { Odds, Option } from '../../protocol.ts';
import { thingOf } from './chips.ts';
import { say } from '../../words/words.svelte.ts';

/** That of the chosen option, of the one under the pointer, or the first. */
export function oddsShown(odds: readonly Odds[], chosen: Option | null, lit: ReadonlySet<string>): Odds | null {
  return (
    odds.find((each) => chosen !== null && each.action === chosen.action) ??
    odds.find((each) => each.ref !== '' && lit.has(each.ref)) ??
    odds.find((each) => each.action >= 0 && each.given === '') ??
    odds[0] ??
    null
  );
}

/** Beside an option in words. */
export function oddsOf(option: Option, odds: readonly Odds[]): string {
  const found = odds.find((each) => each.action === option.action);
  return found === undefined
    ? ''
    : say('hybrid-sl', { level: found.sum.total.replace('-', '−'), chance: found.chance });
}

/** What a card in hand would come to, for its points and for its effect. */
export function oddsOfCard(
  ref: string,
  odds: readonly Odds[],
  options: readonly Option[],
): { use: 'points' | 'effect'; chance: number }[] {
  return odds
    .filter((each) => each.given === ref)
    .map((each) => ({
      use: options.some((option) => option.action === each.action && thingOf(option).endsWith(' effect'))
        ? 'effect'
        : 'points',
      chance: each.chance,
    }));
}

export type Sign = 'perfect' | 'hit' | 'miss' | 'never';

/** What each face of the die would mean for a Success Level, as the sum says it. */
export function faces(level: number, perfect: number): Sign[] {
  return Array.from({ length: 10 }, (_, at) => {
    const die = at + 1;
    if (die === 10) return 'never';
    if (die <= Math.max(1, perfect)) return 'perfect';
    return die <= level ? 'hit' : 'miss';
  });
}

/** Which of the rolls that may come is shown, and its ten faces. */

import type { Odds, Option } from '../../protocol.ts';

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

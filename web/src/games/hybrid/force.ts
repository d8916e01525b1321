/** A force in the making: picks in any order. What they come to, the server says. */

import type { Warrior } from '../../art/hybrid/token.ts';
import type { Face, Roster } from '../../protocol.ts';
import type { Plan } from '../../table/choosing.svelte.ts';
import { idOf } from '../../table/sentences.ts';
import { say } from '../../words/words.svelte.ts';

/** A profile as it is drawn before anybody of it stands on the map: large ones as small as all. */
export function recruitOf(ref: string, face: Face | null): Warrior {
  return {
    profile: idOf(ref),
    rank: Number(face?.value ?? 0),
    big: false,
    unique: face?.tags.includes('unique') ?? false,
  };
}

/** One of these less; the last one that was taken. */
export function without(picked: readonly number[], action: number): number[] {
  const at = picked.lastIndexOf(action);
  return at < 0 ? [...picked] : picked.filter((_, place) => place !== at);
}

/**
 * The answers that give the force, as one plan; null while something is missing. A step back takes the last one
 * out.
 */
export function forcePlan(roster: Roster | null, back: () => null): Plan | null {
  if (roster === null || roster.actions.length === 0) return null;
  const left = roster.budget - roster.spent;
  const label = say('hybrid-muster', { count: roster.number });
  return {
    label,
    actions: roster.actions,
    refs: [],
    back,
    note: say('hybrid-ranks_left', { count: Math.max(0, left) }),
  };
}

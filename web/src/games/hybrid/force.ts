/** A force in the making: picks in any order. What they come to, the server says. */

import type { Roster } from '../../protocol.ts';
import type { Plan } from '../../table/choosing.svelte.ts';

/** One of these less; the last one that was taken. */
export function without(picked: readonly number[], action: number): number[] {
  const at = picked.lastIndexOf(action);
  return at < 0 ? [...picked] : picked.filter((_, place) => place !== at);
}

/** The answers that give the force, as one plan; null while something is missing. A step back takes the last one out. */
export function forcePlan(roster: Roster | null, back: () => null): Plan | null {
  if (roster === null || roster.actions.length === 0) return null;
  const left = roster.budget - roster.spent;
  const label = roster.number === 1 ? 'Muster 1 warrior' : `Muster ${roster.number} warriors`;
  return { label, actions: roster.actions, refs: [], back, note: left > 0 ? `${left} Rank${left === 1 ? '' : 's'} left` : 'All Ranks used' };
}

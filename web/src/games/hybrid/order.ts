/** The order of activations, as far as it is known: those who have acted, him who acts, then both sides in turn. */

import type { Figurine } from './warriors.ts';

export function trackOf(figurines: readonly Figurine[]): Figurine[] {
  const taking = figurines.filter((one) => one.present || one.number !== '' || one.thing.states.includes('standby'));
  const done = taking.filter((one) => one.acted > 0).sort((one, other) => one.acted - other.acted);
  const rest = taking.filter((one) => one.acted === 0).sort((one, other) => place(one) - place(other));
  const sides = [rest.filter((one) => one.thing.owner === 0), rest.filter((one) => one.thing.owner === 1)];
  const last = done.at(-1);
  const first = last === undefined ? 0 : 1 - last.thing.owner; // whose turn comes next, if both still have counters
  const turns: Figurine[] = [];
  for (let at = 0; at < Math.max(...sides.map((side) => side.length)); at++) {
    for (const side of [sides[first], sides[1 - first]]) {
      const next = side?.[at];
      if (next !== undefined) turns.push(next);
    }
  }
  return [...done, ...turns];
}

function place(one: Figurine): number {
  if (one.active) return 0;
  return /^\d+$/.test(one.number) ? Number(one.number) : 50;
}

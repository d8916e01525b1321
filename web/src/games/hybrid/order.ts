/** The order of activations, as far as it is known: those who have acted, him who acts, then both sides in turn. */

import type { Option } from '../../protocol.ts';
import type { Plan } from '../../table/choosing.svelte.ts';
import type { Figurine } from './warriors.ts';
import { say } from '../../words/words.svelte.ts';

export function trackOf(figurines: readonly Figurine[]): Figurine[] {
  const begun = [0, 1].every((side) =>
    figurines.some((one) => one.thing.owner === side && (one.number !== '' || one.acted > 0)),
  );
  // HY-3.7, HY-3.8  Who got no number is not activated: who waits with Skilled Firing, who joined later.
  const left = (one: Figurine): boolean => begun && one.number === '' && one.acted === 0 && !one.active;
  const taking = figurines.filter(
    (one) => !left(one) && (one.present || one.number !== '' || one.thing.states.includes('standby')),
  );
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

/** The same sequence with one of it at another place; the very same one if nothing changes. */
export function moved<T>(sequence: readonly T[], one: T, place: number): readonly T[] {
  if (sequence[place] === one || !sequence.includes(one)) return sequence;
  const rest = sequence.filter((other) => other !== one);
  return [...rest.slice(0, place), one, ...rest.slice(place)];
}

/** The options in the order they had; new ones behind. */
export function kept(before: readonly Option[], options: readonly Option[]): readonly Option[] {
  const place = (option: Option): number => before.findIndex((earlier) => earlier.action === option.action);
  return [...options].sort((one, other) => (place(one) < 0 ? 99 : place(one)) - (place(other) < 0 ? 99 : place(other)));
}

/** All numbers at once: the answers one after the other. `given` have theirs already. */
export function orderPlan(sequence: readonly Option[], given: number, letter: (option: Option) => string): Plan {
  const named = sequence.map((option, at) => `${given + at + 1} ${letter(option)}`).join(', ');
  return {
    label: say('hybrid-give_numbers', { numbers: named }),
    actions: sequence.map((option) => option.action),
    refs: [],
    stands: true,
  };
}

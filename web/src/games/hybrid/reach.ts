/**
 * Ways of a Movement, as the server has proposed them: by the square they lead to, and what the button says about
 * one.
 */

import type { Way } from '../../protocol.ts';
import type { Plan } from '../../table/choosing.svelte.ts';
import { facingWord } from './warriors.ts';

/** The cheapest first; `from` is where the mover stands: ways that stay there are turns. */
export function bySquare(ways: readonly Way[]): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const way of ways) {
    if (!way.ref.startsWith('square:')) continue;
    const place = way.ref.slice('square:'.length);
    const there = found.get(place);
    if (there === undefined) found.set(place, [way]);
    else there.push(way);
  }
  return found;
}

export function points(cost: number): string {
  return `${cost} MP`;
}

/** A turn is seldom the end of it; a walk is, unless somebody says otherwise. */
export function planOf(way: Way): Plan {
  const refs = [way.ref];
  const told = `${points(way.cost)}${way.rolls ? ', with a roll' : ''}`;
  if (way.ref.startsWith('exit:')) return { label: `Leave the board: ${told}`, actions: way.actions, refs };
  const ending = way.stop < 0 ? way.actions : [...way.actions, way.stop];
  const turned = `facing ${facingWord(way.facing)}`;
  if (way.path.length === 0)
    return {
      label: `Turn ${facingWord(way.facing)}: ${told}`,
      note: `They stay where they are, ${turned}.`,
      actions: way.actions,
      refs,
      other: { label: 'Turn and stop', actions: ending, refs },
    };
  const goal = way.path.at(-1) ?? '';
  const note = `Their Movement ends there, ${turned}.`;
  return {
    label: `Move to ${goal}: ${told}`,
    note,
    actions: ending,
    refs,
    other: { label: 'Keep moving', actions: way.actions, refs },
  };
}

/** How strongly a square is tinted: the nearer, the more; the last point of all is drawn in dashes. */
export function tint(cost: number): number {
  return [0.34, 0.34, 0.26, 0.19][cost] ?? 0.13;
}

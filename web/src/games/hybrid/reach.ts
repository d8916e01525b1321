/**
 * Ways of a Movement, as the server has proposed them: by the square they lead to, and what the button says about
 * one.
 */

import type { Way } from '../../protocol.ts';
import type { Plan } from '../../table/choosing.svelte.ts';
import { facingWord } from './warriors.ts';
import { say } from '../../words/words.svelte.ts';

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
  return say('hybrid-mp', { cost });
}

/** A turn is seldom the end of it; a walk is, unless somebody says otherwise. */
export function planOf(way: Way): Plan {
  const refs = [way.ref];
  const told = `${points(way.cost)}${way.rolls ? say('hybrid-with_roll') : ''}`;
  if (way.ref.startsWith('exit:')) return { label: say('hybrid-leave', { cost: told }), actions: way.actions, refs };
  const ending = way.stop < 0 ? way.actions : [...way.actions, way.stop];
  const turned = say('hybrid-facing', { facing: facingWord(way.facing) });
  if (way.path.length === 0)
    return {
      label: say('hybrid-turn', { facing: facingWord(way.facing), cost: told }),
      note: say('hybrid-turn_note', { facing: turned }),
      actions: way.actions,
      refs,
      other: { label: say('hybrid-turn_stop'), actions: ending, refs },
    };
  const goal = way.path.at(-1) ?? '';
  const note = say('hybrid-move_note', { facing: turned });
  return {
    label: say('hybrid-move_to', { goal, cost: told }),
    note,
    actions: ending,
    refs,
    other: { label: say('hybrid-keep_moving'), actions: way.actions, refs },
  };
}

/** How strongly a square is tinted: the nearer, the more; the last point of all is drawn in dashes. */
export function tint(cost: number): number {
  return [0.34, 0.34, 0.26, 0.19][cost] ?? 0.13;
}

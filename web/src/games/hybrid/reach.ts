/**
 * Ways of a Movement, as the server has proposed them: by the square they lead to, and what the button says about
 * one.
 */

import type { Way } from '../../protocol.ts';
import type { Plan } from '../../table/choosing.svelte.ts';
import { facingWord, type Figurine, stateOf } from './warriors.ts';
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

const AHEAD: Readonly<Record<string, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** Of the ways to a square the cheapest; who goes to strike looks at an enemy there, if he can. */
export function wayFor(ways: readonly Way[], mover: Figurine | null, figurines: readonly Figurine[]): Way | null {
  const strikes = mover !== null && stateOf(mover.thing, 'mode') === 'OC';
  const meets = ({ ref, facing }: Way): boolean => {
    const [column = 0, row = 0] = ref.slice('square:'.length).split(',').map(Number);
    const [east, south] = AHEAD[facing] ?? [0, 0];
    const { size } = mover!;
    const [left, top] = [column + (east > 0 ? size : east), row + (south > 0 ? size : south)];
    const [width, height] = [east === 0 ? size : 1, south === 0 ? size : 1];
    return figurines.some(
      (one) =>
        one.present &&
        one.side !== mover!.side &&
        one.column < left + width &&
        one.column + one.size > left &&
        one.row < top + height &&
        one.row + one.size > top,
    );
  };
  return (strikes ? ways.find(meets) : undefined) ?? ways[0] ?? null;
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

/** Ways of a Movement, as the server has proposed them: by the square they lead to, and what the button says about one. */

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

export function planOf(way: Way): Plan {
  const what = way.ref.startsWith('exit:') ? 'Leave the board' : way.path.length === 0 ? `Turn ${facingWord(way.facing)}` : `Move to ${way.path.at(-1) ?? ''}, facing ${facingWord(way.facing)}`;
  return { label: `${what}: ${points(way.cost)}${way.rolls ? ', with a roll' : ''}`, actions: way.actions, refs: [way.ref] };
}

/** How strongly a square is tinted: the nearer, the more; the last point of all is drawn in dashes. */
export function tint(cost: number): number {
  return [0.34, 0.34, 0.26, 0.19][cost] ?? 0.13;
}

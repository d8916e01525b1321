/**
 * Keys while something is shown: space stops it, an arrow goes on, Escape and Enter skip it. What waits for "Go on"
 * goes on with any of them. A control keeps its keys; a thing on the table that was touched last does not keep space.
 */

import type { Stage } from './stage.svelte.ts';

const KEYS = [' ', 'ArrowRight', 'Enter', 'Escape'];

export function directed(stage: Stage, event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const onControl = target?.closest(
    event.key === ' ' ? ':is(button, a, summary):not(main [data-ref])' : 'button, a, summary',
  );
  if (!KEYS.includes(event.key) || (onControl && event.key !== 'Escape')) return false;
  if (stage.held || event.key === 'ArrowRight') stage.next();
  else if (event.key === ' ') stage.pause();
  else stage.skip();
  return true;
}

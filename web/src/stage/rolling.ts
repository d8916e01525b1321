/** A number that rolls to its new value: a transition for something that is drawn anew whenever the number changes. */

import { settings } from '../stores/settings.svelte.ts';

const PER_POINT = 90; // milliseconds
const SHORTEST = 320;
const LONGEST = 2_000;

/** Where less motion is wanted, the number is there at once. */
export function still(): boolean {
  return settings.stillness || settings.speed === 'at once' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** From what the number was before; words do not roll. */
export function rolling(node: Element, { from, to }: { from: string | undefined; to: string }) {
  const [first, last] = [Number(from), Number(to)];
  if (from === undefined || from === '' || Number.isNaN(first) || Number.isNaN(last) || still()) return { duration: 0 };
  const text = node.firstChild;
  const duration = Math.min(LONGEST, Math.max(SHORTEST, PER_POINT * Math.abs(last - first)));
  return {
    duration,
    tick: (part: number) => {
      if (text !== null) text.nodeValue = String(Math.round(first + (last - first) * part));
    },
  };
}

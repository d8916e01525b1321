/** Lines over the map: those of shots that may be chosen now, or those somebody asked for. */

import type { Odds, Sightline } from '../../protocol.ts';
import { say } from '../../words/words.svelte.ts';

export interface Ray {
  key: string;
  start: string;
  end: string;
  clear: boolean;
  stop: string; // where it ends, if it is not clear
  text: string;
  rules: readonly string[];
  main: boolean; // the one that is chosen
  low?: boolean; // its words stand below its end: somebody stands above it
}

const MOST = 10;

/** `open`: a card window is open, and its roll is shown though nobody chooses it. */
export function raysOf(
  odds: readonly Odds[],
  chosen: number,
  seen: readonly Sightline[],
  places: ReadonlyMap<string, string>,
  open = false,
): Ray[] {
  const shots = odds.flatMap((each): Ray[] => {
    // a strike needs no line
    const [start, end] = each.line.length > 0 ? each.line : [places.get(each.ref), places.get(each.ref)];
    if (
      (each.action < 0 && !(open && each.given === '')) ||
      (each.given !== '' && each.action !== chosen) ||
      start === undefined ||
      end === undefined
    )
      return [];
    const text = say('hybrid-sl', { level: each.sum.total, chance: each.chance });
    return [
      {
        key: `${each.ref}/${each.action}`,
        start,
        end,
        clear: true,
        stop: '',
        text,
        rules: [],
        main: each.action >= 0 && each.action === chosen,
        low: taken(end, places),
      },
    ];
  });
  if (shots.length > 0) return nearest(shots);
  // What is too far or behind his back needs no line: the pill would stand beside somebody else's.
  const lines = seen.filter((line) => line.clear || line.stop !== '');
  return nearest(
    lines.map((line) => ({
      key: line.ref,
      start: line.start,
      end: line.end,
      clear: line.clear,
      stop: line.stop,
      text: line.text,
      rules: line.rules,
      main: line.clear,
    })),
  );
}

/** Whether somebody stands on the square above this one. */
function taken(place: string, places: ReadonlyMap<string, string>): boolean {
  const [column = 0, row = 0] = place.split(',').map(Number);
  return [...places.values()].includes(`${column},${row - 1}`);
}

/** One line to every end, and not more than one can tell apart. */
function nearest(rays: Ray[]): Ray[] {
  const ends = new Map<string, Ray>();
  for (const ray of rays) {
    const known = ends.get(ray.end);
    if (known === undefined || ray.main) ends.set(ray.end, ray);
  }
  return [...ends.values()].slice(0, MOST);
}

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
  side?: Side; // of its end where its words stand: where nobody stands, if there is room
}

export type Side = 'above' | 'below' | 'right' | 'left';
const SIDES: Readonly<Record<Side, readonly [number, number]>> = {
  above: [0, -1],
  below: [0, 1],
  right: [1, 0],
  left: [-1, 0],
};
const MOST = 10;

/** `open`: a card window is open, and its roll is shown though nobody chooses it; `brief`: squares are small. */
export function raysOf(
  odds: readonly Odds[],
  chosen: number,
  seen: readonly Sightline[],
  places: ReadonlyMap<string, string>,
  open = false,
  brief = false,
  columns = Infinity,
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
    const text = brief
      ? `${each.chance} %`
      : say('hybrid-sl', { level: each.sum.total.replace('-', '−'), chance: each.chance });
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
        side: freeSide(end, places, columns),
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

/** Beside this square, where nobody stands, and as few as may be stand next to that: words are wider than squares,
 * and than the wall at the edge of the map. */
function freeSide(place: string, places: ReadonlyMap<string, string>, columns: number): Side {
  const [column = 0, row = 0] = place.split(',').map(Number);
  const taken = new Set(places.values());
  const covered = (side: Side): number => {
    const [dx, dy] = SIDES[side];
    const at = (along: number): number => Number(taken.has(`${column + dx + along * dy},${row + dy + along * dx}`));
    const edge = (column < 2 && dx < 0) || (column > columns - 3 && dx > 0);
    return 9 * at(0) + (edge ? 3 : 0) + (dy === 0 ? 0 : at(-1) + at(1));
  };
  const sides = Object.keys(SIDES) as Side[];
  return sides.reduce((best, side) => (covered(side) < covered(best) ? side : best));
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

/** What one looks at: whatever happens, whoever is asked about, what a word of the log names comes into sight. */

import { refsOf } from '../../stage/acts.ts';
import type { Bench } from '../../table/bench.ts';
import type { Square } from '../../table/plan.ts';
import type { Block, Camera } from './camera.svelte.ts';
import type { Steering } from './steering.svelte.ts';
import type { Figurine } from './warriors.ts';

/** What is on the map, as it is now. */
export interface Floor {
  bench: Bench;
  camera: Camera;
  figurines: readonly Figurine[];
  cells: readonly Square[];
  steering: Steering;
  duel: readonly string[];
}

export const blockOf = (one: Figurine): Block => ({
  column: one.column,
  row: one.row,
  columns: one.size,
  rows: one.size,
});

export function squareBlock(ref: string): Block | null {
  const place = /^square:(\d+),(\d+)$/.exec(ref);
  return place ? { column: Number(place[1]), row: Number(place[2]), columns: 1, rows: 1 } : null;
}

/** All of them if they can be seen at once, or else the first. */
function together(blocks: readonly Block[], camera: Camera): Block | null {
  const [first] = blocks;
  if (first === undefined) return null;
  const [column, row] = [Math.min(...blocks.map((each) => each.column)), Math.min(...blocks.map((each) => each.row))];
  const [columns, rows] = [
    Math.max(...blocks.map((each) => each.column + each.columns)) - column,
    Math.max(...blocks.map((each) => each.row + each.rows)) - row,
  ];
  return columns <= camera.sight.columns && rows <= camera.sight.rows ? { column, row, columns, rows } : first;
}

/** Everybody it is about comes into sight, and whom they fight. */
export function watched({ bench, camera, figurines, duel }: Floor): Block | null {
  const refs = refsOf(bench.act);
  const fighting = refs.some((ref) => duel.includes(ref)) ? duel : [];
  const blocks = [...new Set([...refs, ...fighting])].flatMap((ref) => {
    const one = figurines.find((each) => each.ref === ref && each.present);
    const block = one ? blockOf(one) : squareBlock(ref);
    return block === null ? [] : [block];
  });
  return together(blocks, camera);
}

/** What a question is about. */
export function asked({ bench, camera, figurines, cells, steering }: Floor): Block | null {
  const live = cells.filter((cell) => bench.live.has(cell.ref));
  /** Several of whom one is chosen, wherever the one stands who is asked about. */
  const choice = figurines.filter((one) => one.present && bench.live.has(one.ref));
  if (choice.length > 1 && bench.ahead.odds.length === 0) return together(choice.map(blockOf), camera);
  const about = figurines.find((one) => one.present && bench.subject.includes(one.ref));
  const mover = about ?? (live.length === 0 || bench.ahead.ways.length > 0 ? steering.mover : null);
  if (mover?.present) {
    const foes = figurines.filter((one) => one.present && bench.ahead.odds.some((each) => each.ref === one.ref));
    return together([mover, ...foes].map(blockOf), camera);
  }
  return together(
    live.map((cell) => ({ column: cell.column, row: cell.row, columns: 1, rows: 1 })),
    camera,
  );
}

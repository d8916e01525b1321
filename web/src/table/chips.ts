/** Which options are shown as chips beside the table, and which key plays which. */

import type { Board, Option } from '../protocol.ts';
import { planOf } from './plan.ts';

const MOST = 8;
const KEYS = '123456789';

/**
 * All while they are few; otherwise those that no thing on the table stands for. What the question is about stands
 * for none of several answers.
 */
export function chipsOf(
  options: readonly Option[],
  onTable: ReadonlySet<string>,
  few = 4,
  subject: readonly string[] = [],
): Option[] {
  if (options.length <= few) return [...options];
  const shared = subject.filter((ref) => options.filter((option) => option.refs.includes(ref)).length > 1);
  const stands = (ref: string): boolean => onTable.has(ref) && !shared.includes(ref);
  return options.filter((option) => !option.refs.some(stands)).slice(0, MOST);
}

/** The refs of everything that lies on a board, squares of maps included. */
export function refsOn(board: Board): Set<string> {
  const found = new Set<string>();
  for (const zone of board.zones) {
    for (const thing of zone.things) found.add(thing.ref);
    for (const cell of zone.rows.length > 0 ? planOf(zone).cells : []) found.add(cell.ref);
  }
  return found;
}

export function keyOf(at: number): string {
  return KEYS[at] ?? '';
}

/** The key of the one option that points at a thing; empty if none or several do. */
export function keyAt(options: readonly Option[], ref: string): string {
  const at = options.findIndex((option) => option.refs.includes(ref));
  const last = options.findLastIndex((option) => option.refs.includes(ref));
  return at === last ? keyOf(at) : '';
}

export function optionAt(options: readonly Option[], key: string): Option | null {
  const at = key.length === 1 ? KEYS.indexOf(key) : -1;
  return at < 0 ? null : (options[at] ?? null);
}

/** Which options are shown as chips beside the table, and which key plays which. */

import type { Option } from '../protocol.ts';

const MOST = 8;
const KEYS = '123456789';

/** All while they are few; otherwise those that point at nothing on the table. */
export function chipsOf(options: readonly Option[], onTable: ReadonlySet<string>, few = 4): Option[] {
  if (options.length <= few) return [...options];
  return options.filter((option) => !option.refs.some((ref) => onTable.has(ref))).slice(0, MOST);
}

export function keyOf(at: number): string {
  return KEYS[at] ?? '';
}

export function optionAt(options: readonly Option[], key: string): Option | null {
  const at = key.length === 1 ? KEYS.indexOf(key) : -1;
  return at < 0 ? null : (options[at] ?? null);
}

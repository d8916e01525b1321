/**
 * The open format of a table, see docs/companion.md: JSON with all entries. The text of it can be pasted anywhere and
 * taken in again; what was there already counts once.
 */

import { type Entry, merge, readEntry } from './log.ts';

export const FORMAT = 'monstrum-companion';
export const VERSION = 1;

export function writeCopy(entries: readonly Entry[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, entries }, null, 1);
}

/** Raises an Error with a sentence for people. A newer version is read as far as it goes: entries stay entries. */
export function readCopy(text: string): Entry[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Error('This is not a copy of a table: it is no JSON.');
  }
  const { format, entries } = (given ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || !Array.isArray(entries)) throw new Error('This is not a copy of a table of the companion.');
  const read = entries.flatMap((each) => readEntry(each) ?? []);
  if (read.length < entries.length) throw new Error(`${entries.length - read.length} of its entries cannot be read: the copy is damaged. Nothing was taken in.`);
  return merge(read, []);
}

/** One row of a table of numbers, as spreadsheets read it (RFC 4180). */
export function csvRow(cells: readonly (string | number)[]): string {
  return cells.map((cell) => {
    const text = String(cell);
    const safe = /^[=+\-@]/.test(text) && typeof cell === 'string' ? `'${text}` : text; // no formula by somebody's name
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  }).join(',');
}

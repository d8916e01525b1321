/**
 * The open format of a table, see docs/companion.md: JSON with all entries, or the same as CSV. The text of either
 * can be
 * pasted anywhere and taken in again; what was there already counts once.
 */

import { say } from '../words/words.svelte.ts';
import { type Entry, merge, readEntry } from './log.ts';

export const FORMAT = 'monstrum-companion';
export const VERSION = 1;

export function writeCopy(entries: readonly Entry[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, entries }, null, 1);
}

const COLUMNS = ['id', 'table', 'tick', 'at', 'who', 'kind', 'data'] as const;

/** The same, an entry a row; the last column is what else there is, as JSON. */
export function writeRows(entries: readonly Entry[]): string {
  const rows = entries.map((entry) =>
    COLUMNS.map((name) => (name === 'data' ? JSON.stringify(entry.data) : entry[name])),
  );
  return [COLUMNS, ...rows].map((row) => csvRow(row)).join('\r\n');
}

function readRows(text: string): unknown[] {
  const [, ...rows] = csvCells(text);
  return rows
    .filter((row) => row.length > 1)
    .map(([id, table, tick, at, who, kind, data]) => {
      try {
        return { id, table, tick: Number(tick), at: Number(at), who, kind, data: JSON.parse(data ?? '') as unknown };
      } catch {
        return null;
      }
    });
}

/** Raises an Error with a sentence for people. A newer version is read as far as it goes: entries stay entries. */
export function readCopy(text: string): Entry[] {
  const plain = text.replace(/^\uFEFF/, '').trimStart();
  return readEntries(plain.startsWith(COLUMNS.join(',')) ? readRows(plain) : readJson(plain));
}

function readJson(text: string): unknown[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Error(say('companion-no_copy'));
  }
  const { format, entries } = (given ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || !Array.isArray(entries)) throw new Error(say('companion-other_copy'));
  return entries;
}

function readEntries(entries: unknown[]): Entry[] {
  const read = entries.flatMap((each) => readEntry(each) ?? []);
  if (read.length < entries.length)
    throw new Error(say('companion-damaged_copy', { count: entries.length - read.length }));
  return merge(read, []);
}

/** Cells of CSV, quoted or not; the quote a spreadsheet needs before a formula is taken off again. */
function csvCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/g)) {
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain ?? '').replace(/^'(?=[=+\-@])/, ''));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows;
}

/** One row of a table of numbers, as spreadsheets read it (RFC 4180). */
export function csvRow(cells: readonly (string | number)[]): string {
  return cells
    .map((cell) => {
      const text = String(cell);
      const safe = /^[=+\-@]/.test(text) && typeof cell === 'string' ? `'${text}` : text; // no formula by somebody's name
      return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(',');
}

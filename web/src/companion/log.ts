/**
 * The log of a table beside the real one. Entries are only ever added, each with an id nobody else makes, so two
 * logs come together as a union: nothing is overwritten, nothing counts twice. What a table shows is computed.
 */

export interface Entry {
  id: string; // phone.start.number
  table: string;
  tick: number; // later than everything its phone had seen (Lamport)
  at: number; // the phone's clock, for people
  who: string; // the phone's name
  kind: string; // kinds this page does not know are kept and carried
  data: Record<string, unknown>;
}

/** The same on every phone. */
export function compare(a: Entry, b: Entry): number {
  return a.tick - b.tick || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Both logs in one, in order; an entry that is in both is in it once. */
export function merge(own: readonly Entry[], other: readonly Entry[]): Entry[] {
  const all = new Map<string, Entry>();
  for (const entry of [...own, ...other]) if (!all.has(entry.id)) all.set(entry.id, entry);
  return [...all.values()].sort(compare);
}

export const UNDO = 'undo';

/** Which entries an undo takes back. */
export function undone(entry: Entry): string[] {
  const { of } = entry.data;
  return entry.kind === UNDO && Array.isArray(of) ? of.filter((id) => typeof id === 'string') : [];
}

/** What counts, in order: neither taken back, nor itself a taking back. An undo can be undone: that is redo. */
export function effective(entries: readonly Entry[]): Entry[] {
  const gone = takenBack(entries);
  return [...entries].sort(compare).filter((entry) => entry.kind !== UNDO && !gone.has(entry.id));
}

/** The ids that do not count. An undo is later than what it takes back, so the last one is looked at first. */
export function takenBack(entries: readonly Entry[]): Set<string> {
  const gone = new Set<string>();
  for (const entry of [...entries].sort(compare).reverse())
    if (!gone.has(entry.id)) for (const id of undone(entry)) gone.add(id);
  return gone;
}

const FIXED = new Set(['table']); // there is no table without it

/** What "undo" takes back now: the last thing that counts, whoever did it. */
export function lastDone(entries: readonly Entry[]): Entry | null {
  return (
    effective(entries)
      .filter((entry) => !FIXED.has(entry.kind))
      .at(-1) ?? null
  );
}

/** Entries of one tap: those written after the first name it, and are taken back with it. */
export function together(entries: readonly Entry[], entry: Entry): Entry[] {
  const first = typeof entry.data.with === 'string' ? entry.data.with : entry.id;
  return effective(entries).filter((each) => each.id === first || each.data.with === first);
}

/** What "redo" takes back: the last undo, as long as nothing was done after it. */
export function lastUndo(entries: readonly Entry[]): Entry | null {
  const gone = takenBack(entries);
  const last = [...entries]
    .sort(compare)
    .filter((entry) => !gone.has(entry.id) && !isRedo(entry, entries))
    .at(-1);
  return last?.kind === UNDO ? last : null;
}

function isRedo(entry: Entry, entries: readonly Entry[]): boolean {
  const of = new Set(undone(entry));
  return of.size > 0 && entries.some((other) => other.kind === UNDO && of.has(other.id));
}

/** Everything that counts after an entry: what going back to it takes back. */
export function after(entries: readonly Entry[], id: string): string[] {
  const order = effective(entries);
  const at = order.findIndex((entry) => entry.id === id);
  return at < 0
    ? []
    : order
        .slice(at + 1)
        .filter((entry) => !FIXED.has(entry.kind))
        .map((entry) => entry.id);
}

const MOST = 100; // ids in one undo: a server carries entries up to a certain length

/** What has to be written to take all of these back, the last first. */
export function undoing(ids: readonly string[]): { of: string[] }[] {
  const pieces = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, at) => ids.slice(at * MOST, (at + 1) * MOST));
  return pieces.reverse().map((of) => ({ of }));
}

/** Writes entries of one phone. A page that starts again is another pen: numbers never meet. */
export class Pen {
  private number = 0;

  constructor(
    readonly phone: string,
    private readonly start: string,
  ) {}

  write(
    table: string,
    known: readonly Entry[],
    who: string,
    at: number,
    kind: string,
    data: Record<string, unknown>,
  ): Entry {
    this.number += 1;
    const tick = 1 + known.reduce((latest, entry) => Math.max(latest, entry.tick), 0);
    return { id: `${this.phone}.${this.start}.${this.number}`, table, tick, at, who, kind, data };
  }
}

/** Something another phone, a file or an older page brought: an entry, or nothing. */
export function readEntry(given: unknown): Entry | null {
  if (typeof given !== 'object' || given === null) return null;
  const { id, table, tick, at, who, kind, data } = given as Record<string, unknown>;
  const texts = [id, table, who, kind].every((each) => typeof each === 'string' && each.length <= 80);
  if (!texts || id === '' || !Number.isSafeInteger(tick) || (tick as number) < 0 || typeof at !== 'number') return null;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  return given as Entry;
}

/**
 * What the phone keeps. A tap is written down twice: at once, in the same turn of the page, into a journal in
 * `localStorage`, and then durably into IndexedDB; it is shown only after that. A page that is killed in between finds
 * the journal when it starts again.
 */

import { say } from '../words/words.svelte.ts';
import { type Entry, merge, readEntry } from './log.ts';

const DATABASE = 'monstrum-companion';
const VERSION = 1; // of the stores; a page that needs more adds to them and takes nothing away
const JOURNAL = 'monstrum.companion.j.';

export interface Link {
  table: string;
  key: string; // opens the table on the server
  known: number; // how many of its entries have been fetched
}

export class Keeping {
  private constructor(private database: IDBDatabase | null) {
    this.giveWay();
  }

  static async open(): Promise<Keeping> {
    try {
      const database = await openDatabase();
      void navigator.storage?.persist?.().catch(() => false); // a browser in need of room asks others first
      return new Keeping(database);
    } catch {
      return new Keeping(null); // storage is switched off: the journal is all there is
    }
  }

  /** A newer page in another window wants to add to the storage: it gets it, and then this page has it again. */
  private giveWay(): void {
    if (this.database === null) return;
    this.database.onversionchange = () => {
      this.database?.close();
      this.again = openDatabase().then(
        (database) => {
          this.database = database;
          this.giveWay();
        },
        () => void (this.database = null),
      );
    };
  }

  private again: Promise<void> = Promise.resolve();

  /** Resolves when the entries survive whatever happens to the page. */
  async put(entries: readonly Entry[]): Promise<void> {
    for (const entry of entries) journal(entry);
    await this.again;
    if (this.database === null) return;
    const change = this.database.transaction('entries', 'readwrite', { durability: 'strict' });
    for (const entry of entries) change.objectStore('entries').put(entry);
    await finished(change);
    for (const entry of entries) forget(entry.id);
  }

  /** Everything, and what a killed page left in the journal. */
  async all(): Promise<Entry[]> {
    const left = journaled();
    if (this.database === null) return merge(left, []);
    const kept = await answered<unknown[]>(this.database.transaction('entries').objectStore('entries').getAll());
    const entries = kept.flatMap((each) => readEntry(each) ?? []);
    if (left.length) await this.put(left);
    return merge(entries, left);
  }

  async remove(table: string): Promise<void> {
    for (const entry of journaled()) if (entry.table === table) forget(entry.id);
    if (this.database === null) return;
    const change = this.database.transaction(['entries', 'links'], 'readwrite');
    const entries = change.objectStore('entries');
    const keys = await answered(entries.index('table').getAllKeys(table));
    for (const key of keys) entries.delete(key);
    change.objectStore('links').delete(table);
    await finished(change);
  }

  async link(table: string): Promise<Link | null> {
    if (this.database === null) return null;
    return (
      (await answered<Link | undefined>(this.database.transaction('links').objectStore('links').get(table))) ?? null
    );
  }

  async putLink(link: Link): Promise<void> {
    if (this.database === null) return;
    const change = this.database.transaction('links', 'readwrite');
    change.objectStore('links').put(link);
    await finished(change);
  }
}

/** A newer page may have been here and added to the storage; what this page knows of is in it all the same. */
async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('entries', { keyPath: 'id' }).createIndex('table', 'table');
    opening.result.createObjectStore('links', { keyPath: 'table' });
  };
  try {
    return await answered(opening);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') return answered(indexedDB.open(DATABASE));
    throw error;
  }
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error(say('companion-storage_silent')));
  });
}

function finished(change: IDBTransaction): Promise<void> {
  return new Promise((done, fail) => {
    change.oncomplete = () => done();
    change.onerror = change.onabort = () => fail(change.error ?? new Error(say('companion-storage_full')));
  });
}

function journal(entry: Entry): void {
  try {
    localStorage.setItem(JOURNAL + entry.id, JSON.stringify(entry));
  } catch {
    // full or switched off: IndexedDB has it in a moment
  }
}

function forget(id: string): void {
  try {
    localStorage.removeItem(JOURNAL + id);
  } catch {
    // what is there twice counts once
  }
}

function journaled(): Entry[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(JOURNAL));
    return names.flatMap((name) => readEntry(JSON.parse(localStorage.getItem(name) ?? 'null')) ?? []);
  } catch {
    return [];
  }
}

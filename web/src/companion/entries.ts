/** What the games bring to the companion: one entry each, `companion/…/entry.ts`. Nothing else of it names a game. */

import type { Component } from 'svelte';
import type { Ids } from '../words/ids.ts';
import type { Ledger } from './ledger.svelte.ts';

/** Messages that need no values. */
type Plain = { [Id in keyof Ids]: [Ids[Id]] extends [never] ? Id : never }[keyof Ids];

export interface Entry {
  id: string; // as the server calls it
  name: string;
  what: Plain; // what the page is: "Battle pad"
  place: number; // among the others
  seats: readonly number[]; // so many may play; empty: nobody is asked
  page: () => Promise<{ default: Component<{ ledger: Ledger }> }>;
}

const FOUND = import.meta.glob<{ ENTRY: Entry }>('./*/entry.ts', { eager: true });

export const ENTRIES: readonly Entry[] = Object.values(FOUND)
  .map((found) => found.ENTRY)
  .sort((one, other) => one.place - other.place);

export function entryOf(game: string): Entry | null {
  return ENTRIES.find((entry) => entry.id === game) ?? null;
}

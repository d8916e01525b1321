/** What the games bring to the companion: one entry each, `companion/…/entry.ts`. Nothing else of it names a game. */

import type { Component } from 'svelte';
import type { Ledger } from './ledger.svelte.ts';

export interface Entry {
  id: string; // as the server calls it
  name: string;
  what: string; // what the page is: "Battle pad"
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

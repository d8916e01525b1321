/**
 * What the games bring to the page. A game is a folder here with its `entry.ts`; what else it has lies beside it under
 * the name by which it is looked for, and is loaded when it is wanted: nothing else of the page names a game.
 *
 * | File | What it is |
 * |---|---|
 * | `looks.ts` | how its table is drawn, and how what happens there is shown (`LOOKS`) |
 * | `Door.svelte` | what looks out of its door in the lobby |
 * | `Art.svelte` | the picture of a card in its library |
 * | `Drawings.svelte` | everything that is drawn for it, for /art |
 * | `subjects.ts` | what of a table can be kept as a picture (`subjectsOf`) |
 */

import { PARTS, type Ids } from '../words/ids.ts';
import { withWords } from '../words/words.svelte.ts';

export interface Entry {
  name: string; // as the server calls it
  title: string;
  rules: string; // what its rule ids begin with: `XY`
  blurb: keyof Ids; // on its door
  length: keyof Ids;
  sides?: readonly (keyof Ids)[]; // who plays what, by seat
}

const FOUND = import.meta.glob<{ ENTRY: Entry }>('./*/entry.ts', { eager: true });

export const ENTRIES: readonly Entry[] = Object.values(FOUND).map((found) => found.ENTRY);

/** None: a game the page has never heard of, which is drawn from its board alone. */
export function entryOf(game: string): Entry | null {
  return ENTRIES.find((entry) => entry.name === game) ?? null;
}

/**
 * Of files of one name in the folders of games: that of this game, to be loaded with what the game says (the catalogue
 * is called like the folder), unless it says nothing; none if it has none.
 */
export function brought<T>(
  files: Readonly<Record<string, () => Promise<T>>>,
  game: string,
  speaks = true,
): Promise<T> | undefined {
  const entry = Object.keys(FOUND).find((path) => FOUND[path]?.ENTRY.name === game);
  const folder = entry?.split('/').at(-2);
  const loaded = Object.entries(files).find(([path]) => path.split('/').at(-2) === folder)?.[1]();
  return loaded && withWords(loaded, ...PARTS.filter((part) => speaks && part === folder));
}

/** Whose rules an id belongs to; empty if the id does not say. */
export function gameOfRule(rule: string): string {
  const prefix = rule.split('-')[0]?.toUpperCase();
  return ENTRIES.find((entry) => entry.rules === prefix)?.name ?? '';
}

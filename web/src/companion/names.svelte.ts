/**
 * What cards, profiles and levels are called: written from the games' own catalogues (`tools/companion_tables.py`),
 * and loaded with the page of a game in the language of who reads.
 */

import { ENGLISH, PSEUDO } from '../words/language.ts';
import type { Catalogue } from '../words/pattern.ts';
import { words } from '../words/words.svelte.ts';

const FILES = import.meta.glob<{ default: Record<string, string> }>('./tables/names/*.json');

let names: Catalogue = $state.raw({});

export async function needNames(game: string): Promise<void> {
  const file = (language: string) => FILES[`./tables/names/${game}.${language}.json`];
  const found = await (file(words.language) ?? file(ENGLISH))?.();
  if (found === undefined) throw new Error(`nothing of ${game} has a name`);
  const given: Catalogue = found.default;
  const more = PSEUDO.includes(words.language) ? (await import('../words/pseudo.ts')).pseudo(given) : given;
  names = { ...names, ...more };
}

/** "Gorilla Arm" for "A01", "Lights the Glow Things …" for "Eye:R.text"; nothing for what is not there. */
export function named(id: string): string {
  const found = names[id] ?? '';
  return typeof found === 'string' ? found : '';
}

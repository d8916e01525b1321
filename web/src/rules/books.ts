/** Rule books, asked for once per page and language. */

import { ask } from '../api.ts';
import type { RuleBook } from '../protocol.ts';
import { words } from '../words/words.svelte.ts';

const asked = new Map<string, Promise<RuleBook>>();

export function bookOf(game: string): Promise<RuleBook> {
  const key = `${words.language} ${game}`;
  let found = asked.get(key);
  if (found === undefined) {
    found = ask<RuleBook>(`/api/rules/${encodeURIComponent(game)}`);
    found.catch(() => asked.delete(key)); // the next reader asks again
    asked.set(key, found);
  }
  return found;
}

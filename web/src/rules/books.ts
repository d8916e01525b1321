/** Rule books, asked for once per page. */

import { ask } from '../api.ts';
import type { RuleBook } from '../protocol.ts';

const asked = new Map<string, Promise<RuleBook>>();

export function bookOf(game: string): Promise<RuleBook> {
  let found = asked.get(game);
  if (found === undefined) {
    found = ask<RuleBook>(`/api/rules/${encodeURIComponent(game)}`);
    found.catch(() => asked.delete(game)); // the next reader asks again
    asked.set(game, found);
  }
  return found;
}

/** Links to pass on. Tokens stand in the fragment: no server, no log and no `Referer` sees them. */

import { paths, type TokenKind } from '../route.ts';
import { toast } from '../stores/toasts.svelte.ts';
import { say } from '../words/words.svelte.ts';

export function linkTo(table: string, kind: TokenKind | null, token: string): string {
  const path = paths.table(table, kind !== null && token ? { kind, value: token } : undefined);
  return new URL(path, location.origin).href;
}

export async function copy(text: string, what: TokenKind): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(say(`table-copied_${what}`));
  } catch {
    toast(say('table-not_copied', { link: text }), 'bad');
  }
}

/** Links to pass on. Tokens stand in the fragment: no server, no log and no `Referer` sees them. */

import { paths, type TokenKind } from '../route.ts';
import { toast } from '../stores/toasts.svelte.ts';

export function linkTo(table: string, kind: TokenKind | null, token: string): string {
  const path = paths.table(table, kind !== null && token ? { kind, value: token } : undefined);
  return new URL(path, location.origin).href;
}

export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(`${what} copied.`);
  } catch {
    toast(`This browser does not let us copy. The ${what.toLowerCase()}: ${text}`, 'bad');
  }
}

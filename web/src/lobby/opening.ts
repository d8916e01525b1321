/** Opening a table: a name if there is none, the request, the tokens kept, the link copied, and there we are. */

import { api, ApiProblem } from '../api.ts';
import type { NewTable, TableOpened } from '../protocol.ts';
import { paths } from '../route.ts';
import { go } from '../router.svelte.ts';
import { keep } from '../stores/kept.ts';
import { me } from '../stores/me.svelte.ts';
import { keepTokens } from '../stores/tokens.ts';
import { toast } from '../stores/toasts.svelte.ts';
import { offeredName } from './names.ts';
import { say } from '../words/words.svelte.ts';

/** Whoever has typed nothing is called something all the same. */
export async function becomeSomebody(typed: string): Promise<void> {
  const wanted = typed.trim();
  if (me.name && (wanted === '' || wanted === me.name)) return;
  await me.rename(wanted || offeredName());
}

export async function openTable(
  wanted: NewTable,
  typedName: string,
  names: readonly string[] = [],
): Promise<TableOpened> {
  await becomeSomebody(typedName);
  const opened = await api.open(wanted);
  const table = opened.table.id;
  keepTokens(table, { invite: opened.invite, watch: opened.watch, seats: opened.seat_tokens });
  const own = Object.fromEntries(
    names.map((name, seat) => [seat, name.trim()] as const).filter(([, name]) => name !== ''),
  );
  if (Object.keys(own).length > 0) keep(`names.${table}`, JSON.stringify(own));
  if (wanted.seats.includes('open')) {
    const link = location.origin + paths.table(table, { kind: 'invite', value: opened.invite });
    if (await copied(link)) toast(say('common-link_copied'));
  }
  go(paths.table(table));
  return opened;
}

export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no permission, or no https: the table shows the link as well
  }
}

export function sentence(error: unknown): string {
  if (error instanceof ApiProblem)
    return error.retryAfter > 0
      ? say('common-try_again_in', { message: error.message, seconds: error.retryAfter })
      : error.message;
  return say('common-went_wrong');
}

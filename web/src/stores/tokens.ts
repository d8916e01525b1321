/** The tokens of a table. The server shows each once, so they are kept here: to share links and to come back. */

import type { Token } from '../route.ts';
import { keep, keptJson } from './kept.ts';

export interface TableTokens {
  invite: string;
  watch: string;
  seats: Record<string, string>; // by seat number
}

const NONE: TableTokens = { invite: '', watch: '', seats: {} };
const key = (table: string): string => `table.${table}`;

export function tokensOf(table: string): TableTokens {
  return keptJson(key(table), NONE);
}

export function keepTokens(table: string, found: Partial<TableTokens>): void {
  const before = tokensOf(table);
  keep(key(table), JSON.stringify({ ...before, ...found, seats: { ...before.seats, ...found.seats } }));
}

/** A token from a link: an invitation or a watch link opens the table from now on. */
export function keepToken(table: string, token: Token): void {
  if (token.kind !== 'seat') keepTokens(table, { [token.kind]: token.value });
}

/** What opens the table to somebody else, to look at it only; null: this browser knows nothing of the kind. */
export function lookingToken(table: string): Token | null {
  const { watch, invite } = tokensOf(table);
  if (watch) return { kind: 'watch', value: watch };
  return invite ? { kind: 'invite', value: invite } : null;
}

/** What opens the table for a guest who has no seat here. */
export function watchingToken(table: string): string {
  const tokens = tokensOf(table);
  return tokens.invite || tokens.watch;
}

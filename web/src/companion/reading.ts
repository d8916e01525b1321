/** What another phone wrote is read with care: it may be a newer page's, or nobody's. */

import { say } from '../words/words.svelte.ts';
import type { Entry } from './log.ts';

export const asNumber = (given: unknown, otherwise: number): number =>
  typeof given === 'number' && Number.isFinite(given) ? given : otherwise;

export const asText = (given: unknown): string => (typeof given === 'string' ? given : '');

export const asNumbers = (given: unknown): number[] =>
  Array.isArray(given) ? given.filter((each): each is number => typeof each === 'number') : [];

export const asTexts = (given: unknown): string[] =>
  Array.isArray(given) ? given.filter((each): each is string => typeof each === 'string') : [];

/** How a log calls somebody who has no name yet; each reads it in their own language. */
export const unnamed = (seat: number): string => `Player ${seat + 1}`;
const spoken = (name: string): string =>
  name.replace(/^Player ([1-9])$/, (_, seat: string) => say('common-player', { seat }));

/** Who plays: the names the table began with, as they were changed since. */
export function playersOf(entries: readonly Entry[]): string[] {
  const players = asTexts(entries.find((entry) => entry.kind === 'table')?.data.players);
  for (const { kind, data } of entries) {
    const seat = asNumber(data.seat, -1);
    if (kind === 'name' && seat in players) players[seat] = asText(data.name).slice(0, 24) || players[seat]!;
  }
  return players.map(spoken);
}

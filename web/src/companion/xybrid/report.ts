/** An infamy table for other programs and other people: rows of numbers, and a few lines of words. */

import { say, words } from '../../words/words.svelte.ts';
import { csvRow } from '../copies.ts';
import type { Infamy } from './state.ts';

export function csvOf(table: Infamy): string {
  const rows = table.players.map((name, seat) => [
    name,
    ...table.rounds.map((scores) => scores[seat]!),
    table.totals[seat]!,
    table.ranks[seat]!,
  ]);
  return [
    [
      say('companion-player'),
      ...table.rounds.map((_, at) => say('companion-round', { round: at + 1 })),
      say('companion-infamy'),
      say('infamy-place'),
    ],
    ...rows,
  ]
    .map(csvRow)
    .join('\r\n');
}

export function summaryOf(table: Infamy, at: number): string {
  const places = table.players.map(
    (name, seat) =>
      `${table.ranks[seat]}. ${name}: ${table.totals[seat]} (${table.rounds.map((scores) => scores[seat]).join(' + ')})`,
  );
  return [`XYbrid, ${words.date(at)}`, ...places].join('\n');
}

/** Who came where. */

import type { Board, Ending, Happened } from '../protocol.ts';
import { type Script, timeOf } from '../stage/acts.ts';
import { byPly, told } from './log.ts';

export interface Place {
  seat: number;
  rank: number;
  won: boolean;
  score: number;
}

export function places(ending: Ending): Place[] {
  return ending.ranks
    .map((rank, seat) => ({ seat, rank, won: ending.winners.includes(seat), score: ending.scores[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

const LAST = 4;

const VERDICT = new Set(['won', 'game_ended', 'resigned']); // the prompt says it
const CLOCK = new Set(['phase_started', 'turn_started']);

/** How it came to that: the last sentences of the last answer that were worth a look. Terms of a sum go with it. */
export function lastWords(log: readonly Happened[], script: Script, board: Board, reader: number): Happened[] {
  const lines = byPly(log).at(-1)?.lines ?? [];
  const seen = lines.filter((line) => line.text.startsWith(' ') || timeOf(script, line, board, reader) > 0);
  return told(seen)
    .filter(({ text, cue }) => !text.startsWith(' ') && !VERDICT.has(cue.code) && !CLOCK.has(cue.code))
    .slice(-LAST);
}

/** What the scores count: the title of the number beside each name that is the score. Empty: nothing says so. */
export function unitOf(board: Board, scores: readonly number[]): string {
  const titles = board.standings[0]?.facts.map((fact) => fact.title) ?? [];
  const counts = (title: string): boolean =>
    board.standings.every(({ seat, facts }) =>
      facts.some((fact) => fact.title === title && fact.value.split('/')[0] === String(scores[seat] ?? '')),
    );
  return titles.find(counts) ?? '';
}

/**
 * Whether a seed is the one that was promised: its SHA-256 was shown from the start. Null: this browser cannot
 * tell.
 */
export async function keepsPromise(seed: string, commitment: string): Promise<boolean | null> {
  if (globalThis.crypto?.subtle === undefined || !/^([0-9a-f]{2})+$/.test(seed)) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}

export function download(name: string, text: string): void {
  save(name, new Blob([text], { type: 'application/toml' }));
}

export function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

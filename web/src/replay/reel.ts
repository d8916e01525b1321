/** Where one is in a finished game, and where a key or a button leads. Numbers only. */

import type { MomentLine } from '../protocol.ts';

export type Move = 'first' | 'back' | 'on' | 'last' | 'chapter back' | 'chapter on';

export function moved(ply: number, plies: number, move: Move, chapters: readonly Chapter[] = []): number {
  const starts = chapters.map((chapter) => chapter.ply);
  switch (move) {
    case 'first':
      return 0;
    case 'last':
      return plies;
    case 'back':
      return clamped(ply - 1, plies);
    case 'on':
      return clamped(ply + 1, plies);
    case 'chapter back':
      return starts.filter((start) => start < ply).at(-1) ?? 0;
    case 'chapter on':
      return starts.find((start) => start > ply) ?? plies;
  }
}

export function clamped(ply: number, plies: number): number {
  return Math.max(0, Math.min(plies, Math.round(ply)));
}

const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: 'back',
  k: 'back',
  ArrowRight: 'on',
  j: 'on',
  Home: 'first',
  End: 'last',
  PageUp: 'chapter back',
  PageDown: 'chapter on',
};

export function moveOf(key: string): Move | null {
  return KEYS[key] ?? null;
}

export interface Chapter {
  ply: number;
  title: string;
}

/** The parts of a game: where the first words of the status change (`Round 2 of 3 · cycle 6` → `Round 2 of 3`). */
export function chaptersOf(lines: readonly MomentLine[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of lines) {
    const title = line.status.split(' · ')[0] ?? '';
    if (title !== '' && found.at(-1)?.title !== title) found.push({ ply: line.ply, title });
  }
  return found;
}

/** Whose eyes come next: a spectator's, then each seat's. */
export function nextEyes(seat: number, seats: number): number {
  return seat + 1 < seats ? seat + 1 : -1;
}

export const BLOCK = 16; // plies asked for at once

export function blockOf(ply: number): number {
  return Math.floor(ply / BLOCK) * BLOCK;
}

/** The blocks one will need soon: this one, and the neighbour one is nearer to. */
export function wantedBlocks(ply: number, plies: number): number[] {
  const here = blockOf(ply);
  const near = ply - here < BLOCK / 2 ? here - BLOCK : here + BLOCK;
  return [here, near].filter((block) => block >= 0 && block <= plies);
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1_200; // milliseconds between two plies at speed 1

export function pause(speed: number): number {
  return STEP / speed;
}

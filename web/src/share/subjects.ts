/** What of a table can be kept as a picture, with its name and score. Each game says it in `subjects.ts`. */

import { type Board, type Counter, type Face, SLOTS, type Zone } from '../protocol.ts';
import { say } from '../words/words.svelte.ts';

export interface Drawing {
  svg: string;
  box: { x: number; y: number; width: number; height: number };
}

export interface Subject {
  seat: number;
  name: string; // "Ada's monster"
  score: string; // "125 infamy, 1st of 3"
  words: string; // what it is made of
  draw: (ratio: number) => Drawing; // of a frame as wide as that
  ground: 'light-table' | 'tank' | 'floor-plan';
}

export interface Shown {
  game: string;
  board: Board;
  names: readonly string[];
  faces: ReadonlyMap<string, Face>;
  ranks: readonly number[]; // empty while the game goes on
  scores: readonly number[];
}

export function countersOf(board: Board, seat: number): readonly Counter[] {
  return board.standings.find((each) => each.seat === seat)?.facts ?? [];
}

/** The numbers that count, beside a name, and the place at the end. */
export function scoreOf(shown: Shown, seat: number, counts: (counter: Counter) => boolean): string {
  const told = countersOf(shown.board, seat).filter(counts);
  return [...told.map((fact) => `${fact.value} ${fact.title}`), placeOf(shown.ranks, seat)].filter(Boolean).join(', ');
}

/** The place at the end; nobody is first where all are equal. */
function placeOf(ranks: readonly number[], seat: number): string {
  const rank = ranks[seat];
  if (!rank) return '';
  const alike = ranks.filter((each) => each === rank).length;
  if (alike === ranks.length && alike > 1) return say('share-draw');
  return say(alike > 1 ? 'share-place_shared' : 'share-place', { rank, all: ranks.length });
}

export interface Built {
  zone: Zone;
  owner: string;
  words: string; // what it is made of
}

/** Every zone of slots that has something in it: what the players have built. */
export function built({ board, names, faces }: Shown): Built[] {
  const zones = board.zones.filter(
    (zone) => zone.shape === SLOTS && zone.owner >= 0 && zone.things.some((thing) => thing.filled),
  );
  return zones.map((zone) => {
    const parts = zone.things.filter((thing) => thing.filled);
    const called = parts.map((thing) => faces.get(thing.face || thing.ref)?.name ?? '').filter(Boolean);
    const words = [...new Set(called)].map((name) => {
      const many = called.filter((each) => each === name).length;
      return many > 1 ? `${name} ×${many}` : name;
    });
    return { zone, owner: names[zone.owner] ?? '', words: words.join(', ') };
  });
}

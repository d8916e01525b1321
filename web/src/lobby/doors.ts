/** What is written on the doors of the lobby. A game without words of its own still has a door. */

import { entryOf } from '../games/entries.ts';

export interface Door {
  blurb: string;
  length: string;
}

const NO_WORDS: Door = {
  blurb: 'A game about building monsters. Nobody has written more on this door yet.',
  length: '',
};

export function doorOf(game: string): Door {
  return entryOf(game) ?? NO_WORDS;
}

export function playersOf(least: number, most: number): string {
  return least === most ? `${least} players` : `${least}–${most} players`;
}

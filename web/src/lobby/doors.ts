/** What is written on the doors of the lobby. A game without words of its own still has a door. */

import { entryOf } from '../games/entries.ts';
import { say, words } from '../words/words.svelte.ts';

export interface Door {
  blurb: string;
  length: string;
}

export function doorOf(game: string): Door {
  const entry = entryOf(game);
  return { blurb: words.say(entry?.blurb ?? 'lobby-no_blurb'), length: entry ? words.say(entry.length) : '' };
}

export function playersOf(least: number, most: number): string {
  return least === most ? say('lobby-players_count', { least }) : say('lobby-players_range', { least, most });
}

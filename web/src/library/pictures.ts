/** How the cards of a game are pictured in its library; loaded with the library only. */

import type { Component } from 'svelte';
import { brought } from '../games/entries.ts';
import type { Face } from '../protocol.ts';

export type Picture = Component<{ face: Face }>;

const OWN = import.meta.glob<{ default: Picture }>('../games/*/Art.svelte');

/** None: the game has no drawings; its cards are words. */
export async function picturesOf(game: string): Promise<Picture | null> {
  return (await brought(OWN, game))?.default ?? null;
}

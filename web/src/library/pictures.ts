/** How the cards of a game are pictured in its library; loaded with the library only. */

import type { Component } from 'svelte';
import type { Face } from '../protocol.ts';

export type Picture = Component<{ face: Face }>;

const OWN: Readonly<Record<string, () => Promise<{ default: Picture }>>> = {
  xybrid: () => import('../games/xybrid/Art.svelte'),
  mutation_wars: () => import('../games/wars/Art.svelte'),
  hybrid: () => import('../games/hybrid/Art.svelte'),
};

/** None: the game has no drawings; its cards are words. */
export async function picturesOf(game: string): Promise<Picture | null> {
  return (await OWN[game]?.())?.default ?? null;
}

/** Monsters for the gallery: chosen by a seed, so that a picture of the page can be compared with the last one. */

import { rng } from '../../art/random.ts';
import type { Creature } from '../../art/xybrid/monster.ts';
import { PARTS } from '../../art/xybrid/parts.ts';

export function someMonsters(count: number, seed = 'gallery'): Creature[] {
  const random = rng(seed);
  const pick = (letter: string): string => {
    const ids = Object.keys(PARTS).filter((id) => id.startsWith(letter));
    return ids[Math.floor(random() * ids.length)] ?? '';
  };
  return Array.from({ length: count }, () => ({
    core: pick('C'),
    head: pick('H'),
    left: pick('A'),
    right: pick('A'),
    legs: pick('L'),
    aux: [...new Set(Array.from({ length: Math.floor(random() * 4) }, () => pick('X')))],
  }));
}

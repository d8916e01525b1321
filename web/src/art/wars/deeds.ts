/** What a Mutate or Battle card does, as a scene of 160 × 100 under water; one drawing per card id. */

import { keyOf, Layer } from '../layer.ts';
import { INK } from '../palettes.ts';
import { type Frame, pictureOf } from '../picture.ts';
import { BATTLE } from './battle_deeds.ts';
import { MUTATE, WORDS } from './mutate_deeds.ts';

export type Scene = (scene: Layer) => void;

export const DEED_FRAME: Frame = { x: 0, y: 0, width: 160, height: 100 };

const ALL: Readonly<Record<string, Scene>> = { ...MUTATE, ...BATTLE, ...WORDS };

/** The address of the picture; null for a card nobody has drawn. */
export function pictureOfDeed(id: string): string | null {
  const draw = ALL[id];
  if (draw === undefined) return null;
  return pictureOf(keyOf(`mw-deed-${id}`), DEED_FRAME, () => {
    const scene = new Layer('B', `mw-deed-${id}`);
    draw(scene);
    const contour = `<g fill="${INK}" stroke="${INK}" stroke-width="6" stroke-linejoin="round">${scene.silhouette}</g>`;
    return contour + scene.art.join('');
  });
}

export const DRAWN = [...Object.keys(MUTATE), ...Object.keys(BATTLE)];

/** Mutation Wars: the tank. */

import type { Looks } from '../../table/looks.ts';
import Art from './Art.svelte';
import { placeOn } from './naming.ts';
import { SCRIPT } from './script.ts';
import { worthOf } from './shelves.ts';
import WarsBoard from './WarsBoard.svelte';
import WarsCard from './WarsCard.svelte';
import WarsCreature from './WarsCreature.svelte';
import WarsSide from './WarsSide.svelte';

const HINTS: Readonly<Record<string, string>> = {
  rearrange: 'Drag parts to other places, or touch a part and then its new place.',
};

export const LOOKS: Looks = {
  room: 'tank',
  few: 1,
  Art,
  Card: WarsCard,
  Creature: WarsCreature,
  Board: WarsBoard,
  Side: WarsSide,
  script: SCRIPT,
  place: placeOn,
  hint: (decision) => HINTS[decision] ?? '',
  odds: (option, ahead) => worthOf(ahead, option),
  asksOnce: true,
  noted: true,
};

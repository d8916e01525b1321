/** Mutation Wars: the tank. */

import type { Looks } from '../../table/looks.ts';
import Art from './Art.svelte';
import { placeOn } from './naming.ts';
import { placeThen } from './past.ts';
import { SCRIPT } from './script.ts';
import { worthOf } from './shelves.ts';
import WarsBoard from './WarsBoard.svelte';
import WarsCard from './WarsCard.svelte';
import WarsCreature from './WarsCreature.svelte';
import WarsSide from './WarsSide.svelte';
import type { Ids } from '../../words/ids.ts';
import { words } from '../../words/words.svelte.ts';

const HINTS: Readonly<Record<string, keyof Ids>> = {
  rearrange: 'wars-hint_rearrange',
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
  placeThen,
  hint: (decision) => {
    const id = HINTS[decision];
    return id === undefined ? '' : words.say(id);
  },
  odds: (option, ahead) => worthOf(ahead, option),
  asksOnce: true,
  noted: true,
};

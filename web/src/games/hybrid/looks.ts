/** Hybrid: the floor plan that bites. */

import { type Looks, PLAIN } from '../../table/looks.ts';
import { chipsOf, keyOf } from './chips.ts';
import HybridBoard from './HybridBoard.svelte';
import HybridCard from './HybridCard.svelte';
import HybridSide from './HybridSide.svelte';
import { oddsOf } from './odds.ts';
import { SCRIPT } from './script.ts';

export const LOOKS: Looks = {
  ...PLAIN,
  room: 'floor-plan',
  Card: HybridCard,
  Board: HybridBoard,
  Side: HybridSide,
  script: SCRIPT,
  chips: chipsOf,
  keyOf,
  odds: (option, ahead) => oddsOf(option, ahead.odds),
  shown: (ref) => ref.startsWith('figure:'),
};

/** Hybrid: the floor plan that bites. */

import { type Looks, PLAIN } from '../../table/looks.ts';
import { cardWindow, chipsOf, keyOf, thingOf } from './chips.ts';
import HybridBoard from './HybridBoard.svelte';
import HybridCard from './HybridCard.svelte';
import HybridSide from './HybridSide.svelte';
import { oddsOf } from './odds.ts';
import { SCRIPT } from './script.ts';

/** Where more can be touched than there are options: a way is several of them, and a force is. */
const HINTS: Readonly<Record<string, string>> = {
  FORCE: 'Touch warriors to take them, in any order. Each costs their Rank.',
  MOVE: 'Touch a square to go there: its number is what the way costs.',
};

/** Where a card is laid for its points. */
const counts = (decision: string): boolean => cardWindow(decision) || decision === 'BID';

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
  hint: (decision) => HINTS[decision] ?? '',
  pays: (option, decision) => counts(decision) && !thingOf(option).endsWith(' effect'),
  shown: (ref) => ref.startsWith('figure:'),
};

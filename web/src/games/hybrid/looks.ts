/** Hybrid: the floor plan that bites. */

import { type Looks, PLAIN } from '../../table/looks.ts';
import { cardWindow, chipsOf, keyOf, signOf, thingOf, turnsOnly } from './chips.ts';
import HybridBoard from './HybridBoard.svelte';
import HybridCard from './HybridCard.svelte';
import HybridSide from './HybridSide.svelte';
import { oddsOf } from './odds.ts';
import { SCRIPT } from './script.ts';
import type { Ids } from '../../words/ids.ts';
import { words } from '../../words/words.svelte.ts';

/** Where more can be touched than there are options: a way is several of them, and a force is. */
const HINTS: Readonly<Record<string, keyof Ids>> = {
  FORCE: 'hybrid-hint_force',
  MOVE: 'hybrid-hint_move',
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
  chips: (options, decision, ahead) => chipsOf(options, decision, ahead.ways),
  keyOf,
  odds: (option, ahead) => oddsOf(option, ahead.odds),
  hint: (decision, ahead) => {
    if (ahead.note !== '') return '';
    const id = decision === 'MOVE' && turnsOnly(ahead.ways) ? 'hybrid-hint_turn' : HINTS[decision];
    return id === undefined ? '' : words.say(id);
  },
  sign: signOf,
  /** Cards on a walk are another matter than cards on a roll. */
  stake: (update) => (update.outlook.odds.length > 0 ? 'roll' : 'walk'),
  told: (option) => option.block === 'mode',
  pays: (option, decision) => counts(decision) && !thingOf(option).endsWith(' effect'),
  shown: (ref) => ref.startsWith('figure:'),
};

/** What Mutation Wars brings to the companion. */

import { withWords } from '../../words/words.svelte.ts';
import type { Entry } from '../entries.ts';
import { needNames } from '../names.svelte.ts';

export const ENTRY: Entry = {
  id: 'mutation_wars',
  name: 'Mutation Wars',
  what: 'companion-battle_pad',
  place: 2,
  seats: [2, 3, 4, 5],
  page: async () => {
    const [page] = await Promise.all([
      withWords(import('./Pad.svelte'), 'companion', 'pad'),
      needNames('mutation_wars'),
    ]);
    return page;
  },
};

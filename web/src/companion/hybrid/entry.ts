/** What Hybrid brings to the companion. */

import { withWords } from '../../words/words.svelte.ts';
import type { Entry } from '../entries.ts';
import { needNames } from '../names.svelte.ts';

export const ENTRY: Entry = {
  id: 'hybrid',
  name: 'Hybrid',
  what: 'companion-army_sheet',
  place: 3,
  seats: [],
  page: async () => {
    const [page] = await Promise.all([withWords(import('./Army.svelte'), 'companion', 'army'), needNames('hybrid')]);
    return page;
  },
};

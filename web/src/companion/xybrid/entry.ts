/** What XYbrid brings to the companion. */

import { withWords } from '../../words/words.svelte.ts';
import type { Entry } from '../entries.ts';
import { needNames } from '../names.svelte.ts';

export const ENTRY: Entry = {
  id: 'xybrid',
  name: 'XYbrid',
  what: 'companion-infamy',
  place: 1,
  seats: [2, 3, 4],
  page: async () => {
    const [page] = await Promise.all([
      withWords(import('./Infamy.svelte'), 'companion', 'infamy'),
      needNames('xybrid'),
    ]);
    return page;
  },
};

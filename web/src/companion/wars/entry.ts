/** What Mutation Wars brings to the companion. */

import type { Entry } from '../entries.ts';

export const ENTRY: Entry = {
  id: 'mutation_wars',
  name: 'Mutation Wars',
  what: 'Battle pad',
  place: 2,
  seats: [2, 3, 4, 5],
  page: () => import('./Pad.svelte'),
};

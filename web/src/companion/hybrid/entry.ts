/** What Hybrid brings to the companion. */

import type { Entry } from '../entries.ts';

export const ENTRY: Entry = {
  id: 'hybrid',
  name: 'Hybrid',
  what: 'Army sheet',
  place: 3,
  seats: [],
  page: () => import('./Army.svelte'),
};

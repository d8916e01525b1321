/** What XYbrid brings to the companion. */

import type { Entry } from '../entries.ts';

export const ENTRY: Entry = {
  id: 'xybrid',
  name: 'XYbrid',
  what: 'Infamy',
  place: 1,
  seats: [2, 3, 4],
  page: () => import('./Infamy.svelte'),
};

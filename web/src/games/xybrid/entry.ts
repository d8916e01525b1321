/** What XYbrid brings to the page. */

import type { Entry } from '../entries.ts';

export const ENTRY: Entry = {
  name: 'xybrid',
  title: 'XYbrid',
  rules: 'XY',
  blurb: 'Draft glass slides from a shared lab. Stack them. Hope it stands up.',
  length: '3 rounds · 30 min',
};

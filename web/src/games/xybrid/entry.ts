/** What XYbrid brings to the page. */

import type { Entry } from '../entries.ts';

export const ENTRY: Entry = {
  name: 'xybrid',
  title: 'XYbrid',
  rules: 'XY',
  blurb: 'lobby-blurb_xybrid',
  length: 'lobby-length_xybrid',
};

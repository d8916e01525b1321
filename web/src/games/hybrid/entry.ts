/** What Hybrid brings to the page. */

import type { Entry } from '../entries.ts';

export const ENTRY: Entry = {
  name: 'hybrid',
  title: 'Hybrid',
  rules: 'HY',
  blurb: 'lobby-blurb_hybrid',
  length: 'lobby-length_hybrid',
  sides: ['common-side_griffins', 'common-side_scorpions'],
};

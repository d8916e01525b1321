/** What Hybrid brings to the page. */

import type { Entry } from '../entries.ts';

export const ENTRY: Entry = {
  name: 'hybrid',
  title: 'Hybrid',
  rules: 'HY',
  blurb: 'Templars against what the vats made. One laboratory, two exits.',
  length: '6 missions · 30–90 min',
  sides: ['Griffins', 'Scorpions'],
};

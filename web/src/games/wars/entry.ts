/** What Mutation Wars brings to the page. */

import type { Entry } from '../entries.ts';

export const ENTRY: Entry = {
  name: 'mutation_wars',
  title: 'Mutation Wars',
  rules: 'MW',
  blurb: 'lobby-blurb_wars',
  length: 'lobby-length_wars',
};

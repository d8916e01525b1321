/** What Mutation Wars brings to the page. */

import type { Entry } from '../entries.ts';

export const ENTRY: Entry = {
  name: 'mutation_wars',
  title: 'Mutation Wars',
  rules: 'MW',
  blurb: 'Grow claws on triangles. Match the colours. Bite the neighbours.',
  length: 'deep sea · 45 min',
};

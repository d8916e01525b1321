/** Which part a tag of a card means: `tentacles` is drawn as `Tent`. */

import type { PartKind } from '../../art/wars/kinds.ts';

export const KIND_OF_TYPE: Readonly<Record<string, PartKind>> = {
  eye: 'Eye',
  claw: 'Claw',
  spikes: 'Spikes',
  tail: 'Tail',
  snout: 'Snout',
  tentacles: 'Tent',
  whiskers: 'Whisk',
  stinger: 'Sting',
  glow: 'Glow',
  fake_tail: 'FT',
};

/** The 23 figures by profile id. */

import { type Facing, Figure, type Side } from './figure.ts';
import { GRIFFIN } from './griffin.ts';
import { SCORPION } from './scorpion.ts';
import { VATS } from './vats.ts';

export const FIGURES: Readonly<Record<string, (fig: Figure) => void>> = { ...GRIFFIN, ...SCORPION, ...VATS };

export function sideOf(profile: string): Side {
  return profile.startsWith('S') ? 'S' : 'G';
}

/** The figure alone, shaded for its facing; empty for a profile nobody has drawn. */
export function figure(profile: string, facing: Facing = 0): string {
  const draw = FIGURES[profile];
  if (draw === undefined) return '';
  const fig = new Figure(sideOf(profile), facing, `hy-${profile}-${facing}`);
  draw(fig);
  return fig.out.join('');
}

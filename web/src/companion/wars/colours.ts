/** The four colours, by their letters. */

import type { Colour } from '../rules/wars.ts';

export const COLOURS: readonly Colour[] = ['R', 'G', 'B', 'Y'];
export const COLOUR_NAMES: Record<Colour, string> = { R: 'red', G: 'green', B: 'blue', Y: 'yellow' };

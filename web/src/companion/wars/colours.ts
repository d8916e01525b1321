/** The four colours, by their letters, and what parts are called. */

import { say } from '../../words/words.svelte.ts';
import { named } from '../names.svelte.ts';
import type { Colour, Part } from '../rules/wars.ts';

export const COLOURS: readonly Colour[] = ['R', 'G', 'B', 'Y'];
const IDS = { R: 'common-red', G: 'common-green', B: 'common-blue', Y: 'common-yellow' } as const;
export const colourName = (colour: Colour): string => say(IDS[colour]);

/** "red Eye", "Œil rouge" */
export const partName = ({ kind, colour }: Part): string => named(`${kind}:${colour}`);
/** With what has become of it: "red Eye, flipped". */
export const partWords = (part: Part): string =>
  [partName(part), ...(part.flipped ? [say('pad-flipped')] : []), ...(part.reversed ? [say('pad-turned')] : [])].join(
    ', ',
  );

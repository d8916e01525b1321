import { MediaQuery } from 'svelte/reactivity';

/**
 * Too small for a side column: a phone, a narrow window, or text at 200 %. The same words stand in the style
 * sheets.
 */
export const narrow = new MediaQuery('(max-width: 63.99em), (max-height: 37.49em)');
/** Of these: upright, and large enough for cards with their text. */
export const tablet = new MediaQuery('(min-width: 43.75em) and (max-width: 63.99em) and (min-height: 50em)');
/** Of these: wide and low, as a phone on its side. Things lie beside each other then. */
export const low = new MediaQuery('(max-height: 37.49em) and (min-width: 36em)');

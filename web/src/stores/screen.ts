import { MediaQuery } from 'svelte/reactivity';

/** Too small for a side column: a phone, a narrow window, or text at 200 %. The same words stand in the style sheets. */
export const narrow = new MediaQuery('(max-width: 63.99em), (max-height: 37.49em)');

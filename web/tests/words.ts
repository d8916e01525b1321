/** Tests read English, whatever is said where. */

import { everything } from '../src/words/words.svelte.ts';

await everything();

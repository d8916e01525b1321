import { words } from '../words/words.svelte.ts';

/** "Ada, Bob and Cleo" */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(words.locale).format(names);

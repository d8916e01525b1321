/** The pages, loaded when they are wanted, each with what it says. */

import { withWords } from './words/words.svelte.ts';

export const PAGES = {
  lobby: () => withWords(import('./lobby/Lobby.svelte'), 'lobby'),
  games: () => withWords(import('./lobby/Games.svelte'), 'lobby'),
  table: () => withWords(import('./table/TablePage.svelte')),
  replay: () => withWords(import('./replay/Replay.svelte')),
  rules: () => withWords(import('./rules/Rules.svelte')),
  library: () => withWords(import('./library/Library.svelte')),
  learn: () => withWords(import('./learn/Learn.svelte')),
  about: () => withWords(import('./about/About.svelte')),
  art: () => withWords(import('./gallery/Gallery.svelte')),
};

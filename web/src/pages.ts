/** The pages, loaded when they are wanted, each with what it says. */

import { PARTS } from './words/ids.ts';
import { withWords } from './words/words.svelte.ts';

export const PAGES = {
  lobby: () => withWords(import('./lobby/Lobby.svelte'), 'lobby'),
  games: () => withWords(import('./lobby/Games.svelte'), 'lobby'),
  table: () => withWords(import('./table/TablePage.svelte'), 'table', 'rules'),
  replay: () => withWords(import('./replay/Replay.svelte'), 'replay', 'table', 'rules'),
  rules: () => withWords(import('./rules/Rules.svelte'), 'rules'),
  library: () => withWords(import('./library/Library.svelte'), 'library'),
  learn: () => withWords(import('./learn/Learn.svelte'), 'table', 'rules'),
  about: () => withWords(import('./about/About.svelte'), 'about'),
  lost: () => withWords(import('./lobby/Lost.svelte')),
  art: () => withWords(import('./gallery/Gallery.svelte'), ...PARTS),
};

/** The cards of a game as they are printed, and the words they use, asked for once per page and language. */

import { api } from '../api.ts';
import type { Face } from '../protocol.ts';
import { words } from '../words/words.svelte.ts';

export type Faces = ReadonlyMap<string, Face>;

const asked = new Map<string, Promise<Faces>>();

/** Of the pack a table began with (its hash): it may be another one than today's, which is meant without one. */
export function facesOf(game: string, pack = ''): Promise<Faces> {
  const key = `${words.language} ${game} ${pack}`;
  let found = asked.get(key);
  if (found === undefined) {
    found = api
      .faces(game, pack)
      .then((answer) => new Map([...answer.faces, ...answer.terms].map((face) => [face.ref, face])));
    found.catch(() => asked.delete(key)); // the next table asks again
    asked.set(key, found);
  }
  return found;
}

/** The cards of a game as they are printed, and the words they use, asked for once per page. */

import { api } from '../api.ts';
import type { Face } from '../protocol.ts';

export type Faces = ReadonlyMap<string, Face>;

const asked = new Map<string, Promise<Faces>>();

export function facesOf(game: string): Promise<Faces> {
  let found = asked.get(game);
  if (found === undefined) {
    found = api.faces(game).then((answer) => new Map([...answer.faces, ...answer.terms].map((face) => [face.ref, face])));
    found.catch(() => asked.delete(game)); // the next table asks again
    asked.set(game, found);
  }
  return found;
}

/** Sentences of the server, cut into pieces a page can show: players by name, cards in bold, rules as links. */

import type { Face } from '../protocol.ts';

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'player'; text: string; seat: number }
  | { kind: 'card'; text: string; ref: string }
  | { kind: 'place'; text: string; ref: string } // of a creature: `b1` a body, `b1.2` a spot
  | { kind: 'rule'; text: string };

export interface Words {
  name(seat: number): string | null; // null: no such seat
  faces: Iterable<Face>;
}

const MARK = /\b(b\d(?:\.\d)?)\b|\bP(\d{1,2})\b|\b([A-Z]{2}-\d+(?:\.\d+)*[a-z]?)\b|\(([A-Z]{1,3}\d{1,3}[A-Za-z]?)\)/g;

/** Cuts sentences of one table. Cards are known by their printed name followed by their id: `Crab Claw (A02)`. */
export class Cutter {
  #byId = new Map<string, Face>();

  constructor(private readonly words: Words) {
    for (const face of words.faces) this.#byId.set(idOf(face.ref), face);
  }

  pieces(sentence: string): Piece[] {
    const found: Piece[] = [];
    let from = 0;
    for (const match of sentence.matchAll(MARK)) {
      const [whole, place, seat, rule, id] = match;
      let start = match.index;
      let piece: Piece | null = null;
      if (place !== undefined) {
        // It belongs to whoever was named before it.
        const owner = found.findLast((each) => each.kind === 'player');
        if (owner?.kind === 'player') piece = { kind: 'place', text: place, ref: `${place.includes('.') ? 'spot' : 'body'}:P${owner.seat}.${place}` };
      } else if (seat !== undefined) {
        const name = this.words.name(Number(seat));
        if (name !== null) piece = { kind: 'player', text: name, seat: Number(seat) };
      } else if (rule !== undefined) {
        piece = { kind: 'rule', text: rule };
      } else if (id !== undefined) {
        const face = this.#byId.get(id);
        const begins = face === undefined ? -1 : match.index - face.name.length - 1;
        if (face !== undefined && begins >= from && sentence.slice(begins, match.index - 1) === face.name) {
          piece = { kind: 'card', text: face.name, ref: face.ref };
          start = begins;
        }
      }
      if (piece === null) continue;
      if (start > from) found.push({ kind: 'text', text: sentence.slice(from, start) });
      found.push(piece);
      from = match.index + whole.length;
    }
    if (from < sentence.length) found.push({ kind: 'text', text: sentence.slice(from) });
    return found;
  }

  /** The same as plain text: for labels, titles and whoever listens. */
  plain(sentence: string): string {
    return this.pieces(sentence)
      .map((piece) => piece.text)
      .join('');
  }
}

export function idOf(ref: string): string {
  return ref.slice(ref.indexOf(':') + 1);
}

/** `P0's hand` is `Your hand` to whoever sits on seat 0. */
export function ownTitle(title: string, seat: number): string {
  const owner = `P${seat}'s `;
  return title.startsWith(owner) ? `Your ${title.slice(owner.length)}` : title;
}

/** Sentences of the server, cut into pieces a page can show: players by name, cards in bold, rules as links. */

import type { Face } from '../protocol.ts';

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'player'; text: string; seat: number }
  | { kind: 'card'; text: string; ref: string }
  | { kind: 'place'; text: string; ref: string } // of a creature: `b1` a body, `b1.2` a spot; on a map: a figurine
  | { kind: 'rule'; text: string };

export interface Words {
  name(seat: number): string | null; // null: no such seat
  faces: Iterable<Face>;
}

const MARK = /\b(b\d(?:\.\d)?)\b|\bP(\d{1,2})\b|\b([A-Z]{2}-\d+(?:\.\d+)*[a-z]?)\b|\(([A-Z]{1,3}\d{1,3}[A-Za-z]?)\)/g;

/** Cuts sentences of one table. Cards are known by their printed name followed by their id: `Crab Claw (A02)`; where figurines have profiles, by their
 * name alone, and a figurine by the name of its profile and its letter: `Templar of Hod A`. */
export class Cutter {
  #byId = new Map<string, Face>();
  #byName = new Map<string, Face>();
  #names: RegExp | null = null;

  constructor(private readonly words: Words) {
    for (const face of words.faces) {
      this.#byId.set(idOf(face.ref), face);
      if (/^(profile|card):/.test(face.ref)) this.#byName.set(face.name, face);
    }
    const faces = [...this.#byName.values()];
    if (!faces.some((face) => face.ref.startsWith('profile:'))) return;
    const longest = (kind: string): string =>
      faces.filter((face) => face.ref.startsWith(kind)).map((face) => face.name).sort((one, other) => other.length - one.length).map(escaped).join('|') || '(?!)';
    this.#names = new RegExp(`\\b(${longest('profile:')}) ([A-Za-z])\\b|\\b(${longest('card:')})(?![\\w’'])`, 'g');
  }

  pieces(sentence: string): Piece[] {
    return this.#marked(sentence).flatMap((piece) => (piece.kind === 'text' && this.#names !== null ? this.#named(piece.text, this.#names) : [piece]));
  }

  #named(text: string, names: RegExp): Piece[] {
    const found: Piece[] = [];
    let from = 0;
    for (const match of text.matchAll(names)) {
      const [whole, , letter, card] = match;
      if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
      if (letter !== undefined) found.push({ kind: 'place', text: whole, ref: `figure:${letter}` });
      else found.push({ kind: 'card', text: whole, ref: this.#byName.get(card ?? '')?.ref ?? '' });
      from = match.index + whole.length;
    }
    if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
    return found;
  }

  #marked(sentence: string): Piece[] {
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

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function idOf(ref: string): string {
  return ref.slice(ref.indexOf(':') + 1);
}

/** `P0's hand` is `Your hand` to whoever sits on seat 0. */
export function ownTitle(title: string, seat: number): string {
  const owner = `P${seat}'s `;
  return title.startsWith(owner) ? `Your ${title.slice(owner.length)}` : title;
}

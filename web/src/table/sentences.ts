/** Sentences of the server, cut into pieces a page can show: players by name, cards in bold, rules as links. */

import type { Face, Thing } from '../protocol.ts';
import { say } from '../words/words.svelte.ts';

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'player'; text: string; seat: number }
  | { kind: 'card'; text: string; ref: string }
  | { kind: 'place'; text: string; ref: string } // of a creature: a body, a spot; on a map: a figurine, a square
  | { kind: 'rule'; text: string };

/** What people call a place; null: nothing better than its id. */
export type PlaceNames = (ref: string) => string | null;

export interface Words {
  name(seat: number): string | null; // null: no such seat
  faces: Iterable<Face>;
  reader?: number; // whose eyes: places that nobody was named for are on his creature
  place?: PlaceNames | undefined;
}

const MARK =
  /\b(?:P(\d)\.)?(b\d(?:\.\d)?)\b|\bP(\d{1,2})\b|\b([A-Z]{2}-\d+(?:\.\d+)*[a-z]?)\b|\((?!P\d{1,2}\))([A-Z]{1,3}\d{1,3}[A-Za-z]?)\)/g;
const plainPlace = (kind: 'body' | 'spot'): string => say(`table-place_${kind}`);

/** Cuts sentences of one table. Cards are known by their printed name followed by their id: `Crab Claw (A02)`;
 * where figurines have profiles, by their
 * name alone, and a figurine by the name of its profile and its letter: `Templar of Hod A`. Parts of creatures, whose
 * id is only their type and colour (`Eye:B`), by their name alone, too: `blue Eye`. */
export class Cutter {
  #byId = new Map<string, Face>();
  #byName = new Map<string, Face>();
  #names: RegExp | null = null;

  constructor(private readonly words: Words) {
    for (const face of words.faces) {
      this.#byId.set(idOf(face.ref), face);
      if (/^(profile|card):/.test(face.ref)) this.#byName.set(face.name, face);
    }
    const all = [...this.#byName.values()];
    const profiles = all.some((face) => face.ref.startsWith('profile:'));
    const faces = profiles ? all : all.filter((face) => idOf(face.ref).includes(':'));
    if (faces.length === 0) return;
    const longest = (kind: string): string =>
      faces
        .filter((face) => face.ref.startsWith(kind))
        .map((face) => face.name)
        .sort((one, other) => other.length - one.length)
        .map(escaped)
        .join('|') || '(?!)';
    this.#names = new RegExp(
      `\\b(${longest('profile:')}) ([A-Za-z])\\b|\\b(${longest('card:')})(?![\\w’'])|` +
        (profiles ? '\\b(\\d{1,2},\\d{1,2})\\b' : '((?!))'),
      'g',
    );
  }

  /** `then`: what places were called when it happened, where that is known. */
  pieces(sentence: string, then: PlaceNames = () => null): Piece[] {
    return this.#marked(sentence, then).flatMap((piece) =>
      piece.kind === 'text' && this.#names !== null ? this.#named(piece.text, this.#names) : [piece],
    );
  }

  #named(text: string, names: RegExp): Piece[] {
    const found: Piece[] = [];
    let from = 0;
    for (const match of text.matchAll(names)) {
      const [whole, , letter, card, square] = match;
      if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
      if (square !== undefined) found.push({ kind: 'place', text: square, ref: `square:${square}` });
      else if (letter !== undefined) found.push({ kind: 'place', text: whole, ref: `figure:${letter}` });
      else found.push({ kind: 'card', text: whole, ref: this.#byName.get(card ?? '')?.ref ?? '' });
      from = match.index + whole.length;
    }
    if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
    return found;
  }

  #marked(sentence: string, then: PlaceNames): Piece[] {
    const found: Piece[] = [];
    const { reader = -1 } = this.words;
    // Whoever reads is a player like the others: a sentence may begin with one of the words for them.
    const you = (reader < 0 ? [] : say('table-you').split(' ')).find((word) => begins(sentence, word)) ?? '';
    if (you !== '') found.push({ kind: 'player', text: you, seat: reader });
    let from = you.length;
    const told = new Set<number>(); // whose creature was named already
    for (const match of sentence.matchAll(MARK)) {
      const [whole, before, place, seat, rule, id] = match;
      let start = match.index;
      const end = match.index + whole.length;
      let piece: Piece | null = null;
      if (place !== undefined) {
        // It belongs to whoever is named with it, or was named before it; else it is the reader's own.
        const named = found.findLast((each) => each.kind === 'player');
        const owner = before ?? (named?.kind === 'player' ? named.seat : this.words.reader);
        if (owner !== undefined && Number(owner) >= 0) {
          piece = this.#place(place, Number(owner), before !== undefined && !told.has(Number(owner)), then);
          told.add(Number(owner));
        } else if (this.words.place !== undefined)
          piece = { kind: 'text', text: plainPlace(place.includes('.') ? 'spot' : 'body') };
        if (start === 0 && piece !== null) piece.text = capital(piece.text);
      } else if (seat !== undefined) {
        const name = this.words.name(Number(seat));
        if (name !== null) piece = { kind: 'player', text: name, seat: Number(seat) };
        told.add(Number(seat));
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
      from = end;
    }
    if (from < sentence.length) found.push({ kind: 'text', text: sentence.slice(from) });
    return found;
  }

  #place(place: string, owner: number, said: boolean, then: PlaceNames): Piece {
    const kind = place.includes('.') ? 'spot' : 'body';
    const ref = `${kind}:P${owner}.${place}`;
    const name = this.words.place === undefined ? place : (then(ref) ?? this.words.place(ref) ?? plainPlace(kind));
    const whose =
      said && owner !== this.words.reader
        ? say('table-place_of', { name: this.words.name(owner) ?? say('table-somebody') })
        : '';
    return { kind: 'place', text: name + whose, ref };
  }

  /** A thing as people read it: its name, and its place, which may be a seat or a place of somebody's creature. */
  thing(thing: Thing): Thing {
    const place = thing.place && this.words.place?.(thing.ref);
    return { ...thing, name: this.plain(thing.name), place: place || this.plain(thing.place) };
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

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

const begins = (sentence: string, word: string): boolean =>
  sentence.startsWith(word) && !/^[\p{L}’']/u.test(sentence.slice(word.length));

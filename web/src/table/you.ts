/** English that speaks to its reader: "P0 draws" is "You draw" to whoever sits on seat 0. */

import type { Piece } from './sentences.ts';

const ODD: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' };

/** The verb without the ending of the third person. */
export function bare(verb: string): string {
  if (ODD[verb] !== undefined) return ODD[verb];
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** Pieces in which the reader is "you": as a subject with his verbs, as an owner, as anybody else. */
export function addressed(pieces: readonly Piece[], reader: number): Piece[] {
  const found = pieces.map((piece) => ({ ...piece }));
  found.forEach((piece, at) => {
    if (piece.kind !== 'player' || piece.seat !== reader) return;
    const before = found[at - 1]?.text ?? '';
    const after = found[at + 1];
    const capital = before === '' || /[.!?] $/.test(before);
    piece.text = capital ? 'You' : 'you';
    if (after?.kind !== 'text') return;
    if (after.text.startsWith("'s ") || after.text === "'s") {
      piece.text += 'r';
      after.text = after.text.slice(2);
    } else if (capital || /[:;,] $/.test(before)) {
      after.text = after.text.replace(/^ ([a-z]+)( and ([a-z]+s)\b)?/, (_, verb: string, both?: string, second?: string) => ` ${bare(verb)}${both ? ` and ${bare(second ?? '')}` : ''}`);
    } else after.text = after.text.replace(/^ (is|was|has)\b/, (_, verb: string) => ` ${bare(verb)}`);
  });
  return found;
}

/** "The Griffins keep their hand." is "You keep your hand." to whoever leads them: their verbs are those of "you" already. */
export function asYou(sentence: string, own: string): string {
  const theirs = new RegExp(`^The ${own}\\b`).test(sentence);
  const said = sentence.replace(new RegExp(`\\b(T|t)he ${own}\\b( of P\\d)?`, 'g'), (_, first: string) => (first === 'T' ? 'You' : 'you'));
  return theirs ? said.replace(/\btheir\b/g, 'your') : said;
}

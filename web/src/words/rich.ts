/** A message with tags, taken apart. No value is ever taken for a tag. */

import type { Ids } from './ids.ts';
import type { Values } from './pattern.ts';
import { words } from './words.svelte.ts';

export interface RichPiece {
  tag: string; // empty: text between tags
  text: string;
}

const SHUT = '\u0001'; // stands for < in values

export function rich(id: keyof Ids, values: Values = {}): RichPiece[] {
  const safe = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.replaceAll('<', SHUT) : value,
  ]);
  const pieces: RichPiece[] = [];
  let from = 0;
  const text = words.say(id, Object.fromEntries(safe));
  const add = (tag: string, piece: string): void => {
    if (tag || piece) pieces.push({ tag, text: piece.replaceAll(SHUT, '<') });
  };
  for (const found of text.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    add('', text.slice(from, found.index));
    add(found[1] ?? '', found[2] ?? '');
    from = found.index + found[0].length;
  }
  add('', text.slice(from));
  return pieces;
}

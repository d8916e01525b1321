/**
 * A language nobody speaks, made of English: accented, longer, with marks at both ends. What comes without them came
 * from no catalogue. `en-XA` is written from left to right, `ar-XB` from right to left. The server speaks the same
 * (monstrum/content/pseudo.py) when it is told to.
 */

import type { Catalogue, Pattern } from './pattern.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ'];

/** Tags of rich words (`<link>`) stay what they are. */
function accented(text: string): string {
  return text.replace(/<\/?\w+>|[A-Za-z]/g, (found) => {
    const letter = ACCENTED[PLAIN.indexOf(found)];
    return letter === undefined || found.length > 1 ? found : letter.repeat(/[aeiou]/i.test(found) ? 2 : 1);
  });
}

function inside(pattern: Pattern): Pattern {
  if (typeof pattern === 'string') return accented(pattern);
  return pattern.map((piece) => {
    if (typeof piece === 'string') return accented(piece);
    const [name, variants] = piece;
    return variants === undefined ? piece : [name, each(variants, inside)];
  });
}

/** Where a message is nothing but a choice, each of its forms is marked; where it is empty, none. */
function marked(pattern: Pattern): Pattern {
  if (pattern === '') return pattern;
  const [only] = pattern;
  if (typeof pattern !== 'string' && pattern.length === 1 && Array.isArray(only) && only[1] !== undefined)
    return [[only[0], each(only[1], marked)]];
  const within = inside(pattern);
  return typeof within === 'string' ? `⟦${within}⟧` : ['⟦', ...within, '⟧'];
}

function each(patterns: Catalogue, change: (pattern: Pattern) => Pattern): Catalogue {
  return Object.fromEntries(Object.entries(patterns).map(([key, pattern]) => [key, change(pattern)]));
}

export function pseudo(catalogue: Catalogue): Catalogue {
  return each(catalogue, marked);
}

/** From Fluent to what `src/words/pattern.ts` reads. The parser stays here: no page carries it. */

import { parse, type Expression, type InlineExpression, type Pattern as Written } from '@fluent/syntax';
import type { Catalogue, Pattern, Piece } from './src/words/pattern.ts';

/** Messages by their ids; those that are parts of others are put into them. Raises an error with the file's name. */
export function catalogueOf(text: string, file: string): Catalogue {
  const messages = new Map<string, Written>();
  for (const entry of parse(text, {}).body) {
    if (entry.type === 'Junk') throw new Error(`${file}: ${entry.annotations[0]?.message}: ${entry.content.trim()}`);
    if (entry.type === 'Term') messages.set(`-${entry.id.name}`, entry.value);
    if (entry.type === 'Message' && entry.value) messages.set(entry.id.name, entry.value);
  }
  const read = (id: string, from: readonly string[]): Piece[] => {
    const found = messages.get(id);
    if (found === undefined) throw new Error(`${file}: ${from.at(-1)} is made of ${id}, which is not there`);
    if (from.includes(id)) throw new Error(`${file}: ${id} is made of itself`);
    return found.elements.flatMap((element) =>
      element.type === 'TextElement' ? [element.value] : placed(element.expression, [...from, id]),
    );
  };
  const pieces = (pattern: Written, from: readonly string[]): Piece[] =>
    pattern.elements.flatMap((element) =>
      element.type === 'TextElement' ? [element.value] : placed(element.expression, from),
    );
  function placed(expression: Expression | InlineExpression, from: readonly string[]): Piece[] {
    switch (expression.type) {
      case 'StringLiteral':
        return [expression.parse().value];
      case 'NumberLiteral':
        return [expression.value];
      case 'VariableReference':
        return [[expression.id.name]];
      case 'MessageReference':
        return read(expression.id.name, from);
      case 'TermReference':
        return read(`-${expression.id.name}`, from);
      case 'SelectExpression': {
        if (expression.selector.type !== 'VariableReference') break;
        const variants: [string, Pattern][] = expression.variants.map((variant) => [
          variant.default ? '*' : variant.key.type === 'Identifier' ? variant.key.name : variant.key.value,
          short(pieces(variant.value, from)),
        ]);
        return [[expression.selector.id.name, Object.fromEntries(variants)]];
      }
      case 'Placeable':
        return placed(expression.expression, from);
    }
    throw new Error(`${file}: ${from.at(-1)}: a page cannot say ${expression.type}`);
  }
  const own = [...messages.keys()].filter((id) => !id.startsWith('-'));
  return Object.fromEntries(own.map((id) => [id, short(read(id, []))]));
}

/** Texts side by side are one, and one text is no list. */
function short(pieces: readonly Piece[]): Pattern {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  const [only = ''] = joined;
  return joined.length < 2 && typeof only === 'string' ? only : joined;
}

/** What a catalogue is compiled to, and how it is said. See docs/translating.md. */

export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

/** A text; a variable; a variable that chooses by what it is, or by the plural its number has (`*`: all others). */
export type Piece = string | [variable: string] | [variable: string, variants: Readonly<Record<string, Pattern>>];
export type Pattern = string | readonly Piece[];
export type Catalogue = Readonly<Record<string, Pattern>>;

/** How a language counts. */
export interface Counting {
  number: Intl.NumberFormat;
  plural: Intl.PluralRules;
}

export function counting(locale: string): Counting {
  return { number: new Intl.NumberFormat(locale), plural: new Intl.PluralRules(locale) };
}

export function format(pattern: Pattern, values: Values, by: Counting): string {
  if (typeof pattern === 'string') return pattern;
  return pattern.map((piece) => (typeof piece === 'string' ? piece : placed(piece, values, by))).join('');
}

function placed(piece: Exclude<Piece, string>, values: Values, by: Counting): string {
  const [name, variants] = piece;
  const value = values[name] ?? '';
  if (variants === undefined) return typeof value === 'number' ? by.number.format(value) : value;
  const plural = typeof value === 'number' ? by.plural.select(value) : '*';
  return format(variants[value] ?? variants[plural] ?? variants['*'] ?? '', values, by);
}

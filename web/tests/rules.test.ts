import { describe, expect, it } from 'vitest';
import { ENTRIES } from '../src/companion/entries.ts';
import { findRule, readRule } from '../src/companion/rulebook.ts';
import type { RuleBook } from '../src/protocol.ts';
import { gameOfRule } from '../src/games/entries.ts';
import { find, marked, pieces, plain, related, search } from '../src/rules/book.ts';

const rule = (id: string, text: string) => ({ id, text, tags: ['[rulebook]'], scenarios: [] });
const book: RuleBook = {
  brief: [],
  game: 'xybrid',
  title: 'XYbrid',
  chapters: [
    {
      id: 'XY-1',
      title: 'Game setup',
      rules: [rule('XY-1.1', 'Shuffle the deck.'), rule('XY-1.2', 'Each player takes a **core**.')],
    },
    {
      id: 'XY-4',
      title: 'The lab',
      rules: [
        rule('XY-4.3', 'The legal draws are parts of needed types; see XY-4.5 and XY-12.'),
        rule('XY-4.5', '`draw A13` takes one part.'),
        rule('XY-4.30', 'Nothing else is drawn.'),
      ],
    },
  ],
};
const ids = (words: string): string[] => search(book, words).map((hit) => hit.rule.id);

describe('searching the rules', () => {
  it('wants all the words, wherever they stand', () => {
    expect(ids('parts legal')).toEqual(['XY-4.3']);
    expect(ids('DRAW')).toEqual(['XY-4.3', 'XY-4.5', 'XY-4.30']);
    expect(ids('draw nothing here')).toEqual([]);
  });

  it('reads through marks and finds titles of chapters', () => {
    expect(ids('takes a core')).toEqual(['XY-1.2']);
    expect(ids('setup shuffle')).toEqual(['XY-1.1']);
  });

  it('puts the rule of that id first, and a chapter brings its rules', () => {
    expect(ids('xy-4.5')).toEqual(['XY-4.5', 'XY-4.3']);
    expect(ids('XY-1')).toEqual(['XY-1.1', 'XY-1.2', 'XY-4.3']); // XY-4.3 speaks of XY-12
  });

  it('finds nothing for nothing', () => {
    expect(ids('   ')).toEqual([]);
  });

  it('survives signs that mean something to a machine', () => {
    for (const words of ['(', '*', '[a-z]', '\\', '**', '`']) expect(() => marked('a (b) * c', words)).not.toThrow();
    expect(ids('(')).toEqual([]);
  });
});

describe('a rule on paper', () => {
  it('is cut at strong words, code and ids', () => {
    expect(pieces('**Core**: `x` as in XY-4.5, XY-12.')).toEqual([
      { kind: 'strong', text: 'Core' },
      { kind: 'text', text: ': ' },
      { kind: 'code', text: 'x' },
      { kind: 'text', text: ' as in ' },
      { kind: 'rule', text: 'XY-4.5' },
      { kind: 'text', text: ', ' },
      { kind: 'rule', text: 'XY-12' },
      { kind: 'text', text: '.' },
    ]);
    expect(plain('**Core**: `x` of XY-4.5')).toBe('Core: x of XY-4.5');
  });

  it('has words that are stressed, and products that are not', () => {
    expect(pieces('A creature is *complete* iff; 2*3 * 4')).toEqual([
      { kind: 'text', text: 'A creature is ' },
      { kind: 'em', text: 'complete' },
      { kind: 'text', text: ' iff; 2*3 * 4' },
    ]);
    expect(plain('A *complete* one')).toBe('A complete one');
  });

  it('marks what was searched, whole and in order', () => {
    expect(marked('Draw, redraw', 'draw')).toEqual([
      { text: 'Draw', hit: true },
      { text: ', re', hit: false },
      { text: 'draw', hit: true },
    ]);
    expect(marked('abc', '')).toEqual([{ text: 'abc', hit: false }]);
    expect(
      marked('İx', 'x')
        .map((span) => span.text)
        .join(''),
    ).toBe('İx');
  });

  it('knows its relatives in both directions', () => {
    expect(related(book, 'XY-4.5')).toEqual(['XY-4.3']);
    expect(related(book, 'XY-4.3')).toEqual(['XY-4.5', 'XY-12']);
    expect(related(book, 'XY-9.9')).toEqual([]);
  });

  it('is found by an address in any capitals', () => {
    expect(find(book, 'xy-4.3')?.rule?.id).toBe('XY-4.3');
    expect(find(book, 'XY-4')).toMatchObject({ chapter: { id: 'XY-4' }, rule: null });
    expect(find(book, 'XY-99')).toBeNull();
    expect(gameOfRule('XY-4.3')).toBe('xybrid');
    expect(gameOfRule('??')).toBe('');
  });
});

describe('the books the companion carries', () => {
  const sources = import.meta.glob<string>('../src/companion/**/*.{svelte,json}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const named = new Set(Object.values(sources).flatMap((text) => text.match(/\b(XY|MW|HY)-\d+\.\d+/g) ?? []));

  it('have every rule that a pad names', async () => {
    expect(named.size).toBeGreaterThan(30);
    const without: string[] = [];
    for (const id of named) {
      const read = await Promise.all(ENTRIES.map(({ id: game }) => readRule(game, id)));
      if (read.flatMap(({ rules }) => rules).filter(({ text }) => text !== '').length === 0) without.push(id);
    }
    expect(without).toEqual([]);
  });

  it('find a rule, a chapter, and the table a rule means', async () => {
    const text = '### XY-4 The lab\n| XY-4.1 | One \\| two. | [ruling] |\n| XY-4.10 | Ten. | |\n## XY-40 Later\n';
    expect(findRule(text, 'XY-4.1')).toEqual({ title: 'The lab', rules: [{ id: 'XY-4.1', text: 'One | two.' }] });
    expect(findRule(text, 'XY-4').rules.map(({ id }) => id)).toEqual(['XY-4.1', 'XY-4.10']);
    expect(findRule(text, 'XY-5.1')).toEqual({ title: '', rules: [] });
    const { rules } = await readRule('hybrid', 'HY-5.4');
    expect(rules.slice(0, 3).map(({ id }) => id)).toEqual(['HY-5.4', 'Wounds', 'Attack from behind']);
    expect(rules).toContainEqual({ id: 'Large target', text: '(F): +1' });
  });
});

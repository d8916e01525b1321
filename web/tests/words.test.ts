import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parse } from 'svelte/compiler';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { directionOf, firstLanguage, known, wanted } from '../src/words/language.ts';
import { counting, format } from '../src/words/pattern.ts';
import { pseudo } from '../src/words/pseudo.ts';
import { rich } from '../src/words/rich.ts';
import { say, words } from '../src/words/words.svelte.ts';
import { catalogueOf } from '../words.compiler.ts';

const english = counting('en-GB');
const one = (text: string, values = {}, by = english): string =>
  format(catalogueOf(`x = ${text}`, 'x.ftl').x ?? '', values, by);

describe('a message', () => {
  it('is a text, with values and texts in quotes', () => {
    expect(one('Sit { $who }{" "}')).toBe('Sit undefined '.replace('undefined', ''));
    expect(one('{ $who } sits', { who: 'Mira' })).toBe('Mira sits');
  });

  it('counts as its language does, exact numbers first', () => {
    const text = '{ $n ->\n  [0] none\n  [one] { $n } jar\n *[other] { $n } jars\n }';
    expect([0, 1, 2, 1200].map((n) => one(text, { n }))).toEqual(['none', '1 jar', '2 jars', '1,200 jars']);
    expect([0, 1, 1.5].map((n) => one('{ $n ->\n [one] eins\n*[other] mehr\n }', { n }, counting('fr')))).toEqual([
      'eins',
      'eins',
      'eins',
    ]);
    expect(one('{ $n }', { n: 1234.5 }, counting('de'))).toBe('1.234,5');
  });

  it('chooses by a word, and is made of others', () => {
    const found = catalogueOf('a = { $s ->\n [red] { b }!\n*[other] no\n }\nb = Red { $s }\n', 'a.ftl');
    expect(format(found.a ?? '', { s: 'red' }, english)).toBe('Red red!');
    expect(format(found.a ?? '', { s: 'blue' }, english)).toBe('no');
  });

  it.each(['x = { $y', 'x = { y }', 'x = { x }', 'x = { NUMBER($y) }'])(
    'is refused where it cannot be said: %s',
    (text) => {
      expect(() => catalogueOf(text, 'wrong.ftl')).toThrow('wrong.ftl');
    },
  );
});

describe('the language nobody speaks', () => {
  it('is marked once, however a message chooses, and keeps tags and values', () => {
    const text =
      'a = { $n ->\n [one] Jar\n*[other] { $n } jars\n }\nb = To <lobby>the lobby</lobby>, { $who }\nc = {""}';
    const found = pseudo(catalogueOf(text, 'a.ftl'));
    expect(format(found.a ?? '', { n: 1 }, english)).toBe('⟦Ĵååŕ⟧');
    expect(format(found.a ?? '', { n: 2 }, english)).toBe('⟦2 ĵååŕš⟧');
    expect(format(found.b ?? '', { who: 'Mira' }, english)).toBe('⟦Ţöö <lobby>ţĥéé ļööƀƀý</lobby>, Mira⟧');
    expect(found.c).toBe('');
  });
});

describe('which language', () => {
  afterEach(async () => {
    document.cookie = 'monstrum_language=; max-age=0; path=/';
    history.replaceState(null, '', '/');
    vi.unstubAllGlobals();
    await words.choose('en');
  });

  it('is known by its code, in any dialect', () => {
    expect([known('fr-CH'), known('DE'), known('tlh'), known('')]).toEqual(['fr', 'de', '', '']);
    expect([directionOf('fr'), directionOf('ar-XB'), directionOf('he')]).toEqual(['ltr', 'rtl', 'rtl']);
  });

  it('is the first complete one the browser asks for, as the server has it', () => {
    expect(wanted(['tlh', 'en-US', 'fr'])).toBe('en');
    expect([wanted(['fr-CH', 'en']), wanted(['tlh', 'de-AT'])]).toEqual(['fr', 'de']);
    expect(wanted([])).toBe('en');
  });

  it('is the one that was chosen, and an address chooses too', async () => {
    await words.choose('fr');
    expect(document.cookie).toContain('monstrum_language=fr');
    expect([document.documentElement.lang, firstLanguage()]).toEqual(['fr', 'fr']);
    history.replaceState(null, '', '/?language=ar-XB');
    expect(firstLanguage()).toBe('ar-XB');
    expect(document.cookie).toContain('monstrum_language=en-XA'); // which the server can speak
  });

  it('changes what is said, all of it', async () => {
    const before = say('common-loading');
    await words.choose('en-XA');
    expect(say('common-loading')).toMatch(/^⟦.+⟧$/);
    await words.choose('en');
    expect(say('common-loading')).toBe(before);
  });
});

describe('words with tags', () => {
  it('are taken apart, and no value is a tag', () => {
    expect(rich('common-lost_at', { path: '<address>x</address>' })).toEqual([
      { tag: '', text: 'There is no page at ' },
      { tag: 'address', text: '<address>x</address>' },
      { tag: '', text: '.' },
    ]);
  });
});

describe('what a page needs', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|svelte)$/.test(file),
  );
  const text = new Map(sources.map((file) => [normalize(file), readFileSync(join('src', file), 'utf8')]));
  const parts = new Set(
    readdirSync('src/words')
      .filter((file) => file.endsWith('.en.ftl'))
      .map((file) => file.split('.')[0]),
  );

  /** Everything that comes with a file, without what is loaded later. */
  function closure(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file) || !text.has(file)) return seen;
    seen.add(file);
    for (const [, found = ''] of (text.get(file) ?? '').matchAll(
      /^\s*(?:import|export)\b(?!\s+type\b)[^;]*?'(\.[^']+)';/gm,
    ))
      closure(normalize(join(dirname(file), found)), seen);
    return seen;
  }

  const said = (file: string): string[] =>
    file.startsWith('words/')
      ? []
      : [...(text.get(file) ?? '').matchAll(/['"`]([a-z_]+)-[a-z_]/g)]
          .map((found) => found[1] ?? '')
          .filter((part) => parts.has(part));

  const loaded = sources.flatMap((file) =>
    [...(text.get(normalize(file)) ?? '').matchAll(/withWords\(\s*import\('([^']+)'\)((?:,\s*'\w+')*),?\s*\)/g)].map(
      ([, path = '', rest = '']) =>
        [normalize(join(dirname(file), path)), [...rest.matchAll(/'(\w+)'/g)].map((found) => found[1] ?? '')] as const,
    ),
  );

  it('is found at all', () => {
    expect(loaded.length).toBeGreaterThan(7);
    for (const [file] of loaded) expect(existsSync(join('src', file)), file).toBe(true);
  });

  it.each(loaded)('%s is loaded with it', (file, given) => {
    const needed = new Set([...closure(file)].flatMap(said));
    expect([...needed].filter((part) => part !== 'common' && !given.includes(part))).toEqual([]);
  });
});

/** Names of things, and what stands for itself in every language. */
const SAME_EVERYWHERE = /^(Monstrum|Hybrid|XYbrid|Mutation Wars|d10|Esc|SL|NV|MP|(HY|MW|XY)-[\d.]+)$/;
const READ = new Set([
  'title',
  'aria-label',
  'placeholder',
  'alt',
  'label',
  'aria-valuetext',
  'aria-description',
  'word',
]);

interface Written {
  type: string;
  [key: string]: unknown;
}

/** Words that stand in the markup of a component itself: texts, and attributes that somebody reads or hears. */
function hardCoded(source: string): string[] {
  const found: string[] = [];
  const visit = (node: Written): void => {
    if (node.type === 'Comment' || node.type === 'StyleSheet' || node.type === 'Script') return;
    if (node.type === 'Text') found.push(String(node.data));
    if (node.type === 'Attribute') {
      if (READ.has(String(node.name)) && node.value !== true)
        for (const value of [node.value].flat() as Written[]) if (value.type === 'Text') found.push(String(value.data));
      return;
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'css' || key === 'instance' || key === 'module' || key === 'options') continue;
      for (const each of [value].flat())
        if (each !== null && typeof each === 'object' && 'type' in each) visit(each as Written);
    }
  };
  visit(parse(source, { modern: true }).fragment as unknown as Written);
  return found
    .map((text) => text.replace(/^[\s·]+|[\s·]+$/g, ''))
    .filter((text) => /\p{L}{2,}/u.test(text) && !SAME_EVERYWHERE.test(text));
}

describe('no words stand in the markup', () => {
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map(normalize)
    .filter((file) => file.endsWith('.svelte'));

  it('finds them where there are some', () => {
    const source =
      '<p title="Look here">Hello {name} <b class="x">there</b>{#if a}<i aria-label="One {x}">·</i>{/if}</p>';
    expect(hardCoded(source)).toEqual(['Look here', 'Hello', 'there', 'One']);
  });

  it('of the page', () => {
    const found = components.flatMap((file) =>
      hardCoded(readFileSync(join('src', file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => `${folder}/${file}`);
const classes = (text: string): Set<string> =>
  new Set([...text.matchAll(/\.([a-z][\w-]*)/g)].map((found) => found[1]!));
const used = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\bclass=(?:"([^"]*)"|\{\[?\s*'([^']*)')/g)].flatMap((found) =>
      (found[1] ?? found[2] ?? '').split(/\s+/),
    ),
  );

/** Whoever comes through the lobby brings its style sheets along. */
it('no sheet of the lobby styles a thing of a table', () => {
  for (const sheet of files('src/lobby', '.css')) {
    const first = readFileSync(sheet, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .split('{')
      .flatMap((rule) => (rule.split('}').at(-1) ?? '').split(','))
      .map((selector) => selector.trim().split(/[\s>+~]/)[0] ?? '');
    const styled = classes(first.join(' '));
    expect(styled.size).toBeGreaterThan(0);
    for (const file of [
      ...files('src/games', '.svelte'),
      ...files('src/table', '.svelte'),
      ...files('src/components', '.svelte'),
    ])
      for (const name of used(readFileSync(file, 'utf8')))
        expect(styled.has(name), `${name} of ${file} in ${sheet}`).toBe(false);
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const early = readFileSync('public/theme.js', 'utf8');
const run = (): void => new Function(early)();

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  vi.resetModules();
  system(false);
});
afterEach(() => vi.unstubAllGlobals());

/** What the system says, and how it changes its mind. */
function system(light: boolean) {
  const calls: (() => void)[] = [];
  const day = { matches: light, addEventListener: (_: string, call: () => void) => calls.push(call) };
  vi.stubGlobal('matchMedia', () => day);
  return {
    turn(to: boolean) {
      day.matches = to;
      for (const call of calls) call();
    },
  };
}

async function fresh() {
  return (await import('../src/stores/theme.svelte.ts')).theme;
}

describe('the theme', () => {
  it('is the system’s until somebody chooses', async () => {
    expect((await fresh()).chosen).toBe('system');
    for (const [light, name] of [
      [true, 'light'],
      [false, 'dark'],
    ] as const) {
      system(light);
      run();
      expect(document.documentElement.dataset.theme).toBe(name);
    }
  });

  it('follows the system while the page is open, unless somebody has chosen', async () => {
    const day = system(false);
    run();
    day.turn(true);
    expect(document.documentElement.dataset.theme).toBe('light');
    (await fresh()).choose('dark');
    day.turn(true);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('is remembered, and there before the first drawing', async () => {
    (await fresh()).choose('light');
    expect(document.documentElement.dataset.theme).toBe('light');
    delete document.documentElement.dataset.theme;
    vi.resetModules();
    run();
    expect(document.documentElement.dataset.theme).toBe('light');
    expect((await fresh()).chosen).toBe('light');
  });

  it('goes back to the system’s', async () => {
    const theme = await fresh();
    theme.choose('light');
    theme.choose('system');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.length).toBe(0);
  });

  it('takes nonsense in storage for nothing', async () => {
    localStorage.setItem('monstrum.theme', 'pink');
    run();
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect((await fresh()).chosen).toBe('system');
  });
});

describe('tokens of the look', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  const block = (start: string): Record<string, string> => {
    const from = css.indexOf('{', css.indexOf(start)) + 1;
    const found = css.slice(from, css.indexOf('}', from)).matchAll(/--(\w+):\s*(#[0-9a-f]{6});/g);
    return Object.fromEntries([...found].map((match) => [match[1], match[2]]));
  };
  const dark = block(':root {');
  const light = { ...dark, ...block(":root[data-theme='light'] {") };

  it('are said once: no style asks the system', () => {
    const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(css|svelte)$/.test(file),
    );
    expect(styles.filter((file) => readFileSync(`src/${file}`, 'utf8').includes('prefers-color-scheme'))).toEqual([]);
  });

  it.each([
    ['dark', dark],
    ['light', light],
  ])('are readable by %s', (_, tokens) => {
    const pairs: [string, string, number][] = [
      ...['page', 'panel', 'raised', 'ctrl'].flatMap((ground): [string, string, number][] => [
        ['t1', ground, 4.5],
        ['t2', ground, 4.5],
        ['phosT', ground, 4.5],
      ]),
      ...['page', 'panel', 'raised'].map((ground): [string, string, number] => ['t3', ground, 4.5]),
      ['onphos', 'phos', 4.5],
      ['onpaper', 'paper', 4.5],
      ['paper2', 'paper', 4.5],
      ['ruleid', 'paper', 4.5],
      ['no', 'nobg', 4.5],
      ['secrettext', 'secret', 4.5],
      ['edge', 'raised', 3],
    ];
    for (const [text, ground, least] of pairs) {
      expect(ratio(tokens[text] ?? '', tokens[ground] ?? ''), `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
    const tinted = mixed(tokens.paper2 ?? '', tokens.paper ?? '', 0.16); // the ground of a trigger's word
    expect(ratio(tokens.paper2 ?? '', tinted), 'paper2 on its own tint').toBeGreaterThanOrEqual(4.5);
  });
});

function mixed(one: string, other: string, share: number): string {
  const [a = [], b = []] = [one, other].map((colour) =>
    (colour.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
  );
  return `#${a
    .map((part, at) =>
      Math.round(part * share + (b[at] ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** WCAG contrast. */
function ratio(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

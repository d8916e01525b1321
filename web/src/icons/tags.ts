/** Tags of cards as a page shows them: colour, symbol and pattern together, never colour alone. */

import { say } from '../words/words.svelte.ts';

export interface Tag {
  name: string; // for whoever listens
  colour: string; // a token
  symbol: string; // an icon, or empty
  letter: string; // where there is no icon
  pattern: 'dots' | 'hatch' | 'rings' | 'rivets' | 'chevrons' | 'waves' | 'bars' | 'plain';
}

type Known = 'BIO' | 'CHE' | 'PHY' | 'ROB' | 'red' | 'green' | 'blue' | 'yellow';

const KNOWN: Readonly<Record<Known, Omit<Tag, 'name'>>> = {
  BIO: { colour: 'var(--BIO)', symbol: 'BIO', letter: '', pattern: 'dots' },
  CHE: { colour: 'var(--CHE)', symbol: 'CHE', letter: '', pattern: 'hatch' },
  PHY: { colour: 'var(--PHY)', symbol: 'PHY', letter: '', pattern: 'rings' },
  ROB: { colour: 'var(--ROB)', symbol: 'ROB', letter: '', pattern: 'rivets' },
  red: { colour: 'var(--red)', symbol: '', letter: 'R', pattern: 'chevrons' },
  green: { colour: 'var(--green)', symbol: '', letter: 'G', pattern: 'dots' },
  blue: { colour: 'var(--blue)', symbol: '', letter: 'B', pattern: 'waves' },
  yellow: { colour: 'var(--yellow)', symbol: '', letter: 'Y', pattern: 'bars' },
};

const isKnown = (tag: string): tag is Known => tag in KNOWN;

export function tagOf(tag: string): Tag {
  const letter = tag.slice(0, 1).toUpperCase();
  if (!isKnown(tag))
    return { name: say('common-tag', { tag }), colour: 'var(--plain)', symbol: '', letter, pattern: 'plain' };
  return { name: say(`common-${tag}`), ...KNOWN[tag] };
}

/** Tags of cards as a page shows them: colour, symbol and pattern together, never colour alone. */

import { say } from '../words/words.svelte.ts';

export interface Tag {
  name: string; // for whoever listens
  colour: string; // a token
  symbol: string; // an icon, or empty
  letter: string; // where there is no icon; in German two for green and yellow
  pattern: 'dots' | 'hatch' | 'rings' | 'rivets' | 'chevrons' | 'waves' | 'bars' | 'plain';
}

type Colour = 'red' | 'green' | 'blue' | 'yellow';
type Known = 'BIO' | 'CHE' | 'PHY' | 'ROB' | Colour;

const KNOWN: Readonly<Record<Known, Omit<Tag, 'name' | 'letter'>>> = {
  BIO: { colour: 'var(--BIO)', symbol: 'BIO', pattern: 'dots' },
  CHE: { colour: 'var(--CHE)', symbol: 'CHE', pattern: 'hatch' },
  PHY: { colour: 'var(--PHY)', symbol: 'PHY', pattern: 'rings' },
  ROB: { colour: 'var(--ROB)', symbol: 'ROB', pattern: 'rivets' },
  red: { colour: 'var(--red)', symbol: '', pattern: 'chevrons' },
  green: { colour: 'var(--green)', symbol: '', pattern: 'dots' },
  blue: { colour: 'var(--blue)', symbol: '', pattern: 'waves' },
  yellow: { colour: 'var(--yellow)', symbol: '', pattern: 'bars' },
};

const isKnown = (tag: string): tag is Known => tag in KNOWN;

const isColour = (tag: string): tag is Colour => isKnown(tag) && KNOWN[tag].symbol === '';

export function tagOf(tag: string): Tag {
  const letter = isColour(tag) ? say(`common-${tag}_letter`) : tag.slice(0, 1).toUpperCase();
  if (!isKnown(tag))
    return { name: say('common-tag', { tag }), colour: 'var(--plain)', symbol: '', letter, pattern: 'plain' };
  return { name: say(`common-${tag}`), letter, ...KNOWN[tag] };
}

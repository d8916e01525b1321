/** What lies beside a warrior, in sentences: the marks of a thing are looked up among the words the server explains. */

import type { Face, Thing } from '../../protocol.ts';

export interface Explained {
  title: string;
  text: string;
}

const COUNTERS: Readonly<Record<string, string>> = { numbered: 'number', activated: 'number' };
const CARDS = ['aura', 'mutations']; // the cards themselves are named after the word

export function countersOf(thing: Thing, faces: ReadonlyMap<string, Face>): Explained[] {
  const found: Explained[] = [];
  const [left = 0, natural = 0] = thing.value.split('/').map(Number);
  if (left < natural) found.push(...termOf('wounds', `${natural - left}`, faces));
  for (const state of thing.states) {
    const [word = '', ...more] = state.split(' ');
    if (word === 'mode') {
      const mode = faces.get(`mode:${more[0] ?? ''}`);
      if (mode) found.push({ title: mode.name, text: mode.text });
    } else if (CARDS.includes(word)) {
      for (const id of more) {
        const card = faces.get(`card:${id}`);
        if (card) found.push({ title: card.name, text: card.text });
      }
    } else found.push(...termOf(COUNTERS[word] ?? word, more.join(' '), faces));
  }
  return found;
}

function termOf(word: string, value: string, faces: ReadonlyMap<string, Face>): Explained[] {
  const term = faces.get(`counter:${word}`);
  return term === undefined ? [] : [{ title: value ? `${term.name}: ${value}` : term.name, text: term.text }];
}

const NUMBERS = 6; // of a profile; aptitudes follow

/** `Conviction/1`, `Puny`. */
export function aptitudesOf(face: Face | null): string[] {
  return (face?.facts.slice(NUMBERS) ?? []).map((fact) => `${fact.title}${fact.value ? `/${fact.value}` : ''}`);
}

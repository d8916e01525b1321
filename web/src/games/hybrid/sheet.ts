/** What lies beside a warrior, in sentences: the marks of a thing are looked up among the words the server explains. */

import type { Face, Thing } from '../../protocol.ts';

export interface Explained {
  title: string;
  text: string;
}

const COUNTERS: Readonly<Record<string, string>> = { numbered: 'number' };
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
    } else if (word === 'activated')
      found.push(...termOf('number', '', faces)); // it counts the round, not their side
    else if (!CARDS.includes(word)) found.push(...termOf(COUNTERS[word] ?? word, more.join(' '), faces));
  }
  return [...found, ...cardsOn(thing, faces).map(({ name, text }) => ({ title: name, text }))];
}

function termOf(word: string, value: string, faces: ReadonlyMap<string, Face>): Explained[] {
  const term = faces.get(`counter:${word}`);
  return term === undefined ? [] : [{ title: value ? `${term.name}: ${value}` : term.name, text: term.text }];
}

const NUMBERS = 6; // of a profile; aptitudes follow

export function aptitudeFacts(face: Face | null): Face['facts'] {
  return face?.facts.slice(NUMBERS) ?? [];
}

/** The cards that lie on a warrior: what they give is not printed on the profile. */
export function cardsOn(thing: Thing, faces: ReadonlyMap<string, Face>): Face[] {
  return thing.states.flatMap((state) => {
    const [word = '', ...ids] = state.split(' ');
    return CARDS.includes(word) ? ids.flatMap((id) => faces.get(`card:${id}`) ?? []) : [];
  });
}

/** `Conviction/1`, `Puny`. */
export function aptitudesOf(face: Face | null): string[] {
  return aptitudeFacts(face).map((fact) => `${fact.title}${fact.value ? `/${fact.value}` : ''}`);
}

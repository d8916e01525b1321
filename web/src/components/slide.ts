/** What a slide says about itself, in one line, for whoever listens. */

import { tagOf } from '../icons/tags.ts';
import type { Face, Thing } from '../protocol.ts';
import { listed } from '../table/people.ts';
import { say } from '../words/words.svelte.ts';

const TELLING = ['trigger', 'state'];

export type SlideSize = 'full' | 'mini';

export interface SlideSigns {
  live?: boolean; // one may touch it
  chosen?: boolean;
  lit?: boolean; // its option is under the pointer
  dim?: boolean; // others in its zone are live, this one is not
}

export function nameOf(thing: Thing, face: Face | null): string {
  return face?.name ?? (thing.name || thing.place || say('common-hidden_card'));
}

const LONG = /[\p{L}'’]{8,}/gu;
const VOWELS = 'aeiouyäöüàâæèéêëîïôœùû';
const SYLLABLE = new RegExp(`[${VOWELS}](?=([^${VOWELS}'’]{1,6})[${VOWELS}])`, 'g');
const TOGETHER = /(?:[bcdfgkpt][lr]|sch|[cpst]h|.)$/; // consonants that begin a syllable
const SOFT_HYPHEN = '\u00ad';

/** A name whose long words may break with a hyphen, at the syllable nearest to their middle. */
export function breakable(name: string): string {
  return name.replace(LONG, (word) => {
    const ends = [...word.matchAll(SYLLABLE)].map((at) => at.index + 1 + (at[1] ?? '').search(TOGETHER));
    const [end] = ends.sort((one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2));
    return end === undefined ? word : `${word.slice(0, end)}${SOFT_HYPHEN}${word.slice(end)}`;
  });
}

/** -1, 0 or 1: worth less, the same or more than printed. */
export function change(thing: Thing, face: Face | null): number {
  const now = Number(thing.value);
  const printed = Number(face?.value);
  if (thing.value === '' || !face || face.value === '' || Number.isNaN(now) || Number.isNaN(printed)) return 0;
  return Math.sign(now - printed);
}

export function spoken(thing: Thing, face: Face | null, signs: SlideSigns): string {
  const value = thing.value || face?.value || '';
  const said = [nameOf(thing, face)];
  if (thing.place && thing.filled) said.push(thing.place);
  else if (face?.kind) said.push(face.kind);
  if (!thing.filled) said.push(say('common-empty'));
  if (face?.trigger) said.push(face.trigger);
  if (value)
    said.push(
      change(thing, face) === 0
        ? say('common-worth', { value })
        : say('common-worth_printed', { value, printed: face?.value ?? '' }),
    );
  if (face?.tags.length) said.push(listed(face.tags.map((tag) => tagOf(tag).name)));
  if (thing.count > 1) said.push(say('common-of_them', { count: thing.count }));
  said.push(...thing.states.map(markWords));
  if (signs.chosen) said.push(say('common-chosen'));
  else if (signs.live) said.push(say('common-may_choose'));
  return face?.text ? `${said.join(', ')}. ${face.text}` : said.join(', ');
}

/** `jammed`, `parry 2`, in the language of who reads; what is a sentence of the server already stays what it is. */
export function markWords(state: string): string {
  const [mark = '', ...more] = state.split(' ');
  return say('common-mark', { mark, more: more.join(' '), whole: state });
}

/** The words on a thing that are explained: when it acts, and what the marks on it mean. */
export function termsOf(thing: Thing, face: Face, faces: ReadonlyMap<string, Face>): Face[] {
  const words = [...face.trigger.split(' '), ...thing.states, ...(change(thing, face) === 0 ? [] : ['boosted'])];
  return words.flatMap((word) => TELLING.flatMap((kind) => faces.get(`${kind}:${word}`) ?? []));
}

/**
 * The cards of a game, sorted into kinds, searched and filtered. The server says what is on them; nothing here
 * knows a game.
 */

import { tagOf } from '../icons/tags.ts';
import type { Face } from '../protocol.ts';

export interface Wanted {
  words: string; // all of them, anywhere on the card
  kind: string; // empty: all kinds
  tag: string;
  trigger: string;
}

export const EVERYTHING: Wanted = { words: '', kind: '', tag: '', trigger: '' };

export interface Count {
  name: string;
  number: number;
  title?: string; // what it is called, where its name is a code
}

/** Which kind of card it is; a game that does not say has its words. */
export function kindOf(face: Face): string {
  return face.sort || face.kind;
}

/** Every kind with how many there are, in the order of the pack. */
export function kindsOf(faces: readonly Face[]): Count[] {
  return counted(faces.map(kindOf)).map((count) => {
    const first = faces.find((face) => kindOf(face) === count.name);
    return { ...count, title: kindTitle(first?.kind ?? count.name) };
  });
}

/** "Griffin, Rank 1" and "Griffin, Rank 2" are one kind; so are Action cards of 1 and 2 points. */
function kindTitle(kind: string): string {
  const title = kind.split(/,| · /)[0]?.trim() ?? '';
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}

/** Sciences, colours, types: what several cards of a selection share. What has a page of its own in the library
 * (`aptitude:puny`) is called as it is there. */
export function tagsOf(faces: readonly Face[], all: readonly Face[] = faces): Count[] {
  return counted(faces.flatMap((face) => face.tags.map(plainTag)))
    .filter(({ number }) => number > 1)
    .map((count) => ({
      ...count,
      title: all.find((face) => face.ref.endsWith(`:${count.name}`))?.name ?? tagName(count.name),
    }));
}

export function triggersOf(faces: readonly Face[]): Count[] {
  return counted(faces.flatMap((face) => face.trigger.split(' ').filter(Boolean)));
}

/** `conviction/2` → `conviction`. */
export function plainTag(tag: string): string {
  return tag.split('/')[0] ?? tag;
}

export function tagName(tag: string): string {
  const name = tagOf(plainTag(tag)).name.replaceAll('_', ' ');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

export function select(faces: readonly Face[], wanted: Wanted): Face[] {
  return faces.filter(
    (face) =>
      (wanted.kind === '' || kindOf(face) === wanted.kind) &&
      (wanted.tag === '' || face.tags.some((tag) => plainTag(tag) === wanted.tag)) &&
      (wanted.trigger === '' || face.trigger.split(' ').includes(wanted.trigger)) &&
      says(face, wanted.words),
  );
}

/** Whether all the words are on a card. */
export function says(face: Face, words: string): boolean {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const facts = face.facts.map((fact) => `${fact.title} ${fact.value} ${fact.note}`).join(' ');
  const printed = [
    face.name,
    face.kind,
    face.trigger,
    face.text,
    facts,
    ...face.tags.map(tagName),
    ...face.rules,
    face.ref,
  ]
    .join(' ')
    .toLowerCase();
  return wanted.every((word) => printed.includes(word));
}

/** Cards named by the words come before cards that only mention them. */
export function searched(faces: Iterable<Face>, words: string): Face[] {
  if (words.trim() === '') return [];
  const found = [...faces].filter((face) => says(face, words));
  const named = (face: Face): number => (face.name.toLowerCase().includes(words.trim().toLowerCase()) ? 0 : 1);
  return found.sort((one, other) => named(one) - named(other));
}

function counted(names: readonly string[]): Count[] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, number]) => ({ name, number }));
}

/** What happened, kept in order through news, coming back and undo. */

import type { Happened, Update } from '../protocol.ts';
import { listed } from './people.ts';

/** The events of an update replace what is known from number `first` on. Null: something is missing in between. */
export function merged(known: readonly Happened[], update: Update): Happened[] | null {
  if (update.first > known.length) return null;
  return [...known.slice(0, update.first), ...update.events];
}

export interface PlyGroup {
  ply: number;
  from: number; // number of its first event
  lines: Happened[];
}

/**
 * Lines that belong to one answer stand together. Groups `before` that are still the same are kept: nobody draws
 * them again.
 */
export function byPly(events: readonly Happened[], before: readonly PlyGroup[] = []): PlyGroup[] {
  const groups: PlyGroup[] = [];
  events.forEach((event, at) => {
    const last = groups.at(-1);
    if (last !== undefined && last.ply === event.ply) last.lines.push(event);
    else groups.push({ ply: event.ply, from: at, lines: [event] });
  });
  const known = new Map(before.map((group) => [group.from, group]));
  return groups.map((group) => {
    const old = known.get(group.from);
    const same =
      old?.ply === group.ply &&
      old.lines.length === group.lines.length &&
      old.lines.every((line, at) => line === group.lines[at]);
    return same ? old : group;
  });
}

/**
 * Lines that begin with a space are the terms of a sum: they go with the sentence that tells what it came to, which is
 * none of several dice.
 */
function summed(lines: readonly Happened[]): Happened[] {
  const found: Happened[] = [];
  let terms: Happened[] = [];
  for (const line of lines) {
    if (line.text.startsWith(' ')) terms.push(line);
    else if (line.random && line.rolled === null) found.push(line);
    else {
      const sum = terms.map((term) => term.text.trim().replace(/-(?=\d)/, '−')).join(', ');
      found.push(sum === '' ? line : { ...line, text: `${line.text.replace(/\.$/, '')} (${sum}).` });
      terms = [];
    }
  }
  return [...found, ...terms];
}

/** Sentences that follow each other and differ in one place only are told as one: who pays what, and what, and what. */
export function told(events: readonly Happened[]): Happened[] {
  const found: { line: Happened; texts: string[]; same: Frame | null }[] = [];
  for (const line of summed(events)) {
    const last = found.at(-1);
    const alike = last?.line.cue.code === line.cue.code;
    const same =
      last === undefined || line.stand_in >= 0 || last.line.stand_in >= 0 ? null : shared(last, line.text, alike);
    if (last === undefined || same === null) found.push({ line, texts: [line.text], same: null });
    else {
      last.texts.push(line.text);
      last.same = same;
    }
  }
  return found.map(({ line, texts, same }) =>
    same === null ? line : { ...line, text: same[0] + listed(texts.map((text) => within(text, same) ?? '')) + same[1] },
  );
}

type Frame = [string, string];

/** What one more sentence has in common with those that are told as one; null if it is another matter. */
function shared(
  { texts, same }: { texts: readonly string[]; same: Frame | null },
  text: string,
  alike: boolean,
): Frame | null {
  if (texts.includes(text)) return null;
  const fits = (frame: Frame | null): boolean =>
    frame !== null && [...texts, text].every((each) => within(each, frame) !== null);
  return [same, frameOf(texts[0] ?? '', text, alike)].find(fits) ?? null;
}

const LONGEST = 5; // words of what differs: a card and its number

/**
 * What two sentences have in common before and after, in whole words; null if that is too little to tell them as
 * one. After it only if both tell the same kind of thing: else the last words belong to other verbs.
 */
function frameOf(one: string, other: string, alike: boolean): Frame | null {
  const [first, second] = [one.split(' '), other.split(' ')];
  const most = Math.min(first.length, second.length) - 1;
  let before = 0;
  while (before < most && first[before] === second[before]) before++;
  let after = 0;
  while (alike && after < most - before && first.at(-1 - after) === second.at(-1 - after)) after++;
  const tail = after > 0 ? ` ${first.slice(first.length - after).join(' ')}` : '.';
  return before < 2 ? null : [`${first.slice(0, before).join(' ')} `, tail];
}

function within(text: string, [before, after]: Frame): string | null {
  const fits = text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length;
  const item = fits ? text.slice(before.length, text.length - after.length) : '';
  return item === '' || item.split(' ').length > LONGEST ? null : item;
}

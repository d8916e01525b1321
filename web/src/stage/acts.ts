/** What happened as a list of acts: each one sentence that is worth a look, with the table before and after it. */

import { type Board, type Face, type Happened, NOBODY, type Step } from '../protocol.ts';
import { applied, type Json } from './differences.ts';

export interface Act {
  events: readonly Happened[]; // the last one is what it is about; those before are told in passing
  before: Board;
  board: Board; // what it leads to
  until: number; // so many events have been told with it
  next: Happened | null; // what is told after it, as far as that is known
  asked: string; // the decision that comes after it, where nothing more is told
  log?: readonly Happened[]; // all there is to tell, `until` of it with this act
}

export type Faces = ReadonlyMap<string, Face>;
export const NO_FACES: Faces = new Map();

/** A card on its way; without a name it shows its back. */
export interface Flight {
  from: readonly string[]; // refs of things on the table: the first one that was there before it happened
  to: readonly string[]; // and the first one that is there now
  card: string;
  word: string; // what stands on it
  lands?: boolean; // what it becomes is seen there: it is gone then
}

/** How a game is told. */
export interface Script {
  /** Milliseconds for an event; 0: nobody has to look at it. `reader` is the seat that looks on; `next` follows. */
  time?: (event: Happened, before: Board, reader: number, next: Happened | null, faces?: Faces) => number;
  /**
   * The table while one of several events of a step is told; the board after all of them if there is nothing to
   * say.
   */
  between?: (event: Happened, before: Board, after: Board) => Board;
  /** The card that is shown large with it; empty: none. */
  featured?: (event: Happened, act: Act) => string;
  /** A card that goes from one place to another. */
  flight?: (event: Happened, act: Act) => Flight | null;
  /** What else is told with it: the text of the card that acts. `reader` is the seat that looks on. */
  note?: (event: Happened, faces: Faces, act: Act, reader: number) => string;
  /** Whether something else begins with it: dice that fell before are over. */
  turns?: (event: Happened) => boolean;
  /** Whether the stage, once it was shown, waits for "Go on" with what lies over the table then. */
  holds?: (event: Happened) => boolean;
}

const SHORTEST = 500;
const PER_LETTER = 14;
const LONGEST = 1500;

/** As long as the sentence takes to read. */
export function readingTime(event: Happened): number {
  return event.text === '' ? 0 : Math.min(LONGEST, SHORTEST + PER_LETTER * event.text.length);
}

export function timeOf(
  script: Script,
  event: Happened,
  before: Board,
  reader: number,
  next: Happened | null = null,
  faces: Faces = NO_FACES,
): number {
  return event.cue.code === '' ? 0 : (script.time?.(event, before, reader, next, faces) ?? readingTime(event));
}

interface Telling {
  steps: readonly Step[];
  board: Board; // as it is in the end
  events: readonly Happened[]; // all there are
  told: number; // so many of them have been told
  reader: number;
  script: Script;
  from: Board | null; // what is on the stage now
  asked?: string; // the decision it leads to
}

/** The acts that are still to be shown. Steps nobody has to look at go by with the next one. */
export function actsOf({ steps, board, events, told, reader, script, from, asked = '' }: Telling): Act[] {
  const acts: Act[] = [];
  let picture: Json = board as unknown as Json;
  let before = from;
  let at = told;
  let passing: Happened[] = [];
  for (const step of steps) {
    picture = applied(step.change as Json, picture);
    if (step.until <= told || step.until > events.length) continue;
    const after = picture as unknown as Board;
    let now: Board = before ?? after;
    for (const event of events.slice(at, step.until)) {
      at += 1;
      const time = timeOf(script, event, now, reader, events[at] ?? null);
      if (time <= 0 && (event.text === '' || event.cue.code === '' || aloneIn(passing) === undefined)) {
        passing.push(event);
        continue;
      }
      const next = script.between?.(event, now, after) ?? after;
      const behind = events[at] ?? null;
      acts.push({
        events: [...passing, event],
        before: now,
        board: next,
        until: at,
        next: behind,
        asked: behind === null ? asked : '',
        log: events,
      });
      passing = [];
      now = next;
    }
    const last = acts.at(-1);
    if (last !== undefined && passing.length === 0) acts[acts.length - 1] = { ...last, board: after };
    before = after;
  }
  return acts;
}

/** How long an act is shown: as long as its event, and as it takes to read that nobody had a choice. */
export function actTime(script: Script, act: Act, reader: number, faces: Faces = NO_FACES): number {
  const alone = aloneIn(act.events);
  return Math.max(
    timeOf(script, mainOf(act), act.before, reader, act.next, faces),
    alone === undefined ? 0 : readingTime(alone),
  );
}

/** The sentence that tells that nobody had a choice. */
function aloneIn(events: readonly Happened[]): Happened | undefined {
  return events.findLast((event) => event.cue.code === '' && event.text !== '');
}

/** The event an act is about. */
export function mainOf(act: Act): Happened {
  return act.events.at(-1)!;
}

/** What stands below its sentence: that nobody had a choice, and what the game says to it. */
export function noteOf(script: Script, act: Act, faces: Faces, reader = NOBODY): string {
  const said = [aloneIn(act.events)?.text, script.note?.(mainOf(act), faces, act, reader)];
  return said.filter(Boolean).join(' ');
}

/** Things the act names. */
export function refsOf(act: Act | null): readonly string[] {
  return act === null ? [] : mainOf(act).cue.refs;
}

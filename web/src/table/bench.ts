/** What the drawing of a board needs to know beside the board. The table answers touches; a replay stands still. */

import { getContext, setContext } from 'svelte';
import type { Board, Face, Happened, Option, Outlook, Rolled, Roster, Sightline } from '../protocol.ts';
import { type Act, mainOf, refsOf } from '../stage/acts.ts';
import type { Plan } from './choosing.svelte.ts';
import { type Looks, PLAIN } from './looks.ts';
import { Cutter, type PlaceNames } from './sentences.ts';

export interface Bench {
  readonly faces: ReadonlyMap<string, Face>;
  readonly names: readonly string[]; // by seat
  readonly looks: Looks; // how this game is drawn
  readonly reader: number; // whose eyes; -1: a spectator
  readonly decision: string; // what is being asked
  readonly subject: readonly string[]; // the things it is about; none while nobody here is asked
  readonly over: boolean; // nobody will be asked any more
  readonly still: boolean; // nobody answers questions here: a replay
  readonly cutter: Cutter;
  readonly live: ReadonlySet<string>; // things one may touch
  readonly touched: ReadonlySet<string>; // things touched already
  readonly lit: ReadonlySet<string>; // things whose option is under the pointer
  readonly near: ReadonlySet<string>; // things the decision may lead to
  readonly outlook: readonly string[]; // what else is worth knowing before one decides
  readonly options: readonly Option[]; // for a table that draws some of them in its own way
  readonly chosen: Option | null;
  readonly plan: Plan | null; // several answers, one after the other: where a warrior is to walk
  readonly ahead: Outlook; // what the decision may lead to: ways, odds
  readonly rolled: Rolled | null; // the last die
  readonly act: Act | null; // what is on the stage now
  placesAt(event: number): PlaceNames; // what places were called after an event of the log
  light(ref: string | null): void;
  touch(ref: string, element: Element): void;
  choose(option: Option, element: Element): void;
  propose(plan: Plan | null): void;
  sight(ref: string, facing: string): Promise<Lookout>;
  draft(picked: readonly number[]): Promise<Roster | null>; // what a force comes to
}

/** What is seen from somewhere: whom, and which places. */
export interface Lookout {
  lines: readonly Sightline[];
  places: readonly string[];
}

const NOTHING: ReadonlySet<string> = new Set();
export const NOTHING_SEEN: Lookout = { lines: [], places: [] };
export const NO_OUTLOOK: Outlook = { lines: [], refs: [], threats: [], ways: [], odds: [], span: 1, note: '' };

/** A board to look at: `touched` may mark what was chosen then. */
export class StillBench implements Bench {
  readonly still = true;
  readonly over = true;
  readonly live = NOTHING;
  readonly lit: ReadonlySet<string>;
  readonly near = NOTHING;
  readonly outlook: readonly string[] = [];
  readonly options: readonly Option[] = [];
  readonly subject: readonly string[] = [];
  readonly chosen = null;
  readonly plan = null;
  readonly ahead = NO_OUTLOOK;
  readonly rolled: Rolled | null;
  readonly cutter: Cutter;

  constructor(
    readonly faces: ReadonlyMap<string, Face>,
    readonly names: readonly string[],
    readonly touched: ReadonlySet<string> = NOTHING,
    readonly looks: Looks = PLAIN,
    readonly reader = -1,
    readonly decision = '',
    readonly act: Act | null = null,
    private readonly board: Board | null = null,
    private readonly log: readonly Happened[] = [],
  ) {
    this.lit = act === null ? NOTHING : new Set(refsOf(act));
    this.rolled = act === null ? null : mainOf(act).rolled;
    const place = looks.place;
    this.cutter = new Cutter({
      name: (seat) => names[seat] ?? null,
      faces: faces.values(),
      reader,
      place: place && ((ref) => (board ? place(board, ref, reader) : null)),
    });
  }

  /** The board of a replay is that of its moment, its log that of the whole game. */
  placesAt(event: number): PlaceNames {
    const { board, log, looks, reader } = this;
    return (ref) => (board === null ? null : (looks.placeThen?.(board, log, event, ref, reader) ?? null));
  }

  light(): void {}
  touch(): void {}
  choose(): void {}
  propose(): void {}

  sight(): Promise<Lookout> {
    return Promise.resolve(NOTHING_SEEN);
  }

  draft(): Promise<null> {
    return Promise.resolve(null);
  }
}

const KEY = Symbol('bench');

/** Give a function, so that the bench may be another one later. */
export function setBench(bench: () => Bench): void {
  setContext(KEY, bench);
}

/** Call it while a component is made; read what it returns whenever needed. */
export function getBench(): () => Bench {
  return getContext<() => Bench>(KEY);
}

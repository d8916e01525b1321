/** What has just happened, told line by line: the things a line names light up. Nobody has to wait for it. */

import type { Happened } from '../protocol.ts';
import type { Cutter } from './sentences.ts';

const WORTH_TELLING = 4; // lines; fewer are read in the log at a glance
const LONGEST = 9000; // milliseconds for all of them
const SLOWEST = 1100; // for one
const FASTEST = 380;

export interface Pace {
  after(milliseconds: number, then: () => void): () => void; // returns what calls it off
  still(): boolean; // somebody asked for less motion
}

export class Happening {
  lines: readonly Happened[] = $state.raw([]);
  at = $state(-1); // the line being told; -1: nothing is
  line: Happened | null = $derived(this.lines[this.at] ?? null);
  #known = -1; // how many events were there before; -1: none was heard yet
  #stop: () => void = () => {};

  constructor(private readonly pace: Pace) {}

  /** All events so far. What came before the page was opened, or was undone, is not told. */
  hear(events: readonly Happened[]): void {
    const from = this.#known;
    this.#known = events.length;
    if (from < 0 || events.length <= from) return this.finish();
    const fresh = events.slice(from).filter((event) => event.text !== '');
    if (fresh.length < WORTH_TELLING || this.pace.still()) return;
    this.finish();
    this.lines = fresh;
    this.#tell(0);
  }

  /** Another table, or other eyes. */
  forget(): void {
    this.finish();
    this.#known = -1;
  }

  finish(): void {
    this.#stop();
    this.at = -1;
  }

  #tell(at: number): void {
    if (at >= this.lines.length) return this.finish();
    this.at = at;
    const each = Math.max(FASTEST, Math.min(SLOWEST, LONGEST / this.lines.length));
    this.#stop = this.pace.after(each, () => this.#tell(at + 1));
  }
}

/** The things a sentence names: cards, players, and places of their creatures. */
export function namedIn(sentence: string, cutter: Cutter): string[] {
  return cutter.pieces(sentence).flatMap((piece) => {
    if (piece.kind === 'player') return [`seat:P${piece.seat}`];
    return piece.kind === 'card' || piece.kind === 'place' ? [piece.ref] : [];
  });
}

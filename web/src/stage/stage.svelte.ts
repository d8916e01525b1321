/** The stage: acts wait in line, each is shown for its time, and only then is anybody asked. */

import type { Act } from './acts.ts';

export interface Stagehands {
  after(milliseconds: number, then: () => void): () => void; // returns what calls it off
  time(act: Act): number; // milliseconds, at the speed somebody has chosen; 0: nobody wants to see it
  holds(act: Act): boolean; // after its time it stays until somebody goes on
  show(act: Act): void;
  done(): void; // all was shown: the table is as it is now
}

export class Stage {
  act: Act | null = $state.raw(null);
  last: Act | null = $state.raw(null); // what was shown last, the act included
  time = $state(0); // of the act, in milliseconds
  number = $state(0); // of the act, counted since the page was opened
  left = $state(0); // acts after this one
  paused = $state(false);
  held = $state(false); // the act was shown, and stays until somebody goes on
  #line: Act[] = [];
  #stop: () => void = () => {};

  constructor(private readonly hands: Stagehands) {}

  holds(act: Act): boolean {
    return this.hands.holds(act);
  }

  get playing(): boolean {
    return this.act !== null;
  }

  /** More has happened. Whatever has no time is over at once. */
  play(acts: readonly Act[]): void {
    this.#line.push(...acts);
    this.left = this.#line.length;
    if (this.act === null) this.next();
  }

  /** This act is over; one that is to stay has only been shown then. */
  next(): void {
    this.#stop();
    if (this.act !== null && !this.held && this.hands.holds(this.act)) {
      this.held = true;
      return;
    }
    this.held = false;
    for (let act = this.#line.shift(); act !== undefined; act = this.#line.shift()) {
      const time = this.hands.time(act);
      if (time > 0) return this.#show(act, time);
    }
    this.#end();
  }

  /** Somebody has seen enough; what comes afterwards goes on by itself. */
  skip(): void {
    this.paused = false;
    if (this.act !== null && !this.held && this.hands.holds(this.act)) return this.next();
    const holding = this.held ? undefined : this.#line.find((act) => this.hands.holds(act) && this.hands.time(act) > 0);
    this.#line = holding === undefined ? [] : this.#line.slice(this.#line.indexOf(holding));
    this.next();
    if (holding !== undefined) this.next();
  }

  /** What is waiting is not true any more, or nobody looks on. */
  clear(): void {
    this.#line = [];
    this.#stop();
    this.act = null;
    this.last = null;
    this.left = 0;
    this.paused = false;
    this.held = false;
  }

  pause(): void {
    if (this.act === null || this.held) return;
    this.paused = !this.paused;
    if (this.paused) this.#stop();
    else this.#stop = this.hands.after(this.time, () => this.next());
  }

  #show(act: Act, time: number): void {
    this.act = act;
    this.last = act;
    this.time = time;
    this.number += 1;
    this.left = this.#line.length;
    this.hands.show(act);
    if (!this.paused) this.#stop = this.hands.after(time, () => this.next());
  }

  #end(): void {
    const played = this.act !== null;
    const last = this.last;
    this.clear();
    this.last = last;
    if (played) this.hands.done();
  }
}

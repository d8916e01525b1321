/** Declining by itself: for this round where the reader has said so, or always where the settings say so.
 *
 * What others may learn from it is that this seat declines, never what it holds: it declines whatever it could
 * do, and always after the same time, which is no faster than a person who reads the question.
 */

import type { Option, Update } from '../protocol.ts';

export const DELAY = 1_500; // milliseconds

export interface PassingWires {
  after(milliseconds: number, then: () => void): () => void; // returns what calls it off
  always(): boolean; // the setting
  decline(option: Option): void;
  kind?(update: Update): string; // what is at stake, where one decision asks about several things
}

export class Passing {
  // by seat and question: the round in which it is not to be asked again
  quiet: Record<string, number> = $state.raw({});
  going = $state(false); // the question will be declined in a moment
  #asked = '';
  #stop: () => void = () => {};

  constructor(private readonly wires: PassingWires) {}

  /** A question of one of the reader's seats. */
  take(update: Update | null): void {
    const question = update === null ? '' : `${update.seat}/${update.ply}/${update.epoch}/${update.decision}`;
    if (question === this.#asked) return;
    this.callOff();
    this.#asked = question;
    const option = update?.shoulder ? undefined : update?.options.find((each) => each.declines);
    if (update === null || option === undefined || !this.#wanted(update)) return;
    this.going = true;
    this.#stop = this.wires.after(DELAY, () => {
      this.going = false;
      this.wires.decline(option);
    });
  }

  /** Whether this is a question one may be spared. */
  may(update: Update | null): boolean {
    return update !== null && update.window && update.options.some((option) => option.declines) && !update.secret;
  }

  notAgain(update: Update): void {
    this.quiet = { ...this.quiet, [this.#key(update)]: update.round };
  }

  /** Ask me after all: about this question, and the next ones of its kind. */
  askAgain(update: Update): void {
    const { [this.#key(update)]: _, ...rest } = this.quiet;
    this.quiet = rest;
    this.callOff();
  }

  callOff(): void {
    this.#stop();
    this.#stop = () => {};
    this.going = false;
  }

  #wanted(update: Update): boolean {
    return this.may(update) && (this.wires.always() || this.quiet[this.#key(update)] === update.round);
  }

  #key(update: Update): string {
    return `${update.seat}/${update.decision}/${this.wires.kind?.(update) ?? ''}`;
  }
}

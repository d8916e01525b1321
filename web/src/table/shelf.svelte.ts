/** Which zone lies in the tray: the one the question is about, unless somebody looks at another. */

import type { Zone } from '../protocol.ts';
import { bestShelf } from './layout.ts';

export class Shelf {
  name = $state('');
  #wanted = '';
  #question = '';

  /** It stays until the next question. */
  look(zone: string): void {
    this.#wanted = zone;
    this.name = zone;
  }

  settle(question: string, zones: readonly Zone[], live: ReadonlySet<string>): void {
    // A gesture that is whole, with nothing left to touch: what it began with stays in sight. Where nothing was
    // touched, the table goes on beneath one question: the shelf of the phase it has come to is opened.
    const begun = !question.endsWith('/0');
    const whole = begun && live.size === 0 && this.name !== '' && sameAsked(question, this.#question);
    if (whole && zones.some((zone) => zone.name === this.name)) return;
    if (question !== this.#question) this.#wanted = '';
    this.#question = question;
    const wanted = zones.some((zone) => zone.name === this.#wanted) ? this.#wanted : '';
    this.name = wanted || bestShelf(zones, live, this.name);
  }
}

/** What might be chosen when a question was asked: no card moves from under the finger that picks the next of a set. */
export class Began {
  #question = '';
  #live: ReadonlySet<string> = new Set();

  of(question: string, live: ReadonlySet<string>): ReadonlySet<string> {
    const goesOn = !question.endsWith('/0') && sameAsked(question, this.#question);
    if (!goesOn || [...live].some((ref) => !this.#live.has(ref))) this.#live = live;
    this.#question = question;
    return this.#live;
  }
}

/** Whether two questions are one, with more or fewer things picked. */
export function sameAsked(one: string, other: string): boolean {
  const asked = (question: string): string => question.slice(0, Math.max(0, question.lastIndexOf('/')));
  return asked(one) !== '' && asked(one) === asked(other);
}

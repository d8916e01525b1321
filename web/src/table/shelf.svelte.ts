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
    if (question !== this.#question) this.#wanted = '';
    this.#question = question;
    const wanted = zones.some((zone) => zone.name === this.#wanted) ? this.#wanted : '';
    this.name = wanted || bestShelf(zones, live, this.name);
  }
}

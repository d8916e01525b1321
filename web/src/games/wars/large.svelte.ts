/** On a phone one creature is large: the one the question is about, unless somebody looks at another. */

import { NOBODY } from '../../protocol.ts';
import { sameAsked } from '../../table/shelf.svelte.ts';

export class Large {
  seat = $state(NOBODY); // nobody: one's own
  #byHand = false;
  #question = ''; // the last one, and whose creatures it asked for
  #asked = '';

  /** It stays until something else is asked. */
  look(seat: number): void {
    this.seat = seat;
    this.#byHand = true;
  }

  settle(question: string, reader: number, live: ReadonlySet<string>): void {
    // A gesture that is whole, with nothing left to touch: what it is about stays in sight.
    if (live.size === 0 && sameAsked(question, this.#question)) return;
    if (live.size > 0 && !sameAsked(question, this.#question)) this.#byHand = false;
    const seats = seatsOf(live);
    const asked = seats.length > 0 ? `${question}:${seats.join()}` : '';
    if (asked !== '' && asked !== this.#asked) {
      this.seat = seats.includes(reader) ? NOBODY : seats[0]!;
      this.#byHand = false;
    } else if (asked === '' && !this.#byHand) this.seat = NOBODY;
    this.#question = question;
    this.#asked = asked;
  }
}

/** Whose creatures have bodies or spots that may be touched. */
export function seatsOf(live: ReadonlySet<string>): number[] {
  const seats = [...live].flatMap((ref) => {
    const found = /^(?:spot|body):P(\d+)\./.exec(ref);
    return found ? [Number(found[1])] : [];
  });
  return [...new Set(seats)];
}

/** Who has been eliminated while one looked on: a chalk outline for the rest of the round, and the next one. The
 * browser
 * remembers the last table it has seen, so that outlines are there again when the page is opened anew. */

import { keep, kept } from '../../stores/kept.ts';
import type { Figurine } from './warriors.ts';

export interface Mark {
  ref: string;
  place: string;
  size: number;
}

const KEPT = 2; // rounds

const KEY = 'fallen';

interface Memory {
  table: string;
  stood: Mark[];
  rounds: string[];
  fell: [string, string][];
}

export class Fallen {
  marks: readonly Mark[] = $state.raw([]);
  #stood = new Map<string, Mark>(); // where everybody was seen last
  #rounds: string[] = []; // the last ones seen
  #fell = new Map<string, string>(); // by figurine: the round it fell in

  /** `table`: under which name it is remembered; empty: it is not. */
  constructor(private readonly table = '') {
    const known = table === '' ? null : remembered();
    if (known?.table !== table) return;
    this.#stood = new Map(known.stood.map((mark) => [mark.ref, mark]));
    this.#rounds = known.rounds;
    this.#fell = new Map(known.fell);
  }

  /** A new view; `status` names the round. */
  watch(figurines: readonly Figurine[], status: string): void {
    if (this.#rounds.at(-1) !== status) this.#rounds = [...this.#rounds, status].slice(-KEPT);
    const marks: Mark[] = [];
    for (const one of figurines) {
      if (one.present) {
        this.#stood.set(one.ref, { ref: one.ref, place: one.thing.place, size: one.size });
        this.#fell.delete(one.ref);
      } else if (one.thing.states.includes('eliminated')) {
        const last = this.#stood.get(one.ref);
        if (last === undefined) continue;
        const round = this.#fell.get(one.ref) ?? status;
        this.#fell.set(one.ref, round);
        if (this.#rounds.includes(round)) marks.push(last);
      }
    }
    this.marks = marks;
    if (this.table !== '')
      keep(
        KEY,
        JSON.stringify({
          table: this.table,
          stood: [...this.#stood.values()],
          rounds: this.#rounds,
          fell: [...this.#fell],
        } satisfies Memory),
      );
  }
}

function remembered(): Memory | null {
  try {
    return JSON.parse(kept(KEY) ?? 'null') as Memory | null;
  } catch {
    return null;
  }
}

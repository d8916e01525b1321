/** Lines of sight on demand: asked of the server once per place, shown while somebody wants them. */

import { type Bench, type Lookout, NOTHING_SEEN } from '../../table/bench.ts';

const PATIENCE = 180; // a pointer that only passes by asks nothing

export class Sight {
  on = $state(false);
  seen: Lookout = $state.raw(NOTHING_SEEN);
  #known = new Map<string, Promise<Lookout>>();
  #wanted = '';

  constructor(private readonly bench: () => Bench) {}

  /** Everything may look different after an answer. */
  forget(): void {
    this.#known.clear();
    this.#wanted = '';
    this.seen = NOTHING_SEEN;
  }

  /** From a figure or a square; an empty ref: from nowhere. Returns what calls it off. */
  look(ref: string, facing: string): () => void {
    const key = `${ref}/${facing}`;
    this.#wanted = key;
    if (ref === '') {
      this.seen = NOTHING_SEEN;
      return () => {};
    }
    const timer = setTimeout(() => void this.#ask(key, ref, facing), this.#known.has(key) ? 0 : PATIENCE);
    return () => clearTimeout(timer);
  }

  async #ask(key: string, ref: string, facing: string): Promise<void> {
    const asked = this.#known.get(key) ?? this.bench().sight(ref, facing);
    this.#known.set(key, asked);
    const seen = await asked;
    if (this.#wanted === key) this.seen = seen;
  }
}

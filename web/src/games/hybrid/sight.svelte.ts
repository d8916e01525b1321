/** Lines of sight on demand: asked of the server once per place, shown while somebody wants them. */

import type { Sightline } from '../../protocol.ts';
import type { Bench } from '../../table/bench.ts';

const PATIENCE = 180; // a pointer that only passes by asks nothing

export class Sight {
  on = $state(false);
  lines: readonly Sightline[] = $state.raw([]);
  #known = new Map<string, Promise<readonly Sightline[]>>();
  #wanted = '';

  constructor(private readonly bench: () => Bench) {}

  /** Everything may look different after an answer. */
  forget(): void {
    this.#known.clear();
    this.#wanted = '';
    this.lines = [];
  }

  /** From a figure or a square; an empty ref: from nowhere. Returns what calls it off. */
  look(ref: string, facing: string): () => void {
    const key = `${ref}/${facing}`;
    this.#wanted = key;
    if (ref === '') {
      this.lines = [];
      return () => {};
    }
    const timer = setTimeout(() => void this.#ask(key, ref, facing), this.#known.has(key) ? 0 : PATIENCE);
    return () => clearTimeout(timer);
  }

  async #ask(key: string, ref: string, facing: string): Promise<void> {
    const asked = this.#known.get(key) ?? this.bench().sight(ref, facing);
    this.#known.set(key, asked);
    const lines = await asked;
    if (this.#wanted === key) this.lines = lines;
  }
}

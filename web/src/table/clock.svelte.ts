/** Thinking time of each seat, counted down between two updates. */

import type { ClockTimes, Update } from '../protocol.ts';

export class Clocks {
  #times: ClockTimes | null = $state.raw(null);
  #from = 0;
  #now = $state(0);

  /** With every update; a table without clocks has none. */
  take(update: Update | null): void {
    const times = update?.clocks ?? null;
    if (times === this.#times) return;
    this.#times = times;
    this.#from = this.#now = performance.now();
  }

  tick(): void {
    if (this.#times !== null && this.#times.running.length > 0) this.#now = performance.now();
  }

  left(seat: number): number | null {
    const left = this.#times?.left[seat] ?? null;
    if (left === null || !this.#times?.running.includes(seat)) return left;
    return Math.max(0, left - (this.#now - this.#from) / 1000);
  }
}

export function ticking(clocks: Clocks): () => void {
  const timer = setInterval(() => clocks.tick(), 250);
  return () => clearInterval(timer);
}

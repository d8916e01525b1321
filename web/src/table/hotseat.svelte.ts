/** One guest on several seats: the page shows one at a time, and nothing in between until the next one is there. */

import { SPECTATOR } from '../protocol.ts';

export class HotSeat {
  shown = $state(SPECTATOR);
  mine: readonly number[] = $state.raw([]);
  awaited: readonly number[] = $state.raw([]); // seats of mine that must decide
  going = $state(false); // the game has begun and is not over
  #met = $state(false); // somebody has said that he is there

  /** Who the table must be passed to before anything is shown; null: nobody. */
  next: number | null = $derived.by(() => {
    if (this.mine.length < 2 || !this.going) return null;
    if (!this.#met) return this.awaited[0] ?? this.mine[0] ?? null;
    if (this.awaited.length === 0 || this.awaited.includes(this.shown)) return null;
    return this.awaited.find((seat) => seat > this.shown) ?? this.awaited[0] ?? null;
  });

  seats(mine: readonly number[]): void {
    const gone = this.mine.includes(this.shown) && mine.length === 0;
    this.mine = mine;
    if (gone) this.shown = SPECTATOR;
    else if (mine.length > 0 && !mine.includes(this.shown)) {
      this.shown = mine[0] ?? SPECTATOR;
      this.#met = false;
    }
  }

  ask(waiting: readonly number[], going: boolean): void {
    this.going = going;
    this.awaited = waiting.filter((seat) => this.mine.includes(seat));
  }

  /** Somebody looks through these eyes now. */
  show(seat: number): void {
    this.shown = seat;
    this.#met = true;
  }
}

/** What the lobby knows, asked again now and then while somebody looks at it. */

import { api, ask } from '../api.ts';
import type { Lobby, Offer, RecordLine } from '../protocol.ts';
import { me } from '../stores/me.svelte.ts';
import { sentence } from './opening.ts';
import { finished, sorted } from './tables.ts';
import { introduce } from './opponents.ts';
import { askLately } from './rivals.svelte.ts';

const EVERY = 8_000; // milliseconds
const NOTHING: Lobby = { mine: [], listed: [] };

export class LobbyHall {
  offer: Offer | null = $state.raw(null);
  lobby: Lobby = $state.raw(NOTHING);
  records: RecordLine[] = $state.raw([]);
  asked = $state(false);
  problem = $state('');

  lists = $derived(sorted(this.lobby));
  finished = $derived(
    finished(this.lobby, this.records, (game) => this.offer?.games.find((each) => each.name === game)?.title ?? game),
  );

  /** Returns the function that ends it. */
  start(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    void this.refresh();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async refresh(): Promise<void> {
    try {
      if (me.name === null) await me.ask();
      this.offer ??= await api.offer();
      introduce(this.offer.opponents);
      if (!this.asked) await askLately();
      [this.lobby, this.records] = await Promise.all([api.lobby(), ask<RecordLine[]>('/api/records')]);
      this.problem = '';
    } catch (error) {
      this.problem = sentence(error);
    }
    this.asked = true;
  }
}

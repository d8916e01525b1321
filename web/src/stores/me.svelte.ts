/** Who the server thinks I am. */

import { api } from '../api.ts';

class Myself {
  name: string | null = $state(null); // null: not asked yet; empty: nobody

  async ask(): Promise<string> {
    this.name = (await api.me()).name;
    return this.name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.name = '';
  }
}

export const me = new Myself();

/** Drawings of warriors: fetched once, after the numbers are there, and at hand from then on. */
class Figures {
  Token: (typeof import('./Token.svelte'))['default'] | null = $state.raw(null);

  constructor() {
    void import('./Token.svelte').then(({ default: Token }) => (this.Token = Token));
  }
}

export const figures = new Figures();

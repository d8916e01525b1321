/** Which rule the drawer shows. Refusals, log lines and cards call `openRule`; the drawer reads `rulesDrawer`. */

export interface OpenRule {
  game: string; // `xybrid`
  rule: string; // `XY-4.3`; empty for the table of contents
}

export const rulesDrawer: { open: OpenRule | null; game: string } = $state({ open: null, game: '' });

/** A table says which game's rules its ids belong to. */
export function rulesOf(game: string): void {
  rulesDrawer.game = game;
}

export function openRule(rule: string, game: string = rulesDrawer.game): void {
  rulesDrawer.open = { game, rule };
}

export function closeRules(): void {
  rulesDrawer.open = null;
}

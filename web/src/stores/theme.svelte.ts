/**
 * Dark, light, or as the system says. The choice is remembered; `public/theme.js` reads it before the first
 * drawing.
 */

import { keep, kept } from './kept.ts';

export type Theme = 'system' | 'dark' | 'light';
const NEXT: Record<Theme, Theme> = { system: 'dark', dark: 'light', light: 'system' };

class ThemeChoice {
  chosen: Theme = $state(remembered());

  choose(theme: Theme): void {
    this.chosen = theme;
    keep('theme', theme === 'system' ? null : theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  next(): void {
    this.choose(NEXT[this.chosen]);
  }
}

function remembered(): Theme {
  const theme = kept('theme');
  return theme === 'dark' || theme === 'light' ? theme : 'system';
}

export const theme = new ThemeChoice();

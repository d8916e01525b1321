/**
 * Dark, light, or as the system says. The choice is remembered; `public/theme.js` reads it before the first
 * drawing, and follows the system. Styles ask only `data-theme`.
 */

import { keep, kept } from './kept.ts';

export type Theme = 'system' | 'dark' | 'light';
const NEXT: Record<Theme, Theme> = { system: 'dark', dark: 'light', light: 'system' };

class ThemeChoice {
  chosen: Theme = $state(remembered());

  choose(theme: Theme): void {
    this.chosen = theme;
    keep('theme', theme === 'system' ? null : theme);
    const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme === 'system' ? system : theme;
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

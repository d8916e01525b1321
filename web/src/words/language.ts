/** Which language this browser is answered in: the one that was chosen, else the first it asks for that is complete. */

import { COMPLETE, LANGUAGES } from './ids.ts';

export const ENGLISH = 'en';
/** Made of English, for tests: `?language=en-XA`. The second is written from right to left. */
export const PSEUDO = ['en-XA', 'ar-XB'];

const COOKIE = 'monstrum_language'; // the server reads it, too: monstrum/server/tongues.py
const YEAR = 365 * 24 * 3600; // seconds
const RIGHT_TO_LEFT = /^(ar|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/;

/** Nothing if nobody here speaks it. */
export function known(code: string): string {
  for (let wanted = code.toLowerCase(); wanted; wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('-')))) {
    const found = [...Object.keys(LANGUAGES), ...PSEUDO].find((each) => each.toLowerCase() === wanted);
    if (found !== undefined) return found;
  }
  return '';
}

/** The server decides in the same way. */
export function wanted(asked: readonly string[]): string {
  return asked.map(known).find((language) => COMPLETE.includes(language)) ?? ENGLISH;
}

export function chosen(): string {
  return known(/(?:^|;\s*)monstrum_language=([\w-]+)/.exec(document.cookie)?.[1] ?? '');
}

/** The server learns it with the next request. */
export function keepChosen(language: string): void {
  const told = PSEUDO.includes(language) ? PSEUDO[0] : language;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE}=${told}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
}

/** What this page begins with. Whoever comes by an address that names a language has chosen it. */
export function firstLanguage(): string {
  const named = known(new URLSearchParams(location.search).get('language') ?? '');
  if (named) keepChosen(named);
  return named || chosen() || wanted(navigator.languages);
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}

/** Numbers and dates are written as they are there; the English of this page is British. */
export function localeOf(language: string): string {
  return language === ENGLISH || PSEUDO.includes(language) ? 'en-GB' : language;
}

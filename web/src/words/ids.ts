// Written by tools/page_words.py from the catalogues beside it. Do not edit: run the tool again.

/** What can be said, and which values it needs. */
export interface Ids {
  'common-language': never;
  'common-loading': never;
  'common-lost': never;
  'common-lost_at': 'path';
  'common-not_loaded': never;
  'common-to_lobby': never;
  'common-try_again': never;
  'lobby-tables': never;
}

/** Catalogues: each is loaded with the part of the page that says it. */
export const PARTS = [
  'common',
  'lobby',
] as const;
export type Part = (typeof PARTS)[number];

/** What each language calls itself. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
};

/** Those that nobody has to choose whose browser asks for them. */
export const COMPLETE: readonly string[] = ['en'];

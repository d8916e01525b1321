/** The language of this page, with or without a network: what is spoken is on the phone. */

import { ENGLISH } from '../words/language.ts';
import { words } from '../words/words.svelte.ts';
import { keepLanguage, keptLanguage } from './offline.svelte.ts';

/** The reader's language; with no network, and nothing of it on the phone, the one that is there. */
export async function begin(): Promise<void> {
  try {
    await words.need('common', 'companion');
  } catch {
    words.language = document.documentElement.lang = (await keptLanguage()) ?? ENGLISH;
    await words.need('common', 'companion');
  }
}

/** False if it is not on the phone and cannot be fetched now: then everything stays as it is. */
export async function change(language: string): Promise<boolean> {
  try {
    if (!(await keepLanguage(language))) return false;
    await words.choose(language);
    return true;
  } catch {
    return false;
  }
}

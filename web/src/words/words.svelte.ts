/**
 * What the page says, in the language of who reads. `say('lobby-answers', { count })` is the message `lobby-answers` of
 * `lobby.<language>.ftl`; whoever opens a page or a part of it loads its catalogues first (`withWords`).
 */

import { PARTS, type Ids, type Part } from './ids.ts';
import { directionOf, ENGLISH, firstLanguage, keepChosen, localeOf, PSEUDO } from './language.ts';
import { counting, format, type Catalogue, type Value, type Values } from './pattern.ts';

const CATALOGUES = import.meta.glob<{ default: Catalogue }>('./*.ftl');

class Words {
  language: string = $state.raw(firstLanguage());
  #said: Catalogue = $state.raw({});
  #counting = $derived(counting(localeOf(this.language)));
  #parts = new Set<Part>();

  constructor() {
    tell(this.language);
  }

  /** For `Intl`. */
  get locale(): string {
    return localeOf(this.language);
  }

  /** Load what is said in these parts of the page. */
  async need(...parts: Part[]): Promise<void> {
    const missing = parts.filter((part) => !this.#parts.has(part));
    const language = this.language;
    const found = await Promise.all(missing.map((part) => load(part, language)));
    if (language !== this.language) return this.need(...parts);
    for (const part of missing) this.#parts.add(part);
    if (missing.length > 0) this.#said = Object.assign({}, this.#said, ...found);
  }

  /** From now on in another language; what is loaded is loaded in it before anything changes. */
  async choose(language: string): Promise<void> {
    const parts = [...this.#parts];
    const found = await Promise.all(parts.map((part) => load(part, language)));
    keepChosen(language);
    this.#said = Object.assign({}, ...found);
    this.#parts = new Set(parts);
    this.language = language;
    tell(language);
  }

  say(id: keyof Ids, values: Values = {}): string {
    const pattern = this.#said[id];
    return pattern === undefined ? id : format(pattern, values, this.#counting);
  }

  date(when: Date | number, how: Intl.DateTimeFormatOptions = {}): string {
    return new Intl.DateTimeFormat(this.locale, how).format(when);
  }

  number(value: number, how: Intl.NumberFormatOptions = {}): string {
    return new Intl.NumberFormat(this.locale, how).format(value);
  }
}

async function load(part: Part, language: string): Promise<Catalogue> {
  const file = (spoken: string) => CATALOGUES[`./${part}.${spoken}.ftl`];
  const found = await (file(language) ?? file(ENGLISH))?.();
  if (found === undefined) throw new Error(`there are no words for ${part}`);
  return PSEUDO.includes(language) ? (await import('./pseudo.ts')).pseudo(found.default) : found.default;
}

/** Whoever reads the page aloud, and whatever breaks its lines. */
function tell(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

export const words = new Words();

/** Values of a message, as many as it has. */
export type Given<Id extends keyof Ids> = [Ids[Id]] extends [never] ? [] : [values: Record<Ids[Id], Value>];

export function say<Id extends keyof Ids>(id: Id, ...[values]: Given<Id>): string {
  return words.say(id, values);
}

/** A part of the page that is loaded when it is wanted, with what it says. */
export async function withWords<Module>(module: Promise<Module>, ...parts: Part[]): Promise<Module> {
  const [loaded] = await Promise.all([module, words.need('common', ...parts)]);
  return loaded;
}

/** All of them: for tests. */
export const everything = (): Promise<void> => words.need(...PARTS);

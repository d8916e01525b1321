/** A rule book to read and to search. The server sends it; nothing here knows a game. */

import type { RuleBook, RuleChapter, RuleText } from '../protocol.ts';

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'em'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'rule'; text: string }; // the id of another rule or chapter

const MARK = /\*\*(.+?)\*\*|(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\w*])|`(.+?)`|\b([A-Z]{2}-\d+(?:\.\d+)?)\b/g;

/** A rule's text in pieces: strong, code, ids of rules, and the rest. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, strong, em, code, rule] = match;
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (rule !== undefined) found.push({ kind: 'rule', text: rule });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

/** The words as a reader sees them, for searching. */
export function plain(text: string): string {
  return text.replace(MARK, (whole, strong?: string, em?: string, code?: string) => strong ?? em ?? code ?? whole);
}

export interface Hit {
  chapter: RuleChapter;
  rule: RuleText;
}

/** Every rule that has all the words, in its id, its text or the title of its chapter. Ids first, then the order of the
 * book. Without words: nothing. */
export function search(book: RuleBook, words: string): Hit[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const hits: Hit[] = [];
  const ids: Hit[] = [];
  for (const chapter of book.chapters) {
    for (const rule of chapter.rules) {
      const id = fold(rule.id);
      if (wanted.length === 1 && (id === wanted[0] || id.startsWith(`${wanted[0]}.`))) ids.push({ chapter, rule });
      else if (wanted.every((word) => fold(`${rule.id} ${plain(rule.text)} ${chapter.title}`).includes(word)))
        hits.push({ chapter, rule });
    }
  }
  return [...ids, ...hits];
}

export interface Span {
  text: string;
  hit: boolean;
}

/** A text cut where the searched words are. */
export function marked(text: string, words: string): Span[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const low = fold(text);
  if (wanted.length === 0 || low.length !== text.length) return [{ text, hit: false }];
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of wanted) {
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length))
      hits.fill(true, at, at + word.length);
  }
  const spans: Span[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = spans.at(-1);
    if (last !== undefined && last.hit === hits[at]) last.text += text[at];
    else spans.push({ text: text[at] ?? '', hit: hits[at] ?? false });
  }
  return spans;
}

function fold(text: string): string {
  return text.toLowerCase();
}

/** The rule or chapter an address means; capitals do not matter. */
export function find(book: RuleBook, id: string): { chapter: RuleChapter; rule: RuleText | null } | null {
  const wanted = id.trim().toUpperCase();
  for (const chapter of book.chapters) {
    if (chapter.id === wanted) return { chapter, rule: null };
    const rule = chapter.rules.find((each) => each.id === wanted);
    if (rule !== undefined) return { chapter, rule };
  }
  return null;
}

/** Rules this one speaks of, and rules that speak of it. */
export function related(book: RuleBook, id: string): string[] {
  const own = find(book, id)?.rule;
  if (!own) return [];
  const found = new Set(mentioned(own));
  for (const chapter of book.chapters)
    for (const rule of chapter.rules) if (mentioned(rule).includes(own.id)) found.add(rule.id);
  found.delete(own.id);
  return [...found].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

function mentioned(rule: RuleText): string[] {
  return pieces(rule.text).flatMap((piece) => (piece.kind === 'rule' ? [piece.text] : []));
}

/** The rule books as they were when this page was built: on the phone, with or without a network. */

const FOLDER = '../../../docs/rules';
const BOOKS = import.meta.glob<string>(['../../../docs/rules/*.md', '!../../../docs/rules/*-content.md'], {
  query: '?raw',
  import: 'default',
});

/** Titles of chapters; the rules themselves are English. */
const TITLES = import.meta.glob<string>('../../../docs/rules/*/*.md', { query: '?raw', import: 'default' });

export interface Rule {
  id: string;
  text: string;
}

export interface Found {
  title: string; // of the chapter
  rules: Rule[]; // one; all of a chapter; none that the book does not have
}

/** A rule, or a chapter, of the book of a game. */
export async function readRule(game: string, id: string, language = ''): Promise<Found> {
  const file = `${game.replaceAll('_', '-')}.md`;
  const [book, titles] = await Promise.all([
    BOOKS[`${FOLDER}/${file}`]?.(),
    TITLES[`${FOLDER}/${language}/${file}`]?.(),
  ]);
  const found = findRule(book ?? '', id);
  return { ...found, title: findRule(titles ?? '', id).title || found.title };
}

export function findRule(book: string, id: string): Found {
  const found: Found = { title: '', rules: [] };
  const heading = ` ${id.split('.')[0]} `;
  let below = false; // the rule means the table that follows the rules of its chapter
  for (const line of book.split('\n')) {
    if (line.startsWith('#')) {
      if (line.includes(heading)) found.title = line.split(heading)[1]?.trim() ?? '';
      below = false;
    }
    const [, its = '', text = '', value = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (its === id || its.startsWith(`${id}.`)) {
      found.rules.push({ id: its, text: text.replaceAll('\\|', '|') });
      below = text.includes('table below');
    } else if (below && /^[A-Z][a-z]/.test(its) && value !== 'Value')
      found.rules.push({ id: its, text: `(${text}): ${value}` });
  }
  return found;
}

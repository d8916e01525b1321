/** Tags of cards as a page shows them: colour, symbol and pattern together, never colour alone. */

export interface Tag {
  name: string; // for whoever listens
  colour: string; // a token
  symbol: string; // an icon, or empty
  letter: string; // where there is no icon
  pattern: 'dots' | 'hatch' | 'rings' | 'rivets' | 'chevrons' | 'waves' | 'bars' | 'plain';
}

const KNOWN: Readonly<Record<string, Tag>> = {
  BIO: { name: 'Biology', colour: 'var(--BIO)', symbol: 'BIO', letter: '', pattern: 'dots' },
  CHE: { name: 'Chemistry', colour: 'var(--CHE)', symbol: 'CHE', letter: '', pattern: 'hatch' },
  PHY: { name: 'Physics', colour: 'var(--PHY)', symbol: 'PHY', letter: '', pattern: 'rings' },
  ROB: { name: 'Robotics', colour: 'var(--ROB)', symbol: 'ROB', letter: '', pattern: 'rivets' },
  red: { name: 'red', colour: 'var(--red)', symbol: '', letter: 'R', pattern: 'chevrons' },
  green: { name: 'green', colour: 'var(--green)', symbol: '', letter: 'G', pattern: 'dots' },
  blue: { name: 'blue', colour: 'var(--blue)', symbol: '', letter: 'B', pattern: 'waves' },
  yellow: { name: 'yellow', colour: 'var(--yellow)', symbol: '', letter: 'Y', pattern: 'bars' },
};

export function tagOf(tag: string): Tag {
  const letter = tag.slice(0, 1).toUpperCase();
  return KNOWN[tag] ?? { name: tag, colour: 'var(--plain)', symbol: '', letter, pattern: 'plain' };
}

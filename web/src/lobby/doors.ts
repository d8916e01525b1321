/** What is written on the doors of the lobby. A game without words of its own still has a door. */

export interface Door {
  blurb: string;
  length: string;
}

const WORDS: Readonly<Record<string, Door>> = {
  xybrid: { blurb: 'Draft glass slides from a shared lab. Stack them. Hope it stands up.', length: '3 rounds · 30 min' },
  mutation_wars: { blurb: 'Grow claws on triangles. Match the colours. Bite the neighbours.', length: 'deep sea · 45 min' },
  hybrid: { blurb: 'Templars against what the vats made. One laboratory, two exits.', length: '6 missions · 30–90 min' },
};

export function doorOf(game: string): Door {
  return WORDS[game] ?? { blurb: 'A game about building monsters. Nobody has written more on this door yet.', length: '' };
}

export function playersOf(least: number, most: number): string {
  return least === most ? `${least} players` : `${least}–${most} players`;
}

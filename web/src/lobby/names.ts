/** Names for visitors who have none: nobody has to type before playing. */

const TITLES = ['Dr.', 'Prof.', 'Nurse', 'Igor', 'Baron', 'Madame', 'Sister', 'Uncle'];
const NAMES = [
  'Bolt',
  'Suture',
  'Vesper',
  'Ampoule',
  'Gristle',
  'Moth',
  'Sprocket',
  'Formalin',
  'Pipette',
  'Ember',
  'Gauze',
  'Flux',
];

export function suggestedName(random: () => number = Math.random): string {
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? list[0] ?? '';
  return `${one(TITLES)} ${one(NAMES)}`;
}

let offered = '';

/** What stands in the lobby stands at the table, too, until another one is wanted. */
export function offeredName(another = false): string {
  if (another || offered === '') offered = suggestedName();
  return offered;
}

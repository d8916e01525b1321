/** An army sheet for other programs and other people: rows of numbers, and a few lines of words. */

import { csvRow } from '../copies.ts';
import { MODES, modeValue, movement } from '../rules/hybrid.ts';
import { modeWord, type Sheet, type Warrior } from './state.ts';

const row = (one: Warrior): (string | number)[] => [
  one.profile.side === 'G' ? 'Griffin' : 'Scorpion',
  one.name,
  one.profile.nv,
  one.wounds,
  ...MODES.map((mode) => modeValue(one.profile, mode, one.wounds)),
  movement(one.profile, one.wounds),
  modeWord(one),
  one.frenzy,
  one.out ? 'yes' : 'no',
];

export const csvOf = (sheet: Sheet): string =>
  [['side', 'warrior', 'NV', 'Wounds', ...MODES, 'Mt', 'mode', 'Frenzy', 'out'], ...sheet.warriors.map(row)]
    .map(csvRow)
    .join('\r\n');

export function summaryOf(sheet: Sheet): string {
  const warriors = sheet.warriors.map(
    (one) => `${one.name}: ${one.out ? 'out' : `${one.wounds} of ${one.profile.nv} Wounds, ${modeWord(one)}`}`,
  );
  return [
    `Hybrid, round ${sheet.round}`,
    ...warriors,
    ...(sheet.over ? [`Winner: ${sheet.winner || 'nobody'}`] : []),
  ].join('\n');
}

/** What "my games" keeps. */
export const resultOf = (sheet: Sheet): unknown => ({
  winner: sheet.winner,
  round: sheet.round,
  warriors: sheet.warriors.map((one) => ({ name: one.name, side: one.profile.side, wounds: one.wounds, out: one.out })),
});

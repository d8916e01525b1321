/** An army sheet for other programs and other people: rows of numbers, and a few lines of words. */

import { say } from '../../words/words.svelte.ts';
import { csvRow } from '../copies.ts';
import { MODES, modeValue, movement } from '../rules/hybrid.ts';
import { modeName, SIDE_CODES, sideName } from './called.ts';
import { modeWord, type Sheet, type Warrior } from './state.ts';

const row = (one: Warrior): (string | number)[] => [
  sideName(one.profile.side),
  one.name,
  one.profile.nv,
  one.wounds,
  ...MODES.map((mode) => modeValue(one.profile, mode, one.wounds)),
  movement(one.profile, one.wounds),
  modeWord(one),
  one.frenzy,
  one.out ? say('companion-yes') : say('companion-no'),
];

export const csvOf = (sheet: Sheet): string =>
  [
    [
      say('army-side'),
      say('army-warrior'),
      say('army-nv'),
      say('army-wounds_word'),
      ...MODES.map(modeName),
      say('army-mt'),
      say('army-mode'),
      say('army-frenzy_word'),
      say('army-out'),
    ],
    ...sheet.warriors.map(row),
  ]
    .map(csvRow)
    .join('\r\n');

export function summaryOf(sheet: Sheet): string {
  const warriors = sheet.warriors.map(
    (one) =>
      `${one.name}: ${
        one.out
          ? say('army-out')
          : `${say('army-wounds_plain', { wounds: one.wounds, nv: one.profile.nv })}, ${modeWord(one)}`
      }`,
  );
  return [
    say('army-paper', { round: sheet.round }),
    ...warriors,
    ...(sheet.over
      ? [say('companion-winner', { who: sheet.winner ? sideName(sheet.winner) : say('common-nobody') })]
      : []),
  ].join('\n');
}

/** What "my games" keeps. */
export const resultOf = (sheet: Sheet): unknown => ({
  winner: sheet.winner && SIDE_CODES[sheet.winner],
  ...(sheet.points.length ? { points: sheet.points } : {}),
  round: sheet.round,
  warriors: sheet.warriors.map((one) => ({ name: one.name, side: one.profile.side, wounds: one.wounds, out: one.out })),
});

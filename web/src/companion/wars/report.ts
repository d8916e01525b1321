/** A battle pad for other programs and other people: rows of numbers, and a few lines of words. */

import { say } from '../../words/words.svelte.ts';
import { csvRow } from '../copies.ts';
import { attackWords, complete, price, stats } from '../rules/wars.ts';
import { creatureOf, type Pad, toldOf } from './state.ts';

const head = (): string[] => [
  say('companion-player'),
  say('pad-bodies_word'),
  say('pad-attack_lit'),
  say('pad-attack_unlit'),
  say('pad-defence_word'),
  say('pad-price'),
  say('pad-complete'),
];

export function csvOf(pad: Pad): string {
  const rows = pad.creatures.map(creatureOf).map((creature, seat) => {
    const { lit, unlit, defence } = stats(creature);
    return [
      pad.players[seat] ?? '',
      creature.length,
      lit,
      unlit,
      defence,
      price(creature),
      complete(creature, pad.target) ? say('companion-yes') : say('companion-no'),
    ];
  });
  return [head(), ...rows].map(csvRow).join('\r\n');
}

export function summaryOf(pad: Pad): string {
  const creatures = pad.creatures.map(creatureOf).map((creature, seat) =>
    say('pad-summary', {
      name: pad.players[seat] ?? '',
      attack: attackWords(creature),
      defence: stats(creature).defence,
    }),
  );
  return [
    say('pad-summary_title', { turn: pad.turn }),
    ...creatures,
    ...pad.fights.map((one) => toldOf(one, pad.players)),
    ...(pad.over ? [say('companion-winner', { who: pad.players[pad.winner] ?? say('common-nobody') })] : []),
  ].join('\n');
}

/** A battle pad for other programs and other people: rows of numbers, and a few lines of words. */

import { csvRow } from '../copies.ts';
import { attackWords, complete, price, stats } from '../rules/wars.ts';
import { creatureOf, type Pad } from './state.ts';

const HEAD = ['player', 'bodies', 'attack with an Eye opposite', 'attack without', 'defence', 'price', 'winning'];

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
      complete(creature, pad.target) ? 'yes' : 'no',
    ];
  });
  return [HEAD, ...rows].map(csvRow).join('\r\n');
}

export function summaryOf(pad: Pad): string {
  const creatures = pad.creatures
    .map(creatureOf)
    .map(
      (creature, seat) => `${pad.players[seat]}: attack ${attackWords(creature)}, defence ${stats(creature).defence}`,
    );
  return [
    `Mutation Wars, turn ${pad.turn}`,
    ...creatures,
    ...pad.fights.map((one) => one.told),
    ...(pad.over ? [`Winner: ${pad.players[pad.winner] ?? 'nobody'}`] : []),
  ].join('\n');
}

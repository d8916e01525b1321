/** Everybody who still stands, where they stand. Loaded when somebody shares. */

import { standSvg } from '../../art/hybrid/still.ts';
import { MAP } from '../../protocol.ts';
import { scoreOf, type Shown, type Subject } from '../../share/subjects.ts';
import { figurinesOf } from './warriors.ts';
import { say } from '../../words/words.svelte.ts';

export function subjectsOf(shown: Shown): Subject[] {
  const map = shown.board.zones.find((zone) => zone.shape === MAP);
  if (map === undefined) return [];
  const present = figurinesOf(shown.board, shown.faces).filter((one) => one.present);
  const ended = shown.ranks.length > 0;
  const first = ended ? shown.ranks.indexOf(1) : 0;
  const draw = shown.ranks.filter((rank) => rank === 1).length > 1;
  const score = ended
    ? draw
      ? say('hybrid-draw')
      : say('hybrid-won', { name: shown.names[first] ?? '' })
    : shown.board.status;
  const pointsOf = (seat: number): string =>
    scoreOf({ ...shown, ranks: [] }, seat, (counter) => counter.code === 'score');
  // Many missions know no points.
  const scored = shown.board.standings.some(({ facts }) =>
    facts.some(({ code, value }) => code === 'score' && value !== '0'),
  );
  const points = (scored ? shown.board.standings : [])
    .map((each) => `${shown.names[each.seat] ?? ''}: ${pointsOf(each.seat)}`)
    .join(' · ');
  const mission =
    shown.faces.get(shown.board.zones.find((zone) => zone.name === 'mission')?.things[0]?.ref ?? '')?.name ?? '';
  return [
    {
      seat: -1,
      name: ended ? say('hybrid-last_stand') : mission || say('hybrid-the_laboratory'),
      score,
      words: [
        ended ? mission : '',
        points,
        present.length === 0 ? '' : say('hybrid-standing', { names: present.map((one) => one.name).join(', ') }),
      ]
        .filter(Boolean)
        .join(' – '),
      draw: (ratio) => standSvg(map.rows, present, ratio),
      ground: 'floor-plan',
    },
  ];
}

/** What of a table can be kept as a picture, with its name and score. Loaded when somebody shares. */

import { monsterSvg } from '../art/xybrid/still.ts';
import { creatureSvg } from '../art/wars/still.ts';
import { standSvg } from '../art/hybrid/still.ts';
import { figurinesOf } from '../games/hybrid/warriors.ts';
import { treeOf } from '../games/wars/creature.ts';
import { creatureOf } from '../games/xybrid/monster.ts';
import { type Board, type Face, MAP, SLOTS } from '../protocol.ts';

export interface Drawing {
  svg: string;
  box: { x: number; y: number; width: number; height: number };
}

export interface Subject {
  seat: number;
  name: string; // "Ada's monster"
  score: string; // "125 infamy, 1st of 3"
  words: string; // what it is made of
  draw: (ratio: number) => Drawing; // of a frame as wide as that
  ground: 'light-table' | 'tank' | 'floor-plan';
}

export interface Shown {
  game: string;
  board: Board;
  names: readonly string[];
  faces: ReadonlyMap<string, Face>;
  ranks: readonly number[]; // empty while the game goes on
  scores: readonly number[];
}

const ordinal = (rank: number): string => `${rank}${['th', 'st', 'nd', 'rd'][rank % 10 > 3 || Math.floor((rank % 100) / 10) === 1 ? 0 : rank % 10] ?? 'th'}`;

/** The numbers that count, beside a name, and the place at the end. */
export function scoreOf(shown: Shown, seat: number): string {
  const facts = shown.board.standings.find((each) => each.seat === seat)?.facts ?? [];
  const told = shown.game === 'hybrid' ? facts.filter((fact) => /point/.test(fact.title)) : facts.slice(0, shown.game === 'xybrid' ? 1 : 2);
  const rank = shown.ranks[seat];
  return [...told.map((fact) => `${fact.value} ${fact.title}`), rank ? `${ordinal(rank)} of ${shown.ranks.length}` : ''].filter(Boolean).join(', ');
}

export function subjectsOf(shown: Shown): Subject[] {
  if (shown.game === 'hybrid') return stand(shown);
  const zones = shown.board.zones.filter((zone) => zone.shape === SLOTS && zone.owner >= 0 && zone.things.some((thing) => thing.filled));
  return zones.flatMap((zone): Subject[] => {
    const owner = shown.names[zone.owner] ?? '';
    const score = scoreOf(shown, zone.owner);
    const words = [...new Set(zone.things.filter((thing) => thing.filled).map((thing) => shown.faces.get(thing.face || thing.ref)?.name ?? ''))].filter(Boolean).join(', ');
    if (shown.game === 'xybrid') {
      const creature = creatureOf(zone);
      return [{ seat: zone.owner, name: `${owner}'s monster`, score, words, draw: () => monsterSvg(creature), ground: 'light-table' }];
    }
    const tree = treeOf(zone);
    if (tree === null) return [];
    const complete = shown.board.standings.some((each) => each.seat === zone.owner && each.facts.some((fact) => /complete/i.test(fact.title)));
    return [{ seat: zone.owner, name: `${owner}'s creature`, score, words, draw: () => creatureSvg(tree, complete), ground: 'tank' }];
  });
}

/** Hybrid: everybody who still stands, where they stand. */
function stand(shown: Shown): Subject[] {
  const map = shown.board.zones.find((zone) => zone.shape === MAP);
  if (map === undefined) return [];
  const present = figurinesOf(shown.board, shown.faces).filter((one) => one.present);
  const ended = shown.ranks.length > 0;
  const first = ended ? shown.ranks.indexOf(1) : 0;
  const draw = shown.ranks.filter((rank) => rank === 1).length > 1;
  const score = ended ? (draw ? 'A draw' : `${shown.names[first] ?? ''} won`) : shown.board.status;
  const points = shown.board.standings.map((each) => `${shown.names[each.seat] ?? ''}: ${scoreOf({ ...shown, ranks: [] }, each.seat)}`).join(' · ');
  const mission = shown.faces.get(shown.board.zones.find((zone) => zone.name === 'mission')?.things[0]?.ref ?? '')?.name ?? '';
  return [
    {
      seat: -1,
      name: ended ? 'The last stand' : mission || 'The laboratory',
      score,
      words: [ended ? mission : '', points, present.map((one) => one.name).join(', ')].filter(Boolean).join(' – '),
      draw: (ratio) => standSvg(map.rows, present, ratio),
      ground: 'floor-plan',
    },
  ];
}

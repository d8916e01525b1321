/** Cards that lie open in a window, side by side. */

import { BAD, type Board, type Face } from '../../protocol.ts';

export interface LaidCard {
  ref: string;
  name: string;
  text: string;
  points: string; // empty: it lies there for its effect
  off: boolean; // annulled
}

export interface LaidSide {
  seat: number;
  points: number;
  cards: LaidCard[];
}

export function laidBy(board: Board, faces: ReadonlyMap<string, Face>): LaidSide[] {
  const things = board.zones.find((zone) => zone.name === 'laid')?.things ?? [];
  const sides = new Map<number, LaidSide>();
  for (const thing of things) {
    const side = sides.get(thing.owner) ?? { seat: thing.owner, points: 0, cards: [] };
    const face = faces.get(thing.ref);
    side.points += Number(thing.value || 0);
    side.cards.push({
      ref: thing.ref,
      name: face?.name ?? thing.name,
      text: face?.text ?? '',
      points: thing.value,
      off: thing.tone === BAD,
    });
    sides.set(thing.owner, side);
  }
  return [...sides.values()];
}

/** Whose things an act is about. */

import type { Board } from '../protocol.ts';
import { type Act, mainOf } from './acts.ts';

/** The seat in whose zone the first thing lies that the act names, or the seat it names itself; -1: nobody's. */
export function concerned(act: Act | null): number {
  if (act === null) return -1;
  const { refs } = mainOf(act).cue;
  const things = refs.filter((ref) => !ref.startsWith('seat:'));
  for (const ref of things) {
    const owner = ownerOf(act.board, ref) ?? ownerOf(act.before, ref);
    if (owner !== undefined) return owner;
  }
  const seat = refs.find((ref) => ref.startsWith('seat:P'));
  return seat === undefined ? -1 : Number(seat.slice(6));
}

function ownerOf(board: Board, ref: string): number | undefined {
  return board.zones.find((zone) => zone.owner >= 0 && zone.things.some((thing) => thing.ref === ref))?.owner;
}

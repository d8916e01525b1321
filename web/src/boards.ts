/** Updates come whole once, and then as what has changed since (`monstrum/server/brevity.py`): here they are whole again. */

import type { Board, Brief, Outgoing, Update, Way } from './protocol.ts';
import { applied, type Json } from './stage/differences.ts';

export class Boards {
  #last = new Map<number, Board>(); // by seat, as this line was told

  whole(message: Outgoing): Exclude<Outgoing, Brief> {
    if (message.type !== 'brief' && message.type !== 'update') return message;
    const update = message.type === 'brief' ? this.#filled(message) : message;
    this.#last.set(update.seat, update.board);
    return update;
  }

  #filled({ update, board, ways }: Brief): Update {
    const last = this.#last.get(update.seat) as unknown as Json;
    const now = applied(board as Json, last) as unknown as Board;
    return { ...update, board: now, outlook: { ...update.outlook, ways: unchained(ways as Json[]) } };
  }
}

/** Each is a change of the one before it. */
function unchained(changes: readonly Json[]): Way[] {
  let way: Json = {};
  return changes.map((change) => (way = applied(change, way)) as unknown as Way);
}

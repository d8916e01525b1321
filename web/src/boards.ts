/**
 * Updates come whole once, and then as what has changed since (`monstrum/server/brevity.py`): here they are whole
 * again.
 */

import type { Board, Brief, Outgoing, Update, Way } from './protocol.ts';
import { applied, type Json } from './stage/differences.ts';

export type Told = Exclude<Outgoing, Brief>;

interface Known {
  board: Board;
  mark: string;
}

export class Boards {
  #last = new Map<number, Known>(); // by seat, as this line was told

  /** Null for a change of a board that is not the one we have: nothing of it can be shown. */
  whole(message: Outgoing): Told | null {
    if (message.type !== 'brief' && message.type !== 'update') return message;
    const update = message.type === 'brief' ? this.#filled(message) : message;
    if (update !== null) this.#last.set(update.seat, { board: update.board, mark: update.mark ?? '' });
    return update;
  }

  #filled({ update, base, board, ways }: Brief): Update | null {
    const last = this.#last.get(update.seat);
    if (last === undefined || last.mark !== base) return null;
    const now = applied(board as Json, last.board as unknown as Json) as unknown as Board;
    return { ...update, board: now, outlook: { ...update.outlook, ways: unchained(ways as Json[]) } };
  }
}

/** Each is a change of the one before it. */
function unchained(changes: readonly Json[]): Way[] {
  let way: Json = {};
  return changes.map((change) => (way = applied(change, way)) as unknown as Way);
}

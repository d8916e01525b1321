/** Which flag the prompt bar carries. */

import type { SeatSummary, TableSummary, Update } from '../protocol.ts';
import { SPECTATOR } from '../protocol.ts';
import { say } from '../words/words.svelte.ts';

export type Flag = 'turn' | 'waiting' | 'secret' | 'final' | 'shown';

/** Something is shown, and nobody is asked yet. */
export const watchFlag = (): { flag: Flag; label: string } => ({ flag: 'shown', label: say('table-flag_watch') });

/** Whether nobody but bots is awaited: what they do is told act by act, and in between the last one stands. */
export function botsAct(seats: readonly SeatSummary[], update: Update | null): boolean {
  if (update === null || update.ending !== null || update.frozen !== '' || update.waiting.length === 0) return false;
  const plays = (seat: SeatSummary): boolean => seat.kind === 'bot' || seat.stand_in !== '';
  return update.waiting.every((awaited) => seats.some((seat) => seat.seat === awaited && plays(seat)));
}

/** Whether nobody is there to be asked: bots and one's own seats agree. */
export const asksNobody = (seats: readonly SeatSummary[]): boolean =>
  seats.every((seat) => seat.yours || seat.kind === 'bot');

export function undoesAlone(seats: readonly SeatSummary[], update: Update | null): boolean {
  return update !== null && (update.can_undo || (update.can_ask_undo && asksNobody(seats)));
}

export interface Situation {
  summary: TableSummary | null;
  update: Update | null;
  ready: boolean; // something is chosen
  final: boolean; // and it cannot be taken back alone
}

export function flagOf({ summary, update, ready, final }: Situation): { flag: Flag; label: string } {
  if (update === null)
    return { flag: 'waiting', label: summary?.status === 'open' ? say('table-flag_open') : say('table-flag_moment') };
  if (update.ending !== null) return { flag: 'waiting', label: say('table-flag_over') };
  if (update.frozen !== '') return { flag: 'final', label: say('table-flag_stopped') };
  if (update.shoulder) return { flag: 'waiting', label: say('table-flag_watching') };
  if (update.options.length > 0 && ready && final) return { flag: 'final', label: say('table-flag_final') };
  if (update.secret) return { flag: 'secret', label: say('table-flag_secret') };
  if (update.options.length > 0) return { flag: 'turn', label: say('table-flag_turn') };
  return { flag: 'waiting', label: update.seat === SPECTATOR ? say('table-flag_watching') : say('table-flag_waiting') };
}

/** The tab's title marks a turn, so that it is seen among others. */
export function tabTitle(game: string, yourTurn: boolean): string {
  return `${yourTurn ? say('table-tab_turn') : ''}${game ? `${game} · ` : ''}Monstrum`;
}

/** How Mutation Wars is told: how long each event is shown, and the scale while a battle is decided. */

import type { Board, Face, Happened } from '../../protocol.ts';
import type { Flight, Script } from '../../stage/acts.ts';

/** Milliseconds; what is not here has the time its sentence takes to read. */
const TIMES: Readonly<Record<string, number>> = {
  dealer_picked: 0,
  shuffled: 0,
  phase_started: 500,
  turn_started: 900,
  committed: 0,
  card_drawn: 0,
  drew: 0,
  nothing_drawn: 0,
  passed: 0,
  passed_stop: 0,
  passed_declines: 0,
  passed_done: 0,
  body_revealed: 900,
  body_joined: 1000,
  attached: 750,
  paid: 350,
  discarded: 350,
  played: 1500,
  targeted: 800,
  flipped: 1100,
  part_lost: 1100,
  attacked: 1500,
  battle_card: 1600,
  fought: 1700,
  won_battle: 1700,
  tied: 1500,
  stolen: 1300,
  stolen_card: 1300,
  completed: 1700,
  won: 2000,
};
const OWN = 400;
const MINE = new Set(['attached', 'paid', 'discarded', 'body_revealed', 'body_joined', 'took_discard']);

const seatIn = (ref: string | undefined): number => (ref?.startsWith('seat:P') ? Number(ref.slice(6)) : -1);

function time(event: Happened, _: Board, reader: number): number {
  const { code, refs } = event.cue;
  if (MINE.has(code) && seatIn(refs[0]) === reader) return OWN;
  if (code === 'protected' && seatIn(refs[0]) === reader) return 0; // the card itself is told next
  if (code === 'stolen' && refs.slice(0, 2).some((ref) => seatIn(ref) === reader)) return 0; // as the card itself is to the two it concerns
  return TIMES[code] ?? Math.min(1500, 500 + 14 * event.text.length);
}

/** The sums a battle was decided by stay on the scale until its victor is known. */
function between(event: Happened, before: Board, after: Board): Board {
  const { code, numbers } = event.cue;
  if (!DECIDING.has(code) || after.sums.length === 2 || before.sums.length !== 2) return after;
  const sums = before.sums.map((sum, at) => (code === 'fought' ? { ...sum, total: String(numbers[at] ?? sum.total) } : sum));
  return { ...after, sums, zones: [...after.zones, ...before.zones.filter((zone) => zone.name === 'battle' && !after.zones.some((each) => each.name === 'battle'))] };
}
const DECIDING = new Set(['fought', 'won_battle', 'tied', 'cancelled', 'called_off']);

const FEATURED = new Set(['played', 'battle_card', 'protected_card', 'took_discard']);
const featured = (event: Happened): string => (FEATURED.has(event.cue.code) ? (event.cue.refs.find((ref) => ref.startsWith('card:')) ?? '') : '');

/** What is robbed flies from hand to hand: its face for the two who may know it, its back for the others. */
function flight(event: Happened): Flight | null {
  const { code, refs } = event.cue;
  const [taker = '', loser = ''] = refs;
  if (code === 'stolen' || code === 'stolen_card') return { from: loser, to: taker, card: code === 'stolen_card' ? (refs[2] ?? '') : '', word: 'stolen' };
  if (code === 'handed_on' || code === 'handed_card') return { from: taker, to: loser, card: code === 'handed_card' ? (refs[2] ?? '') : '', word: 'handed on' };
  return null;
}

const note = (event: Happened, faces: ReadonlyMap<string, Face>): string =>
  event.cue.code === 'cancelled' ? (event.cue.refs.map((ref) => faces.get(ref)?.text ?? '').find(Boolean) ?? '') : '';

export const SCRIPT: Script = { time, between, featured, flight, note };

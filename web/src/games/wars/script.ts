/** How Mutation Wars is told: how long each event is shown, and the scale while a battle is decided. */

import type { Board, Face, Happened } from '../../protocol.ts';
import type { Act, Flight, Script } from '../../stage/acts.ts';
import { say } from '../../words/words.svelte.ts';

/** Milliseconds; what is not here has the time its sentence takes to read. */
const TIMES: Readonly<Record<string, number>> = {
  dealer_picked: 0,
  shuffled: 0,
  phase_started: 500,
  turn_started: 900,
  committed: 0,
  card_drawn: 0,
  drew: 0, // but for who draws
  nothing_drawn: 0,
  passed: 0,
  passed_stop: 0,
  passed_declines: 0,
  passed_done: 0,
  body_revealed: 1100,
  body_joined: 1000,
  attached: 750,
  paid: 350,
  discarded: 350,
  gave: 450,
  played: 1500,
  targeted: 800,
  flipped: 900,
  part_lost: 1100,
  attacked: 1500,
  battle_card: 1600,
  fought: 1700,
  won_battle: 1700,
  tied: 1500,
  stolen: 1300,
  stolen_card: 1300,
  completed: 2600,
  broken: 1700,
  won: 2800,
};
const OWN = 400;
const DRAWN = 550;
const MINE = new Set(['attached', 'paid', 'discarded', 'body_joined', 'took_discard']);

const TWICE = new Set(['stolen', 'handed_on']);

const seatIn = (ref: string | undefined): number => (ref?.startsWith('seat:P') ? Number(ref.slice(6)) : -1);

function time(event: Happened, _: Board, reader: number): number {
  const { code, refs } = event.cue;
  if (event.text === '') return 0; // the reader is told more
  if (MINE.has(code) && seatIn(refs[0]) === reader) return OWN;
  if (code === 'drew') return seatIn(refs[0]) === reader ? DRAWN : 0;
  if (code === 'protected' && seatIn(refs[0]) === reader) return 0; // the card itself is told next
  // The card itself is told to the two it concerns.
  if (TWICE.has(code) && refs.slice(0, 2).some((ref) => seatIn(ref) === reader)) return 0;
  return TIMES[code] ?? Math.min(1500, 500 + 14 * event.text.length);
}

/** The sums a battle was decided by stay on the scale until its victor is known. */
function between(event: Happened, before: Board, after: Board): Board {
  const { code, numbers } = event.cue;
  if (!DECIDING.has(code) || after.sums.length === 2 || before.sums.length !== 2) return after;
  const sums = before.sums.map((sum, at) =>
    code === 'fought' ? { ...sum, total: String(numbers[at] ?? sum.total) } : sum,
  );
  return {
    ...after,
    sums,
    zones: [
      ...after.zones,
      ...before.zones.filter((zone) => zone.name === 'battle' && !after.zones.some((each) => each.name === 'battle')),
    ],
  };
}
const DECIDING = new Set(['fought', 'won_battle', 'tied', 'cancelled', 'called_off']);

const FEATURED = new Set(['played', 'battle_card', 'protected_card']);
const featured = (event: Happened): string =>
  FEATURED.has(event.cue.code) ? (event.cue.refs.find((ref) => ref.startsWith('card:')) ?? '') : '';

/**
 * Cards go from hand to hand, to a creature and away from it. What is robbed shows its face to the two who may know it,
 * its back to the others.
 */
function flight({ cue: { code, refs, numbers } }: Happened, { board }: Act): Flight | null {
  const [seat = '', second = ''] = refs;
  const card = refs.find((ref) => ref.startsWith('card:')) ?? '';
  const spot = refs.find((ref) => ref.startsWith('spot:')) ?? '';
  const hand = `zone:${seat.slice(seat.indexOf(':') + 1)}.parts`; // its tab, while other cards lie open
  switch (code) {
    case 'stolen':
    case 'stolen_card':
      return { from: [second], to: [seat], card, word: say('wars-stolen') };
    case 'handed_on':
    case 'handed_card':
      return { from: [seat], to: [second], card, word: say('wars-handed_on') };
    case 'spoils_drawn': {
      const [mutate = 0, battle = 0] = numbers;
      const decks = mutate > 0 ? ['zone:deck.mutate', 'zone:deck.battle'] : ['zone:deck.battle'];
      return { from: decks, to: [seat], card: '', word: say('wars-cards', { count: mutate + battle }) };
    }
    case 'drew': {
      const hand = board.zones.find(
        (zone) => zone.things.some((thing) => thing.ref === card) && zone.name.startsWith('P'),
      );
      if (hand === undefined) return null;
      const kind = hand.name.slice(hand.name.indexOf('.') + 1);
      return { from: [`zone:deck.${kind}`], to: [card, `zone:${hand.name}`], card, word: '', lands: true };
    }
    case 'took_discard':
      return { from: ['zone:discard.parts'], to: [card, seat], card, word: say('wars-taken') };
    case 'attached':
      return { from: [card, hand, seat], to: [spot], card, word: '', lands: true };
    case 'part_lost':
      return { from: [spot], to: ['zone:discard.parts'], card, word: '', lands: true };
    case 'part_returned':
      return { from: [spot], to: [card, seat], card, word: '', lands: true };
    case 'paid':
    case 'discarded':
      return { from: [card, hand, seat], to: ['zone:discard.parts'], card, word: '', lands: true };
  }
  return null;
}

/** What a stranger would ask. */
const PROTECTED = new Set(['protected', 'protected_card']);
const TAKEN = new Set(['stolen', 'stolen_card', 'protected_card']);
function note({ cue: { code, refs } }: Happened, faces: ReadonlyMap<string, Face>, { next }: Act): string {
  if (PROTECTED.has(code) && next !== null && !TAKEN.has(next.cue.code)) return say('wars-note_nothing_else');
  if (code === 'completed') return say('wars-note_complete');
  if (code === 'won') return say('wars-note_won');
  if (code === 'spoils_drawn') return say('wars-note_decks');
  return code === 'cancelled' ? (refs.map((ref) => faces.get(ref)?.text ?? '').find(Boolean) ?? '') : '';
}

export const SCRIPT: Script = { time, between, featured, flight, note };

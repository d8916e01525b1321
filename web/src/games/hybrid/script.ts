/**
 * How Hybrid is told: figures walk square by square, dice fall, and everything that is only a number goes with
 * them.
 */

import { type Board, type Face, type Happened, MAP } from '../../protocol.ts';
import type { Script } from '../../stage/acts.ts';
import { say } from '../../words/words.svelte.ts';

/** Milliseconds; what is not here has the time its sentence takes to read. */
const TIMES: Readonly<Record<string, number>> = {
  committed: 0,
  deployed: 500,
  put_on_standby: 0,
  left_out: 400,
  numbered: 0,
  numbered_one: 0,
  firing_kept: 0,
  activation_rolled: 1600,
  activation_won: 1200,
  starts: 700,
  revealed: 900,
  mode_announced: 800,
  level_announced: 600,
  stepped: 300,
  turned: 260,
  stopped: 0,
  door_opened: 800,
  door_closed: 800,
  effect_begun: 0, // what comes of it is told next
  no_more: 0,
  sl_line: 0,
  die_rolled: 0,
  window_closed: 1100,
  laid_none: 0,
  rolled: 1800,
  attacked: 1200,
  reacted: 900,
  parried: 1100,
  wounded: 1200,
  eliminated: 1500,
  pushed: 1200,
  fell: 1300,
  drew: 800,
  drew_one: 900,
  equipment_thrown_one: 0,
  laid: 1400,
  card_turned_up: 1700,
  round_started: 1100,
  round_ended: 700,
  scored: 1300,
  picked_figure: 400,
  picked_square: 400,
};
const OWN = 220;
const MINE = new Set([
  'stepped',
  'turned',
  'mode_announced',
  'level_announced',
  'deployed',
  'door_opened',
  'door_closed',
]);

/** A figurine's seat, as the map says it. */
function ownerOf(board: Board, ref: string | undefined): number {
  for (const zone of board.zones) {
    const found = zone.things.find((thing) => thing.ref === ref);
    if (found !== undefined) return found.owner;
  }
  return -1;
}

/** Hands are dealt before anybody stands on the board: that is no news. */
const dealing = (board: Board): boolean =>
  !board.zones.some((zone) => zone.shape === MAP && zone.things.some((thing) => thing.ref.startsWith('figure:')));

function time(event: Happened, before: Board, reader: number, next: Happened | null): number {
  const { code, refs, numbers } = event.cue;
  if ((code === 'drew' || code === 'drew_one') && dealing(before)) return 0;
  if (code === 'mode_set' && next?.cue.code === 'parry_taken') return 0; // which says it, too
  if (code === 'window_closed' && numbers.every((number) => number === 0)) return 0;
  // What lasts was on the card that was shown, perhaps once for everybody.
  if (code === 'lasts' && refs.some((ref) => ref.startsWith('card:'))) return 0;
  if (code === 'level_announced' && numbers[0] === 1) return 0; // the level everybody has
  if (MINE.has(code) && reader >= 0 && ownerOf(before, refs[0]) === reader) return OWN;
  return TIMES[code] ?? Math.min(1500, 500 + 14 * event.text.length);
}

const FEATURED = new Set([
  'laid',
  'card_turned_up',
  'reserve_played',
  'aura_active',
  'mutated',
  'card_cancelled',
  'bid_shown',
  'stolen_one',
  'drew_one',
]);
const featured = (event: Happened): string =>
  FEATURED.has(event.cue.code) ? (event.cue.refs.find((ref) => ref.startsWith('card:')) ?? '') : '';

/** Counters that are laid beside somebody: what they do is a term of the game. */
const COUNTERS: Readonly<Record<string, string>> = {
  furtive: 'furtive',
  watching: 'watch',
  parry_taken: 'parry',
  hindered: 'hindered',
  objective_accepted: 'carries',
};

/** What a stranger would ask. */
function note({ cue }: Happened, faces: ReadonlyMap<string, Face>): string {
  const term = COUNTERS[cue.code];
  if (term !== undefined) return faces.get(`counter:${term}`)?.text ?? '';
  if (cue.code === 'pushed' && (cue.numbers[1] ?? 0) > 0) return say('hybrid-note_pushed');
  if (cue.code === 'first_contact') return say('hybrid-note_contact');
  if (cue.code === 'first_blood') return say('hybrid-note_blood');
  if (cue.code === 'activation_won') return say('hybrid-note_activation');
  return cue.code === 'reacted' ? say('hybrid-note_reacted') : '';
}

/** Who acts next has nothing to do with the last die. */
const turns = ({ cue }: Happened): boolean => cue.code === 'revealed' || cue.code === 'round_started';

export const SCRIPT: Script = { time, featured, note, turns };

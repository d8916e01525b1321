/** How XYbrid is told: how long each event is shown, and the table while monsters are scored one after the other. */

import type { Board, Face, Happened, Thing } from '../../protocol.ts';
import { type Act, type Faces, type Flight, NO_FACES, type Script } from '../../stage/acts.ts';
import { say } from '../../words/words.svelte.ts';

/** Milliseconds; what is not here has the time its sentence takes to read. */
const TIMES: Readonly<Record<string, number>> = {
  turn_started: 0,
  cycle_started: 0,
  first_player_picked: 0,
  deck_shuffled: 0,
  committed: 0,
  nothing_drawn: 600,
  restocked: 350,
  drawn: 800,
  core_taken: 800,
  attached: 900,
  deployment_started: 1300,
  revealed: 1500,
  revealed_none: 800,
  activated: 1200,
  breakthrough_activated: 1200,
  spied_card: 1500,
  boosted: 1100,
  destroyed: 1300,
  jammed: 1200,
  sent_to_lab: 800,
  shielded: 600, // all of a monster, as a rule
  science_added: 600, // as well
  hand_scored: 1000,
  refreshed: 1900, // the monsters fold into their piles
  round_started: 1200,
};
const OWN = 450; // for what one has just done oneself
const EXPLAINED_FOR = 1500; // a part with a DRAW effect: its text is read before
const CLEARED = 500; // what nobody had built or held
const MINE = new Set(['drawn', 'attached', 'core_taken', 'restocked']);
export const COUNTED = 340; // a part that is counted
const SUMMED = 1100; // and the sum of all

const INFAMY = 0; // its place among the facts of a standing

export function seatOf(event: Happened): number {
  const found = event.cue.refs.find((ref) => ref.startsWith('seat:P'));
  return found === undefined ? -1 : Number(found.slice(6));
}

/** The parts of a monster that count for something, in the order they are counted. */
export function counted(board: Board, seat: number): { ref: string; value: number }[] {
  return thingsOf(board, `P${seat}.monster`)
    .filter((thing) => thing.filled && Number(thing.value) !== 0)
    .map((thing) => ({ ref: thing.ref, value: Number(thing.value) }));
}

/** The card an event is about, if it says something. */
const speaking = ({ cue: { refs } }: Happened, faces: Faces): Face | undefined =>
  refs.map((ref) => faces.get(ref)).find((each) => each !== undefined && each.text !== '');

const ON_DRAWING = 'XY-4.6';
/** It acts when it is drawn; its trigger is a word of some language, its rule is not. */
const drawsOn = (face: Face | undefined): boolean => face?.rules.includes(ON_DRAWING) ?? false;

const ofSomebody = (board: Board, event: Happened): boolean =>
  board.zones.some((zone) => zone.owner >= 0 && zone.things.some((thing) => event.cue.refs.includes(thing.ref)));

function time(event: Happened, before: Board, reader: number, _: Happened | null, faces = NO_FACES): number {
  const { code } = event.cue;
  if (code === 'drawn' && drawsOn(speaking(event, faces))) return EXPLAINED_FOR;
  if (code === 'destroyed' && !ofSomebody(before, event)) return CLEARED;
  if (code === 'monster_scored') return SUMMED + COUNTED * counted(before, seatOf(event)).length;
  if (code === 'hand_scored' && event.cue.numbers[0] === 0) return 0;
  if (MINE.has(code) && seatOf(event) === reader) return OWN;
  return TIMES[code] ?? Math.min(1500, 500 + 14 * event.text.length);
}

/** All monsters are scored at once; one after the other is easier to follow. */
function between(event: Happened, before: Board, after: Board): Board {
  const { code, numbers } = event.cue;
  if (code !== 'monster_scored' && code !== 'hand_scored') return after;
  const seat = seatOf(event);
  const standings = before.standings.map((standing) => {
    if (standing.seat !== seat) return standing;
    const facts = standing.facts.map((fact, at) =>
      at === INFAMY ? { ...fact, value: String(Number(fact.value) + (numbers[0] ?? 0)) } : fact,
    );
    return { ...standing, facts };
  });
  return { ...before, standings };
}

/** When a round is over, its table stays until somebody goes on. */
const holds = (event: Happened): boolean => event.cue.code === 'refreshed' || event.cue.code === 'game_ended';

/**
 * Whatever an effect does is told; so nothing has come of one if what follows it is the next one, the scoring or the
 * building, or the question that begins them.
 */
const BEHIND: Readonly<Record<string, ReadonlySet<string>>> = {
  activated: new Set([
    'activated',
    'breakthrough_activated',
    'monster_scored',
    'hand_scored',
    'refreshed',
    'DEPLOY_ORDER',
  ]),
  drawn: new Set(['attached', 'turn_started', 'BUILD_ATTACH', 'BUILD_SIDE', 'BUILD_SWAP']),
};
export const fizzles = (act: Act): boolean =>
  BEHIND[act.events.at(-1)?.cue.code ?? '']?.has(act.next?.cue.code ?? act.asked) ?? false;

/** What a card that acts says. */
const EXPLAINED = new Set(['activated', 'mission_activated', 'breakthrough_activated', 'copied']);

/** What an effect does to a part or to somebody's infamy: there the card that does it is named. */
const DONE = new Set([
  ...['destroyed', 'jammed', 'boosted', 'shielded', 'science_added', 'swapped', 'taken', 'sent_to_lab'],
  ...['gained', 'lost'],
]);
/** With these the effect told last is over. */
const AFTER = new Set(['turn_started', 'round_started', 'monster_scored', 'refreshed']);

/** The card whose effect an act belongs to; none where it may be that of a part drawn on the way, or one's own. */
export function causeOf({ log = [], until }: Act, faces: Faces): Happened | undefined {
  const at = log.slice(0, until - 1).findLastIndex(({ cue }) => EXPLAINED.has(cue.code) || AFTER.has(cue.code));
  const acting = log[at];
  if (acting === undefined || AFTER.has(acting.cue.code)) return undefined;
  const parts = log.slice(at, until - 1).filter(({ cue }) => cue.code === 'drawn' || cue.code === 'attached');
  const over =
    acting.cue.code === 'mission_activated'
      ? parts.length > 0
      : parts.some(({ cue }) => cue.code === 'drawn' && cue.refs.some((ref) => drawsOn(faces.get(ref))));
  return over ? undefined : acting;
}

function note(event: Happened, faces: Faces, act: Act): string {
  const { code } = event.cue;
  if (code === 'hand_scored') return say('xybrid-note_hand');
  if (DONE.has(code)) {
    const cause = causeOf(act, faces);
    const card = cause && speaking(cause, faces);
    return card ? `${card.name}: ${card.text}` : '';
  }
  const face = speaking(event, faces);
  if (face === undefined || !(EXPLAINED.has(code) || (code === 'drawn' && drawsOn(face)))) return '';
  const text = face.trigger ? `${face.trigger}: ${face.text}` : face.text;
  return fizzles(act) ? say('xybrid-nothing_comes', { text }) : text;
}

/** Breakthroughs turn over, and what somebody looks at is seen. */
const TURNED: Readonly<Record<string, string>> = {
  revealed: 'breakthrough:',
  breakthrough_activated: 'breakthrough:',
  mission_activated: 'part:', // it lies in a pile
  spied_card: 'breakthrough:',
  saw: 'part:',
};
function featured({ cue }: Happened): string {
  const kind = TURNED[cue.code];
  return kind === undefined ? '' : (cue.refs.find((ref) => ref.startsWith(kind)) ?? '');
}

/** The things of a zone of somebody's. */
const thingsOf = (board: Board, name: string): readonly Thing[] =>
  board.zones.find((zone) => zone.name === name)?.things ?? [];
export const handOf = (board: Board, seat: number): readonly Thing[] => thingsOf(board, `P${seat}.hand`);

/** Parts go from the lab to a hand, from there onto the monster; what is destroyed in a hand or a pile leaves it. */
const GOING = new Set(['drawn', 'attached', 'core_taken', 'taken']);
function flight({ cue }: Happened, { before }: Act): Flight | null {
  const part = cue.refs.find((ref) => ref.startsWith('part:')) ?? '';
  const seat = cue.refs.find((ref) => ref.startsWith('seat:')) ?? '';
  if (GOING.has(cue.code)) return { from: [part, seat], to: [part, seat], card: part, word: '', lands: true };
  if (cue.code !== 'destroyed' && cue.code !== 'sent_to_lab') return null;
  const holder = before.standings.find((each) =>
    [...handOf(before, each.seat), ...thingsOf(before, `P${each.seat}.pile`)].some((thing) => thing.ref === part),
  );
  if (cue.code === 'sent_to_lab')
    return { from: [part, ...(holder ? [holder.ref] : [])], to: [part], card: part, word: '', lands: true };
  return holder ? { from: [part, holder.ref], to: [holder.ref], card: part, word: say('xybrid-act_destroyed') } : null;
}

export const SCRIPT: Script = { time, between, holds, note, featured, flight };

/** From the deployment on, until the monsters have gone to their piles, the lights are down. */
export function mood(log: readonly Happened[]): string {
  const last = log.findLast((event) =>
    ['deployment_started', 'gridlocked', 'cap_reached', 'refreshed', 'game_ended'].includes(event.cue.code),
  );
  return last === undefined || last.cue.code === 'refreshed' || last.cue.code === 'game_ended' ? '' : 'deployment';
}

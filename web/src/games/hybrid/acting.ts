/** What is drawn on the map while something happens: between whom, where, and in which words. */

import type { Happened } from '../../protocol.ts';
import { idOf } from '../../table/sentences.ts';
import { type Figurine, stateOf } from './warriors.ts';
import { say, words } from '../../words/words.svelte.ts';
import type { Ids } from '../../words/ids.ts';

/** How two figurines are joined: hand to hand, by a line of fire, by a shield between them, by a hand that gives. */
export type Stroke = 'strike' | 'shot' | 'parry' | 'give' | '';

const STROKES: Readonly<Record<string, Stroke>> = {
  attacked: 'strike',
  reacted: 'shot',
  piercing: 'shot',
  parried: 'parry',
  hindered: 'give',
  handed_over: 'give',
};
const MOVES = new Set(['stepped', 'jumped', 'moved_back', 'teleported', 'entered', 'shoved', 'fell']);
const MOVES_OTHER = new Set(['pushed', 'brushed_aside']); // it is the second one who goes

/** The word for it, and whether it is bad news for whom it stands at. */
const WORDS: Readonly<Record<string, readonly [keyof Ids, boolean]>> = {
  revealed: ['hybrid-act_revealed', false],
  eliminated: ['hybrid-act_eliminated', true],
  parried: ['hybrid-act_parried', false],
  pushed: ['hybrid-act_pushed', true],
  brushed_aside: ['hybrid-act_brushed_aside', true],
  shoved: ['hybrid-act_shoved', true],
  moved_back: ['hybrid-act_moved_back', true],
  fell: ['hybrid-act_fell', true],
  hindered: ['hybrid-act_hindered', true],
  furtive: ['hybrid-act_furtive', false],
  watching: ['hybrid-act_watching', false],
  watch_ended: ['hybrid-act_watch_ended', true],
  parry_taken: ['hybrid-act_parry_taken', false],
  parry_ended: ['hybrid-act_parry_ended', true],
  entered: ['hybrid-act_entered', false],
  joined: ['hybrid-act_joined', false],
  revived: ['hybrid-act_revived', false],
  exited: ['hybrid-act_exited', false],
  jumped: ['hybrid-act_jumped', false],
  teleported: ['hybrid-act_teleported', false],
  sacrificed: ['hybrid-act_sacrificed', true],
  mutated: ['hybrid-act_mutated', false],
  combined: ['hybrid-act_combined', false],
  piercing: ['hybrid-act_piercing', true],
  frenzied: ['hybrid-act_frenzied', false],
  reacted: ['hybrid-act_reacted', false],
  skipped: ['hybrid-act_skipped', true],
  door_opened: ['hybrid-act_door_opened', false],
  door_closed: ['hybrid-act_door_closed', false],
  door_destroyed: ['hybrid-act_door_destroyed', true],
  door_locked: ['hybrid-act_door_locked', true],
  door_unlocked: ['hybrid-act_door_unlocked', false],
  trapdoor_opened: ['hybrid-act_trapdoor_opened', true],
  trapdoor_closed: ['hybrid-act_trapdoor_closed', false],
  counter_activated: ['hybrid-act_counter_activated', false],
  objective_accepted: ['hybrid-act_objective_accepted', false],
  objective_dropped: ['hybrid-act_objective_dropped', false],
};
function saidOf(code: string): readonly [string, boolean] | undefined {
  const found = WORDS[code];
  return found && [words.say(found[0]), found[1]];
}

const AT_SQUARE = new Set(['door_opened', 'door_closed', 'counter_activated']); // of a warrior who does it to a place
const AT_SECOND = new Set(['pushed', 'brushed_aside', 'hindered', 'piercing']);
const ANNOUNCED = new Set(['mode_announced', 'level_announced']);
const BACK = 'back'; // in a duel: he who parried strikes
const AGAIN = 'again'; // he has drawn blood: what he rolls now is a second strike
const BEHIND = new Set(['revealed', 'mode_announced', 'stepped', 'jumped', 'entered', 'round_ended', 'round_started']); // a fight is over

export interface Point {
  x: number; // squares
  y: number;
}

export interface Scene {
  stroke: Stroke;
  from: Figurine | null; // who does it
  to: Figurine | null; // to whom
  way: readonly [Point, Point] | null; // somebody goes there
  square: Point | null; // its corner
  said: { word: string; bad: boolean; large: boolean; at: Point } | null;
}

const middle = (one: Figurine): Point => ({ x: one.column + one.size / 2, y: one.row + one.size / 2 });
export const middleOf = middle;

function pointOf(place: string): Point {
  const [x = 0, y = 0] = place.split(',').map(Number);
  return { x, y };
}

/** What only others know: how a mode is called, who stands in a pit. */
export interface Known {
  called: (mode: string) => string;
  sunk: (one: Figurine) => boolean;
}

/** `before` and `after`: everybody, as they stood and as they stand; `duel`: who fights whom. */
export function sceneOf(
  event: Happened,
  before: readonly Figurine[],
  after: readonly Figurine[],
  duel: readonly string[] = [],
  { called, sunk }: Known = { called: (mode) => mode, sunk: () => false },
): Scene {
  const { code, refs, numbers } = event.cue;
  const stood = (ref: string): Figurine | undefined => before.find((one) => one.ref === ref && one.present);
  const stands = (ref: string): Figurine | undefined =>
    after.find((one) => one.ref === ref && one.present) ?? stood(ref);
  const named = refs
    .filter((ref) => ref.startsWith('figure:'))
    .map(stands)
    .filter((one) => one !== undefined);
  const place = refs.find((ref) => ref.startsWith('square:'));
  const [from = null, second = null] = named;
  const goes = MOVES.has(code) ? from : MOVES_OTHER.has(code) ? second : null;
  const start = goes && stood(goes.ref);
  const way =
    goes && start && (start.column !== goes.column || start.row !== goes.row)
      ? ([middle(start), edge(goes, middle(start))] as const) // the face stays free
      : null;
  const spot = place === undefined || goes !== null ? null : pointOf(idOf(place));
  const square = spot && named.some((one) => one.column === spot.x && one.row === spot.y) ? null : spot; // lit already
  const told: readonly [string, boolean] | undefined =
    code === 'wounded'
      ? [`−${numbers[0] ?? 1}`, true]
      : code === 'healed'
        ? [`+${numbers[0] ?? 1}`, false]
        : ANNOUNCED.has(code) && from !== null
          ? [
              [
                called(stateOf(from.thing, 'mode')),
                code === 'level_announced' ? say('hybrid-level', { level: numbers[0] ?? 1 }) : '',
              ]
                .filter(Boolean)
                .join(', '),
              false,
            ]
          : code === 'rolled' && duel.length > 2 && from?.ref === duel[0]
            ? [say(duel.includes(BACK) ? 'hybrid-strikes_back' : 'hybrid-strikes_again'), false]
            : goes !== null && MOVES_OTHER.has(code) && sunk(goes)
              ? [say('hybrid-into_pit'), true]
              : saidOf(code);
  const whom = AT_SECOND.has(code) ? (second ?? from) : AT_SQUARE.has(code) ? null : from;
  const at = whom ? { x: middle(whom).x, y: whom.row } : square ? { x: square.x + 0.5, y: square.y } : null;
  return {
    stroke: code === 'attacked' && from !== null && shoots(from) ? 'shot' : (STROKES[code] ?? ''),
    from,
    to: second,
    way,
    square,
    said:
      told === undefined || at === null
        ? null
        : { word: told[0], bad: told[1], large: code === 'wounded' || code === 'healed', at },
  };
}

function shoots(one: Figurine): boolean {
  return stateOf(one.thing, 'mode') === 'F' || stateOf(one.thing, 'watch') !== '';
}

/** Who fights whom: remembered while dice fall for it. */
export function duelAfter(duel: readonly string[], event: Happened): readonly string[] {
  const { code, refs } = event.cue;
  const named = refs.filter((ref) => ref.startsWith('figure:'));
  if (code === 'attacked' || code === 'reacted') return named;
  if (code === 'parried') return [...named, BACK]; // what follows is his
  if (code === 'wounded' && duel.length === 2 && named[0] === duel[1]) return [...duel, AGAIN];
  return BEHIND.has(code) ? [] : duel;
}

/** The point on the edge of a base towards somewhere. */
export function edge(one: Figurine, towards: Point): Point {
  const { x, y } = middle(one);
  const far = Math.max(Math.abs(towards.x - x), Math.abs(towards.y - y)) || 1;
  const part = one.size / 2 / far;
  return { x: x + (towards.x - x) * part, y: y + (towards.y - y) * part };
}

/** A figurine of the board as it is drawn: what its thing and the printed profile say, taken apart. */

import type { Facing, Side } from '../../art/hybrid/figure.ts';
import { sideOf } from '../../art/hybrid/figures.ts';
import type { Warrior } from '../../art/hybrid/token.ts';
import type { Board, Face, Thing } from '../../protocol.ts';
import { idOf } from '../../table/sentences.ts';
import { say } from '../../words/words.svelte.ts';

export const FACINGS = ['N', 'E', 'S', 'W'] as const;
const CODES: Readonly<Record<string, 'n' | 'e' | 's' | 'w'>> = { N: 'n', E: 'e', S: 's', W: 'w' };

export interface Figurine {
  thing: Thing;
  ref: string;
  letter: string;
  name: string;
  side: Side;
  token: Warrior;
  facing: Facing;
  column: number;
  row: number;
  size: number;
  wounds: number;
  natural: number; // Natural Value
  number: string; // of the Activation counter; "?": face down
  acted: number; // his place in this round's activations; 0: not yet
  mode: string; // the tag beside him
  carries: string;
  mutations: number;
  aura: number; // how far it reaches; 0: there is none
  active: boolean;
  present: boolean; // on the board
}

/** `parry 2` → "2"; empty where there is no such state. */
export function stateOf(thing: Thing, name: string): string {
  const found = thing.states.find((state) => state === name || state.startsWith(`${name} `));
  return found === undefined ? '' : found.slice(name.length + 1) || 'yes';
}

export function figurineOf(thing: Thing, faces: ReadonlyMap<string, Face>): Figurine {
  const face = faces.get(thing.face) ?? null;
  const profile = idOf(thing.face);
  const [left = 0, natural = 0] = thing.value.split('/').map(Number);
  const [column = 0, row = 0] = thing.place.split(',').map(Number);
  return {
    thing,
    ref: thing.ref,
    letter: idOf(thing.ref),
    name: face?.name ?? thing.name,
    side: sideOf(profile),
    token: {
      profile,
      rank: Number(face?.value ?? 0),
      big: thing.size === 2,
      unique: face?.tags.includes('unique') ?? false,
    },
    facing: Math.max(
      0,
      FACINGS.findIndex((facing) => facing === thing.facing),
    ) as Facing,
    column,
    row,
    size: thing.size,
    wounds: natural - left,
    natural,
    number: stateOf(thing, 'number') || (stateOf(thing, 'numbered') ? '?' : ''),
    acted: Number(stateOf(thing, 'activated') || 0),
    mode: modeTag(thing),
    carries: stateOf(thing, 'carries'),
    mutations: stateOf(thing, 'mutations').split(' ').filter(Boolean).length,
    aura: Number(stateOf(thing, 'aura').split(' ')[1] ?? 0),
    active: thing.states.includes('active'),
    present: thing.place !== '',
  };
}

/** OC, DC2, F3·1, MV4 (furtive), held (hindered): the counter that lies beside him, in signs of the language. */
export function modeTag(thing: Thing): string {
  const sign = (code: string): string => thing.facts.find((fact) => fact.code === code)?.title ?? code;
  const parry = stateOf(thing, 'parry');
  const watch = stateOf(thing, 'watch');
  if (parry) return `${sign('DC')}${parry}`;
  if (watch) return `${sign('F')}3·${watch}`;
  if (thing.states.includes('furtive')) return `${sign('MV')}4`;
  if (stateOf(thing, 'hindered')) return say('hybrid-held');
  return sign(stateOf(thing, 'mode'));
}

export function figurinesOf(board: Board, faces: ReadonlyMap<string, Face>): Figurine[] {
  return board.zones.flatMap((zone) =>
    zone.things.filter((thing) => thing.ref.startsWith('figure:')).map((thing) => figurineOf(thing, faces)),
  );
}

/** As it is read aloud. */
export function spokenFigurine(one: Figurine, live: boolean): string {
  const said = [`${one.name} ${one.letter}`, one.side === 'G' ? say('hybrid-griffin') : say('hybrid-scorpion')];
  if (one.present)
    said.push(
      say('hybrid-on', { place: one.thing.place }),
      say('hybrid-facing', { facing: facingWord(one.thing.facing) }),
    );
  said.push(say('hybrid-wounds_of', { wounds: one.wounds, all: one.natural }));
  if (one.mode) said.push(say('hybrid-mode', { mode: one.mode }));
  if (one.number)
    said.push(one.number === '?' ? say('hybrid-number_hidden') : say('hybrid-number', { number: one.number }));
  if (one.carries) said.push(say('hybrid-carries', { number: one.carries }));
  if (one.aura) said.push(say('hybrid-aura', { count: one.aura }));
  if (one.mutations) said.push(say('hybrid-mutations', { count: one.mutations }));
  if (one.active) said.push(say('hybrid-acts_now'));
  else if (one.acted) said.push(say('hybrid-has_acted'));
  if (live) said.push(say('common-may_choose'));
  return said.join(', ');
}

export function facingWord(facing: string): string {
  const code = CODES[facing];
  return code === undefined ? facing : say(`hybrid-facing_${code}`);
}

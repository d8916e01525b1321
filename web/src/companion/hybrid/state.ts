/** An army sheet as its log has it. A warrior is named by the entry that brought them. */

import type { Entry } from '../log.ts';
import { asNumber, asNumbers, asText } from '../reading.ts';
import { APTITUDES, type Mode, type Outcome, type Profile, eliminated, profileOf } from '../rules/hybrid.ts';

export interface Warrior {
  key: string;
  profile: Profile;
  name: string;
  wounds: number;
  prestige: boolean; // gone for good with the first Wound (HY-14.12)
  mode: Mode | '';
  level: number;
  frenzy: number;
  used: Record<string, number>; // aptitudes with a number of uses
  counters: string[];
  order: number; // Activation counter; 0: none
  acted: boolean;
  out: boolean; // Wounds as many as their NV (HY-6.3)
}
export interface Thrown {
  id: string;
  at: number;
  who: string;
  dice: number[];
  kept: number;
  level: number | null;
  outcome: Outcome | '';
  about: string;
}
/** HY-3.2  An Activation Roll: dice and points of the Griffins and the Scorpions; -1: level. */
export interface Initiative {
  round: number;
  dice: number[];
  points: number[];
  winner: number;
}
export interface Sheet {
  sides: string[];
  round: number;
  initiative: Initiative[];
  warriors: Warrior[];
  thrown: Thrown[];
  over: boolean;
  winner: string;
}

export const COUNTERS = ['Defensive Combat', 'Skilled Move', 'Expert Move', 'Skilled Firing', 'Objective'] as const;

export function fold(entries: readonly Entry[]): Sheet {
  const sheet: Sheet = {
    sides: ['Griffins', 'Scorpions'],
    round: 1,
    initiative: [],
    warriors: [],
    thrown: [],
    over: false,
    winner: '',
  };
  for (const entry of entries) apply(sheet, entry);
  return sheet;
}

function apply(sheet: Sheet, { id, at, who, kind, data }: Entry): void {
  const one = sheet.warriors.find((each) => each.key === asText(data.of));
  const by = Math.trunc(asNumber(data.by, 0));
  if (kind === 'warrior') {
    const profile = profileOf(asText(data.profile)) ?? ownProfile(id, data.own);
    if (profile)
      sheet.warriors.push({
        key: id,
        profile,
        name: nameFor(sheet, asText(data.name).slice(0, 24) || profile.name),
        wounds: 0,
        prestige: true,
        mode: '',
        level: 0,
        frenzy: 0,
        used: {},
        counters: [],
        order: 0,
        acted: false,
        out: false,
      });
  } else if (kind === 'round') {
    const round = asNumber(data.round, sheet.round);
    if (round > sheet.round) {
      sheet.round = round;
      for (const each of sheet.warriors) Object.assign(each, { acted: false, order: 0 });
    }
  } else if (kind === 'roll') sheet.thrown.push(thrown(id, at, who, data));
  else if (kind === 'initiative')
    sheet.initiative.push({
      round: asNumber(data.round, sheet.round),
      dice: asNumbers(data.dice),
      points: asNumbers(data.points),
      winner: asNumber(data.winner, -1),
    });
  else if (kind === 'end') {
    sheet.over = true;
    sheet.winner = asText(data.winner);
  } else if (one) change(one, kind, by, data);
}

function change(one: Warrior, kind: string, by: number, data: Record<string, unknown>): void {
  if (kind === 'wound') {
    one.wounds = Math.max(0, Math.min(one.profile.nv, one.wounds + by));
    if (by > 0) wounded(one);
    one.out = eliminated(one.profile, one.wounds);
  } else if (kind === 'mode') {
    one.mode = asText(data.mode) as Mode | '';
    one.level = asNumber(data.level, 0);
    if (data.acted === true) activated(one);
  } else if (kind === 'frenzy') one.frenzy = Math.max(0, one.frenzy + by);
  else if (kind === 'use') {
    const aptitude = asText(data.aptitude);
    one.used[aptitude] = Math.max(0, (one.used[aptitude] ?? 0) + by);
  } else if (kind === 'counter') {
    const counter = asText(data.counter).slice(0, 24);
    one.counters =
      data.on === true ? [...new Set([...one.counters, counter])] : one.counters.filter((each) => each !== counter);
  } else if (kind === 'order') one.order = asNumber(data.number, 0);
  else if (kind === 'acted') one.acted = data.on === true;
  else if (kind === 'remove') one.out = data.on !== false;
}

/** HY-4.1, HY-4.2  Who announces a mode is activated; what is left of their last mode ends. */
function activated(one: Warrior): void {
  one.acted = true;
  one.counters = one.counters.filter((each) => !['Skilled Firing', 'Expert Move', 'Defensive Combat'].includes(each));
}

/** HY-6.8  A Wound ends DC (unless Heroic Parry), Skilled Firing, the Expert Move counter and Prestige. */
function wounded(one: Warrior): void {
  one.prestige = false;
  if (one.mode === 'DC' && one.level !== 6) Object.assign(one, { mode: '', level: 0 });
  const ends = ['Skilled Firing', 'Expert Move', ...(one.mode === 'DC' ? [] : ['Defensive Combat'])];
  one.counters = one.counters.filter((each) => !ends.includes(each));
}

function thrown(id: string, at: number, who: string, data: Record<string, unknown>): Thrown {
  const dice = asNumbers(data.dice);
  const level = typeof data.level === 'number' ? data.level : null;
  return {
    id,
    at,
    who,
    dice,
    kept: asNumber(data.kept, dice[0] ?? 0),
    level,
    outcome: asText(data.outcome) as Outcome | '',
    about: asText(data.about),
  };
}

function ownProfile(id: string, given: unknown): Profile | null {
  if (typeof given !== 'object' || given === null) return null;
  const own = given as Record<string, unknown>;
  const number = (value: unknown, least: number): number =>
    Math.max(least, Math.min(12, Math.trunc(asNumber(value, least))));
  const modes = Array.isArray(own.modes) ? own.modes : [];
  return {
    id,
    name: asText(own.name).slice(0, 24) || 'Warrior',
    side: own.side === 'S' ? 'S' : 'G',
    rank: 0,
    base: own.large === true ? 2 : 1,
    nv: number(own.nv, 1),
    mt: number(own.mt, 1),
    modes: [0, 1, 2, 3].map((at) => number(modes[at], 0)),
    aptitudes: Object.fromEntries(
      Object.entries(own.aptitudes ?? {}).flatMap(([id, x]) => (id in APTITUDES ? [[id, number(x, 1)]] : [])),
    ),
    most: 1,
  };
}

/** The second Conscript is "Conscript 2". */
function nameFor(sheet: Sheet, name: string): string {
  const taken = new Set(sheet.warriors.map((one) => one.name));
  const numbered = (number: number): string => (number === 1 ? name : `${name} ${number}`);
  let number = 1;
  while (taken.has(numbered(number))) number += 1;
  return numbered(number);
}

/** "F2", "F" until the level is said, "–" without a mode. */
export const modeWord = (one: Warrior): string => (one.mode ? `${one.mode}${one.level || ''}` : '–');

/** HY-3.10  Whose number comes next on a side: the lowest that has not been activated. */
export const nextOf = (sheet: Sheet, side: 'G' | 'S'): Warrior | undefined =>
  sheet.warriors
    .filter((one) => one.profile.side === side && !one.out && one.order > 0 && !one.acted)
    .sort((a, b) => a.order - b.order)[0];

export function nameOf(entry: Entry, sheet: Sheet): string {
  const who = sheet.warriors.find((each) => each.key === asText(entry.data.of))?.name ?? '';
  const by = asNumber(entry.data.by, 0);
  if (entry.kind === 'warrior') return sheet.warriors.find((each) => each.key === entry.id)?.name ?? 'a warrior';
  if (entry.kind === 'wound') return by > 0 ? `a Wound for ${who}` : `${who} healed`;
  if (entry.kind === 'mode')
    return `${asText(entry.data.mode) || 'no mode'}${asNumber(entry.data.level, 0) || ''} for ${who}`;
  if (entry.kind === 'frenzy') return `Frenzy of ${who}`;
  if (entry.kind === 'use') return `an Aptitude of ${who}`;
  if (entry.kind === 'counter') return `a counter of ${who}`;
  if (entry.kind === 'order') return `Activation ${asNumber(entry.data.number, 0)} for ${who}`;
  if (entry.kind === 'acted') return `${who} activated`;
  if (entry.kind === 'remove') return `${who} ${entry.data.on === false ? 'back' : 'out'}`;
  if (entry.kind === 'round') return `round ${asNumber(entry.data.round, 1)}`;
  if (entry.kind === 'roll') return `a die: ${asNumber(entry.data.kept, 0)}`;
  if (entry.kind === 'initiative') return 'the Activation Roll';
  if (entry.kind === 'end') return 'end of the game';
  return entry.kind;
}

/** An army sheet as its log has it. A warrior is named by the entry that brought them. */

import { say } from '../../words/words.svelte.ts';
import type { Entry } from '../log.ts';
import { asNumber, asNumbers, asText } from '../reading.ts';
import { APTITUDES, type Mode, type Outcome, type Profile, eliminated, profileOf } from '../rules/hybrid.ts';
import { modeName, profileName, type Side } from './called.ts';

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
  before: number; // the one of the last round
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
  of: string; // who it was rolled for, by key; empty: nobody of the sheet
  kind: string; // a Strike, a Shot …
  about: string; // in somebody's words
}
/** HY-3.2  An Activation Roll: dice and points of the Griffins and the Scorpions; -1: level. */
export interface Initiative {
  round: number;
  dice: number[];
  points: number[];
  winner: number;
}
export interface Sheet {
  round: number;
  initiative: Initiative[];
  warriors: Warrior[];
  thrown: Thrown[];
  over: boolean;
  winner: Side | '';
  points: number[]; // of the mission, if somebody has said them
}

export function fold(entries: readonly Entry[]): Sheet {
  const sheet: Sheet = {
    round: 1,
    initiative: [],
    warriors: [],
    thrown: [],
    over: false,
    winner: '',
    points: [],
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
        name: nameFor(sheet, asText(data.name).slice(0, 24) || profileName(profile)),
        wounds: 0,
        prestige: true,
        mode: '',
        level: 0,
        frenzy: 0,
        used: {},
        counters: [],
        order: 0,
        before: 0,
        acted: false,
        out: false,
      });
  } else if (kind === 'round') {
    const round = asNumber(data.round, sheet.round);
    if (round > sheet.round) {
      sheet.round = round;
      for (const each of sheet.warriors) Object.assign(each, { acted: false, order: 0, before: each.order });
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
    sheet.winner = data.winner === 'Griffins' ? 'G' : data.winner === 'Scorpions' ? 'S' : '';
    sheet.points = asNumbers(data.points);
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
    count(one, asText(data.counter), true);
  } else if (kind === 'frenzy') one.frenzy = Math.max(0, one.frenzy + by);
  else if (kind === 'use') {
    const aptitude = asText(data.aptitude);
    one.used[aptitude] = Math.max(0, (one.used[aptitude] ?? 0) + by);
  } else if (kind === 'counter') {
    count(one, asText(data.counter), data.on === true);
  } else if (kind === 'order') one.order = asNumber(data.number, 0);
  else if (kind === 'acted') one.acted = data.on === true;
  else if (kind === 'remove') one.out = data.on !== false;
}

function count(one: Warrior, counter: string, on: boolean): void {
  const others = one.counters.filter((each) => each !== counter.slice(0, 24));
  one.counters = counter && on ? [...others, counter.slice(0, 24)] : others;
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
    of: asText(data.of),
    kind: asText(data.kind),
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
    name: asText(own.name).slice(0, 24) || say('army-warrior'),
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

/** HY-3.8  Who goes on waiting with Skilled Firing gets no Activation counter. */
export const waits = (one: Warrior): boolean => one.counters.includes('Skilled Firing') && one.order === 0;

/** "F2", "F" until the level is said, "–" without a mode. */
export const modeWord = (one: Warrior): string => (one.mode ? `${modeName(one.mode)}${one.level || ''}` : '–');

/** HY-3.10  Whose number comes next on a side: the lowest that has not been activated. */
export const nextOf = (sheet: Sheet, side: Side): Warrior | undefined =>
  sheet.warriors
    .filter((one) => one.profile.side === side && !one.out && one.order > 0 && !one.acted)
    .sort((a, b) => a.order - b.order)[0];

const KINDS = ['strike', 'shot', 'parry', 'move', 'combined', 'trap', 'other'] as const;
export const kindName = (kind: string): string => {
  const found = KINDS.find((each) => each === kind);
  return found ? say(`army-kind_${found}`) : '';
};

/** What a die was rolled for: "Hybrid 2, Strike". */
export const aboutRoll = (sheet: Sheet, { of, kind, about }: Thrown): string =>
  [sheet.warriors.find((one) => one.key === of)?.name ?? '', kindName(kind), about].filter(Boolean).join(', ');

export function nameOf(entry: Entry, sheet: Sheet): string {
  const { kind, data } = entry;
  const who = sheet.warriors.find((each) => each.key === asText(data.of))?.name ?? '';
  const by = asNumber(data.by, 0);
  if (kind === 'warrior') return sheet.warriors.find((each) => each.key === entry.id)?.name ?? say('army-warrior');
  if (kind === 'wound') return by > 0 ? say('army-entry_wound', { who, by }) : say('army-entry_healed', { who });
  if (kind === 'mode') {
    const mode = asText(data.mode) as Mode | '';
    return say('army-entry_mode', {
      who,
      mode: mode ? `${modeName(mode)}${asNumber(data.level, 0) || ''}` : say('army-no_mode'),
    });
  }
  if (kind === 'frenzy') return say('army-entry_frenzy', { who });
  if (kind === 'use') return say('army-entry_use', { who });
  if (kind === 'counter') return say('army-entry_counter', { who });
  if (kind === 'order') return say('army-entry_order', { who, number: asNumber(data.number, 0) });
  if (kind === 'acted') return say('army-entry_acted', { who });
  if (kind === 'remove') return data.on === false ? say('army-entry_back', { who }) : say('army-entry_out', { who });
  if (kind === 'round') return say('army-entry_round', { round: asNumber(data.round, 1) });
  if (kind === 'roll') return say('army-entry_roll', { die: asNumber(data.kept, 0) });
  if (kind === 'initiative') return say('army-activation_roll');
  if (kind === 'end') return say('companion-entry_end');
  return kind;
}

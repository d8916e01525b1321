/** What is written on the sheet: warriors, modes, levels and Aptitudes in the language of who reads. */

import { say } from '../../words/words.svelte.ts';
import { named } from '../names.svelte.ts';
import { HIGHEST, type Mode, type Profile } from '../rules/hybrid.ts';

export type Side = 'G' | 'S';
export const SIDES: readonly Side[] = ['G', 'S'];
/** As logs have it. */
export const SIDE_CODES: Record<Side, string> = { G: 'Griffins', S: 'Scorpions' };

export const sideName = (side: Side): string => say(side === 'G' ? 'common-side_griffins' : 'common-side_scorpions');
export const profileName = (profile: Profile): string => profile.name ?? named(profile.id);
export const modeName = (mode: Mode): string => say(`army-${mode}`);
export const modifierName = (code: string): string => named(`modifier.${code}`);
/** "3 Skilled Strike: a second strike after a hit", one for each level. */
export const levelNames = (mode: Mode): string[] =>
  Array.from({ length: HIGHEST }, (_, at) => named(`${mode}.${at + 1}`));

const WITHOUT_NUMBER = ['puny', 'titan']; // HY-14.3, HY-14.15
export const aptitudeWord = (id: string): string => named(`aptitude.${id}`) || id;
export const aptitudeName = (id: string, x: number): string =>
  `${aptitudeWord(id)}${WITHOUT_NUMBER.includes(id) ? '' : `/${x}`}`;
/** "Combined Attack/2, Puny" */
export const aptitudeWords = (profile: Profile): string =>
  Object.entries(profile.aptitudes)
    .map(([id, x]) => aptitudeName(id, x))
    .join(', ');

/** "NV 4 · OC 3 · DC 3 · F – · MV 3 · Mt 5" */
export const profileWords = (profile: Profile, modes: readonly Mode[]): string =>
  [
    `${say('army-nv')}\u00a0${profile.nv}`, // a number stays beside its name
    ...modes.map((mode, at) => `${modeName(mode)}\u00a0${profile.modes[at] || '–'}`),
    `${say('army-mt')}\u00a0${profile.mt}`,
  ].join(' · ');

/** Counters beside a warrior, as logs have them, and what they are called. */
const COUNTER_IDS = {
  'Defensive Combat': 'army-counter_dc',
  'Skilled Move': 'army-counter_skilled_move',
  'Expert Move': 'army-counter_expert_move',
  'Skilled Firing': 'army-counter_skilled_firing',
  Objective: 'army-counter_objective',
} as const;
export type Counter = keyof typeof COUNTER_IDS;
export const COUNTERS = Object.keys(COUNTER_IDS) as Counter[];
export const counterName = (counter: string): string =>
  counter in COUNTER_IDS ? say(COUNTER_IDS[counter as Counter]) : counter;

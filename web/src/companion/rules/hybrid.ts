/**
 * The army sheet, without a page around it: mode values, Success Levels line by line, chances.
 * Profiles and rule ids come from the engine (`tables/hybrid.json`), and so do the vectors.
 */

import tables from '../tables/hybrid.json';

export type Mode = 'OC' | 'DC' | 'F' | 'MV';
export type RollKind = 'strike' | 'shot' | 'parry' | 'move' | 'combined' | 'trap' | 'other';
export interface Profile {
  id: string;
  name?: string; // of one's own; the others are called by their id
  side: 'G' | 'S';
  rank: number;
  base: number;
  nv: number;
  mt: number;
  modes: number[]; // OC, DC, F, MV; 0: he has none
  aptitudes: Record<string, number>;
  most: number;
}

export const PROFILES = tables.profiles as unknown as readonly Profile[];
export const MODES = tables.modes as readonly Mode[];
export const HIGHEST = tables.highest; // level of mastery
export const MODIFIERS: Record<string, string> = tables.modifiers; // the rule of each
export const APTITUDES: Record<string, string> = tables.aptitudes;
export const DIE = tables.die;
const BY_ID = new Map(PROFILES.map((profile) => [profile.id, profile]));
export const profileOf = (id: string): Profile | undefined => BY_ID.get(id);

/** HY-4.3  Printed less Wounds, with points and effects, at least 1; 0 if he has no such mode. */
export function modeValue(profile: Profile, mode: Mode, wounds: number, more = 0): number {
  const printed = profile.modes[MODES.indexOf(mode)] ?? 0;
  return printed === 0 ? 0 : Math.max(1, printed - wounds + more);
}
/** HY-4.3, HY-4.4  He masters this level and all below. */
export const highestLevel = (profile: Profile, mode: Mode, wounds: number, more = 0): number =>
  Math.min(HIGHEST, modeValue(profile, mode, wounds, more));
/** HY-6.2 */
export const movement = (profile: Profile, wounds: number): number => Math.max(1, profile.mt - wounds);
/** HY-6.3 */
export const eliminated = (profile: Profile, wounds: number): boolean => wounds >= profile.nv;

/** HY-3.2 – HY-3.6  The Activation Roll: 0 Griffins, 1 Scorpions, -1 both roll again. */
export function activationWinner(dice: readonly [number, number], points: readonly [number, number]): number {
  const [worst, best] = [dice.map((die) => die === DIE), dice.map((die) => die === 1)];
  if (worst[0] !== worst[1]) return worst[0] ? 1 : 0;
  if (dice[0] === dice[1] && (worst[0] || best[0])) return -1;
  const [griffin, scorpion] = [Math.max(1, dice[0] - points[0]), Math.max(1, dice[1] - points[1])];
  if (griffin !== scorpion) return griffin < scorpion ? 0 : 1;
  return best[0] === best[1] ? -1 : best[0] ? 0 : 1;
}

/** All that changes a Natural Roll. */
export interface Situation {
  kind: RollKind;
  level: number;
  wounds: number;
  prestige: boolean; // not lost yet
  frenzy: number; // enemies eliminated hand-to-hand
  leader: boolean; // within eight squares
  behind: boolean;
  guard: number; // Dorsal Protection of the target
  large: boolean;
  rocks: number;
  furtive: boolean;
  points: number; // own cards less Hindrance
  effects: number;
}
export interface SlLine {
  code: string;
  amount: number;
}

/** HY-5.4  The Success Level as the list of what makes it. */
export function successLevel(profile: Profile, at: Situation): SlLine[] {
  const found: SlLine[] = [];
  const add = (code: string, amount: number): void => {
    if (amount !== 0) found.push({ code, amount });
  };
  const x = (aptitude: string): number => profile.aptitudes[aptitude] ?? 0;
  const attack = at.kind === 'strike' || at.kind === 'combined';
  const ignoresWounds = at.kind === 'combined' || (at.kind === 'strike' && at.level === 2); // HY-9.12, HY-14.1
  add('natural_value', profile.nv);
  if (!ignoresWounds) add('wounds', -at.wounds);
  if (at.prestige && at.wounds === 0) add('prestige', x('prestige'));
  if (attack && at.behind) {
    add('from_behind', at.guard ? 0 : 1);
    add('felon', x('felon'));
    add('dorsal_protection', -at.guard);
  }
  if ((at.kind === 'strike' || at.kind === 'parry') && at.level === 4) add('expert', 2);
  if (attack || at.kind === 'parry') {
    if (at.leader) add('conviction', x('conviction'));
    add('frenzy', x('frenzy') * at.frenzy);
  }
  if (at.kind === 'shot') {
    add('large_target', at.large ? 1 : 0);
    add('rocks', -at.rocks);
    add('furtive_target', at.furtive ? -2 : 0);
  }
  if (at.kind === 'trap') {
    add('trap', tables.trap);
    add('velocity', x('velocity'));
  }
  if (at.kind === 'strike' || at.kind === 'shot' || at.kind === 'parry' || at.kind === 'move') add('points', at.points);
  add('effects', at.effects);
  return found;
}

export const totalOf = (lines: readonly SlLine[]): number => lines.reduce((sum, line) => sum + line.amount, 0);

/** HY-5.8, HY-5.9  Master levels roll one die more. */
export const extraDice = (kind: RollKind, level: number, more = 0): number =>
  more + (level === 5 && (kind === 'strike' || kind === 'shot' || kind === 'parry' || kind === 'move') ? 1 : 0);

/** HY-5.3, HY-14.5  The highest kept die that is a Perfect Success. */
export const perfectUpTo = (profile: Profile, kind: RollKind): number =>
  kind === 'strike' || kind === 'shot' || kind === 'combined' ? Math.max(1, profile.aptitudes.duellist ?? 0) : 1;

export interface Chances {
  success: number;
  perfect: number;
  critical: number;
}

/** HY-5.1, HY-5.3, HY-5.9  Each between 0 and 1; with more dice the lowest counts, with less than none the highest. */
export function chances(level: number, dice: number, perfect: number): Chances {
  const rolled = 1 + Math.abs(dice);
  const upTo = (faces: number): number => (dice >= 0 ? 1 - (1 - faces / DIE) ** rolled : (faces / DIE) ** rolled);
  return {
    success: upTo(Math.min(DIE - 1, Math.max(1, level, perfect))),
    perfect: upTo(Math.min(DIE - 1, perfect)),
    critical: 1 - upTo(DIE - 1),
  };
}

/** HY-9.2, HY-9.3  The chance that an attack wounds: it succeeds, and the parry, if there is one, does not. */
export const throughParry = (attack: number, parry: number | null): number => attack * (1 - (parry ?? 0));

/** As the engine rounds: halves to the even neighbour. Chances of dice have few digits; the rest is noise. */
export function percent(chance: number): number {
  const exact = Math.round(chance * 1e10) / 1e8;
  return exact % 1 === 0.5 ? 2 * Math.round(exact / 2) : Math.round(exact);
}

export type Outcome = 'perfect' | 'success' | 'failure' | 'critical';
/** HY-5.3, HY-5.5  What one kept die means. */
export function outcomeOf(die: number, level: number, perfect: number): Outcome {
  if (die >= DIE) return 'critical';
  if (die <= perfect) return 'perfect';
  return die <= level || die === 1 ? 'success' : 'failure';
}

/** HY-9.2  Wounds of an attack that hits. */
export const woundsOf = (kind: RollKind, level: number, outcome: Outcome): number =>
  kind === 'combined' ? 1 : (kind === 'strike' && level === 6 ? 2 : 1) + (outcome === 'perfect' ? 1 : 0);

/**
 * Infamy, without a page around it: what monsters are worth as they stand, who begins, who has won.
 * The cards come from the engine (`tables/xybrid.json`), and so do the vectors this is checked against.
 */

import tables from '../tables/xybrid.json';

export type Science = 'BIO' | 'CHE' | 'PHY' | 'ROB';
export type PartType = 'head' | 'arm' | 'legs' | 'aux' | 'core';
export type SlotName = 'head' | 'arm.left' | 'arm.right' | 'legs' | 'aux' | 'core';

interface Selector {
  self?: boolean;
  zone?: string;
  types?: string[];
  sciences?: string[];
  slot?: string;
  triggers?: string[];
  other?: boolean;
  cores?: boolean;
}
type Amount = [word: string, ...rest: unknown[]];
interface Standing {
  does: string;
  if?: Amount;
  on?: Selector;
  amount?: Amount;
  sciences?: string[];
}
export interface Part {
  id: string;
  type: PartType;
  value: number;
  sciences: Science[];
  trigger: string;
  standing: Standing[];
}

export const ROUNDS = tables.rounds;
export const PARTS = tables.parts as unknown as readonly Part[];
const BY_ID = new Map(PARTS.map((part) => [part.id, part]));
export const partOf = (id: string): Part | undefined => BY_ID.get(id);

/** One player's cards: the monster by slot, what is held, and what earlier monsters left. */
export interface Bench {
  monster: { id: string; slot: SlotName }[];
  hand: string[];
  pile: string[];
}
export interface Position {
  round: number;
  infamy: number[];
  seats: Bench[];
}

interface Where {
  part: Part;
  seat: number;
  slot: SlotName | '';
}

/** XY-9.1  By part: what is printed on it, and what it is worth as the monsters stand. */
export interface Worth {
  id: string;
  printed: number;
  now: number;
}

export function monsterWorth(position: Position, seat: number): Worth[] {
  return (position.seats[seat]?.monster ?? []).flatMap(({ id, slot }) => {
    const part = partOf(id);
    return part ? [{ id, printed: part.value, now: value(position, { part, seat, slot }) }] : [];
  });
}

export const total = (worths: readonly Worth[]): number => worths.reduce((sum, each) => sum + each.now, 0);
export const printedTotal = (worths: readonly Worth[]): number => worths.reduce((sum, each) => sum + each.printed, 0);

/** XY-9.2  1 for each part in hand, plus any HAND bonus per part; never less than nothing. */
export function handWorth(position: Position, seat: number): number {
  let each = 1;
  for (const source of attached(position, seat))
    for (const row of source.part.standing)
      if (row.does === 'hand' && applies(position, row, source)) each += amount(position, row.amount!, source);
  return (position.seats[seat]?.hand.length ?? 0) * Math.max(0, each);
}

/** XY-2.1  Who may begin the next round: those with the least infamy. */
export function whoBegins(infamy: readonly number[]): number[] {
  const least = Math.min(...infamy);
  return infamy.flatMap((each, seat) => (each === least ? [seat] : []));
}

/** XY-11.2, XY-11.3  Competition ranks: 1, 1, 3. */
export function ranks(infamy: readonly number[]): number[] {
  return infamy.map((own) => 1 + infamy.filter((other) => other > own).length);
}

/** XY-14.1  printed + STATIC + auras, never below 0. */
function value(position: Position, at: Where): number {
  let sum = at.part.value;
  for (const row of at.part.standing)
    if (row.does === 'value' && applies(position, row, at)) sum += amount(position, row.amount!, at);
  position.seats.forEach((_, seat) => {
    for (const source of attached(position, seat))
      for (const row of source.part.standing)
        if (row.does === 'aura' && applies(position, row, source) && reaches(position, row.on!, source, at))
          sum += amount(position, row.amount!, source);
  });
  return Math.max(0, sum);
}

function attached(position: Position, seat: number): Where[] {
  return (position.seats[seat]?.monster ?? []).flatMap(({ id, slot }) => {
    const part = partOf(id);
    return part ? [{ part, seat, slot }] : [];
  });
}

function loose(ids: readonly string[], seat: number): Where[] {
  return ids.flatMap((id) => {
    const part = partOf(id);
    return part ? [{ part, seat, slot: '' as const }] : [];
  });
}

function inZone(position: Position, zone: string, seat: number): Where[] {
  const others = position.seats.map((_, other) => other).filter((other) => other !== seat);
  const everybody = position.seats.map((_, other) => other);
  const hand = (whose: number): Where[] => loose(position.seats[whose]?.hand ?? [], whose);
  if (zone === 'me.monster') return attached(position, seat);
  if (zone === 'me.hand') return hand(seat);
  if (zone === 'me.pile') return loose(position.seats[seat]?.pile ?? [], seat);
  if (zone === 'opp.monster') return others.flatMap((other) => attached(position, other));
  if (zone === 'opp.hand') return others.flatMap(hand);
  if (zone === 'any.monster') return everybody.flatMap((other) => attached(position, other));
  if (zone === 'any.hand') return everybody.flatMap(hand);
  return []; // the lab and the core pile lie on the real table
}

function matches(position: Position, on: Selector, at: Where, source: Where): boolean {
  if (on.types && !on.types.includes(at.part.type)) return false;
  if (on.other && at.part.id === source.part.id) return false;
  if (on.triggers && !on.triggers.includes(at.part.trigger)) return false;
  if (on.slot && at.slot !== on.slot) return false;
  return (on.sciences ?? []).every((science) => sciences(position, at).includes(science));
}

/** XY-14.3  Printed ones, and on a monster STATIC ones too. */
function sciences(position: Position, at: Where): string[] {
  if (at.slot === '') return at.part.sciences;
  const more = at.part.standing.filter((row) => row.does === 'sci' && applies(position, row, at));
  return [...at.part.sciences, ...more.flatMap((row) => row.sciences ?? [])];
}

function reaches(position: Position, on: Selector, source: Where, at: Where): boolean {
  if (on.self) return at.part.id === source.part.id;
  if (at.part.type === 'core' && !on.cores) return false; // XY-14.4
  const there = inZone(position, on.zone ?? '', source.seat);
  return there.some((each) => each.part.id === at.part.id) && matches(position, on, at, source);
}

const applies = (position: Position, row: Standing, source: Where): boolean =>
  row.if === undefined || holds(position, row.if, source);

function holds(position: Position, [word, ...rest]: Amount, source: Where): boolean {
  if (word === 'at_least') return amount(position, rest[1] as Amount, source) >= Number(rest[0]);
  if (word === 'equal') return amount(position, rest[1] as Amount, source) === Number(rest[0]);
  if (word === 'side') return source.slot === rest[0];
  return position.infamy.every((other) => other >= (position.infamy[source.seat] ?? 0)); // least
}

function amount(position: Position, [word, ...rest]: Amount, source: Where): number {
  if (word === 'const') return Number(rest[0]);
  if (word === 'round') return position.round;
  if (word === 'times') return Number(rest[0]) * amount(position, rest[1] as Amount, source);
  if (word === 'min') return Math.min(Number(rest[0]), amount(position, rest[1] as Amount, source));
  const on = rest[0] as Selector;
  const there = inZone(position, on.zone ?? '', source.seat);
  if (word === 'count') return there.filter((each) => matches(position, on, each, source)).length;
  return new Set(there.flatMap((each) => sciences(position, each))).size; // distinct
}

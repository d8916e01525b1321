/**
 * The battle pad, without a page around it: attack, defence, prices, battles, winning creatures.
 * Parts and Battle cards come from the engine (`tables/mutation_wars.json`), and so do the vectors.
 */

import tables from '../tables/mutation_wars.json';

export type Colour = 'R' | 'G' | 'B' | 'Y';
export interface Kind {
  id: string;
  attack: number;
  defence: number;
}
export interface BattleCard {
  id: string;
  defenderOnly: boolean;
  does: [operation: string, a: number, b: number, c: number][];
}

export const KINDS: readonly Kind[] = tables.kinds;
export const CARDS = tables.cards as unknown as readonly BattleCard[];
/** MW-13.1  How many bodies a winning creature may be agreed to have. */
export const TARGETS: readonly number[] = tables.targets;
export const STANDARD = tables.standard;
const EYE = KINDS[tables.eye]!.id;
const GLOW = KINDS[tables.glow]!.id;
const FAKE_TAIL = KINDS[tables.fakeTail]!.id;
const NUMBER = new Map(KINDS.map((kind, at) => [kind.id, at]));
const BY_ID = new Map(CARDS.map((card) => [card.id, card]));
export const kindOf = (id: string): Kind => KINDS[NUMBER.get(id) ?? 0]!;
export const cardOf = (id: string): BattleCard | undefined => BY_ID.get(id);

export interface Part {
  kind: string;
  colour: Colour;
  flipped?: boolean;
  reversed?: boolean;
}
/** A body: its colour, what each edge holds. A number is the body joined there, -1 the joint to its parent. */
export interface Body {
  colour: Colour;
  edges: (Part | null | number)[];
}
export type Creature = Body[];

export const isPart = (edge: Part | null | number | undefined): edge is Part =>
  typeof edge === 'object' && edge !== null;
export const isSpot = (edge: Part | null | number): boolean => typeof edge !== 'number';

/** MW-5.5  One part: base, colour bonus and what it comes to. */
export interface Line {
  part: Part;
  body: number;
  edge: number;
  matched: boolean;
  lit: number; // attack with an Eye on the other side
  unlit: number; // and without
  defence: number;
}

export function lines(creature: Creature): Line[] {
  return creature.flatMap((body, at) =>
    body.edges.flatMap((part, edge) => {
      if (!isPart(part)) return [];
      const matched = part.colour === body.colour;
      const useless = part.flipped === true || part.kind === FAKE_TAIL;
      const kind = kindOf(part.kind);
      const more = matched ? 1 : 0;
      return [
        {
          part,
          body: at,
          edge,
          matched,
          lit: useless ? 0 : kind.attack + more,
          unlit: useless ? 0 : (part.kind === GLOW ? 0 : kind.attack) + more,
          defence: useless ? 0 : kind.defence + more,
        },
      ];
    }),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const shows = (creature: Creature, kind: string): boolean =>
  lines(creature).some(({ part }) => part.kind === kind && !part.flipped);

/** MW-10.1  An Eye that is attached and not flipped. */
export const workingEye = (creature: Creature): boolean => shows(creature, EYE);
/** MW-8.1  With a Glow Thing there are two attack values. */
export const hasGlow = (creature: Creature): boolean => shows(creature, GLOW);

export interface Stats {
  lit: number;
  unlit: number;
  defence: number;
}
export function stats(creature: Creature): Stats {
  const all = lines(creature);
  return {
    lit: sum(all.map((one) => one.lit)),
    unlit: sum(all.map((one) => one.unlit)),
    defence: sum(all.map((one) => one.defence)),
  };
}

/** MW-8.1  As it is written on the pad: with a Glow Thing, against an Eye and without one. */
export function attackWords(creature: Creature): string {
  const { lit, unlit } = stats(creature);
  return hasGlow(creature) ? `${lit}|${unlit}` : String(lit);
}

/** MW-9.1  Fake Tails that can be used now. */
export const tails = (creature: Creature): Line[] =>
  lines(creature).filter(({ part }) => part.kind === FAKE_TAIL && !part.flipped);
/** MW-9.3  A fresh tail on its colour is turned when it is used; any other goes. */
export const usedTail = ({ part, matched }: Line): Part | null =>
  matched && !part.reversed ? { ...part, reversed: true } : null;
/** MW-9.4  Evasions left. */
export const evasions = (creature: Creature): number =>
  sum(tails(creature).map((tail) => (usedTail(tail) === null ? 1 : 2)));

const outer = (body: Body): boolean => body.edges.some(isSpot);
const carriesMatched = (body: Body): boolean => body.edges.some((edge) => isPart(edge) && edge.colour === body.colour);
export const hasEmptySpot = (creature: Creature): boolean => creature.some((body) => body.edges.includes(null));
/** MW-6.5  The outer bodies without a part of their own colour. */
export const unmatched = (creature: Creature): number[] =>
  creature.flatMap((body, at) => (outer(body) && !carriesMatched(body) ? [at] : []));
/** MW-6.5 */
export const price = (creature: Creature): number =>
  unmatched(creature).length ? tables.price.dear : tables.price.cheap;
/** MW-13.2 */
export const complete = (creature: Creature, target: number): boolean =>
  creature.length === target && !hasEmptySpot(creature) && unmatched(creature).length === 0;

// Battle -------------------------------------------------------------------------------------------

export interface Fight {
  attacker: Creature;
  defender: Creature;
  attacking: string; // a Battle card, or nothing
  defending: string;
  loserCards: [attacker: number, defender: number]; // Mutate and Battle cards each holds after playing theirs
}
export interface Outcome {
  calledOff: boolean;
  cancelled: boolean;
  attack: number;
  defence: number;
  victor: 'attacker' | 'defender' | '';
  difference: number; // with the victor's card (MW-11.8)
  steals: number;
  draws: number; // half the difference from the decks (MW-11.4)
  parts: { of: 'attack' | 'defence'; line: Line; before: number; after: number }[];
}

const does = (card: BattleCard | undefined, operation: string): boolean =>
  card?.does.some(([name]) => name === operation) ?? false;
const partMod = (card: BattleCard | undefined, stat: 1 | 2, positive: boolean, kind: string): number =>
  sum(
    (card?.does ?? []).flatMap((row) =>
      row[0] === 'PART_MOD' && (row[3] >> (NUMBER.get(kind) ?? 31)) & 1 && row[stat] > 0 === positive
        ? [row[stat]]
        : [],
    ),
  );
const flatMod = (card: BattleCard | undefined, stat: 1 | 2, positive: boolean): number =>
  sum((card?.does ?? []).flatMap((row) => (row[0] === 'FLAT_MOD' && row[stat] > 0 === positive ? [row[stat]] : [])));
const stealMod = (card: BattleCard | undefined): number =>
  sum((card?.does ?? []).flatMap((row) => (row[0] === 'STEAL_MOD' ? [row[1]] : [])));

/** MW-8.8 – MW-8.13, MW-11 */
export function battle({ attacker, defender, attacking, defending, loserCards }: Fight): Outcome {
  const second = cardOf(defending);
  const cancelled = does(second, 'CANCEL_CARD') && cardOf(attacking) !== undefined;
  const first = does(second, 'CANCEL_CARD') ? undefined : cardOf(attacking);
  const calledOff = does(first, 'END_BATTLE') || does(second, 'END_BATTLE');
  const lit = workingEye(defender);
  const strikes = lines(attacker)
    .filter(({ part }) => !part.flipped)
    .map((line) => {
      const { kind } = line.part;
      const before = lit ? line.lit : line.unlit;
      const weaker = partMod(second, 1, false, kind);
      const stronger = kind === GLOW && !lit ? 0 : partMod(first, 1, true, kind); // MW-10.5
      const more = kind === FAKE_TAIL ? 0 : weaker + stronger;
      return { of: 'attack' as const, line, before, after: Math.max(0, before + more) };
    });
  const guards = lines(defender)
    .filter(({ part }) => !part.flipped)
    .map((line) => {
      const { kind } = line.part;
      const more = kind === FAKE_TAIL ? 0 : partMod(first, 2, false, kind) + partMod(second, 2, true, kind);
      return { of: 'defence' as const, line, before: line.defence, after: Math.max(0, line.defence + more) };
    });
  const after = (parts: readonly { after: number }[]): number => sum(parts.map((part) => part.after));
  const attack = Math.max(0, after(strikes) + flatMod(first, 1, true) + flatMod(second, 1, false));
  const defence = Math.max(0, after(guards) + flatMod(second, 2, true) + flatMod(first, 2, false));
  const victor = calledOff || attack === defence ? '' : attack > defence ? 'attacker' : 'defender';
  const difference = victor === '' ? 0 : Math.abs(attack - defence) + stealMod(victor === 'attacker' ? first : second);
  return {
    calledOff,
    cancelled,
    attack,
    defence,
    victor,
    difference,
    ...spoils(victor === '' ? 0 : difference, loserCards[victor === 'attacker' ? 1 : 0]),
    parts: [...strikes, ...guards],
  };
}

/** MW-11.1 – MW-11.5  One card is protected; with none left to take, half from the decks. */
export function spoils(difference: number, held: number): { steals: number; draws: number } {
  if (difference <= 0) return { steals: 0, draws: 0 };
  const open = held - 1;
  return open > 0 ? { steals: Math.min(difference, open), draws: 0 } : { steals: 0, draws: Math.floor(difference / 2) };
}

/** A battle pad as its log has it. Bodies are named by the entry that brought them, so phones never mean another. */

import { say } from '../../words/words.svelte.ts';
import type { Entry } from '../log.ts';
import { asNumber, asText, playersOf } from '../reading.ts';
import { type Colour, type Creature, KINDS, type Part, STANDARD, TARGETS } from '../rules/wars.ts';
import { COLOURS, partWords } from './colours.ts';

export type Edge = Part | null | { body: string } | 'up';
export interface Body {
  key: string;
  colour: Colour;
  edges: Edge[];
}
export interface Fought {
  id: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  turn: number;
  ended: string; // attacker, defender, tie, off, evaded; nothing: an older page has told it in its own words
  difference: number;
  steals: number; // -1: nobody has counted the loser's cards
  draws: number;
  told: string; // by an older page
}
export interface Pad {
  players: string[];
  target: number;
  creatures: Body[][];
  token: number;
  turn: number;
  attacked: number[]; // this turn (MW-8.4)
  fights: Fought[];
  over: boolean;
  winner: number; // -1: nobody
}

const asColour = (given: unknown): Colour => COLOURS.find((each) => each === given) ?? 'R';

export function fold(entries: readonly Entry[]): Pad {
  const players = playersOf(entries).slice(0, 5);
  const pad: Pad = {
    players,
    target: STANDARD,
    creatures: players.map(() => []),
    token: 0,
    turn: 1,
    attacked: [],
    fights: [],
    over: false,
    winner: -1,
  };
  for (const entry of entries) apply(pad, entry);
  return pad;
}

function apply(pad: Pad, { id, kind, data }: Entry): void {
  const seat = asNumber(data.seat, -1);
  const creature = pad.creatures[seat];
  const { body, edge } = spotOf(creature, asText(data.spot));
  if (kind === 'body' && creature) grow(creature, id, asColour(data.colour), body, edge);
  else if (kind === 'colour' && creature) {
    const found = creature.find((each) => each.key === asText(data.body));
    if (found) found.colour = asColour(data.colour); // REPLACE_BODY: the tile changes, joints and parts stay (MW-4.5)
  } else if (kind === 'part' && body && !isJoint(body.edges[edge])) body.edges[edge] = readPart(data.part);
  else if (kind === 'drop' && creature) drop(creature, asText(data.body));
  else if (kind === 'turn' && asNumber(data.turn, 0) > pad.turn) {
    // a phone that was apart may end a turn that is over: it is over once
    pad.turn = asNumber(data.turn, pad.turn);
    pad.token = asNumber(data.token, pad.token) % Math.max(1, pad.players.length);
    pad.attacked = []; // MW-12.4: marks are cleared, flipped parts turn up
    for (const part of pad.creatures
      .flat()
      .flatMap((each) => each.edges)
      .filter(isPart))
      part.flipped = false;
  } else if (kind === 'token' && creature) pad.token = seat;
  else if (kind === 'target') pad.target = TARGETS.find((each) => each === data.bodies) ?? pad.target;
  else if (kind === 'battle') {
    const defender = asNumber(data.defender, -1);
    pad.attacked.push(defender);
    pad.fights.push({
      id,
      attacker: asNumber(data.attacker, -1),
      defender,
      attack: asNumber(data.attack, 0),
      defence: asNumber(data.defence, 0),
      turn: asNumber(data.turn, pad.turn),
      ended: asText(data.ended),
      difference: asNumber(data.difference, 0),
      steals: asNumber(data.steals, -1),
      draws: asNumber(data.draws, 0),
      told: asText(data.told),
    });
  } else if (kind === 'end') {
    pad.over = true;
    pad.winner = asNumber(data.winner, -1);
  }
}

export const isPart = (edge: Edge | undefined): edge is Part =>
  typeof edge === 'object' && edge !== null && 'kind' in edge;
const isChild = (edge: Edge | undefined): edge is { body: string } =>
  typeof edge === 'object' && edge !== null && 'body' in edge;
const isJoint = (edge: Edge | undefined): boolean => edge === 'up' || isChild(edge);
/** No body hangs on it. */
export const isLeaf = (body: Body): boolean => !body.edges.some(isChild);

/** A spot is named by its body and its edge: "phone.start.7/2". */
export const spotName = (body: Body, edge: number): string => `${body.key}/${edge}`;

export function spotOf(creature: readonly Body[] | undefined, spot: string): { body: Body | undefined; edge: number } {
  const at = spot.lastIndexOf('/');
  const edge = Number(spot.slice(at + 1));
  const body = creature?.find((each) => each.key === spot.slice(0, at));
  return body !== undefined && edge >= 0 && edge < 3 ? { body, edge } : { body: undefined, edge: 0 };
}

/** MW-6.6  A new body joins by its edge 0; the part it displaces goes to its edge 1. */
function grow(creature: Body[], key: string, colour: Colour, at: Body | undefined, edge: number): void {
  if (creature.length === 0) creature.push({ key, colour, edges: [null, null, null] });
  else if (at !== undefined && !isJoint(at.edges[edge]) && creature.length < Math.max(...TARGETS)) {
    const moved = at.edges[edge] ?? null;
    at.edges[edge] = { body: key };
    creature.push({ key, colour, edges: ['up', moved, null] });
  }
}

/** MW-14.8, or a mistake: a body without children is taken off, and its parts with it. */
function drop(creature: Body[], key: string): void {
  const body = creature.find((each) => each.key === key);
  if (!body || !isLeaf(body)) return;
  for (const other of creature) {
    const at = other.edges.findIndex((edge) => isChild(edge) && edge.body === key);
    if (at >= 0) other.edges[at] = null;
  }
  creature.splice(creature.indexOf(body), 1);
}

function readPart(given: unknown): Part | null {
  if (typeof given !== 'object' || given === null) return null;
  const { kind, colour, flipped, reversed } = given as Record<string, unknown>;
  if (!KINDS.some((each) => each.id === kind)) return null;
  return { kind: kind as string, colour: asColour(colour), flipped: flipped === true, reversed: reversed === true };
}

/** The creature as the calculator reads it. */
export function creatureOf(bodies: readonly Body[]): Creature {
  const place = new Map(bodies.map((body, at) => [body.key, at]));
  return bodies.map((body) => ({
    colour: body.colour,
    edges: body.edges.map((edge) =>
      edge === 'up' ? -1 : edge === null || isPart(edge) ? edge : (place.get(edge.body) ?? -1),
    ),
  }));
}

/** MW-8.8, MW-11.1 – MW-11.4  What a battle comes to. */
export function verdictOf(fight: Omit<Fought, 'id' | 'told'>, players: readonly string[]): string {
  const { attack, defence, ended, difference, steals, draws } = fight;
  if (ended === 'off') return say('pad-called_off');
  if (ended === 'tie') return say('pad-tie', { attack, defence });
  const [winner = '', loser = ''] = [
    players[ended === 'attacker' ? fight.attacker : fight.defender],
    players[ended === 'attacker' ? fight.defender : fight.attacker],
  ];
  const loot =
    steals < 0
      ? say('pad-takes_up_to', { number: difference, loser })
      : steals > 0
        ? say('pad-takes', { number: steals, loser })
        : draws > 0
          ? say('pad-draws', { number: draws })
          : say('pad-nothing_to_take');
  return say('pad-won_by', { attack, defence, winner, difference, loot });
}

/** "Turn 3: Ada attacks Bob. 6:2, Ada wins by 4 and …" */
export function toldOf(fight: Fought, players: readonly string[]): string {
  if (fight.ended === '') return fight.told;
  const names = { turn: fight.turn, attacker: players[fight.attacker] ?? '', defender: players[fight.defender] ?? '' };
  if (fight.ended === 'evaded') return say('pad-told_evaded', names);
  return say('pad-told', { ...names, verdict: verdictOf(fight, players) });
}

export function nameOf(entry: Entry, players: readonly string[]): string {
  const { kind, data } = entry;
  const who = players[asNumber(data.seat, -1)] ?? '';
  if (kind === 'part') {
    const part = readPart(data.part);
    return part ? say('pad-entry_part', { part: partWords(part), who }) : say('pad-entry_part_off', { who });
  }
  if (kind === 'body') return say('pad-entry_body', { who });
  if (kind === 'colour') return say('pad-entry_colour', { who });
  if (kind === 'drop') return say('pad-entry_drop', { who });
  if (kind === 'turn') return say('pad-entry_turn', { turn: asNumber(data.turn, 1) });
  if (kind === 'target') return say('pad-entry_target', { bodies: asNumber(data.bodies, 0) });
  if (kind === 'token') return say('pad-entry_token', { who });
  if (kind === 'battle')
    return say('pad-entry_battle', {
      attacker: players[asNumber(data.attacker, -1)] ?? '',
      defender: players[asNumber(data.defender, -1)] ?? '',
    });
  if (kind === 'name') return say('companion-entry_name', { name: asText(data.name) });
  if (kind === 'end') return say('companion-entry_end');
  return kind;
}

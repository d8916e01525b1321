/** A battle pad as its log has it. Bodies are named by the entry that brought them, so phones never mean another. */

import type { Entry } from '../log.ts';
import { asNumber, asText, playersOf } from '../reading.ts';
import { type Colour, type Creature, KINDS, type Part, STANDARD, TARGETS } from '../rules/wars.ts';
import { COLOUR_NAMES, COLOURS } from './colours.ts';

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
  told: string;
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

export function nameOf(entry: Entry, players: readonly string[]): string {
  const who = players[asNumber(entry.data.seat, -1)] ?? '';
  if (entry.kind === 'part') {
    const part = readPart(entry.data.part);
    return part
      ? `${COLOUR_NAMES[part.colour]} ${KINDS.find((kind) => kind.id === part.kind)?.name ?? ''}${part.flipped ? ', flipped,' : ''}${part.reversed ? ', turned,' : ''} of ${who}`
      : `a part off ${who}`;
  }
  if (entry.kind === 'body') return `a body for ${who}`;
  if (entry.kind === 'colour') return `another body for ${who}`;
  if (entry.kind === 'drop') return `a body off ${who}`;
  if (entry.kind === 'turn') return `turn ${asNumber(entry.data.turn, 1)}`;
  if (entry.kind === 'target') return `${asNumber(entry.data.bodies, 0)} bodies to win`;
  if (entry.kind === 'token') return `token to ${who}`;
  if (entry.kind === 'battle')
    return `${players[asNumber(entry.data.attacker, -1)] ?? ''} against ${players[asNumber(entry.data.defender, -1)] ?? ''}`;
  if (entry.kind === 'name') return `name ${asText(entry.data.name)}`;
  if (entry.kind === 'end') return 'end of the game';
  return entry.kind;
}

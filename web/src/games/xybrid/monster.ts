/**
 * A monster's zone as the drawing needs it. The board lists core, head, left arm, right arm, legs, then
 * auxiliaries.
 */

import { type Box, type Creature, PLACES, type Slot } from '../../art/xybrid/monster.ts';
import { partOf } from '../../art/xybrid/parts.ts';
import type { Thing, Zone } from '../../protocol.ts';
import { idOf } from '../../table/sentences.ts';

export const SLOTS = ['core', 'head', 'left', 'right', 'legs'] as const;
const LETTERS: Readonly<Record<string, Slot>> = { C: 'core', H: 'head', L: 'legs', X: 'aux' };
/** While this is asked, a touched part is one that may come onto the monster. */
const TRYING = ['CHOOSE_CORE', 'DRAW', 'EFFECT_DRAW', 'BUILD_ATTACH', 'BUILD_SIDE', 'EFFECT_SIDE', 'BUILD_SWAP'];

export interface Placed {
  thing: Thing;
  slot: Slot;
  x: number; // the middle of the place to touch, in the frame of the drawing
  y: number;
  width: number;
  height: number;
  lift: number; // where its name stands, from the middle downwards, in parts of the height
}

export function creatureOf(zone: Zone): Creature {
  const id = (at: number): string | undefined => {
    const thing = zone.things[at];
    return thing?.filled ? idOf(thing.ref) : undefined;
  };
  return {
    core: id(0),
    head: id(1),
    left: id(2),
    right: id(3),
    legs: id(4),
    aux: zone.things.slice(SLOTS.length).map((thing) => idOf(thing.ref)),
  };
}

/** Where the things of a zone are touched. Auxiliaries lie over what they are fixed to. */
export function placesOf(zone: Zone): Placed[] {
  const aux = new Map<string, number>(); // how many before it have the same anchor
  return zone.things.map((thing, at): Placed => {
    const slot = SLOTS[at];
    if (slot !== undefined) return { thing, slot, ...PLACES[slot], lift: 0 };
    const anchor = partOf(idOf(thing.ref))?.anchor || 'back';
    const before = aux.get(anchor) ?? 0;
    aux.set(anchor, before + 1);
    return { thing, slot: 'aux', width: 60, height: 60, lift: 0, ...auxPlace(idOf(thing.ref), anchor, before) };
  });
}

const EDGE = 14; // so far an empty place may reach beyond the picture, for its name

/** An empty place ends where the picture does, lest it lie unseen over what is beside the monster; its name stays. */
export function kept(place: Placed, box: Box): Placed {
  if (place.thing.filled) return place;
  const [x, width] = cut(place.x, place.width, box.x - EDGE, box.x + box.width + EDGE);
  const [y, height] = cut(place.y, place.height, box.y - EDGE, box.y + box.height + EDGE);
  return { ...place, x, y, width, height, lift: (place.y - y) / height };
}

function cut(middle: number, length: number, least: number, most: number): [middle: number, length: number] {
  const from = Math.max(middle - length / 2, least);
  const to = Math.min(middle + length / 2, most);
  return [(from + to) / 2, to - from];
}

const BESIDE: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  orbit: [
    [348, 104],
    [52, 104],
    [360, 28],
    [40, 28],
  ],
  shoulder: [
    [304, 176],
    [96, 176],
    [330, 150],
  ],
  back: [
    [62, 150],
    [338, 150],
    [62, 80],
  ],
  tail: [
    [322, 388],
    [78, 388],
    [352, 340],
  ],
  // Below the values of the arms.
  shell: [
    [356, 446],
    [44, 446],
    [372, 180],
  ],
};
/** Chest and belt parts have a place of their own each, beside the middle of the core, which is touched itself. */
const IN_FRONT: Readonly<Record<string, readonly [number, number]>> = {
  X08: [250, 212],
  X14: [150, 212],
  X19: [256, 294],
  X04: [268, 352],
  X07: [132, 338],
  X10: [206, 352],
  X18: [172, 314],
};

function auxPlace(id: string, anchor: string, before: number): { x: number; y: number } {
  const beside = BESIDE[anchor];
  if (beside !== undefined) {
    const [x, y] = beside[before % beside.length]!;
    return { x, y };
  }
  const [x, y] = IN_FRONT[id] ?? [200, 200];
  return { x, y };
}

/**
 * What is tried on: a touched part that is not on the monster, in the place of the one it is swapped for, or where the
 * option says it goes, else where it fits.
 */
export function triedOn(zone: Zone, touched: ReadonlySet<string>, decision: string): Creature | null {
  if (!TRYING.includes(decision)) return null;
  const there = new Set(zone.things.map((thing) => thing.ref));
  const part = [...touched].find((ref) => ref.startsWith('part:') && !there.has(ref));
  if (part === undefined || partOf(idOf(part)) === null) return null;
  const id = idOf(part);
  const creature = creatureOf(zone);
  if (decision === 'BUILD_SWAP') {
    const replaced = SLOTS.find((_, at) => zone.things[at]?.filled && touched.has(zone.things[at].ref));
    return replaced === undefined ? null : { ...creature, [replaced]: id };
  }
  const named = SLOTS.find(
    (slot, at) => touched.has(zone.things[at]?.ref ?? '') && !zone.things[at]?.filled && creature[slot] === undefined,
  );
  const slot = named ?? LETTERS[id.slice(0, 1)] ?? (creature.left === undefined ? 'left' : 'right');
  if (slot === 'aux') return { ...creature, aux: [...(creature.aux ?? []), id] };
  return creature[slot] === undefined ? { ...creature, [slot]: id } : null;
}

/** Composes a creature from its parts: which lies over which, where auxiliaries give way, where the thread runs. */

import type { Anchor, Layer } from '../layer.ts';
import { ANCHORS } from './frame.ts';
import { partOf } from './parts.ts';

export type Slot = 'core' | 'head' | 'left' | 'right' | 'legs' | 'aux';

/**
 * What is new on a monster that was there already, and is sewn on; one that comes into view as a whole is simply
 * there. Parts by slot and id; null: nothing was drawn before.
 */
export function sewn(before: readonly string[] | null, now: readonly string[]): ReadonlySet<string> {
  const same = before !== null && (before.length === 0 || now.some((part) => before.includes(part)));
  return new Set(same ? now.filter((part) => !before.includes(part)) : []);
}

export interface Creature {
  core?: string | undefined;
  head?: string | undefined;
  left?: string | undefined;
  right?: string | undefined;
  legs?: string | undefined;
  aux?: readonly string[];
}

/** One part in its place. */
export interface Placed {
  id: string;
  slot: Slot;
  flip: boolean;
  transform: string;
  more: number; // so many further auxiliaries on the same anchor are not drawn
}

const BEHIND: readonly Anchor[] = ['shell', 'back', 'tail']; // before the legs
const BESIDE_HEAD: readonly Anchor[] = ['orbit', 'shoulder']; // after the arms, before the head: never over a face
const IN_FRONT: readonly Anchor[] = ['belt', 'chest'];
const ORBITS = [
  [348, 104],
  [52, 104],
  [360, 28],
  [40, 28],
] as const;
const MIRROR = 'translate(400 0) scale(-1 1)';
const MOST = 3; // of one anchor that are drawn; the orbit has four places

/** In the order of drawing, the farthest first. Parts nobody has drawn are left out. */
export function composed(creature: Creature): Placed[] {
  const auxiliaries = placed(creature.aux ?? []);
  const at = (anchors: readonly Anchor[]): Placed[] =>
    anchors.flatMap((anchor) => auxiliaries.filter((each) => each.anchor === anchor).map(({ part }) => part));
  const one = (id: string | undefined, slot: Slot, flip = false): Placed[] =>
    id === undefined || partOf(id) === null ? [] : [{ id, slot, flip, transform: flip ? MIRROR : '', more: 0 }];
  return [
    ...at(BEHIND),
    ...one(creature.legs, 'legs'),
    ...one(creature.core, 'core'),
    ...one(creature.left, 'left'),
    ...one(creature.right, 'right', true),
    ...at(BESIDE_HEAD),
    ...one(creature.head, 'head'),
    ...at(IN_FRONT),
  ];
}

function placed(ids: readonly string[]): { anchor: Anchor | ''; part: Placed }[] {
  const found: { anchor: Anchor | ''; part: Placed }[] = [];
  for (const id of ids) {
    const layer = partOf(id);
    if (layer === null) continue;
    const same = found.filter((each) => each.anchor === layer.anchor);
    const last = same.at(-1);
    if (same.length >= (layer.anchor === 'orbit' ? ORBITS.length : MOST) && last !== undefined) last.part.more += 1;
    else found.push({ anchor: layer.anchor, part: { id, slot: 'aux', more: 0, ...placeOf(layer, same.length) } });
  }
  return found;
}

/** The n-th auxiliary on one anchor gives way to those that were there before. */
function placeOf(layer: Layer, n: number): { transform: string; flip: boolean } {
  if (layer.anchor === 'orbit') {
    const [x, y] = ORBITS[n % ORBITS.length]!;
    return { transform: `translate(${x - layer.center[0]} ${y - layer.center[1]})`, flip: false };
  }
  if (layer.anchor === 'shoulder' && n === 1) return { transform: MIRROR, flip: true };
  const step = layer.anchor === 'shoulder' ? n - 1 : layer.anchor === 'back' ? n : 0;
  if (step <= 0) return { transform: '', flip: false }; // belt, chest, tail and shell parts have places of their own
  const [at, dx, dy, tilt] =
    layer.anchor === 'back'
      ? ([ANCHORS.back, n === 1 ? 88 : -88, -44, n === 1 ? 16 : -16] as const) // beside the head, where its value is
      : ([ANCHORS.rightShoulder, 14 * step, -14 * step, 0] as const);
  const turned = tilt === 0 ? '' : `rotate(${tilt}) `;
  const scale = 1 - 0.08 * step;
  return {
    transform: `translate(${at[0] + dx} ${at[1] + dy}) ${turned}scale(${scale}) translate(${-at[0]} ${-at[1]})`,
    flip: false,
  };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the frame a creature fills: what has no legs yet, or no arms, is shown larger;
 * `roomy`: beside it there are places to fill. */
export function boxOf(creature: Creature, roomy = false): Box {
  const more = roomy || (creature.aux ?? []).length > 0;
  const armed = creature.left !== undefined || creature.right !== undefined;
  const left = more || creature.left !== undefined ? 0 : 62;
  const right = more || creature.right !== undefined ? 400 : 338;
  const top = creature.head !== undefined || (creature.aux ?? []).length > 0 ? -10 : 96;
  const shelled = (creature.aux ?? []).some((id) => partOf(id)?.anchor === 'shell'); // it is round the legs to come
  const bottom = creature.legs !== undefined || shelled ? 516 : roomy ? 456 : armed ? 440 : 404;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Where a slot is, for what is written beside it: middle and size of the place to touch, in the frame. */
export const PLACES: Readonly<Record<Exclude<Slot, 'aux'>, { x: number; y: number; width: number; height: number }>> = {
  head: { x: 200, y: 98, width: 190, height: 150 },
  left: { x: 82, y: 292, width: 130, height: 200 },
  right: { x: 318, y: 292, width: 130, height: 200 },
  core: { x: 200, y: 268, width: 104, height: 126 },
  legs: { x: 200, y: 424, width: 250, height: 140 },
};

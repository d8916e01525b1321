/** Rearranging a creature as one gesture: parts change places on the picture, and the whole is said in one sentence
 * at the end.
 * Whether it is possible is the server's to say. */

import type { Thing, Zone } from '../../protocol.ts';
import type { Bench } from '../../table/bench.ts';
import { idOf } from '../../table/sentences.ts';

const VERB = 'rearrange';

/**
 * The parts in the order of the words, or nothing: the question is another one, or it is being answered part by
 * part.
 */
export function askedParts(bench: Pick<Bench, 'decision' | 'options' | 'ahead'>): readonly string[] {
  const [first] = bench.ahead.refs;
  const asked = bench.decision === VERB && first !== undefined && bench.options.length > 0;
  return asked && bench.options.every((option) => option.refs.includes(first)) ? bench.ahead.refs : [];
}

export const bodyOf = (place: string): string => place.split('.')[0] ?? '';

/** Which part lies where: from the place on the picture to the place it came from. */
export type Moved = ReadonlyMap<string, string>;

/**
 * As the server is told: a body for each part. Parts that look alike are not told apart: they take their bodies in
 * order.
 */
export function wordsOf(zone: Zone, parts: readonly string[], moved: Moved): string {
  const now = new Map([...moved].map(([here, from]) => [from, here]));
  const byRef = new Map(zone.things.map((thing) => [thing.ref, thing]));
  const alike = new Map<string, string[]>(); // by looks: the bodies such parts get
  const looks = parts.map((ref) => looksOf(byRef.get(ref)));
  parts.forEach((ref, at) => {
    const place = byRef.get(ref)?.place ?? '';
    const look = looks[at] ?? '';
    alike.set(look, [...(alike.get(look) ?? []), bodyOf(now.get(place) ?? place)].sort());
  });
  return [VERB, ...looks.map((look) => alike.get(look)?.shift() ?? '')].join(' ');
}

/**
 * As it will lie once it is done: on each body the parts fill its spots in order, sorted by where they came from.
 * What is empty then was empty before.
 */
export function settledOf(zone: Zone, parts: readonly string[], moved: Moved): Moved {
  const words = wordsOf(zone, parts, moved);
  if (words === wordsOf(zone, parts, new Map())) return new Map();
  const bodies = words.split(' ').slice(1);
  const spots = zone.things.filter((thing) => thing.ref.startsWith('spot:'));
  const goes = new Map(parts.map((ref, at) => [ref, bodies[at]]));
  const free = spots.map((spot) => spot.place).sort();
  const settled = new Map<string, string>();
  const byPlace = [...spots].sort((one, other) => one.place.localeCompare(other.place));
  for (const spot of [...byPlace.filter((each) => each.filled), ...byPlace.filter((each) => !each.filled)]) {
    const body = goes.get(spot.ref);
    const at = free.findIndex((place) => body === undefined || bodyOf(place) === body);
    settled.set(free.splice(at, 1)[0] ?? spot.place, spot.place);
  }
  return settled;
}

function looksOf(thing: Thing | undefined): string {
  if (thing === undefined) return '';
  return [idOf(thing.face), ...thing.states.filter((state) => state === 'flipped' || state === 'reversed')].join(' ');
}

export class Arranging {
  moved: Moved = $state.raw(new Map());
  held = $state(''); // the place whose part is in the hand
  #steps: Moved[] = [];

  /** Give how an arrangement is said: what is said alike is no change; and how it will lie in the end. */
  constructor(
    private readonly said: (moved: Moved) => string,
    private readonly settled: (moved: Moved) => Moved,
  ) {}

  get words(): string {
    return this.said(this.moved);
  }

  get changed(): boolean {
    return this.words !== this.said(new Map());
  }

  reset(): void {
    this.moved = new Map();
    this.held = '';
    this.#steps = [];
  }

  /** The place the part shown here came from. */
  from(place: string): string {
    return this.moved.get(place) ?? place;
  }

  /** Whether putting down there what is held would change anything. */
  matters(place: string): boolean {
    return this.held !== place && this.said(this.#swapped(this.held, place)) !== this.words;
  }

  /** Take what lies there, or put down what is held: two parts change places. True if something has moved. */
  touch(place: string, filled: (from: string) => boolean): boolean {
    if (this.held === place) this.held = '';
    else if (this.held !== '') return this.swap(this.held, place);
    else if (filled(this.from(place))) this.held = place;
    return false;
  }

  swap(one: string, other: string): boolean {
    this.held = one;
    const matters = this.matters(other);
    this.held = '';
    if (!matters) return false;
    this.#steps.push(this.moved);
    this.moved = this.settled(this.#swapped(one, other));
    return true;
  }

  /** One step back; false if there is none. */
  back(): boolean {
    if (this.held !== '') {
      this.held = '';
      return true;
    }
    const before = this.#steps.pop();
    if (before === undefined) return false;
    this.moved = before;
    return true;
  }

  #swapped(one: string, other: string): Moved {
    return new Map([...this.moved, [one, this.from(other)], [other, this.from(one)]]);
  }
}

/**
 * Where a warrior is to go or to look, before anything is answered: a goal with its facing, turns, facings that are
 * asked for.
 */

import type { Option, Way } from '../../protocol.ts';
import { narrow } from '../../stores/screen.ts';
import type { Bench } from '../../table/bench.ts';
import type { Plan } from '../../table/choosing.svelte.ts';
import { facingOf, turnsOnly } from './chips.ts';
import { bySquare, planOf, points, wayFor } from './reach.ts';
import { facingWord, type Figurine } from './warriors.ts';
import { say } from '../../words/words.svelte.ts';

/** A facing one may choose, drawn at the edge of a square. */
export interface Handle {
  facing: string;
  place: string;
  label: string;
  cost: string; // empty: it costs nothing to choose
  chosen: boolean;
  take(element: Element): void;
}

export class Steering {
  #way: Way | null = $state.raw(null);
  #taken: { ref: string; place: string; facing: string } | null = $state.raw(null); // the facing picked last
  #plans = new Map<Way, Plan>();

  constructor(
    private readonly bench: () => Bench,
    private readonly figurines: () => readonly Figurine[],
  ) {}

  /** By square; where he stands they are turns. */
  ways: ReadonlyMap<string, Way[]> = $derived.by(() => bySquare(this.bench().ahead.ways));
  exits: readonly Way[] = $derived.by(() => this.bench().ahead.ways.filter((way) => way.ref.startsWith('exit:')));
  mover: Figurine | null = $derived.by(() => this.figurines().find((one) => one.active) ?? null);
  /** The way that is held ready. */
  goal: Way | null = $derived.by(() => (this.bench().plan === null ? null : this.#way));
  /** The highest cost in sight is drawn in dashes: nothing is left then. */
  far: number = $derived.by(() => Math.max(0, ...this.bench().ahead.ways.map((way) => way.cost)));

  cost(place: string): number | null {
    return this.ways.get(place)?.[0]?.cost ?? null;
  }

  /** Somebody touched a square within reach: the way there; a second touch goes. */
  toward(place: string): void {
    const there = this.ways.get(place) ?? [];
    const way =
      this.goal !== null && there.includes(this.goal) ? this.goal : wayFor(there, this.mover, this.figurines());
    if (way !== null) this.propose(way);
  }

  propose(way: Way): void {
    const plan = this.#plans.get(way) ?? planOf(way);
    this.#plans.set(way, plan);
    this.#way = way;
    this.bench().propose(plan);
  }

  /** Who is shown at the goal, and looking where. */
  ghost: { one: Figurine; place: string; facing: string } | null = $derived.by(() => {
    if (this.goal !== null && this.mover !== null) {
      const place = this.goal.path.at(-1);
      return place === undefined ? null : { one: this.mover, place, facing: this.goal.facing };
    }
    const asked = this.asked[0];
    if (asked === undefined) return this.#standing();
    const one = this.figurines().find((each) => asked.option.refs.includes(each.ref));
    const chosen = this.bench().chosen;
    const facing = chosen === null ? '' : facingOf(chosen);
    return one && one.thing.place !== asked.place
      ? { one, place: asked.place, facing: facing || one.thing.facing || 'N' }
      : null;
  });

  /** Square and facing are picked, and wait for the button: who will stand there stays in sight. */
  #standing(): { one: Figurine; place: string; facing: string } | null {
    const taken = this.#taken;
    const { options, touched } = this.bench();
    if (taken === null || options.length > 0 || !touched.has(taken.ref) || !touched.has(`square:${taken.place}`))
      return null;
    const one = this.figurines().find((each) => each.ref === taken.ref);
    return one && one.thing.place !== taken.place ? { one, place: taken.place, facing: taken.facing } : null;
  }

  /** Facings that are options: at a deployment, an entry, a free turn. */
  asked: readonly { option: Option; place: string }[] = $derived.by(() =>
    this.bench().options.flatMap((option) => {
      if (facingOf(option) === '') return [];
      const square = option.refs.find((ref) => ref.startsWith('square:'));
      const one = this.figurines().find((each) => option.refs.includes(each.ref));
      const place = square?.slice('square:'.length) ?? one?.thing.place ?? '';
      return place === '' ? [] : [{ option, place }];
    }),
  );

  handles: readonly Handle[] = $derived.by(() => {
    if (this.asked.length > 0) return this.asked.map(({ option, place }) => this.#optional(option, place));
    if (this.#standing() !== null) return [];
    // Fingers need the squares around him.
    if (this.goal === null && narrow.current && !turnsOnly(this.bench().ahead.ways)) return [];
    const place = this.goal?.path.at(-1) ?? this.mover?.thing.place;
    const there = place === undefined ? [] : (this.ways.get(place) ?? []);
    return there.map((way) => this.#walked(way, place ?? ''));
  });

  #optional(option: Option, place: string): Handle {
    const facing = facingOf(option);
    return {
      facing,
      place,
      label: say('hybrid-face', { facing: facingWord(facing) }),
      cost: '',
      chosen: this.bench().chosen === option,
      take: (element) => {
        const ref = option.refs.find((each) => each.startsWith('figure:')) ?? '';
        this.#taken = { ref, place, facing };
        this.bench().choose(option, element);
      },
    };
  }

  #walked(way: Way, place: string): Handle {
    const label = say(way.path.length > 0 ? 'hybrid-handle_face' : 'hybrid-handle_turn', {
      facing: facingWord(way.facing),
      cost: points(way.cost),
    });
    return {
      facing: way.facing,
      place,
      label,
      cost: String(way.cost),
      chosen: this.goal === way,
      take: () => this.propose(way),
    };
  }
}

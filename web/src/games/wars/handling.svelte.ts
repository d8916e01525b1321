/** What one may do with the places of a creature, and what is said about each: bodies `b0`, spots `b0.1`. */

import { nameOf, spoken } from '../../components/slide.ts';
import type { SumLine, Thing, Zone } from '../../protocol.ts';
import type { Bench } from '../../table/bench.ts';
import type { Arranging } from './arranging.svelte.ts';
import { say } from '../../words/words.svelte.ts';

export interface Handled {
  zone: Zone;
  lines: readonly SumLine[]; // of the battle: what its parts add now
  arranging: Arranging | null; // its parts are being put elsewhere
  tried: string; // where the touched card would lie
}

export class Handling {
  things: ReadonlyMap<string, Thing> = $derived.by(
    () => new Map(this.given().zone.things.map((thing) => [thing.place, thing])),
  );
  /** Parts whose number a card of the battle changes. */
  changed: ReadonlySet<string> = $derived.by(
    () =>
      new Set(
        this.given()
          .lines.filter((line) =>
            this.bench()
              .cutter.pieces(line.note)
              .some((piece) => piece.kind === 'card'),
          )
          .map((line) => line.ref),
      ),
  );
  held = $derived.by(() => this.given().arranging?.held ?? '');

  constructor(
    private readonly bench: () => Bench,
    private readonly given: () => Handled,
  ) {}

  /** What is seen at a place: what lies there, or what was put there while the creature is rearranged. */
  shown(place: string): Thing | undefined {
    return this.things.get(this.given().arranging?.from(place) ?? place);
  }

  moved(place: string): boolean {
    const { arranging } = this.given();
    return arranging !== null && arranging.from(place) !== place;
  }

  filled(place: string): boolean {
    return this.things.get(place)?.filled ?? false;
  }

  live(place: string, thing: Thing): boolean {
    const { arranging } = this.given();
    if (arranging === null) return this.bench().live.has(thing.ref);
    return !isBody(place) && (this.held === '' ? thing.filled : arranging.matters(place));
  }

  chosen(place: string, thing: Thing): boolean {
    if (this.given().arranging !== null) return place === this.held;
    return this.bench().touched.has(thing.ref) || thing.states.includes('chosen');
  }

  /** Another spot stands for it: touching it means that one, where things will happen. */
  stoodFor(thing: Thing): boolean {
    const first = this.bench().options.map((option) => option.refs.find((ref) => ref.startsWith('spot:')));
    return !first.includes(thing.ref) && this.bench().options.some((option) => option.refs.includes(thing.ref));
  }

  /** How the drawing marks a place. */
  sign(place: string): string {
    const thing = this.shown(place);
    if (thing === undefined) return '';
    if (this.given().tried === place) return 'tried';
    const hot = this.changed.has(thing.ref) ? 'hot' : '';
    // Edges that are alike may all be touched; then only the one is marked where things will happen.
    const alike = this.given().arranging === null && this.stoodFor(thing);
    if (this.chosen(place, thing)) return alike ? hot : 'chosen';
    if (this.bench().lit.has(thing.ref)) return 'lit';
    return this.live(place, thing) ? 'live' : hot;
  }

  /** A place in words. */
  named(place: string, thing: Thing): string {
    const [live, chosen] = [this.live(place, thing), this.chosen(place, thing)];
    if (thing.filled) return spoken({ ...thing, place: this.#where(place) }, null, { live, chosen });
    return say('wars-empty_spot', {
      where: this.#where(place),
      may: `${live ? say('common-choosable') : ''}${chosen ? say('common-is_chosen') : ''}`,
    });
  }

  #where(place: string): string {
    const [body = '', edge] = place.split('.');
    const tile = this.things.get(body);
    return edge === undefined
      ? say('wars-body_number', { number: Number(body.slice(1)) + 1 })
      : say('wars-on_body', { body: tile ? nameOf(tile, null) : body });
  }
}

export const isBody = (place: string): boolean => !place.includes('.');

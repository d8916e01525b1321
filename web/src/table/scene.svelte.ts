/** What the parts of a table page share: the session, the cards, names, what is lit, which sheet is open. */

import { getContext, setContext, untrack } from 'svelte';
import type { Face, Option, Outlook, Rolled, Roster } from '../protocol.ts';
import { facesOf } from '../stores/faces.ts';
import { keep, keptJson } from '../stores/kept.ts';
import { rulesOf } from '../stores/rules.ts';
import { type Act, noteOf, refsOf } from '../stage/acts.ts';
import type { Stage } from '../stage/stage.svelte.ts';
import { settings } from '../stores/settings.svelte.ts';
import { play } from '../stores/sound.ts';
import { asidesOf } from './asides.ts';
import { type Bench, type Lookout, NO_OUTLOOK } from './bench.ts';
import { chipsOf, refsOn } from './chips.ts';
import type { Plan } from './choosing.svelte.ts';
import { type Looks, looksOf, PLAIN } from './looks.ts';
import { seatNames } from './people.ts';
import { Passing } from './passing.svelte.ts';
import { Cutter, type PlaceNames } from './sentences.ts';
import { TableSession } from './session.svelte.ts';
import { say } from '../words/words.svelte.ts';

export type SheetName = 'log' | 'since' | 'options' | 'seats' | 'settings' | 'chat' | 'words';

export class Scene implements Bench {
  readonly session: TableSession;
  readonly still = false;
  readonly passing = new Passing({
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    always: () => settings.autoPass,
    kind: (update) => this.looks.stake?.(update) ?? '',
    decline: (option) =>
      void this.session.choosing.press(
        this.session.choosing.options.find((each) => each.words === option.words) ?? option,
      ),
  });
  faces: ReadonlyMap<string, Face> = $state.raw(new Map());
  looks: Looks = $state.raw(PLAIN);
  laid = $state(false); // cards and drawings are there, or will not come
  nicknames: Record<string, string> = $state({}); // of several people at this browser
  sheet: SheetName | null = $state(null);
  under: string | null = $state(null); // the thing under the pointer
  underOption: Option | null = $state.raw(null); // the option under the pointer
  anchor: Element | null = $state.raw(null); // what was touched last: menus and refusals point at it
  readChat = $state(0); // number of the last line seen

  constructor(table: string, line: ConstructorParameters<typeof TableSession>[1] = null) {
    this.session = new TableSession(table, line);
    this.nicknames = keptJson(`names.${table}`, {} as Record<string, string>);
  }

  names: string[] = $derived.by(() => seatNames(this.session.summary?.seats ?? [], this.nicknames));
  cutter: Cutter = $derived.by(
    () =>
      new Cutter({
        name: (seat) => this.names[seat] ?? null,
        faces: this.faces.values(),
        reader: this.session.seat,
        place: this.looks.place && ((ref) => this.#place(ref)),
      }),
  );
  live: ReadonlySet<string> = $derived.by(() => this.session.choosing.live);
  touched: ReadonlySet<string> = $derived.by(() => this.session.choosing.touched);
  act: Act | null = $derived.by(() => this.stage.act);
  actNote: string = $derived.by(() =>
    this.act === null ? '' : noteOf(this.looks.script ?? {}, this.act, this.faces, this.session.seat),
  );
  mood: string = $derived.by(() => this.looks.mood?.(this.session.log) ?? '');
  lit: ReadonlySet<string> = $derived(new Set([...(this.underOption?.refs ?? []), ...refsOf(this.act)]));
  near: ReadonlySet<string> = $derived.by(() => new Set(this.session.update?.outlook.refs ?? []));
  outlook: readonly string[] = $derived.by(() => this.session.update?.outlook.lines ?? []);
  ahead: Outlook = $derived.by(() => this.session.update?.outlook ?? NO_OUTLOOK);
  options: readonly Option[] = $derived.by(() => this.session.choosing.options);
  chosen: Option | null = $derived.by(() => this.session.choosing.chosen);
  plan: Plan | null = $derived.by(() => this.session.choosing.plan);
  rolled: Rolled | null = $derived.by(
    () =>
      this.session.log.findLast((event) => event.rolled !== null || this.looks.script?.turns?.(event))?.rolled ?? null,
  );
  #onTable: ReadonlySet<string> = $derived.by(() =>
    this.session.update ? refsOn(this.session.update.board) : new Set<string>(),
  );
  /** Answers that are buttons of the prompt bar. */
  asides: readonly Option[] = $derived.by(() => {
    const { options, looks } = this;
    const own = looks.chips?.(options, this.decision, this.ahead);
    return asidesOf(options, own ?? chipsOf(options, this.#onTable, looks.few, this.subject));
  });
  reader: number = $derived.by(() => this.session.seat);
  over: boolean = $derived.by(() => (this.session.update?.ending ?? null) !== null);
  decision: string = $derived.by(() => this.session.update?.decision ?? '');
  subject: readonly string[] = $derived.by(() => (this.options.length > 0 ? (this.session.update?.subject ?? []) : []));
  unread = $derived.by(
    () =>
      this.session.chat.filter((line) => line.number > this.readChat && !this.session.mine.includes(line.seat)).length,
  );

  async learnCards(game: string, pack: string): Promise<void> {
    rulesOf(game);
    try {
      [this.faces, this.looks] = await Promise.all([facesOf(game, pack), looksOf(game)]);
    } finally {
      this.laid = true;
      this.session.teller.begin(this.looks.script ?? {}, this.faces);
    }
  }

  get stage(): Stage {
    return this.session.teller.stage;
  }

  /** A sentence calls a place what it is called now, and keeps to it. */
  #place(ref: string): string | null {
    return untrack(() => {
      const { update, seat } = this.session;
      return update === null ? null : (this.looks.place?.(update.board, ref, seat) ?? null);
    });
  }

  placesAt(event: number): PlaceNames {
    return (ref) =>
      untrack(() => {
        const { update, log, seat } = this.session;
        return update === null ? null : (this.looks.placeThen?.(update.board, log, event, ref, seat) ?? null);
      });
  }

  nickname(seat: number, name: string): void {
    this.nicknames[seat] = name;
    keep(`names.${this.session.table}`, JSON.stringify(this.nicknames));
  }

  open(sheet: SheetName): void {
    this.sheet = this.sheet === sheet ? null : sheet;
  }

  light(ref: string | null): void {
    this.under = ref;
  }

  touch(ref: string, element: Element): void {
    if (this.stage.playing) return this.stage.skip(); // whoever touches something has seen enough
    this.anchor = element;
    this.passing.callOff();
    play('tick');
    void this.session.choosing.touch(ref);
  }

  choose(option: Option, element: Element): void {
    this.anchor = element;
    void this.session.choosing.choose(option);
  }

  propose(plan: Plan | null): void {
    this.session.choosing.propose(plan);
  }

  draft(picked: readonly number[]): Promise<Roster | null> {
    return this.session.draft(picked);
  }

  sight(ref: string, facing: string): Promise<Lookout> {
    return this.session.sight(ref, facing);
  }

  /** Hovering a thing lights its options. */
  isLit(option: Option): boolean {
    return (
      option === this.underOption || (this.under !== null && this.under !== '' && option.refs.includes(this.under))
    );
  }

  name(seat: number): string {
    return this.names[seat] ?? say('common-somebody');
  }
}

const KEY = Symbol('scene');

export function setScene(scene: Scene): Scene {
  return setContext(KEY, scene);
}

export function getScene(): Scene {
  return getContext<Scene>(KEY);
}

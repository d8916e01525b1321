/** Between what the server tells and what the table shows: whatever is new to this reader goes over the stage first. */

import type { Board, Happened, Update } from '../protocol.ts';
import { settings } from '../stores/settings.svelte.ts';
import { NO_OUTLOOK } from '../table/bench.ts';
import { type Act, actsOf, actTime, type Faces, mainOf, type Script } from './acts.ts';
import { atSpeed } from './speed.ts';
import { Stage } from './stage.svelte.ts';
import { keepTold, toldOf } from './told.ts';

export interface TellerWires {
  show(update: Update, events: Happened[]): void; // the table in between: there is nothing to answer
  done(update: Update, events: Happened[]): void; // the table as it is
}

/** What one seat has heard last, and what of it waits to be shown. */
interface Heard {
  update: Update;
  events: Happened[];
  acts: Act[];
}

const NOBODY = -2;
const MOST = 60; // acts in line; of more only the last ones are shown

export class Teller {
  readonly stage: Stage;
  script: Script | null = null; // null: the table is not laid yet
  #faces: Faces = new Map();
  told: Record<number, number>; // by seat: how many events were shown
  #early: [Update, Happened[]][] = []; // what came before the table was laid
  #heard = new Map<number, Heard>();
  #looking = NOBODY;

  constructor(
    private readonly table: string,
    private readonly wires: TellerWires,
  ) {
    this.told = toldOf(table);
    this.stage = new Stage({
      after(milliseconds, then) {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      time: (act) => atSpeed(actTime(this.script ?? {}, act, this.#looking, this.#faces), settings.speed),
      holds: (act) => this.script?.holds?.(mainOf(act)) ?? false,
      show: (act) => this.#show(act),
      done: () => this.#done(),
    });
  }

  /** Somebody looks through these eyes now. */
  look(seat: number): void {
    if (seat === this.#looking) return;
    this.stage.clear();
    this.#looking = seat;
    this.#play();
  }

  /** An update, and all events there are. What came before the page was opened, or was undone, is not told. */
  hear(update: Update, events: Happened[]): void {
    if (this.script === null) {
      this.#early.push([update, events]);
      return;
    }
    const { seat } = update;
    const before = this.#heard.get(seat);
    const told = before?.events.length ?? this.told[seat];
    const undone =
      told === undefined || told > events.length || (before !== undefined && before.update.epoch !== update.epoch);
    const acts = undone ? [] : this.#acts(update, events, told, before?.update.board ?? null);
    if (undone && seat === this.#looking) this.stage.clear();
    const waiting = undone || seat === this.#looking ? [] : (before?.acts ?? []);
    this.#heard.set(seat, { update, events, acts: [...waiting, ...acts].slice(-MOST) });
    if (seat === this.#looking) this.#play();
    else this.wires.done(update, events);
  }

  /** The table is laid: now something can be shown on it. */
  begin(script: Script, faces: Faces = new Map()): void {
    this.script = script;
    this.#faces = faces;
    const early = this.#early;
    this.#early = [];
    for (const [update, events] of early) this.hear(update, events);
  }

  /** Other eyes, another beginning. */
  forget(): void {
    this.stage.clear();
    this.#heard.clear();
    this.#early = [];
  }

  #acts(update: Update, events: Happened[], told: number, from: Board | null): Act[] {
    return actsOf({
      steps: update.steps,
      board: update.board,
      events,
      told,
      reader: update.seat,
      script: this.script ?? {},
      from,
      asked: update.decision,
    });
  }

  #play(): void {
    const heard = this.#heard.get(this.#looking);
    if (heard === undefined) return;
    const acts = heard.acts;
    heard.acts = [];
    this.stage.play(acts);
    if (!this.stage.playing) this.#done();
  }

  #show(act: Act): void {
    const heard = this.#heard.get(this.#looking);
    if (heard === undefined) return;
    if (!this.stage.holds(act)) this.#keep(act.until); // what waits for "Go on" waits for it after a reload too
    this.wires.show(onStage(heard.update, act), heard.events.slice(0, act.until));
  }

  #done(): void {
    const heard = this.#heard.get(this.#looking);
    if (heard === undefined) return;
    this.#keep(heard.events.length);
    if (heard.update.options.length > 0) this.stage.last = null; // the reader is asked: something else begins
    this.wires.done(heard.update, heard.events);
  }

  #keep(told: number): void {
    if (this.told[this.#looking] === told) return;
    this.told = { ...this.told, [this.#looking]: told };
    keepTold(this.table, this.told);
  }
}

/** The table in between: nobody is asked, and nothing can be undone. */
function onStage(update: Update, act: Act): Update {
  return {
    ...update,
    ply: mainOf(act).ply,
    board: act.board,
    prompt: '',
    decision: '',
    waiting: [],
    options: [],
    outlook: NO_OUTLOOK,
    secret: false,
    can_undo: false,
    can_restart: false,
    can_ask_undo: false,
    can_take_back: false,
    ending: null,
  };
}

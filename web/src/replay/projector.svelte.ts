/** A finished game being looked at: which ply, through whose eyes, running or not. Plies are fetched in blocks. */

import { ask, askText } from '../api.ts';
import type { Board, Face, Happened, Moment, Moments } from '../protocol.ts';
import { type Act, actsOf, actTime } from '../stage/acts.ts';
import { atSpeed } from '../stage/speed.ts';
import { Stage } from '../stage/stage.svelte.ts';
import { facesOf } from '../stores/faces.ts';
import { rulesOf } from '../stores/rules.ts';
import { settings } from '../stores/settings.svelte.ts';
import { watchingToken } from '../stores/tokens.ts';
import { StillBench } from '../table/bench.ts';
import { calledAt, numbered } from '../table/people.ts';
import { type Looks, looksOf, PLAIN } from '../table/looks.ts';
import { sentence } from '../lobby/opening.ts';
import { BLOCK, blockOf, chaptersOf, clamped, moved, type Move, nextEyes, pause, wantedBlocks } from './reel.ts';
import { say } from '../words/words.svelte.ts';

const NOBODY = -2; // nothing in a replay is the reader's own doing
const NOTHING: ReadonlySet<string> = new Set();

export class Projector {
  info: Moments | null = $state.raw(null);
  ply = $state(0);
  seat = $state(-1);
  playing = $state(false);
  speed = $state(1);
  problem = $state('');
  moment: Moment | null = $state.raw(null); // the last one that came; the old one stays until the new one is here
  faces: ReadonlyMap<string, Face> = $state.raw(new Map());
  events: Happened[] = $state.raw([]); // of the whole game, as this seat may read them

  plies = $derived(this.info?.plies ?? 0);
  chapters = $derived(chaptersOf(this.info?.lines ?? []));
  names: string[] = $derived.by(() =>
    numbered(calledAt(this.info?.names ?? [], this.info?.bots ?? []).map((name) => name || say('common-somebody'))),
  );
  /** What leads on from here. */
  line = $derived(this.info?.lines[this.ply] ?? null);
  touched: ReadonlySet<string> = $derived.by(() => {
    const chosen = this.moment?.options.find((option) => option.action === this.moment?.chosen);
    return new Set(chosen?.refs ?? []);
  });
  looks: Looks = $state.raw(PLAIN);
  /** What led to this ply is shown before it. */
  readonly stage = new Stage({
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    time: (act) => atSpeed(actTime(this.looks.script ?? {}, act, NOBODY, this.faces), settings.speed) / this.speed,
    holds: () => false,
    show: () => {},
    done: () => this.#done(),
  });
  board: Board | null = $derived.by(() => this.stage.act?.board ?? this.moment?.board ?? null);
  laid = $state(false); // the drawings are there, or will not come
  bench = $derived(
    new StillBench(
      this.faces,
      this.names,
      this.stage.act === null ? this.touched : NOTHING,
      this.looks,
      this.seat,
      this.stage.act === null ? (this.moment?.decision ?? '') : '',
      this.stage.act,
      this.board,
      this.events,
    ),
  );

  #blocks = new Map<string, Promise<Moment[]>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #token: string;

  constructor(readonly table: string) {
    this.#token = watchingToken(table);
  }

  async start(ply: number | null): Promise<void> {
    try {
      const info = await ask<Moments>(this.#at('/moments'), { token: this.#token });
      this.info = info;
      rulesOf(info.game);
      this.ply = clamped(ply ?? 0, info.plies);
      void facesOf(info.game, info.pack_hash).then((faces) => (this.faces = faces));
      void looksOf(info.game)
        .then((looks) => (this.looks = looks))
        .finally(() => (this.laid = true));
      await Promise.all([this.#show(), this.#read()]);
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  stop(): void {
    this.playing = false;
    this.stage.clear();
    clearTimeout(this.#timer);
  }

  go(ply: number): void {
    const wanted = clamped(ply, this.plies);
    this.stage.clear();
    if (wanted === this.ply) return;
    this.ply = wanted;
    void this.#show();
  }

  move(move: Move): void {
    if (move !== 'on') this.pauseNow();
    if (move === 'on' && this.stage.playing) return this.stage.next();
    if (move === 'on' && this.ply < this.plies) {
      this.ply += 1;
      void this.#show(true);
      return;
    }
    this.go(moved(this.ply, this.plies, move, this.chapters));
  }

  lookAs(seat: number): void {
    this.stage.clear();
    this.seat = seat;
    void this.#show();
    void this.#read();
  }

  otherEyes(): void {
    this.lookAs(nextEyes(this.seat, this.names.length));
  }

  toggle(): void {
    if (this.playing) return this.pauseNow();
    if (this.ply >= this.plies && !this.stage.playing) this.go(0);
    this.playing = true;
    if (this.stage.playing)
      this.stage.pause(); // it was stopped in the middle
    else this.#tick();
  }

  pauseNow(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    if (this.stage.playing && !this.stage.paused) this.stage.pause();
  }

  record(): Promise<string> {
    return askText(this.#at(`/record?seat=${this.seat}`), { token: this.#token });
  }

  /** The position that is looked at, as a file to play on from: whole, or as the seat knew it. */
  scenario(): Promise<string> {
    return askText(this.#at(`/scenario?ply=${this.ply}&seat=${this.seat}`), { token: this.#token });
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#onward(), pause(this.speed));
  }

  /** The next ply is shown when it is here: a slow line makes the game slower, not jerky. */
  async #onward(): Promise<void> {
    if (!this.playing) return;
    this.ply = clamped(this.ply + 1, this.plies);
    await this.#show(true);
    if (!this.stage.playing) this.#done();
  }

  /** The ply is on the table. */
  #done(): void {
    if (this.ply >= this.plies) this.playing = false;
    else if (this.playing) this.#tick();
  }

  async #show(played = false): Promise<void> {
    const { ply, seat } = this;
    const from = this.board;
    try {
      const block = await this.#block(seat, blockOf(ply));
      if (ply !== this.ply || seat !== this.seat) return; // somebody is further by now
      this.moment = block[ply - blockOf(ply)] ?? null;
      this.problem = '';
      if (played && this.moment !== null) this.stage.play(this.#acts(this.moment, from));
      for (const near of wantedBlocks(ply, this.plies)) this.#block(seat, near).catch(() => undefined);
    } catch (error) {
      this.problem = sentence(error);
      this.pauseNow();
    }
  }

  #acts(moment: Moment, from: Board | null): Act[] {
    const events = [...new Array<Happened>(moment.first), ...moment.events];
    return actsOf({
      steps: moment.steps,
      board: moment.board,
      events,
      told: moment.first,
      reader: NOBODY,
      script: this.looks.script ?? {},
      from,
      asked: moment.decision,
    });
  }

  #block(seat: number, first: number): Promise<Moment[]> {
    const key = `${seat}/${first}`;
    let found = this.#blocks.get(key);
    if (found === undefined) {
      found = ask<Moment[]>(this.#at(`/stretch?first=${first}&count=${BLOCK}&seat=${seat}`), { token: this.#token });
      found.catch(() => this.#blocks.delete(key));
      this.#blocks.set(key, found);
    }
    return found;
  }

  async #read(): Promise<void> {
    const { seat } = this;
    try {
      const last = await ask<Moment>(this.#at(`/moments/${this.plies}?seat=${seat}`), { token: this.#token });
      if (seat === this.seat) this.events = last.events;
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  #at(rest: string): string {
    return `/api/tables/${encodeURIComponent(this.table)}${rest}`;
  }
}

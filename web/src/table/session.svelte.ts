/** A table as this browser knows it: who sits there, what each of my seats sees, what was said. */

import { api } from '../api.ts';
import type { ChatLine, Happened, Outgoing, Roster, TableSummary, Update } from '../protocol.ts';
import { SPECTATOR } from '../protocol.ts';
import { Line, type LineState, type Listener, type Spoken } from '../socket.ts';
import { Teller } from '../stage/teller.svelte.ts';
import { settings } from '../stores/settings.svelte.ts';
import { toast } from '../stores/toasts.svelte.ts';
import { watchingToken } from '../stores/tokens.ts';
import { newId, wiresTo } from '../wires.ts';
import { type Lookout, NOTHING_SEEN } from './bench.ts';
import { Choosing } from './choosing.svelte.ts';
import { HotSeat } from './hotseat.svelte.ts';
import { merged } from './log.ts';
import { asksNobody } from './prompt.ts';
import { say } from '../words/words.svelte.ts';

export class TableSession {
  summary: TableSummary | null = $state.raw(null);
  updates: Record<number, Update> = $state.raw({}); // as they are on the stage: behind what was heard while it plays
  events: Record<number, Happened[]> = $state.raw({});
  answered: Record<number, number> = $state.raw({}); // by seat: how many events there were before its last answer
  chat: ChatLine[] = $state.raw([]);
  line: LineState = $state('connecting');
  reason = $state(''); // why the line is shut

  readonly choosing: Choosing;
  readonly hotSeat = new HotSeat();
  readonly teller: Teller;
  readonly #line: Spoken;
  #heard: Record<number, { update: Update; events: Happened[] }> = {};
  #shoulder = SPECTATOR;
  #unsure = new Set<number>(); // seats for which something may have happened while the line was broken

  /** Whose eyes the page looks through; -1 for a spectator. */
  seat = $derived(this.hotSeat.shown);
  update: Update | null = $derived(this.updates[this.seat] ?? null);
  log: Happened[] = $derived(this.events[this.seat] ?? []);
  /** Number of the first event since the last answer of this seat. */
  since: number = $derived(this.answered[this.seat] ?? 0);
  mine: number[] = $derived(this.summary?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? []);
  yourTurn = $derived(
    this.update !== null &&
      this.update.ending === null &&
      this.mine.some((seat) => this.update?.waiting.includes(seat)),
  );

  /** `other`: a line instead of the one to a table of the server. */
  constructor(
    readonly table: string,
    private readonly other: ((listener: Listener) => Spoken) | null = null,
  ) {
    const listener: Listener = {
      message: (message) => this.#hear(message),
      state: (state, reason) => {
        if (state === 'lost') this.#unsure = new Set(Object.keys(this.#heard).map(Number));
        this.line = state;
        this.reason = reason;
      },
      since: () => this.#since(),
      shown: () => this.teller.told,
      look: () => this.#shoulder,
    };
    this.#line = other?.(listener) ?? new Line(() => watchingToken(table), listener, wiresTo(table));
    this.teller = new Teller(table, {
      show: (update, events) => this.#show(update, events),
      done: (update, events) => this.#settle(update, events),
    });
    this.choosing = new Choosing({
      send: (command) => this.#line.send(command),
      oneClick: () => settings.oneClick,
      freeUndo: () => asksNobody(this.summary?.seats ?? []),
      stale: (seat) => void this.refresh(seat),
    });
  }

  start(): () => void {
    const wake = () => this.#line.retryNow();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    this.#line.start();
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      this.#line.stop();
      this.teller.forget(); // the cards may come after the reader has gone
    };
  }

  retry(): void {
    this.#line.retryNow();
  }

  /** Sitting down or claiming a seat changes what this browser may hear: start over. */
  rejoin(): void {
    this.#line.stop();
    this.updates = {};
    this.events = {};
    this.#heard = {};
    this.teller.forget();
    this.#line.start();
  }

  show(seat: number): void {
    this.hotSeat.show(seat);
    this.choosing.take(this.update);
    this.teller.look(seat);
  }

  /** A spectator sees what a seat sees, if it allows that; -1: the table again. */
  lookOver(seat: number): void {
    this.#shoulder = seat;
    this.#line.tell({ type: 'look', seat });
  }

  async undo(turn: boolean): Promise<void> {
    await this.#command({ type: 'undo', turn });
  }

  async takeBack(): Promise<void> {
    await this.#command({ type: 'take_back' });
  }

  async consent(seat: number, agree: boolean): Promise<void> {
    const answer = await this.#line.send({ type: 'consent', id: newId(), seat, agree });
    if (answer?.type === 'refused') toast(answer.text, 'bad');
  }

  /** Whether it was said; if not, the sentence stays in the field. */
  async say(text: string): Promise<boolean> {
    const answer = await this.#line.send({
      type: 'chat',
      id: newId(),
      text,
      seat: this.mine.includes(this.seat) ? this.seat : SPECTATOR,
    });
    if (answer === null) toast(say('table-line_broke'), 'bad');
    if (answer?.type === 'refused') toast(answer.text, 'bad');
    return answer?.type === 'accepted';
  }

  async #command(what: { type: 'undo'; turn: boolean } | { type: 'take_back' }): Promise<void> {
    const update = this.update;
    if (update === null) return;
    const answer = await this.#line.send({
      ...what,
      id: newId(),
      seat: update.seat,
      ply: update.ply,
      epoch: update.epoch,
    });
    if (answer?.type !== 'refused') return;
    if (answer.code === 'stale') await this.refresh(update.seat);
    else if (answer.code !== 'duplicate') toast(answer.text, 'bad');
  }

  /** What is seen from somewhere; nothing, if nobody can say. */
  async sight(ref: string, facing: string): Promise<Lookout> {
    if (!this.mine.includes(this.seat)) return NOTHING_SEEN;
    const answer = await this.#line.send({ type: 'sight', id: newId(), seat: this.seat, ref, facing });
    return answer?.type === 'seen' ? answer : NOTHING_SEEN;
  }

  /** What a force comes to; null, if nobody can say. */
  async draft(picked: readonly number[]): Promise<Roster | null> {
    if (!this.mine.includes(this.seat)) return null;
    const answer = await this.#line.send({ type: 'draft', id: newId(), seat: this.seat, picked: [...picked] });
    return answer?.type === 'drafted' ? answer.roster : null;
  }

  /** Everything anew, over HTTP: after something went by that this browser has not seen. */
  async refresh(seat: number): Promise<void> {
    if (this.other !== null) return this.#line.start();
    try {
      this.#take(await api.update(this.table, seat, 0, watchingToken(this.table)));
    } catch (error) {
      toast(error instanceof Error ? error.message : say('table-not_read'), 'bad');
    }
  }

  #since(): number {
    const last = Object.values(this.#heard).map(({ events }) => events.at(-1)?.ply ?? 0);
    return last.length === 0 ? 0 : Math.min(...last);
  }

  #hear(message: Outgoing): void {
    if (message.type === 'update') this.#take(message);
    else if (message.type === 'around') this.#seats(message.table);
    else if (message.type === 'said') this.#said(message.lines);
    else if (message.type === 'problem' && message.code !== 'again') toast(message.text, 'bad');
  }

  #seats(summary: TableSummary): void {
    this.summary = summary;
    this.hotSeat.seats(this.mine);
    this.choosing.take(this.update);
  }

  #take(update: Update): void {
    // While the line was broken somebody may have undone what we had seen: then only the whole story is right.
    const unsure = this.#unsure.delete(update.seat);
    const before = this.#heard[update.seat];
    const rewritten = unsure && update.first > 0 && before?.update.epoch !== update.epoch;
    const events = rewritten ? null : merged(before?.events ?? [], update);
    if (events === null) {
      void this.refresh(update.seat);
      return;
    }
    if (saidNo(before?.update, update)) toast(say('table-not_undone'), 'bad');
    if (before !== undefined && before.update.options.length > 0 && before.update.ply < update.ply) {
      this.answered = { ...this.answered, [update.seat]: before.events.length };
    }
    this.#heard[update.seat] = { update, events };
    if (update.seat === SPECTATOR || this.mine.length === 0) this.hotSeat.show(update.seat);
    this.teller.look(this.seat);
    this.teller.hear(update, events);
  }

  /** Something is shown: nobody can answer meanwhile. */
  #show(update: Update, events: Happened[]): void {
    this.#put(update, events);
    if (update.seat === this.seat) this.choosing.wait(update);
  }

  /** All was shown. */
  #settle(update: Update, events: Happened[]): void {
    this.#put(update, events);
    this.hotSeat.ask(update.waiting, update.ending === null && update.frozen === '');
    this.choosing.take(this.update);
    this.teller.look(this.seat);
  }

  #put(update: Update, events: Happened[]): void {
    this.updates = { ...this.updates, [update.seat]: update };
    this.events = { ...this.events, [update.seat]: events };
  }

  #said(lines: ChatLine[]): void {
    const known = new Map(this.chat.map((line) => [line.number, line]));
    for (const line of lines) known.set(line.number, line);
    this.chat = [...known.values()].sort((one, other) => one.number - other.number);
  }
}

/** My question about an undo is gone, and nothing was undone or played. */
function saidNo(before: Update | undefined, now: Update): boolean {
  return (
    before?.question?.seat === now.seat && now.question === null && before.ply === now.ply && before.epoch === now.epoch
  );
}

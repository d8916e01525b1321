/** One line to one table that mends itself: what was sent and not answered is sent again with the same id. */

import { type Chat, type Command, type Hello, type Look, type Outgoing, VERSION, type Whole } from './protocol.ts';
import { Boards, type Told } from './boards.ts';
import type { Wires } from './wires.ts';

/** `lost`: it is being tried again. `shut`: the server does not want us here; `reason` is its sentence. */
export type LineState = 'connecting' | 'open' | 'lost' | 'shut';

export type Sendable = Command | Chat;
export type Answer = Extract<Outgoing, { type: 'accepted' | 'refused' | 'picking' | 'seen' | 'drafted' }>;

export type { Told };

export interface Listener {
  message(message: Told): void;
  state(state: LineState, reason: string): void;
  since(): number; // the last ply this client has seen
  shown(): Record<number, number>; // by seat: how many events were shown step by step
  look(): number; // the seat over whose shoulder a spectator looks; -1: none
}

/** What a table needs of its line; a lesson has another one. */
export interface Spoken {
  start(): void;
  stop(): void;
  retryNow(): void;
  send(command: Sendable): Promise<Answer | null>;
  tell(message: Look): void;
}

interface Pending {
  command: Sendable;
  answered(answer: Answer | null): void;
  forget(): void; // the timer that asks again
}

const PATIENCE = 8_000; // for an answer; then the same command is sent once more
const PULSE = 25_000; // between pings
const SILENCE = 10_000; // after a ping; then the line is dead
const DELAYS = [400, 1_000, 2_000, 4_000, 8_000, 15_000];
const REFUSED = 1008;
const SHUT_LATER = 5_000; // the line worked before: perhaps it talked too much

const SPAN = 20_000; // the server hangs up on whoever sends more than 40 messages in this time
const BUDGET = 36;

/** Sent once: questions are asked anew by whoever still wants to know, and the server does not know a line of
 * chat by its id. */
const ONCE = new Set(['pick', 'why', 'sight', 'draft', 'chat']);

export class Line implements Spoken {
  state: LineState = 'connecting';
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #sentHere = new Set<string>(); // on this socket
  #boards = new Boards();
  #lost = false; // the whole was asked for and has not come
  #greeted = false; // the server has answered on this socket
  #times: number[] = []; // of what was sent lately
  #attempt = 0;
  #stopped = false;
  #retry: () => void = () => {};
  #pulse: () => void = () => {};

  constructor(
    private readonly token: () => string,
    private readonly listener: Listener,
    private readonly wires: Wires,
  ) {}

  start(): void {
    this.#stopped = false;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#retry();
    this.#pulse();
    this.#socket?.close(1000);
    this.#socket = null;
    for (const pending of this.#pending.values()) this.#settle(pending, null);
  }

  /** At once, for instance because the network is back. */
  retryNow(): void {
    if (this.#stopped || this.state === 'open' || this.state === 'connecting') return;
    this.#attempt = 0;
    this.#retry();
    this.#connect();
  }

  /** The answer, or null if the line was ended or broke under a question or chat. Commands only come late. */
  send(command: Sendable): Promise<Answer | null> {
    return new Promise((resolve) => {
      const pending: Pending = { command, answered: resolve, forget: () => {} };
      this.#pending.set(command.id, pending);
      if (this.state === 'open' && this.#greeted) this.#transmit(pending);
    });
  }

  /** Something that is not answered and not kept: after a break `hello` says it again. */
  tell(message: Look): void {
    if (this.state === 'open') this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    this.#greeted = false;
    this.#boards = new Boards();
    this.#lost = false;
    this.#change(this.#attempt === 0 ? 'connecting' : 'lost');
    const socket = this.wires.open();
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.listener.since();
      const look = this.listener.look();
      const hello: Hello = {
        type: 'hello',
        version: VERSION,
        since,
        shown: this.listener.shown(),
        token: this.token(),
        look,
        brief: true,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#gone(event.code, event.reason);
    };
  }

  #hear(text: string): void {
    const message = this.#boards.whole(JSON.parse(text) as Outgoing);
    if (!this.#greeted) {
      this.#greeted = true;
      this.#attempt = 0;
      this.#change('open');
    }
    this.#beat();
    if (message === null) {
      this.#askWhole();
      return;
    }
    if (message.type === 'update') this.#lost = false;
    if (
      message.type === 'accepted' ||
      message.type === 'refused' ||
      message.type === 'picking' ||
      message.type === 'seen' ||
      message.type === 'drafted'
    ) {
      const pending = this.#pending.get(message.id);
      if (pending) this.#settle(pending, message);
    }
    this.listener.message(message);
    if (message.type === 'around') this.#again(); // the first word of the server, and its word that all is well
    if (message.type === 'problem' && message.code === 'again') this.#again(true);
  }

  /** Once, however many changes come meanwhile that do not fit. */
  #askWhole(): void {
    if (this.#lost) return;
    this.#lost = true;
    const asked: Whole = { type: 'whole', since: this.listener.since(), shown: this.listener.shown() };
    this.#times.push(this.wires.now());
    this.#socket?.send(JSON.stringify(asked));
  }

  /** Send what has no answer; what was sent already on this socket only if `all`. */
  #again(all = false): void {
    for (const pending of this.#pending.values()) {
      if (all || !this.#sentHere.has(pending.command.id)) this.#transmit(pending);
    }
  }

  #transmit(pending: Pending): void {
    if (this.#socket === null || this.#socket.readyState !== 1) return;
    pending.forget();
    this.#sentHere.add(pending.command.id);
    const wait = this.#tooSoon();
    if (wait > 0) {
      pending.forget = this.wires.later(() => this.#transmit(pending), wait);
      return;
    }
    this.#times.push(this.wires.now());
    this.#socket.send(JSON.stringify(pending.command));
    if (!ONCE.has(pending.command.type)) pending.forget = this.wires.later(() => this.#transmit(pending), PATIENCE);
  }

  /** How long to wait so that the server does not think we flood it. */
  #tooSoon(): number {
    const now = this.wires.now();
    this.#times = this.#times.filter((time) => time > now - SPAN);
    return this.#times.length < BUDGET ? 0 : (this.#times[0] ?? now) + SPAN - now + 50;
  }

  #settle(pending: Pending, answer: Answer | null): void {
    pending.forget();
    this.#pending.delete(pending.command.id);
    this.#sentHere.delete(pending.command.id);
    pending.answered(answer);
  }

  /** A line without a word for some time is asked; without an answer it is given up. */
  #beat(): void {
    this.#pulse();
    this.#pulse = this.wires.later(() => {
      this.#socket?.send('{"type":"ping"}');
      this.#pulse = this.wires.later(() => {
        const dead = this.#socket;
        this.#gone(1006, '');
        dead?.close();
      }, SILENCE);
    }, PULSE);
  }

  #gone(code: number, reason: string): void {
    this.#socket = null;
    this.#pulse();
    this.#sentHere.clear();
    for (const pending of [...this.#pending.values()]) {
      pending.forget();
      if (ONCE.has(pending.command.type)) this.#settle(pending, null);
    }
    if (this.#stopped) return;
    if (code === REFUSED && !this.#greeted) {
      this.#change('shut', reason);
      return;
    }
    const delay = DELAYS[Math.min(this.#attempt, DELAYS.length - 1)] ?? 15_000;
    this.#attempt += 1;
    this.#change('lost');
    const wait = (code === REFUSED ? SHUT_LATER : delay) * (1 + this.wires.jitter() / 2);
    this.#retry = this.wires.later(() => this.#connect(), wait);
  }

  #change(state: LineState, reason = ''): void {
    this.state = state;
    this.listener.state(state, reason);
  }
}

/** A WebSocket and a clock that do what a test tells them. */

import type { Outgoing } from '../src/protocol.ts';
import type { LineState } from '../src/socket.ts';
import type { Wires } from '../src/wires.ts';

export class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server accepts, and says who sits at the table. */
  welcome(): void {
    this.readyState = 1;
    this.onopen?.();
    this.say({ type: 'around', table: {} } as Outgoing);
  }

  say(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hangUp(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

export class Laboratory {
  sockets: FakeSocket[] = [];
  states: LineState[] = [];
  heard: Outgoing[] = [];
  time = 0;
  #timers: { at: number; action: () => void }[] = [];

  wires: Wires = {
    open: () => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    later: (action, milliseconds) => {
      const timer = { at: this.time + milliseconds, action };
      this.#timers.push(timer);
      return () => {
        this.#timers = this.#timers.filter((each) => each !== timer);
      };
    },
    now: () => this.time,
    jitter: () => 0,
  };

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((each) => each !== next);
      this.time = next.at;
      next.action();
    }
    this.time = end;
  }

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  }
}

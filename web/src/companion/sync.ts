/**
 * Phones of one table come together through the server, which only carries entries around. Without it each goes on by
 * itself, and sends what it has when the server is there again. Nothing here ever takes an entry away.
 */

import { ask, ApiProblem } from '../api.ts';
import type { Link } from './keeping.ts';
import { type Entry, readEntry } from './log.ts';

export interface SyncState {
  state: 'off' | 'together' | 'apart' | 'refused';
  phones: number; // that listen now
  why?: string;
}

interface Answer {
  entries: unknown[];
  number: number; // how many entries the server has of this table
  phones: number;
}

export interface Ledgerlike {
  own(): Entry[];
  take(entries: Entry[]): Promise<void>;
  known(number: number): Promise<void>;
  say(state: SyncState): void;
}

const MOST = 100; // entries per request
const WAIT = 20; // seconds the server may hold a question
const AGAIN = [1, 2, 5, 10, 20]; // seconds between two tries

export class Sync {
  private sent = new Set<string>();
  private number: number;
  private stopped = false;
  private failures = 0;
  private listening: AbortController | null = null;
  private wake: (() => void) | null = null;

  constructor(
    private readonly link: Link,
    private readonly phone: string,
    private readonly ledger: Ledgerlike,
    private readonly post: (path: string, body: unknown, signal: AbortSignal) => Promise<Answer> = (
      path,
      body,
      signal,
    ) => ask<Answer>(path, { body, signal }),
  ) {
    this.number = link.known;
  }

  start(): void {
    void this.run();
    globalThis.addEventListener?.('online', this.nudge);
    globalThis.document?.addEventListener('visibilitychange', this.nudge);
  }

  stop(): void {
    this.stopped = true;
    this.listening?.abort();
    globalThis.removeEventListener?.('online', this.nudge);
    globalThis.document?.removeEventListener('visibilitychange', this.nudge);
  }

  /** There is something new: the question that waits is asked again, with it. */
  readonly nudge = (): void => {
    if (this.unsent().length > 0 || this.failures > 0) this.listening?.abort();
    this.wake?.();
  };

  private unsent(): Entry[] {
    return this.ledger.own().filter((entry) => !this.sent.has(entry.id));
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.exchange();
        this.failures = 0;
      } catch (error) {
        if (this.stopped || (error instanceof DOMException && error.name === 'AbortError')) continue;
        this.failures += 1;
        const refused =
          error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429;
        this.ledger.say({
          state: refused ? 'refused' : 'apart',
          phones: 1,
          why: error instanceof Error ? error.message : '',
        });
        await this.pause(refused ? 60 : AGAIN[Math.min(this.failures, AGAIN.length) - 1]!);
      }
    }
  }

  /** Everything unsent goes out, everything new comes in; with nothing to send the server may keep us waiting. */
  private async exchange(): Promise<void> {
    const entries = this.unsent().slice(0, MOST);
    this.listening = new AbortController();
    const first = this.failures > 0 || this.sent.size === 0;
    const answer = await this.post(
      `/api/companion/${this.link.table}`,
      { key: this.link.key, phone: this.phone, known: this.number, entries, wait: entries.length || first ? 0 : WAIT },
      this.listening.signal,
    );
    const fresh = answer.entries
      .flatMap((each) => readEntry(each) ?? [])
      .filter((entry) => entry.table === this.link.table);
    await this.ledger.take(fresh);
    if (answer.number < this.number) this.sent.clear(); // the server has lost something: it gets everything again
    for (const entry of [...entries, ...fresh]) this.sent.add(entry.id);
    if (this.sent.size === 0) this.sent.add(''); // asked once: from now on it waits
    if (answer.number !== this.number) await this.ledger.known((this.number = answer.number));
    this.ledger.say({ state: 'together', phones: Math.max(1, answer.phones) });
  }

  private pause(seconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, seconds * 1000);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

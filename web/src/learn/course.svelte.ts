/** A lesson on its way. The server keeps nothing: the answers so far are kept here, and go along every time. */

import { ask } from '../api.ts';
import type { LessonAsk, Lessons, LessonTold, Update, Voice } from '../protocol.ts';
import type { Answer, Listener, Sendable, Spoken } from '../socket.ts';
import { keep, kept } from '../stores/kept.ts';

/** Of one lesson, on this machine and nowhere else. */
export interface Progress {
  said: string[];
  step: number;
  steps: number;
  done: boolean; // at least once
  left: Record<string, number>; // by step: how often somebody left there
}

export function language(): string {
  return document.documentElement.lang || 'en';
}

export function progressOf(game: string): Record<string, Progress> {
  try {
    return JSON.parse(kept(`learn.${game}`) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  keep(`learn.${game}`, JSON.stringify({ ...progressOf(game), [lesson]: progress }));
}

export function lessonsOf(game: string): Promise<Lessons> {
  return ask<Lessons>(`/api/learn/${encodeURIComponent(game)}?language=${language()}`);
}

export class Course implements Spoken {
  voice: Voice | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  broken = $state(false);
  #said: string[];
  #epoch = 0;
  #listener: Listener | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #before: Progress;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    this.#before = progressOf(game)[lesson] ?? { said: [], step: 0, steps: 0, done: false, left: {} };
    this.#said = this.#before.done && this.#before.step >= this.#before.steps ? [] : this.#before.said;
  }

  /** For the table: it hears of the lesson as of a table of the server. */
  readonly line = (listener: Listener): Spoken => {
    this.#listener = listener;
    return this;
  };

  start(): void {
    void this.#ask({}).catch(() => {
      if (this.#said.length === 0) return;
      this.#said = []; // the lesson has changed since
      return this.#ask({});
    });
  }

  /** Whoever leaves before the end is counted, for themselves. */
  stop(): void {
    const { voice } = this;
    if (voice === null || voice.done) return;
    const at = String(voice.step);
    this.#before = { ...this.#before, left: { ...this.#before.left, [at]: (this.#before.left[at] ?? 0) + 1 } };
    this.#keep();
  }

  retryNow(): void {
    if (this.broken) this.start();
  }

  tell(): void {}

  async send(command: Sendable): Promise<Answer | null> {
    if (command.type === 'chat') return null;
    const told = await this.#ask({ command }).catch(() => null);
    return told?.answer ?? null;
  }

  /** What was to be read is read. */
  goOn(): void {
    if (this.voice !== null && this.voice.words === '' && !this.voice.done && !this.voice.aside)
      void this.#ask({ said: [...this.#said, ''] }).catch(() => {});
  }

  /** What is asked for is done for who cannot find it; all that stood in its way is taken back first. */
  async showMe(): Promise<void> {
    for (let most = this.#said.length; this.voice?.aside && most > 0; most--) await this.back();
    if (this.voice?.words) await this.#ask({ said: [...this.#said, this.voice.words] }).catch(() => null);
  }

  async back(): Promise<void> {
    const { update } = this;
    if (update === null || this.#said.length === 0) return;
    const { seat, ply, epoch } = update;
    await this.#ask({ command: { type: 'undo', id: 'back', seat, ply, epoch, turn: false } }).catch(() => null);
  }

  async again(): Promise<void> {
    this.#epoch += 1;
    await this.#ask({ said: [] }).catch(() => null);
  }

  #ask(asked: Partial<LessonAsk>): Promise<LessonTold> {
    const asking = this.#last.catch(() => null).then(() => this.#askNow(asked));
    this.#last = asking;
    return asking;
  }

  async #askNow(asked: Partial<LessonAsk>): Promise<LessonTold> {
    const path = `/api/learn/${encodeURIComponent(this.game)}/${encodeURIComponent(this.lesson)}`;
    const shown = this.update === null ? null : (this.#listener?.shown()[this.update.seat] ?? null);
    const body = { said: this.#said, epoch: this.#epoch, shown, ...asked };
    let told: LessonTold;
    try {
      told = await ask<LessonTold>(`${path}?language=${language()}`, { body });
    } catch (error) {
      this.broken = true;
      if (this.update === null && this.#said.length === 0)
        this.#listener?.state('shut', error instanceof Error ? error.message : '');
      throw error;
    }
    this.broken = false;
    const news = asked.command === undefined || told.said.length !== this.#said.length;
    this.#said = told.said;
    this.#epoch = told.update.epoch;
    this.voice = told.voice;
    if (!news) return told;
    const first = this.update === null;
    this.update = told.update;
    this.#keep();
    this.#listener?.state('open', '');
    if (first) this.#listener?.message({ type: 'around', table: told.table });
    this.#listener?.message({ ...told.update, type: 'update' });
    return told;
  }

  #keep(): void {
    const { voice } = this;
    if (voice === null) return;
    this.#before = {
      ...this.#before,
      said: this.#said,
      step: voice.step,
      steps: voice.steps,
      done: this.#before.done || voice.done,
    };
    keepProgress(this.game, this.lesson, this.#before);
  }
}

/** `{step} of {steps}` with its numbers. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

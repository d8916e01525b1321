import { describe, expect, it } from 'vitest';
import type { Option, Update } from '../src/protocol.ts';
import { DELAY, Passing } from '../src/table/passing.svelte.ts';
import { update } from './examples.ts';

describe('declining by itself', () => {
  const option = (words: string, declines = false): Option =>
    ({ action: words.length, words, label: words, refs: [], declines }) as unknown as Option;
  const asked = (more: Partial<Update>): Update =>
    update({
      seat: 0,
      window: true,
      decision: 'window',
      round: 1,
      secret: false,
      options: [option('no', true)],
      ...more,
    });

  const table = (always: boolean) => {
    const timers: { time: number; then: () => void }[] = [];
    const declined: string[] = [];
    const passing = new Passing({
      after: (time, then) => (timers.push({ time, then }), () => timers.splice(0)),
      always: () => always,
      decline: (chosen) => declined.push(chosen.words),
    });
    return { timers, declined, passing };
  };

  it('takes the same time with nothing to do and with much to do: nobody learns what is held', () => {
    const times = [[], [option('play one')], [option('play one'), option('play two'), option('play three')]].map(
      (more) => {
        const { timers, declined, passing } = table(true);
        passing.take(asked({ options: [...more, option('no', true)] }));
        const time = timers[0]?.time;
        timers[0]?.then();
        expect(declined).toEqual(['no']);
        return time;
      },
    );
    expect(times).toEqual([DELAY, DELAY, DELAY]);
  });

  it('never touches a sealed choice, another question, or a table one only looks at over a shoulder', () => {
    for (const more of [{ secret: true }, { window: false }, { shoulder: true }]) {
      const { timers, passing } = table(true);
      passing.take(asked(more));
      expect(timers).toEqual([]);
    }
  });

  it('spares only what it was said about', () => {
    const timers: (() => void)[] = [];
    const passing = new Passing({
      after: (_, then) => (timers.push(then), () => {}),
      always: () => false,
      decline: () => {},
      kind: ({ prompt }) => prompt,
    });
    passing.notAgain(asked({ prompt: 'walk' }));
    passing.take(asked({ ply: 2, prompt: 'roll' }));
    expect(timers).toHaveLength(0);
    passing.take(asked({ ply: 3, prompt: 'walk' }));
    expect(timers).toHaveLength(1);
  });

  it('is for this round only where one has said so, and is called off by asking again', () => {
    const { timers, declined, passing } = table(false);
    passing.take(asked({ ply: 1 }));
    expect(timers).toEqual([]);
    passing.notAgain(asked({ ply: 1 }));
    passing.take(asked({ ply: 2 }));
    expect(timers).toHaveLength(1);
    passing.askAgain(asked({ ply: 2 }));
    expect(passing.going).toBe(false);
    passing.notAgain(asked({ ply: 3 }));
    timers.length = 0;
    passing.take(asked({ ply: 4, round: 2 }));
    expect(timers).toEqual([]);
    expect(declined).toEqual([]);
  });
});

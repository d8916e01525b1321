import { describe, expect, it } from 'vitest';
import { Arranging, askedParts, wordsOf } from '../src/games/wars/arranging.svelte.ts';
import { NO_OUTLOOK } from '../src/table/bench.ts';
import { shelvesOf } from '../src/games/wars/shelves.ts';
import { board, option, thing, zone } from './examples.ts';

const spot = (place: string, design = '', states: string[] = []) =>
  thing(`spot:P0.${place}`, { place, face: design && `card:${design}`, filled: design !== '', states });
const creature = zone('P0.creature', [], {
  things: [spot('b0.0', 'Eye:R'), spot('b0.1', 'Claw:G'), spot('b1.1', 'Eye:R'), spot('b1.2')],
});
const parts = ['spot:P0.b0.1', 'spot:P0.b0.0', 'spot:P0.b1.1'];
const arranging = () => new Arranging((moved) => wordsOf(creature, parts, moved));
const filled = (place: string): boolean => place !== 'b1.2';

describe('a rearrangement', () => {
  it('is said as a body for each part, equal parts in ascending order', () => {
    expect(wordsOf(creature, parts, new Map())).toBe('rearrange b0 b0 b1');
    expect(
      wordsOf(
        creature,
        parts,
        new Map([
          ['b1.2', 'b0.1'],
          ['b0.1', 'b1.2'],
        ]),
      ),
    ).toBe('rearrange b1 b0 b1');
    const crossed = new Map([
      ['b0.0', 'b1.1'],
      ['b1.1', 'b0.0'],
    ]);
    expect(wordsOf(creature, parts, crossed)).toBe('rearrange b0 b0 b1');
  });

  it('takes a part and puts it down, and goes back step by step', () => {
    const hand = arranging();
    expect(hand.touch('b1.2', filled)).toBe(false);
    expect(hand.held).toBe('');
    hand.touch('b0.1', filled);
    expect(hand.held).toBe('b0.1');
    expect(hand.touch('b1.2', filled)).toBe(true);
    expect([hand.from('b1.2'), hand.from('b0.1')]).toEqual(['b0.1', 'b1.2']);
    expect(hand.changed).toBe(true);
    expect(hand.back()).toBe(true);
    expect(hand.changed).toBe(false);
    expect(hand.back()).toBe(false);
  });

  it('offers only places where something would change', () => {
    const hand = arranging();
    hand.touch('b0.0', filled);
    expect(['b0.1', 'b1.1', 'b1.2'].map((place) => hand.matters(place))).toEqual([false, false, true]);
    expect(hand.touch('b1.1', filled)).toBe(false);
    expect(hand.changed).toBe(false);
  });

  it('is one gesture only while its first part is asked for', () => {
    const bench = {
      decision: 'rearrange',
      ahead: { ...NO_OUTLOOK, refs: parts },
      options: [option(1, 'rearrange b0', ['spot:P0.b0.1', 'body:P0.b0'])],
    };
    expect(askedParts(bench)).toBe(parts);
    expect(askedParts({ ...bench, options: [option(1, 'rearrange b0', ['spot:P0.b0.0'])] })).toEqual([]);
    expect(askedParts({ ...bench, decision: 'build_action' })).toEqual([]);
  });
});

describe('the tray of the tank', () => {
  it('begins with the cards of this phase, if there are any', () => {
    const table = (phase: string, mutate: string[]) => ({
      ...board([
        zone('P0.parts', ['card:A'], { owner: 0 }),
        zone('P0.mutate', mutate, { owner: 0 }),
        zone('P0.battle', ['card:C'], { owner: 0 }),
      ]),
      phase,
    });
    const first = (phase: string, mutate = ['card:B']) => shelvesOf(table(phase, mutate), 0)[0]?.name;
    expect(['build', 'mutate', 'battle'].map((phase) => first(phase))).toEqual(['P0.parts', 'P0.mutate', 'P0.battle']);
    expect(first('mutate', [])).toBe('P0.parts');
  });
});

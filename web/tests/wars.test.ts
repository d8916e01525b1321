import { describe, expect, it } from 'vitest';
import { Arranging, askedParts, settledOf, wordsOf } from '../src/games/wars/arranging.svelte.ts';
import type { Thing } from '../src/protocol.ts';
import type { Bench } from '../src/table/bench.ts';
import { NO_OUTLOOK } from '../src/table/bench.ts';
import { type Body, type Spot, splayed } from '../src/art/wars/tree.ts';
import { Handling } from '../src/games/wars/handling.svelte.ts';
import { Large } from '../src/games/wars/large.svelte.ts';
import { beyond, pillsOf } from '../src/games/wars/places.ts';
import { shelvesOf, withPrice, worthOf } from '../src/games/wars/shelves.ts';
import { placeOn } from '../src/games/wars/naming.ts';
import { placeThen } from '../src/games/wars/past.ts';
import { board, happened, option, thing, zone } from './examples.ts';

const spot = (place: string, design = '', states: string[] = []) =>
  thing(`spot:P0.${place}`, { place, face: design && `card:${design}`, filled: design !== '', states });
const creature = zone('P0.creature', [], {
  things: [spot('b0.0', 'Eye:R'), spot('b0.1', 'Claw:G'), spot('b1.1', 'Eye:R'), spot('b1.2')],
});
const parts = ['spot:P0.b0.1', 'spot:P0.b0.0', 'spot:P0.b1.1'];
const arranging = () =>
  new Arranging(
    (moved) => wordsOf(creature, parts, moved),
    (moved) => settledOf(creature, parts, moved),
  );
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
    // The Claw comes first on its new body: it lay before the Eye.
    expect(['b0.0', 'b0.1', 'b1.1', 'b1.2'].map((place) => hand.from(place))).toEqual(['b0.0', 'b1.2', 'b0.1', 'b1.1']);
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

  it('lays what a body costs beside the pile it is bought from', () => {
    const shelves = [
      zone('P0.parts', ['card:A', 'card:B'], { owner: 0 }),
      zone('P1.parts', ['card:C'], { owner: 1 }),
      zone('deck.bodies', ['deck:bodies']),
    ];
    const laid = (live: string[]) =>
      withPrice(shelves, new Set(live), 0).map((each) => [each.things.map(({ ref }) => ref), each.size]);
    expect(laid(['deck:bodies'])[0]).toEqual([['deck:bodies', 'card:A', 'card:B'], 2]);
    expect(laid(['deck:bodies'])[1]?.[0]).toEqual(['card:C']);
    expect(laid(['card:A'])[0]?.[0]).toEqual(['card:A', 'card:B']);
  });
});

describe('places of a creature', () => {
  const empty = zone('P0.creature', [], { things: [spot('b0.0'), spot('b0.1')] });
  const refs = ['card:Claw:R', 'spot:P0.b0.0', 'spot:P0.b0.1'];
  const bench = (touched: string[]) =>
    ({
      options: [option(7, 'attach Claw:R b0.0', refs)],
      live: new Set(refs),
      touched: new Set(touched),
      lit: new Set(),
    }) as unknown as Bench;
  const handling = (touched: string[]) =>
    new Handling(
      () => bench(touched),
      () => ({ zone: empty, lines: [], arranging: null, tried: '' }),
    );

  it('are all open while they are alike; once one is touched, only the one where the part will be is marked', () => {
    expect([handling([]).sign('b0.0'), handling([]).sign('b0.1')]).toEqual(['live', 'live']);
    expect([handling(refs).sign('b0.0'), handling(refs).sign('b0.1')]).toEqual(['chosen', '']);
    expect(handling([]).live('b0.1', spot('b0.1'))).toBe(true); // it may be touched all the same
  });

  it('have numbers that never lie on each other, however four bodies are joined', () => {
    let count = 0;
    /** All ways to join so many bodies to the edges of one. */
    const grown = (bodies: number, edges: number): Body[] => {
      const filled = (left: number, free: number): (Spot | Body)[][] => {
        if (free === 0) return left === 0 ? [[]] : [];
        const bare = (): Spot => ({ name: `s${count++}`, part: { kind: 'EYE', colour: 'R' } }) as unknown as Spot;
        const none = filled(left, free - 1).map((rest) => [bare(), ...rest]);
        const some = Array.from({ length: left }, (_, at) => at + 1).flatMap((size) =>
          grown(size, 2).flatMap((child) => filled(left - size, free - 1).map((rest) => [child, ...rest])),
        );
        return [...none, ...some];
      };
      return filled(bodies - 1, edges).map((found) => ({ name: `b${count++}`, colour: 'R', edges: found }));
    };
    const creatures = [1, 2, 3, 4].flatMap((bodies) => grown(bodies, 3));
    expect(creatures.length).toBeGreaterThan(40);
    for (const each of creatures) {
      const { spots } = splayed(each);
      const pills = pillsOf(spots).map((far, at) => beyond(spots[at]!, far));
      const near = pills.filter((one, at) =>
        pills.slice(at + 1).some((other) => Math.abs(one.x - other.x) < 46 && Math.abs(one.y - other.y) < 25),
      );
      expect(near).toEqual([]);
    }
  });

  it('tell what an answer would come to, as the server says', () => {
    const odds = [{ sum: { title: '', total: '4/2', lines: [], seat: -1 }, action: 7 }];
    const ahead = { ...NO_OUTLOOK, odds } as unknown as typeof NO_OUTLOOK;
    expect(worthOf(ahead, option(7, 'attach'))).toBe('4/2');
    expect(worthOf(ahead, option(8, 'attach'))).toBe('');
    expect(worthOf(ahead, null)).toBe('');
  });
});

describe('on a phone', () => {
  const settled = (large: Large, question: string, ...live: string[]): number => {
    large.settle(question, 0, new Set(live));
    return large.seat;
  };

  it('the creature a question asks for is large', () => {
    const large = new Large();
    expect(settled(large, '0/7/0/0', 'card:M11')).toBe(-1);
    expect(settled(large, '0/8/0/0')).toBe(-1); // still on the stage
    expect(settled(large, '0/8/0/0', 'spot:P1.b0.0', 'spot:P1.b0.1')).toBe(1);
    expect(settled(large, '0/9/0/0')).toBe(-1);
    expect(settled(large, '0/9/0/0', 'body:P0.b0', 'body:P1.b0')).toBe(-1);
  });

  it('whom one looks at stays large until something else is asked', () => {
    const large = new Large();
    settled(large, '0/7/0/0', 'spot:P0.b0.0');
    large.look(1);
    expect(settled(large, '0/7/0/0', 'spot:P0.b0.0')).toBe(1);
    expect(settled(large, '0/8/0/0')).toBe(1); // others decide
    expect(settled(large, '0/9/0/0', 'card:M11')).toBe(-1); // "your creature has no empty spot"
    large.look(1);
    expect(settled(large, '0/9/0/1', 'card:M12')).toBe(1);
    expect(settled(large, '0/10/0/0', 'spot:P0.b0.0')).toBe(-1);
  });

  it('a creature stays large while both of its spots are picked', () => {
    const large = new Large();
    expect(settled(large, '0/7/0/0', 'spot:P1.b0.0', 'spot:P1.b1.1')).toBe(1);
    expect(settled(large, '0/7/0/1', 'spot:P1.b1.1')).toBe(1);
    expect(settled(large, '0/7/0/2')).toBe(1);
  });
});

describe('places of the past', () => {
  const told = (code: string, ...refs: string[]) => happened('', code, ['seat:P0', ...refs]);
  const log = [
    told('body_joined', 'body:P0.b0', 'colour:R'),
    told('body_joined', 'body:P0.b1', 'colour:B', 'spot:P0.b0.1'),
    told('attached', 'card:Eye:B', 'spot:P0.b1.2'),
    told('body_joined', 'body:P0.b2', 'colour:B', 'spot:P0.b1.1'),
    told('body_replaced', 'body:P0.b1', 'colour:B', 'colour:G'),
    told('fell_off', 'body:P0.b2', 'colour:B'),
  ];
  const body = (place: string, colour: string, on: string) =>
    thing(`body:P0.${place}`, { place, face: `body:${colour}`, on });
  const table = (...things: Thing[]) => board([zone('P0.creature', [], { owner: 0, things })]);
  const now = table(body('b0', 'R', ''), body('b1', 'G', 'b0.1'));
  const called = (at: number, ref: string, on = now) => placeThen(on, log, at, ref, 0);

  it('are called by the colours of then', () => {
    expect([1, 2, 4, 5].map((at) => called(at, 'body:P0.b1'))).toEqual([
      'your blue body',
      'your blue body',
      'your green body',
      'your green body',
    ]);
    expect(called(3, 'body:P0.b1')).toMatch(/^your \w+ blue body$/); // one of two
    expect(called(2, 'spot:P0.b1.2')).toContain('edge of your blue body');
    expect(placeOn(now, 'spot:P0.b1.2', 0)).toContain('edge of your green body');
  });

  it('are called as now where the log does not lead to the table', () => {
    expect(called(2, 'body:P0.b1', table(body('b0', 'Y', '')))).toBeNull();
    expect(called(0, 'body:P0.b1')).toBeNull(); // it was not there
  });
});

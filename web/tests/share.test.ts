import { describe, expect, it } from 'vitest';
import { regionOf } from '../src/art/hybrid/still.ts';
import { monsterSvg } from '../src/art/xybrid/still.ts';
import { wrapped } from '../src/share/lines.ts';
import { subjectsOf } from '../src/games/xybrid/subjects.ts';
import { board, face, thing, zone } from './examples.ts';

const table = {
  ...board([
    zone('P0.monster', ['part:C02', 'part:H03'], { shape: 'slots', owner: 0 }),
    zone('P1.monster', [], { things: [thing('slot:P1.core', { filled: false })], shape: 'slots', owner: 1 }),
  ]),
  standings: [
    { seat: 0, ref: 'seat:P0', facts: [{ title: 'infamy', value: '125', note: '', zone: '', code: 'infamy' }] },
  ],
};
const shown = {
  game: 'xybrid',
  board: table,
  names: ['Ada', 'Bo'],
  faces: new Map([['part:H03', face('part:H03', 'Mantis Skull')]]),
  ranks: [1, 2],
  scores: [125, 80],
};

describe('a picture to keep', () => {
  it('is there for every monster that has parts, with its name and score', () => {
    const [only, ...others] = subjectsOf(shown);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      seat: 0,
      name: "Ada's monster",
      score: '125 infamy, 1st of 2',
      words: 'Mantis Skull',
    });
    expect(only!.draw(1).svg).toContain('<image');
  });

  it('says no place before the end', () => {
    expect(subjectsOf({ ...shown, ranks: [] })[0]?.score).toBe('125 infamy');
  });

  it('says who shares a place, and that nobody is first where all are equal', () => {
    expect(subjectsOf({ ...shown, ranks: [1, 1] })[0]?.score).toBe('125 infamy, a draw');
    expect(subjectsOf({ ...shown, ranks: [1, 1, 3] })[0]?.score).toBe('125 infamy, shared 1st of 3');
  });

  it('has words in lines that fit', () => {
    const width = (text: string): number => text.length;
    expect(wrapped('one two three four', 9, 9, width)).toEqual(['one two', 'three', 'four']);
    expect(wrapped('one two three four', 9, 2, width)).toEqual(['one two', 'three …']);
    expect(wrapped('', 9, 2, width)).toEqual([]);
  });

  it('shows where they stand, as wide as it is', () => {
    const one = {
      token: { profile: 'G_TEMPLAR', rank: 1, big: false, unique: false },
      facing: 0 as const,
      column: 4,
      row: 4,
      size: 1,
    };
    const region = regionOf([one, { ...one, column: 20 }], 2, 30, 20);
    expect(region.width / region.height).toBeCloseTo(2);
    expect(region.x).toBeLessThan(4);
    expect(region.x + region.width).toBeGreaterThan(21);
    const small = regionOf([{ ...one, column: 2, row: 6 }], 1080 / 740, 8, 8); // walls all around
    expect([small.y, small.height]).toEqual([0.5, 7]);
  });

  it('draws nothing twice and leaves nothing out', () => {
    const { svg } = monsterSvg({ core: 'C02', head: 'H03', left: 'A01', right: 'A01', legs: 'L02', aux: ['X01'] });
    expect(svg.match(/<image/g)).toHaveLength(6);
  });
});

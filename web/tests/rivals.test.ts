import { beforeEach, describe, expect, it } from 'vitest';

import { portrait } from '../src/lobby/portraits.ts';
import { chooseLevel, chosenLevel, oneUp } from '../src/lobby/rivals.svelte.ts';
import type { GameLine, Opponent } from '../src/protocol.ts';

const all: Opponent[] = ['pipkin', 'mudge', 'ossa'].map((name, at) => ({
  name,
  level: at + 1,
  plays: '',
  ratings: {},
}));

function game(winner: number, names = ['Ada', 'mudge'], status = 'over'): GameLine {
  return {
    game: 'xybrid',
    status,
    names,
    yours: [0],
    winners: [winner],
    ranks: [1, 2],
    resigned: [],
    scores: [],
  } as unknown as GameLine;
}

describe('who sits opposite', () => {
  beforeEach(() => localStorage.clear());

  it('is remembered for each game, and never above the last', () => {
    expect(chosenLevel('xybrid', 8)).toBe(3);
    chooseLevel('xybrid', 6);
    expect(chosenLevel('xybrid', 8)).toBe(6);
    expect(chosenLevel('hybrid', 8)).toBe(3);
    expect(chosenLevel('xybrid', 2)).toBe(2);
  });

  it('is one up for who has won twice running', () => {
    const [, mudge, ossa] = all as [Opponent, Opponent, Opponent];
    expect(oneUp([game(0), game(0)], 'xybrid', mudge, all)).toBe(ossa);
    expect(oneUp([game(0)], 'xybrid', mudge, all)).toBeUndefined();
    expect(oneUp([game(0), game(1), game(0)], 'xybrid', mudge, all)).toBeUndefined();
    expect(oneUp([game(0), game(1, ['Ada', 'pipkin']), game(0)], 'xybrid', mudge, all)).toBe(ossa);
    expect(oneUp([game(0), game(0)], 'hybrid', mudge, all)).toBeUndefined();
    expect(oneUp([game(0, ['Ada', 'ossa']), game(0, ['Ada', 'ossa'])], 'xybrid', ossa, all)).toBeUndefined();
  });
});

it('draws the same face for the same name, and another one for another', () => {
  expect(portrait('nox', 8)).toBe(portrait('nox', 8));
  expect(new Set(['pipkin', 'mudge', 'nox'].map((name, at) => portrait(name, at + 1))).size).toBe(3);
  expect(portrait('nox', 8)).not.toContain('NaN');
});

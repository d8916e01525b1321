/** The companion's calculators against positions the engine has numbered: `tools/companion_vectors.py` makes them. */

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as hybrid from '../src/companion/rules/hybrid.ts';
import * as wars from '../src/companion/rules/wars.ts';
import * as xybrid from '../src/companion/rules/xybrid.ts';

const FOLDER = resolve(process.cwd(), '../build/companion');

type Vector = any;

function vectors(game: string): Vector[] {
  const file = resolve(FOLDER, `${game}.json`);
  if (!existsSync(file)) throw new Error('There are no vectors: run python tools/companion_vectors.py first.');
  const { seed, vectors: found } = JSON.parse(readFileSync(file, 'utf8')) as { seed: number; vectors: Vector[] };
  console.info(`${game}: ${found.length} positions, seed ${seed}`);
  expect(found.length).toBeGreaterThan(99);
  return found;
}

/** One comparison a position: `expect` itself is slow ten thousand times. */
function agree(found: Vector[], own: (vector: Vector) => unknown, engine: (vector: Vector) => unknown): void {
  const differing = found.flatMap((vector, at) => {
    const [mine, theirs] = [JSON.stringify(own(vector)), JSON.stringify(engine(vector))];
    return mine === theirs ? [] : [`${at}: ${mine} but the engine says ${theirs}\n${JSON.stringify(vector)}`];
  });
  expect(differing.slice(0, 3)).toEqual([]);
}

describe('the companion and the engine agree on every number', () => {
  it('of XYbrid', () => {
    agree(
      vectors('xybrid'),
      ({ position }) => {
        const worths = position.seats.map((_: unknown, seat: number) => xybrid.monsterWorth(position, seat));
        return {
          worth: worths.map(xybrid.total),
          printed: worths.map(xybrid.printedTotal),
          hand: position.seats.map((_: unknown, seat: number) => xybrid.handWorth(position, seat)),
          begins: xybrid.whoBegins(position.infamy),
          ranks: xybrid.ranks(position.infamy),
        };
      },
      ({ worth, printed, hand, begins, ranks }) => ({ worth, printed, hand, begins, ranks }),
    );
  });

  it('of Mutation Wars', () => {
    agree(
      vectors('mutation_wars'),
      ({ creatures, target, cards }) => {
        const [attacker, defender] = creatures;
        const fought = wars.battle({ attacker, defender, attacking: cards[0], defending: cards[1], loserCards: [9, 9] });
        return {
          stats: creatures.map((one: wars.Creature) => Object.values(wars.stats(one))),
          eye: creatures.map(wars.workingEye),
          glow: creatures.map(wars.hasGlow),
          price: creatures.map(wars.price),
          complete: creatures.map((one: wars.Creature) => wars.complete(one, target)),
          evasions: creatures.map(wars.evasions),
          calledOff: fought.calledOff,
          battle: [fought.attack, fought.defence],
          difference: fought.difference,
        };
      },
      ({ stats, eye, glow, price, complete, evasions, calledOff, battle, difference }) =>
        ({ stats, eye, glow, price, complete, evasions, calledOff, battle, difference }),
    );
  });

  it('of Hybrid', () => {
    const codes: hybrid.Outcome[] = ['failure', 'success', 'perfect', 'critical'];
    const sorted = (lines: Record<string, number>): unknown => Object.entries(lines).sort();
    agree(
      vectors('hybrid'),
      ({ profile: id, situation }) => {
        const profile = hybrid.profileOf(id)!;
        const lines = hybrid.successLevel(profile, situation);
        const total = hybrid.totalOf(lines);
        const dice = hybrid.extraDice(situation.kind, situation.level);
        const perfect = hybrid.perfectUpTo(profile, situation.kind);
        return {
          lines: sorted(Object.fromEntries(lines.map(({ code, amount }) => [code, amount]))),
          total,
          dice,
          perfect,
          percent: hybrid.percent(hybrid.chances(total, dice, perfect).success),
          outcomes: Array.from({ length: 10 }, (_, at) => codes.indexOf(hybrid.outcomeOf(at + 1, total, perfect))),
          values: hybrid.MODES.map((mode) => hybrid.modeValue(profile, mode, situation.wounds, situation.points)),
          levels: hybrid.MODES.map((mode) => hybrid.highestLevel(profile, mode, situation.wounds)),
        };
      },
      ({ lines, total, dice, perfect, percent, outcomes, values, levels }) =>
        ({ lines: sorted(lines), total, dice, perfect, percent, outcomes, values, levels }),
    );
  });
});

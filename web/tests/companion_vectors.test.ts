/** The companion's calculators against positions the engine has numbered: `tools/companion_vectors.py` makes them. */

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as hybrid from '../src/companion/rules/hybrid.ts';
import * as wars from '../src/companion/rules/wars.ts';
import * as xybrid from '../src/companion/rules/xybrid.ts';

const FOLDER = resolve(process.cwd(), '../build/companion');

// What the engine wrote: each game has its own form, and reading it is the test.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Vector = any;

function vectors(game: string): Vector[] {
  const file = resolve(FOLDER, `${game}.json`);
  if (!existsSync(file)) throw new Error('There are no vectors: run python -m tools.companion_vectors first.');
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
          parts: worths.map((each: xybrid.Worth[]) => each.map(({ now }) => now)),
          printed: worths.map(xybrid.printedTotal),
          hand: position.seats.map((_: unknown, seat: number) => xybrid.handWorth(position, seat)),
          begins: xybrid.whoBegins(position.infamy),
          ranks: xybrid.ranks(position.infamy),
        };
      },
      ({ worth, parts, printed, hand, begins, ranks }) => ({ worth, parts, printed, hand, begins, ranks }),
    );
  });

  it('of Mutation Wars', () => {
    agree(
      vectors('mutation_wars'),
      ({ creatures, target, cards, held }) => {
        const [attacker, defender] = creatures;
        const fought = wars.battle({ attacker, defender, attacking: cards[0], defending: cards[1], loserCards: held });
        return {
          stats: creatures.map((one: wars.Creature) => Object.values(wars.stats(one))),
          lines: creatures.map((one: wars.Creature) =>
            wars.lines(one).map(({ lit, unlit, defence }) => [lit, unlit, defence]),
          ),
          unmatched: creatures.map((one: wars.Creature) => wars.unmatched(one).length),
          empty: creatures.map(wars.hasEmptySpot),
          eye: creatures.map(wars.workingEye),
          glow: creatures.map(wars.hasGlow),
          price: creatures.map(wars.price),
          complete: creatures.map((one: wars.Creature) => wars.complete(one, target)),
          evasions: creatures.map(wars.evasions),
          calledOff: fought.calledOff,
          cancelled: fought.cancelled,
          battle: fought.calledOff ? null : [fought.attack, fought.defence],
          victor: fought.victor,
          difference: fought.difference,
          steals: fought.steals,
          draws: fought.draws,
        };
      },
      ({
        stats,
        lines,
        unmatched,
        empty,
        eye,
        glow,
        price,
        complete,
        evasions,
        calledOff,
        cancelled,
        battle,
        victor,
        difference,
        steals,
        draws,
      }) => ({
        stats,
        lines,
        unmatched,
        empty,
        eye,
        glow,
        price,
        complete,
        evasions,
        calledOff,
        cancelled,
        battle,
        victor,
        difference,
        steals,
        draws,
      }),
    );
  });

  it('of Hybrid', () => {
    const codes: hybrid.Outcome[] = ['failure', 'success', 'perfect', 'critical'];
    const sorted = (lines: Record<string, number>): unknown => Object.entries(lines).sort();
    agree(
      vectors('hybrid'),
      ({ profile: id, situation, more, parry }) => {
        const profile = hybrid.profileOf(id)!;
        const lines = hybrid.successLevel(profile, situation);
        const total = hybrid.totalOf(lines);
        const dice = hybrid.extraDice(situation.kind, situation.level, more);
        const perfect = hybrid.perfectUpTo(profile, situation.kind);
        const { success, perfect: best, critical } = hybrid.chances(total, dice, perfect);
        const past = hybrid.throughParry(success, hybrid.chances(parry, 0, 1).success);
        const attacks = ['strike', 'shot', 'combined'].includes(situation.kind);
        return {
          lines: sorted(Object.fromEntries(lines.map(({ code, amount }) => [code, amount]))),
          total,
          dice,
          perfect,
          percent: hybrid.percent(success),
          chances: [success, best, critical, past].map(hybrid.percent),
          wounds: (['success', 'perfect'] as const).map((outcome) =>
            attacks ? hybrid.woundsOf(situation.kind, situation.level, outcome) : 0,
          ),
          movement: hybrid.movement(profile, situation.wounds),
          outcomes: Array.from({ length: 10 }, (_, at) => codes.indexOf(hybrid.outcomeOf(at + 1, total, perfect))),
          values: hybrid.MODES.map((mode) => hybrid.modeValue(profile, mode, situation.wounds, situation.points)),
          levels: hybrid.MODES.map((mode) => hybrid.highestLevel(profile, mode, situation.wounds, situation.points)),
        };
      },
      ({ lines, total, dice, perfect, percent, chances, wounds, movement, outcomes, values, levels }) => ({
        lines: sorted(lines),
        total,
        dice,
        perfect,
        percent,
        chances,
        wounds,
        movement,
        outcomes,
        values,
        levels,
      }),
    );
  });

  it('of Activation Rolls', () => {
    agree(
      vectors('activation_rolls'),
      ({ dice, points }) => hybrid.activationWinner(dice, points),
      ({ winner }) => winner,
    );
  });
});

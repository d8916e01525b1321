import { describe, expect, test } from 'vitest';
import { fold as foldArmy, modeWord, nameOf, waits } from '../src/companion/hybrid/state.ts';
import { type Entry, together } from '../src/companion/log.ts';
import { needNames } from '../src/companion/names.svelte.ts';
import { playersOf } from '../src/companion/reading.ts';
import { fold as foldPad, nameOf as namePad, toldOf } from '../src/companion/wars/state.ts';
import { fold as foldInfamy, lastTaps, positionOf } from '../src/companion/xybrid/state.ts';
import { words } from '../src/words/words.svelte.ts';

await needNames('hybrid');
await needNames('mutation_wars');

/** Entries in the order in which they are written. */
const log = (...given: [kind: string, data: Record<string, unknown>][]): Entry[] =>
  given.map(([kind, data], at) => ({ id: `p.s.${at}`, table: 't', tick: at, at, who: 'Ada', kind, data }));

describe('an army sheet', () => {
  test('tells two warriors of one profile apart', () => {
    const sheet = foldArmy(
      log(
        ['warrior', { profile: 'G_CONSCRIPT' }],
        ['warrior', { profile: 'G_CONSCRIPT' }],
        ['warrior', { profile: 'G_TEMPLAR' }],
        ['warrior', { profile: 'G_CONSCRIPT' }],
      ),
    );
    expect(sheet.warriors.map((one) => one.name)).toEqual([
      'Conscript',
      'Conscript 2',
      'Templar of Hod',
      'Conscript 3',
    ]);
  });

  test('HY-4.1, HY-4.2  who announces a mode is activated, and their last mode ends', () => {
    const entries = log(
      ['warrior', { profile: 'G_FUSILIER' }],
      ['counter', { of: 'p.s.0', counter: 'Skilled Firing', on: true }],
      ['counter', { of: 'p.s.0', counter: 'Objective', on: true }],
      ['mode', { of: 'p.s.0', mode: 'F', level: 0, acted: true }],
    );
    const [before] = foldArmy(entries.slice(0, 3)).warriors;
    expect([before?.acted, before?.counters]).toEqual([false, ['Skilled Firing', 'Objective']]);
    const sheet = foldArmy(entries);
    expect([sheet.warriors[0]?.acted, sheet.warriors[0]?.counters, modeWord(sheet.warriors[0]!)]).toEqual([
      true,
      ['Objective'],
      'F',
    ]);
    const levelled = foldArmy([
      ...entries,
      ...log(['mode', { of: 'p.s.0', mode: 'F', level: 2 }]).map((entry) => ({ ...entry, id: 'p.s.9', tick: 9 })),
    ]);
    expect(modeWord(levelled.warriors[0]!)).toBe('F2');
    expect(nameOf(entries[3]!, sheet)).toBe('F for Fusilier');
  });
});

test('a warrior who went out comes back', () => {
  const entries = log(
    ['warrior', { profile: 'G_CONSCRIPT' }],
    ['remove', { of: 'p.s.0' }],
    ['remove', { of: 'p.s.0', on: false }],
    ['wound', { of: 'p.s.0', by: 9 }],
    ['wound', { of: 'p.s.0', by: -1 }],
  );
  expect(entries.map((_, at) => foldArmy(entries.slice(0, at + 1)).warriors[0]?.out)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

describe('an infamy table', () => {
  const entries = log(
    ['table', { game: 'xybrid', players: ['Ada', 'Bob'] }],
    ['score', { seat: 0, round: 1, by: 5 }],
    ['round', { round: 2, seat: 1, tied: [1] }],
    ['score', { seat: 1, round: 2, by: 5 }],
    ['score', { seat: 1, round: 2, by: 1 }],
  );

  test('remembers what was tapped in a row', () => {
    expect(lastTaps(foldInfamy(entries.slice(0, 1)))).toBeNull();
    expect(lastTaps(foldInfamy(entries.slice(0, 2)))).toEqual({ seat: 0, round: 1, by: 5 });
    expect(lastTaps(foldInfamy(entries))).toEqual({ seat: 1, round: 2, by: 6 });
    const typed = log(
      ['table', { game: 'xybrid', players: ['Ada', 'Bob'] }],
      ['score', { seat: 1, by: 20, engine: true, note: 'deployed by the engine' }],
      ['score', { seat: 1, by: -4 }],
      ['score', { seat: 1, by: 1 }],
      ['score', { seat: 1, by: 1 }],
    );
    expect(lastTaps(foldInfamy(typed.slice(0, 3)))?.by).toBe(-4); // a number that was typed stands for itself
    expect(lastTaps(foldInfamy(typed))?.by).toBe(2);
  });

  test('XY-14.1  an earlier round is looked at with the infamy of that time', () => {
    const table = foldInfamy(entries);
    expect(positionOf(table, 1).infamy).toEqual([5, 0]);
    expect(positionOf(table, 2).infamy).toEqual([5, 6]);
  });
});

describe('a battle pad', () => {
  test('MW-12.4  a phone that was apart ends a turn that is over: the token stays where it is', () => {
    const entries = log(
      ['table', { game: 'mutation_wars', players: ['Ada', 'Bob', 'Cy'] }],
      ['turn', { turn: 2, token: 1 }],
      ['turn', { turn: 3, token: 2 }],
      ['battle', { attacker: 2, defender: 0 }],
      ['turn', { turn: 2, token: 1 }],
    );
    const pad = foldPad(entries);
    expect([pad.turn, pad.token, pad.attacked]).toEqual([3, 2, [0]]);
  });
});

test('players are called as somebody has renamed them', () => {
  const entries = log(
    ['table', { game: 'xybrid', players: ['Player 1', 'Player 2'] }],
    ['name', { seat: 1, name: 'Mira' }],
    ['name', { seat: 7, name: 'Nobody' }],
  );
  expect(playersOf(entries)).toEqual(['Player 1', 'Mira']);
  expect(foldInfamy(entries).players).toEqual(['Player 1', 'Mira']);
});

describe('in the language of who reads', () => {
  const entries = log(
    ['table', { game: 'mutation_wars', players: ['Player 1', 'Bob'] }],
    ['body', { seat: 0, colour: 'R' }],
    ['part', { seat: 0, spot: 'p.s.1/0', part: { kind: 'FT', colour: 'R', reversed: true } }],
    [
      'battle',
      { attacker: 1, defender: 0, turn: 3, ended: 'attacker', attack: 6, defence: 2, difference: 4, steals: -1 },
    ],
    ['battle', { attacker: 1, defender: 0, told: 'as an older page has said it' }],
  );
  const read = (): string[] => {
    const pad = foldPad(entries);
    return [namePad(entries[2]!, pad.players), ...pad.fights.map((one) => toldOf(one, pad.players))];
  };

  test('players without a name, parts and battles are told; what an older page has told stays', async () => {
    expect(read()).toEqual([
      'red Fake Tail, turned of Player 1',
      "Turn 3: Bob attacks Player 1. 6:2, Bob wins by 4 and takes up to 4 of Player 1's unprotected cards at random.",
      'as an older page has said it',
    ]);
    await words.choose('fr');
    await needNames('mutation_wars');
    expect(read()[0]).toBe('Fausse queue rouge, renversée de Personne 1');
    expect(read()[1]).toContain('Bob gagne de 4 et prend au hasard');
    await words.choose('en');
    await needNames('mutation_wars');
  });
});

describe('one tap', () => {
  const battle = log(
    ['table', { players: ['Ada', 'Bob'] }],
    ['battle', { attacker: 0, defender: 1, evaded: true }],
    ['part', { seat: 1, spot: 'x/0', part: null, with: 'p.s.1' }],
  );

  test('is taken back as one, whichever of its entries is meant', () => {
    expect(together(battle, battle[2]!).map((entry) => entry.id)).toEqual(['p.s.1', 'p.s.2']);
    expect(together(battle, battle[1]!).map((entry) => entry.id)).toEqual(['p.s.1', 'p.s.2']);
    expect(together(battle, battle[0]!).map((entry) => entry.id)).toEqual(['p.s.0']);
  });
});

test('HY-3.8, HY-9.20, HY-9.40  levels leave counters, and who waits gets no number', () => {
  const entries = log(
    ['warrior', { profile: 'G_FUSILIER' }],
    ['mode', { of: 'p.s.0', mode: 'F', level: 0, acted: true }],
    ['mode', { of: 'p.s.0', mode: 'F', level: 3, counter: 'Skilled Firing' }],
    ['round', { round: 2 }],
  );
  const [one] = foldArmy(entries).warriors;
  expect([one?.counters, one?.acted, waits(one!)]).toEqual([['Skilled Firing'], false, true]);
  const [hurt] = foldArmy([...entries, { ...log(['wound', { of: 'p.s.0', by: 1 }])[0]!, id: 'w', tick: 9 }]).warriors;
  expect([hurt?.counters, waits(hurt!)]).toEqual([[], false]);
});

import { describe, expect, it } from 'vitest';
import { doorOf, playersOf } from '../src/lobby/doors.ts';
import { opponents, toldOf } from '../src/lobby/games.ts';
import { offeredName, suggestedName } from '../src/lobby/names.ts';
import {
  hotSeat,
  isChosen,
  newPlan,
  promise,
  quickTable,
  requestOf,
  settingsOf,
  usualBot,
  withChoice,
  withPack,
  withSeats,
} from '../src/lobby/seating.ts';
import { ago, clockWords, company, finished, situation, sorted } from '../src/lobby/tables.ts';
import type { GameLine, GameSummary, SeatSummary, TableSummary } from '../src/protocol.ts';

const game: GameSummary = {
  name: 'xybrid',
  title: 'XYbrid',
  least_seats: 2,
  most_seats: 4,
  pack: 'standard',
  rules_version: '1',
  settings: [],
  packs: [],
};

function seat(number: number, kind: string, name = '', yours = false): SeatSummary {
  return {
    seat: number,
    kind,
    name,
    yours,
    away: false,
    here: true,
    stand_in: '',
    votes: [],
    votable: false,
    shoulder: false,
    resigned: false,
    stopping: false,
  };
}

function table(id: string, changes: Partial<TableSummary> = {}): TableSummary {
  return {
    id,
    game: 'xybrid',
    title: 'XYbrid',
    config: {},
    status: 'playing',
    listed: true,
    yours: false,
    your_turn: false,
    ply: 7,
    created: 0,
    commitment: '',
    rules_version: '1',
    pack: 'standard',
    pack_hash: '',
    seats: [seat(0, 'guest', 'Mira', true), seat(1, 'guest', 'Tomas')],
    next: '',
    clock: null,
    pace: 'normal',
    watching: [],
    ...changes,
  };
}

const ids = (tables: readonly { id: string }[]): string[] => tables.map((each) => each.id);

describe('the order of the lobby', () => {
  it('puts what waits for me first, the newest on top', () => {
    const lists = sorted({
      mine: [
        table('old', { your_turn: true, created: 1 }),
        table('theirs', { created: 9 }),
        table('new', { your_turn: true, created: 5 }),
      ],
      listed: [],
    });
    expect(ids(lists.turn)).toEqual(['new', 'old']);
    expect(ids(lists.going)).toEqual(['theirs']);
  });

  it('offers only tables with a free chair to sit at, and running ones to watch', () => {
    const free = [seat(0, 'guest', 'Noor'), seat(1, 'open')];
    const full = [seat(0, 'guest', 'Noor'), seat(1, 'bot', 'random')];
    const lists = sorted({
      mine: [table('done', { status: 'over' })],
      listed: [
        table('free', { status: 'open', seats: free }),
        table('full', { status: 'open', seats: full }),
        table('running'),
      ],
    });
    expect(ids(lists.open)).toEqual(['free']);
    expect(ids(lists.watch)).toEqual(['running']);
    expect(lists.going).toEqual([]);
  });

  it('lists a finished game of mine once, before those of others', () => {
    const records = [
      { table: 'other', game: 'xybrid', names: ['Ana', 'Igor'], ended: 99, bots: [] },
      { table: 'own', game: 'xybrid', names: ['Mira', 'Tomas'], ended: 50, bots: [] },
    ];
    const found = finished(
      { mine: [table('own', { status: 'over', created: 1 }), table('going')], listed: [] },
      records,
      () => 'XYbrid',
    );
    expect(found.map((each) => [each.table, each.mine, each.when])).toEqual([
      ['own', true, 50],
      ['other', false, 99],
    ]);
    expect(found[0]?.names).toBe('with Tomas'); // whoever reads knows their own name
    expect(found[1]?.names).toBe('Ana and Igor');
  });
});

describe('a game of mine', () => {
  it('calls two bots of one kind what they were called at the table', () => {
    const line: Partial<GameLine> = {
      status: 'over',
      names: ['Mira', 'greedy', 'greedy'],
      bots: [1, 2],
      yours: [0],
      ranks: [3, 1, 2],
      winners: [1],
      scores: [92, 118, 104],
      resigned: [],
    };
    expect(opponents(line as GameLine)).toEqual(['Greedy 1', 'Greedy 2']);
    expect(toldOf(line as GameLine)).toBe('Lost to Greedy 1 and Greedy 2, 92 to 118');
  });

  it('says no score that did not decide it', () => {
    const line: Partial<GameLine> = {
      status: 'over',
      names: ['Mira', 'greedy'],
      bots: [1],
      yours: [0],
      ranks: [2, 1],
      winners: [1],
      scores: [4, 4],
      resigned: [],
    };
    expect(toldOf(line as GameLine)).toBe('Lost to Greedy');
  });
});

describe('what is said about a table', () => {
  it('names the others, or says that nobody is there', () => {
    expect(company(table('a'))).toBe('with Tomas');
    expect(company(table('a', { seats: [seat(0, 'guest', 'Mira', true), seat(1, 'open')] }))).toBe('nobody yet');
    expect(company(table('a', { seats: [seat(0, 'guest', 'Mira', true), seat(1, 'guest', 'Mira', true)] }))).toBe(
      'several at one keyboard',
    );
  });

  it('counts seats before the game and answers during it', () => {
    expect(situation(table('a', { status: 'open', seats: [seat(0, 'guest', 'Noor'), seat(1, 'open')] }))).toBe(
      '1 of 2 seats taken',
    );
    expect(situation(table('a', { ply: 1 }))).toBe('1 answer so far');
    expect(situation(table('a', { your_turn: true }))).toBe('your turn · 7 answers so far');
    expect(situation(table('a', { status: 'frozen' }))).toContain('frozen');
  });

  it('reads clocks and days', () => {
    expect(clockWords(null)).toBe('');
    expect(clockWords({ bank: 600, increment: 10 })).toBe('10 min + 10 s');
    expect(clockWords({ bank: 259_200, increment: 43_200 })).toBe('3 d + 12 h');
    expect(clockWords({ bank: 90 })).toBe('90 s');
    const noon = 20_000 * 86_400 + 43_200 + new Date(20_000 * 86_400_000).getTimezoneOffset() * 60;
    expect(ago(noon - 3600, noon)).toBe('today');
    expect(ago(noon - 86_400, noon)).toBe('yesterday');
    expect(ago(noon - 5 * 86_400, noon)).toBe('5 days ago');
    expect(ago(0, noon)).toBe('');
  });
});

describe('a table in the making', () => {
  it('begins with me and friends, and grows and shrinks without forgetting', () => {
    let plan = newPlan(game);
    expect(plan.sitters).toEqual(['me', 'open']);
    plan = withSeats({ ...plan, sitters: ['me', 'greedy'] }, 4);
    expect(plan.sitters).toEqual(['me', 'greedy', 'open', 'open']);
    expect(withSeats(plan, 2).sitters).toEqual(['me', 'greedy']);
    expect(plan.names).toHaveLength(4);
  });

  it('starts at once when nobody has to come, and is listed only when somebody may', () => {
    const plan = newPlan(game);
    expect(requestOf({ ...plan, listed: true })).toMatchObject({ seats: ['me', 'open'], listed: true, start: false });
    expect(requestOf({ ...plan, sitters: ['me', 'random'], listed: true })).toMatchObject({
      listed: false,
      start: true,
    });
    expect(hotSeat({ ...plan, sitters: ['me', 'me'] })).toBe(true);
  });

  it('says how fast bots shall answer, where there are bots and people', () => {
    const plan = { ...newPlan(game), pace: 'slow' as const };
    expect(requestOf({ ...plan, sitters: ['me', 'greedy'] }).pace).toBe('slow');
    expect(requestOf({ ...plan, sitters: ['greedy', 'greedy'] })).not.toHaveProperty('pace');
    expect(requestOf(plan)).not.toHaveProperty('pace');
  });

  it('promises what it does', () => {
    const plan = newPlan(game);
    expect(promise(plan)).toBe('Open the table and copy the link');
    expect(promise({ ...plan, listed: true })).toBe('Open the table');
    expect(promise({ ...plan, sitters: ['me', 'me'] })).toBe('Start at this keyboard');
    expect(promise({ ...plan, sitters: ['random', 'random'] })).toBe('Let them play, and watch');
  });

  it('is one click against bots, as few as the game needs', () => {
    expect(quickTable({ ...game, least_seats: 3 }, 'ossa')).toEqual({
      game: 'xybrid',
      seats: ['me', 'ossa', 'ossa'],
      start: true,
    });
    expect(usualBot(['random', 'mine'])).toBe('mine');
    expect(usualBot([])).toBe('random');
  });
});

it('has a door for a game nobody has written about', () => {
  expect(doorOf('unheard_of').blurb).toContain('building monsters');
  expect(doorOf('xybrid').blurb).toContain('glass slides');
  expect(playersOf(2, 4)).toBe('2–4 players');
  expect(playersOf(2, 2)).toBe('2 players');
});

it('suggests names the server accepts', () => {
  for (let at = 0; at < 1; at += 0.01) expect(suggestedName(() => at)).toMatch(/^.{3,24}$/);
});

describe('what is agreed before a game', () => {
  const mode = { key: 'mode', choices: ['standard', 'extended'], several: false, titles: [], notes: [], title: '' };
  const variants = {
    key: 'variants',
    choices: ['quick-hands', 'pick-backs'],
    several: true,
    titles: [],
    notes: [],
    title: '',
  };

  it('sends nothing that nobody chose', () => {
    let plan = newPlan(game);
    expect(requestOf(plan).config).toEqual({});
    plan = withChoice(withChoice(plan, mode, 'extended'), mode, 'standard');
    plan = withChoice(withChoice(plan, variants, 'pick-backs'), variants, 'pick-backs');
    expect(requestOf(plan).config).toEqual({});
    expect(isChosen(plan, mode, 'standard')).toBe(true);
  });

  it('keeps several in the order of the game', () => {
    let plan = withChoice(newPlan(game), mode, 'extended');
    plan = withChoice(withChoice(plan, variants, 'pick-backs'), variants, 'quick-hands');
    expect(requestOf(plan).config).toEqual({ mode: 'extended', variants: ['quick-hands', 'pick-backs'] });
    expect(isChosen(plan, variants, 'quick-hands')).toBe(true);
  });

  it('asks for other cards, and forgets what was agreed with the usual ones', () => {
    const packs = [
      { name: 'standard', title: 'Standard', settings: [] },
      { name: 'mine', title: 'Mine', settings: [mode] },
    ];
    const usual = newPlan({ ...game, packs });
    expect(requestOf(usual)).not.toHaveProperty('pack');
    expect(settingsOf({ ...game, packs }, usual)).toEqual([]);
    const other = withPack({ ...usual, config: { mode: 'extended' } }, 'mine');
    expect(requestOf(other)).toMatchObject({ pack: 'mine', config: {} });
    expect(settingsOf({ ...game, packs }, other)).toEqual([mode]);
  });
});

it('offers the same name everywhere until another one is wanted', () => {
  const name = offeredName();
  expect(offeredName()).toBe(name);
  const names = Array.from({ length: 20 }, () => offeredName(true));
  expect(new Set(names).size).toBeGreaterThan(1);
  expect(offeredName()).toBe(names.at(-1));
});

import { hasteOf, warning } from '../src/table/clock.ts';
import { forcePlan, without } from '../src/games/hybrid/force.ts';
import { countersOf } from '../src/games/hybrid/sheet.ts';
import { describe, expect, it } from 'vitest';
import { duelAfter, sceneOf } from '../src/games/hybrid/acting.ts';
import { beside, overlap } from '../src/games/hybrid/beside.ts';
import { floorPlan } from '../src/art/hybrid/floor.ts';
import { door } from '../src/art/hybrid/pieces.ts';
import { Camera, floorOf } from '../src/games/hybrid/camera.svelte.ts';
import { chipsOf, facingOf, isTarget, levelOf, signOf } from '../src/games/hybrid/chips.ts';
import { laidBy } from '../src/games/hybrid/laid.ts';
import { faces, oddsOf, oddsOfCard, oddsShown } from '../src/games/hybrid/odds.ts';
import { Fallen } from '../src/games/hybrid/fallen.svelte.ts';
import { kept, moved, orderPlan, trackOf } from '../src/games/hybrid/order.ts';
import { raysOf } from '../src/games/hybrid/rays.ts';
import { bySquare, planOf, wayFor } from '../src/games/hybrid/reach.ts';
import { SCRIPT } from '../src/games/hybrid/script.ts';
import type { Act } from '../src/stage/acts.ts';
import { figurineOf, modeTag, spokenFigurine } from '../src/games/hybrid/warriors.ts';
import { NOBODY, type Face, type Happened, type Odds, type Sightline, type Way } from '../src/protocol.ts';
import { board, face, option, thing, zone } from './examples.ts';

const templar: Face = {
  ref: 'profile:G_TEMPLAR',
  name: 'Templar',
  kind: 'Griffin',
  value: '1',
  tags: ['conviction/1'],
  text: '',
  trigger: '',
  facts: [],
  rules: [],
  sort: 'GRIFFIN',
};
const known = new Map([[templar.ref, templar]]);
const warrior = (letter: string, more: Parameters<typeof thing>[1] = {}) =>
  figurineOf(
    thing(`figure:${letter}`, { face: templar.ref, value: '3/4', place: '2,5', facing: 'E', owner: 0, ...more }),
    known,
  );
const way = (ref: string, more: Partial<Way> = {}): Way => ({
  ref,
  cost: 2,
  actions: [1, 2],
  path: ['3,5'],
  facing: 'E',
  rolls: false,
  stop: 46,
  ...more,
});
const odds = (action: number, more: Partial<Odds> = {}): Odds => ({
  sum: { title: 'Shot', total: '5', lines: [], seat: 0 },
  chance: 50,
  ref: 'figure:s',
  action,
  line: ['2,5', '6,5'],
  perfect: 1,
  given: '',
  ...more,
});

describe('a figurine', () => {
  it('has its place, facing and Wounds from the thing, its rank from the profile', () => {
    const one = warrior('A', { states: ['number 2', 'carries 1', 'active'] });
    expect([one.column, one.row, one.facing, one.wounds, one.natural, one.token.rank]).toEqual([2, 5, 1, 1, 4, 1]);
    expect([one.number, one.carries, one.active, one.side]).toEqual(['2', '1', true, 'G']);
  });

  it('shows the counter of its mode: a parry with its level, a watch with its number', () => {
    const tag = (...states: string[]): string => modeTag(thing('figure:A', { states }));
    expect([
      tag('mode OC'),
      tag('mode DC', 'parry 4'),
      tag('mode F', 'watch 2'),
      tag('mode MV', 'furtive'),
      tag(),
    ]).toEqual(['OC', 'DC4', 'F3·2', 'MV4', '']);
  });

  it('has the signs of its modes in the language of who reads', () => {
    const facts = [{ title: 'CD', value: '3', note: '', code: 'DC' }];
    expect(modeTag(thing('figure:A', { states: ['mode DC', 'parry 4'], facts }))).toBe('CD4');
  });

  it('is told in words, with everything one sees', () => {
    expect(spokenFigurine(warrior('A', { states: ['mode OC', 'numbered'] }), true)).toBe(
      'Templar A, Griffin, on 2,5, facing east, 1 of 4 Wounds, mode OC, number face down, you may choose it',
    );
  });
});

describe('the order of activations', () => {
  it('begins with those who have acted, then the sides alternate', () => {
    const names = trackOf([
      warrior('A', { states: ['number 2'] }),
      warrior('B', { states: ['activated 1'] }),
      warrior('s', { owner: 1, states: ['numbered'] }),
      warrior('t', { owner: 1, states: ['activated 2'] }),
    ]).map((one) => one.letter);
    expect(names).toEqual(['B', 't', 'A', 's']);
  });

  it('leaves out who got no number once both sides have theirs: who waits with Skilled Firing, who joined', () => {
    const all = (...states: string[]) => [
      warrior('A', { states: ['watch 1'] }),
      warrior('B', { states }),
      warrior('s', { owner: 1, states: ['numbered'] }),
      warrior('t', { owner: 1 }),
    ];
    expect(trackOf(all()).length).toBe(4); // not all have been numbered
    expect(trackOf(all('number 1')).map((one) => one.letter)).toEqual(['B', 's']);
  });
});

describe('numbers given secretly', () => {
  const options = ['A', 'B', 'C'].map((letter, at) => option(71 + at, `order ${letter}`));
  const words = (sequence: readonly { words: string }[]): string =>
    sequence.map((each) => each.words.slice(-1)).join('');

  it('are an order one may change, and answers one after the other', () => {
    const [, second, third] = options;
    const next = moved(options, third!, 0);
    expect(words(next)).toBe('CAB');
    expect(moved(next, third!, 0)).toBe(next);
    const plan = orderPlan(next, 1, (each) => each.words.slice(-1));
    expect([plan.label, plan.actions]).toEqual(['Give the numbers 2 C, 3 A, 4 B', [73, 71, 72]]);
    expect(words(moved(options, second!, 2))).toBe('ACB');
  });

  it('stay as they were begun when the enemy has chosen meanwhile', () => {
    const [first, second, third] = options;
    const anew = [first!, second!, third!].map((each) => ({ ...each }));
    expect(words(kept([third!, first!, second!], anew))).toBe('CAB');
    expect(words(kept([third!, first!], anew))).toBe('CAB');
  });
});

describe('the fallen', () => {
  it('are outlined where they stood last, until the round after the next begins', () => {
    const fallen = new Fallen();
    const gone = warrior('A', { place: '', states: ['eliminated'] });
    fallen.watch([warrior('A')], 'Round 1');
    expect(fallen.marks).toEqual([]);
    for (const round of ['Round 1', 'Round 2']) {
      fallen.watch([gone], round);
      expect(fallen.marks).toEqual([{ ref: 'figure:A', place: '2,5', size: 1 }]);
    }
    fallen.watch([gone], 'Round 3');
    expect(fallen.marks).toEqual([]);
  });

  it('are remembered when the page of the same table is opened anew', () => {
    const gone = warrior('A', { place: '', states: ['eliminated'] });
    const before = new Fallen('/t/one');
    before.watch([warrior('A')], 'Round 1');
    before.watch([gone], 'Round 1');
    const [again, other] = [new Fallen('/t/one'), new Fallen('/t/two')];
    again.watch([gone], 'Round 1');
    other.watch([gone], 'Round 1');
    expect([again.marks.length, other.marks.length]).toEqual([1, 0]);
  });
});

describe('ways', () => {
  it('looks at an enemy where he may strike one, and otherwise goes the cheapest way', () => {
    const ways = [way('square:3,5', { facing: 'N' }), way('square:3,5', { facing: 'S', cost: 3 })];
    const foe = { ...warrior('s', { place: '3,6', owner: 1 }), side: 'S' as const };
    const going = (mode: string) => warrior('A', { states: ['active', `mode ${mode}`] });
    expect(wayFor(ways, going('OC'), [going('OC'), foe])?.facing).toBe('S');
    expect(wayFor(ways, going('MV'), [going('MV'), foe])?.facing).toBe('N');
    expect(wayFor(ways, going('OC'), [going('OC')])?.facing).toBe('N');
    expect(wayFor([], going('OC'), [foe])).toBe(null);
  });

  it('are kept by square, the cheapest first as they came; an exit leads to no square', () => {
    const found = bySquare([way('square:3,5'), way('square:3,5', { facing: 'N', cost: 3 }), way('exit:0,4')]);
    expect(found.get('3,5')?.map((each) => each.cost)).toEqual([2, 3]);
    expect(found.size).toBe(1);
  });

  it('say on the button what they cost and whether a die decides', () => {
    expect(planOf(way('square:3,5', { rolls: true })).label).toBe('Move to 3,5: 2 MP, with a roll');
    expect(planOf(way('square:2,5', { path: [], facing: 'N', cost: 0 })).label).toBe('Turn north: 0 MP');
    expect(planOf(way('exit:0,4')).label).toBe('Leave the board: 2 MP');
  });

  it('end where they lead, unless one only walks there; a turn is seldom the end', () => {
    const walk = planOf(way('square:3,5'));
    expect([walk.actions, walk.other?.actions]).toEqual([
      [1, 2, 46],
      [1, 2],
    ]);
    const turn = planOf(way('square:2,5', { path: [], cost: 0 }));
    expect([turn.actions, turn.other?.actions]).toEqual([
      [1, 2],
      [1, 2, 46],
    ]);
  });
});

describe('options', () => {
  const step = option(1, 'step N', ['figure:N', 'square:2,4'], { block: 'step' });
  const stop = option(2, 'stop', ['figure:N'], { block: 'stop' });
  const turn = option(3, 'turn left', ['figure:N'], { block: 'turn' });
  const strike = option(4, 'strike s', ['figure:s'], { block: 'figure' });
  const level = option(8, 'level 2', ['figure:N'], { block: 'level' });
  const more = [5, 6, 7].map((action) =>
    option(action, `step ${action}`, ['figure:N', `square:${action},1`], { block: 'step' }),
  );

  it('are chips only where nothing on the map stands for them', () => {
    expect(chipsOf([step, stop, turn, ...more], 'MOVE')).toEqual([stop]);
    expect(chipsOf([stop, turn], 'MOVE')).toEqual([stop]); // no points are left: turns are arrows all the same
    expect(chipsOf([level, option(9, 'lay ACT-01 points', ['card:ACT-01'])], 'LEVEL')).toEqual([]);
    expect(chipsOf([strike], 'ORDER')).toEqual([]);
  });

  it('are as short as an arrow if they turn', () => {
    expect([turn, option(3, 'turn half', ['figure:N'], { block: 'turn' }), stop].map(signOf)).toEqual([
      '↺ 90°',
      '180°',
      '',
    ]);
  });

  it('are all in words while they are few', () => {
    expect(chipsOf([strike, option(9, 'none')], 'TARGET')).toHaveLength(2);
  });

  it('tell what they are by their blocks and refs, whatever they are called', () => {
    expect([
      isTarget(strike),
      isTarget(step), // of N, northwards: N is no choice
      levelOf(level),
      facingOf(option(1, 'face W', ['figure:A', 'facing:W'], { block: 'facing' })),
      facingOf(option(1, 'turn left', ['figure:A', 'facing:N'], { block: 'turn' })),
    ]).toEqual([true, false, 2, 'W', 'N']);
  });
});

describe('a card window', () => {
  const points = option(4, 'lay ACT-13 points', ['card:ACT-13', 'figure:A']);
  const effect = option(5, 'lay ACT-13 effect', ['card:ACT-13', 'figure:A']);
  const options = [option(0, 'none'), points, effect];

  it('tells the odds beside an option, and of both uses on the card', () => {
    const told = [
      odds(-1),
      odds(4, { given: 'card:ACT-13', chance: 70 }),
      odds(5, { given: 'card:ACT-13', chance: 40 }),
    ];
    expect([oddsOf(points, told), oddsOf(option(9, 'stop'), told)]).toEqual(['SL 5 · 70 %', '']);
    expect(oddsOfCard('card:ACT-13', told, options)).toEqual([
      { use: 'points', chance: 70 },
      { use: 'effect', chance: 40 },
    ]);
  });

  it('shows who has laid what, and its points', () => {
    const cards = zone('laid', [], {
      things: [
        thing('card:ACT-13', { owner: 0, value: '2', states: ['the Griffins: for 2'] }),
        thing('card:ACT-08', { owner: 1, states: ['the Scorpions: for its effect', 'annulled'], tone: 'bad' }),
      ],
    });
    const sides = laidBy(board([cards]), new Map());
    expect(sides.map((side) => [side.seat, side.points])).toEqual([
      [0, 2],
      [1, 0],
    ]);
    expect(sides.map((side) => side.cards.map((card) => [card.ref, card.points, card.off]))).toEqual([
      [['card:ACT-13', '2', false]],
      [['card:ACT-08', '', true]],
    ]);
  });

  it('draws the line of its roll though nobody chooses it', () => {
    expect(raysOf([odds(-1)], -1, [], new Map(), true).map((ray) => ray.text)).toEqual(['SL 5 · 50 %']);
    expect(raysOf([odds(-1)], -1, [], new Map())).toEqual([]);
  });
});

describe('odds', () => {
  it('show the chosen roll, else one that is lit, else the first one may choose', () => {
    const [one, other] = [odds(1), odds(2, { ref: 'figure:t' })];
    expect(oddsShown([one, other], option(2, 'shoot t'), new Set())).toBe(other);
    expect(oddsShown([one, other], null, new Set(['figure:t']))).toBe(other);
    expect(oddsShown([odds(-1), one], null, new Set())).toBe(one);
    expect(oddsShown([], null, new Set())).toBeNull();
  });

  it('draw one as perfect and ten as never, whatever the level', () => {
    expect(faces(3, 1)).toEqual(['perfect', 'hit', 'hit', 'miss', 'miss', 'miss', 'miss', 'miss', 'miss', 'never']);
    expect(faces(14, 2).slice(0, 3)).toEqual(['perfect', 'perfect', 'hit']);
    expect(faces(14, 2)[9]).toBe('never');
    expect(faces(-2, 0)[0]).toBe('perfect');
  });
});

describe('lines', () => {
  const seen = (more: Partial<Sightline>): Sightline => ({
    ref: 'figure:s',
    start: '2,5',
    end: '6,5',
    clear: true,
    text: 'seen',
    stop: '',
    rules: [],
    ...more,
  });

  it('of shots come before those somebody asked for; a strike is a word at its target', () => {
    const rays = raysOf(
      [odds(4), odds(5, { ref: 'figure:t', line: [] })],
      4,
      [seen({})],
      new Map([['figure:t', '1,1']]),
    );
    expect(rays.map((ray) => [ray.start, ray.end, ray.main])).toEqual([
      ['2,5', '6,5', true],
      ['1,1', '1,1', false],
    ]);
  });

  it('are named where nobody stands, and no tag of a neighbour is covered', () => {
    const standing = (others: string[]) => new Map(others.map((place, at) => [`figure:${at}`, place]));
    const side = (...others: string[]) =>
      raysOf([odds(4, { line: ['2,5', '6,5'] })], -1, [], standing(others), false, false, 8)[0]?.side;
    expect(side()).toBe('above');
    expect(side('6,4')).toBe('below');
    expect(side('5,4')).toBe('below'); // above, the words would reach over 5,4
    expect(side('5,4', '7,6')).toBe('left'); // to the right there is only the wall
    expect(side('6,4', '6,6')).toBe('left');
  });

  it('of a card that might be laid are told only once it is chosen', () => {
    const cards = [
      odds(-1),
      odds(600, { given: 'card:ACT-03', sum: { title: 'Shot', total: '7', lines: [], seat: 0 } }),
    ];
    expect(raysOf(cards, -1, [], new Map())).toEqual([]);
    expect(raysOf(cards, 600, [], new Map()).map((ray) => ray.text)).toEqual(['SL 7 · 50 %']);
    expect(oddsShown(cards, null, new Set())?.sum.total).toBe('5');
  });

  it('end where something stops them; what is only too far has none', () => {
    const rays = raysOf(
      [],
      -1,
      [seen({ clear: false, stop: '4,5', rules: ['HY-8.6'] }), seen({ clear: false, end: '9,9' })],
      new Map(),
    );
    expect(rays.map((ray) => [ray.stop, ray.rules])).toEqual([['4,5', ['HY-8.6']]]);
  });
});

describe('the camera', () => {
  const over = (width: number, height: number, columns: number, rows: number): Camera =>
    Object.assign(new Camera(), { width, height, columns, rows });

  it('shows a small map whole and large, and a large one at squares one can play with', () => {
    expect(over(1060, 536, 8, 8).unit).toBe(67);
    expect(over(1060, 536, 8, 8).more).toBe(false);
    const large = over(1060, 536, 30, 20);
    expect([large.unit, large.more]).toEqual([50, true]);
    large.whole = true;
    expect(large.unit).toBeCloseTo(26.8);
  });

  it('moves only to what cannot be seen well', () => {
    const large = over(1060, 536, 30, 20);
    expect(large.toward(5, 5)).toBeNull();
    expect(large.toward(25, 15)).toEqual({ left: 25.5 * 50 - 530, top: 15.5 * 50 - 268 });
  });

  it('stands still where all of the floor can be seen, walls or not', () => {
    const rows = ['########', ...Array.from({ length: 6 }, () => '#......#'), '########'];
    expect(floorOf(rows)).toEqual({ column: 1, row: 1, columns: 6, rows: 6 });
    const phone = Object.assign(over(390, 293, 8, 8), { usual: 44, floor: floorOf(rows) });
    expect(phone.more).toBe(true);
    expect(phone.toward(1, 1)).toEqual({ left: 4 * 44 - 195, top: 4 * 44 - 146.5 });
    expect(phone.toward(6, 6)).toEqual(phone.home);
    expect(over(390, 293, 30, 20).home).toBeNull();
  });

  it('goes nearer and farther, never beyond the whole', () => {
    const large = over(1060, 536, 30, 20);
    large.nearer();
    expect(large.unit).toBeCloseTo(62.5);
    for (let time = 0; time < 9; time++) large.farther();
    expect(large.whole).toBe(true);
  });
});

describe('the floor', () => {
  it('has a slate for every square one may stand on, and what lies there', () => {
    const { svg, width, height } = floorPlan(['####', '#.&#', '#_%#', '#=?#', '####'], 'test');
    expect([width, height]).toEqual([200, 250]);
    expect(svg.match(/h50v50h-50z/g)?.length).toBeGreaterThanOrEqual(6);
    expect(svg).toContain('#7dffb0'); // a vat
  });

  it('has one leaf at each jamb of a double passage, and the handles of a double door meet', () => {
    const jambs = (rows: string[]): number => floorPlan(rows, 'd').svg.match(/#b87a34/g)?.length ?? 0;
    expect([jambs(['#####', '#.~.#', '#.~.#', '#####']), jambs(['####', '#./#', '####'])]).toEqual([2, 2]);
    expect(door(true, 'closed', 'start')).not.toBe(door(true, 'closed', 'end'));
  });

  it('is the same for the same rows', () => {
    expect(floorPlan(['###', '#.#'], 'k')).toEqual(floorPlan(['###', '#.#'], 'k'));
  });
});

describe('a force in the making', () => {
  const roster = {
    spent: 3,
    budget: 6,
    number: 2,
    most: 6,
    recruits: [],
    actions: [200, 205, 0],
    why: '',
    notes: [],
    suggested: [],
  };

  it('goes back in any order', () => {
    expect(without([205, 200, 205], 205)).toEqual([205, 200]);
    expect(without([205], 200)).toEqual([205]);
  });

  it('is given by one button, in the order the server wants', () => {
    expect(forcePlan(roster, () => null)).toMatchObject({
      label: 'Muster 2 warriors',
      actions: [200, 205, 0],
      note: '3 Ranks left',
    });
    expect(forcePlan({ ...roster, actions: [] }, () => null)).toBeNull();
    expect(forcePlan(null, () => null)).toBeNull();
  });

  it('explains the counters beside a warrior in the words of the server', () => {
    const faces = new Map(
      [
        face('counter:parry', 'DC'),
        face('counter:wounds', 'Wounds'),
        face('mode:OC', 'OC, Offensive Combat'),
        face('card:MUT-01', 'Chitin Plates'),
      ].map((each) => [each.ref, each]),
    );
    const found = countersOf(
      thing('figure:A', { value: '2/4', states: ['mode OC', 'parry 2', 'mutations MUT-01', 'unheard of'] }),
      faces,
    );
    expect(found.map(({ title }) => title)).toEqual(['Wounds: 2', 'OC, Offensive Combat', 'DC: 2', 'Chitin Plates']);
  });

  it('tells the place in the round of those who have acted as no number of their side', () => {
    const faces = new Map([['counter:number', face('counter:number', 'Activation number')]]);
    const titles = (mark: string) => countersOf(thing('figure:a', { states: [mark] }), faces).map(({ title }) => title);
    expect([titles('numbered 1'), titles('activated 2')]).toEqual([['Activation number: 1'], ['Activation number']]);
  });
});

describe('a clock', () => {
  it('looks and sounds like the hurry one is in', () => {
    expect([31, 30, 10, 0].map(hasteOf)).toEqual(['', 'soon', 'last', 'out']);
    expect(warning('last')).toBe('10 seconds left.');
    expect(warning('')).toBe('');
  });
});

describe('what happens on the map', () => {
  const happened = (code: string, refs: string[], numbers: number[] = []): Happened => ({
    ply: 1,
    text: code,
    reveals: false,
    random: false,
    stand_in: -1,
    rolled: null,
    cue: { code, refs, numbers },
  });
  const at = (letter: string, place: string, ...states: string[]) => warrior(letter, { place, states });

  it('is a line where somebody fires, and a blow where he strikes', () => {
    const both = [at('A', '2,5', 'mode F'), at('s', '6,5', 'mode OC')];
    expect(sceneOf(happened('attacked', ['figure:A', 'figure:s']), both, both).stroke).toBe('shot');
    expect(sceneOf(happened('attacked', ['figure:s', 'figure:A']), both, both).stroke).toBe('strike');
  });

  it('is the way of whoever is pushed, not of who pushes', () => {
    const [before, after] = [
      [at('A', '2,5'), at('s', '3,5')],
      [at('A', '2,5'), at('s', '4,5')],
    ];
    const scene = sceneOf(happened('pushed', ['figure:A', 'figure:s'], [1, 1]), before, after);
    expect(scene.way).toEqual([
      { x: 3.5, y: 5.5 },
      { x: 4, y: 5.5 }, // to the edge of the base: the face stays free
    ]);
    expect(scene.said).toMatchObject({ word: 'pushed', bad: true, at: { x: 4.5, y: 5 } });
  });

  it('frames a square that something happens on, but nobody who stands there', () => {
    const one = [at('A', '2,5')];
    expect(sceneOf(happened('door_opened', ['figure:A', 'square:3,5']), one, one).square).toEqual({ x: 3, y: 5 });
    expect(sceneOf(happened('deployed', ['figure:A', 'square:2,5']), one, one).square).toBeNull();
  });

  it('says into what somebody is pushed', () => {
    const known = { called: (mode: string) => mode, sunk: () => true };
    const both = [at('A', '2,5'), at('s', '3,5')];
    const pushed = happened('pushed', ['figure:A', 'figure:s'], [1, 2]);
    expect(sceneOf(pushed, both, both, [], known).said?.word).toBe('pushed into the pit');
  });

  it('calls a mode by its name, and a level with it', () => {
    const known = { called: () => 'Firing', sunk: () => false };
    const both = [at('A', '2,5', 'mode F')];
    expect(sceneOf(happened('mode_announced', ['figure:A']), both, both, [], known).said?.word).toBe('Firing');
    expect(sceneOf(happened('level_announced', ['figure:A'], [3]), both, both, [], known).said?.word).toBe(
      'Firing, level 3',
    );
  });

  it('leaves out what is told next, and the level everybody has', () => {
    const now = board([]);
    const time = (code: string, refs: string[], numbers: number[] = []) =>
      SCRIPT.time?.(happened(code, refs, numbers), now, 0, null);
    expect(time('effect_begun', ['figure:A'])).toBe(0);
    expect(time('lasts', ['card:SCO-03'])).toBe(0);
    expect(time('lasts', [])).toBeGreaterThan(0);
    expect(time('level_announced', ['figure:A'], [1])).toBe(0);
    expect(time('level_announced', ['figure:A'], [4])).toBeGreaterThan(0);
    expect(SCRIPT.time?.(happened('mode_set', ['figure:A']), now, 0, happened('parry_taken', ['figure:A']))).toBe(0);
    expect(['rolled', 'revealed'].map((code) => SCRIPT.turns?.(happened(code, [])))).toEqual([false, true]);
  });

  it('says with a counter what it does, in the words of the game', () => {
    const event = happened('furtive', ['figure:A']);
    const act: Act = { events: [event], before: board([]), board: board([]), until: 1, next: null, asked: '' };
    const faces = new Map([['counter:furtive', { ...face('counter:furtive', 'MV4'), text: 'Moves unseen.' }]]);
    expect(SCRIPT.note?.(event, faces, act, NOBODY)).toBe('Moves unseen.');
    expect(SCRIPT.note?.(happened('stepped', ['figure:A']), faces, act, NOBODY)).toBe('');
  });

  it('remembers who fights while dice fall, and who strikes back', () => {
    const both = [at('A', '2,5'), at('s', '3,5')];
    const fight = duelAfter([], happened('attacked', ['figure:s', 'figure:A']));
    expect(duelAfter(fight, happened('rolled', ['figure:s']))).toBe(fight);
    const back = duelAfter(fight, happened('parried', ['figure:A', 'figure:s']));
    expect(sceneOf(happened('rolled', ['figure:A']), both, both, back).said?.word).toBe('strikes back');
    const hit = duelAfter(fight, happened('wounded', ['figure:A'], [1]));
    expect(sceneOf(happened('rolled', ['figure:s']), both, both, hit).said?.word).toBe('strikes again');
    expect(sceneOf(happened('rolled', ['figure:s']), both, both, fight).said ?? null).toBe(null);
    expect(duelAfter(back, happened('stepped', ['figure:A', 'square:2,6']))).toEqual([]);
  });

  it('leaves those it is about in sight: a note lies beside them, inside the frame', () => {
    const [one, other, size, frame] = [
      { left: 0, top: 100, width: 50, height: 50 },
      { left: 66, top: 100, width: 50, height: 50 },
      { width: 200, height: 100 },
      { width: 390, height: 300 },
    ];
    const place = { ...beside(one, size, frame, [one, other]), ...size };
    expect(overlap(place, one) + overlap(place, other)).toBe(0);
    expect(place.left >= 0 && place.top >= 0 && place.left + 200 <= 390 && place.top + 100 <= 300).toBe(true);
  });
});

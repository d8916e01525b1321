import { describe, expect, it } from 'vitest';
import { breakable, change, spoken } from '../src/components/slide.ts';
import { SCRIPT as WARS } from '../src/games/wars/script.ts';
import { asidesOf } from '../src/table/asides.ts';
import { chipsOf, optionAt, refsOn } from '../src/table/chips.ts';
import { clockText } from '../src/table/clock.ts';
import { keepsPromise, lastWords, places } from '../src/table/ending.ts';
import { HotSeat } from '../src/table/hotseat.svelte.ts';
import { Began, Shelf } from '../src/table/shelf.svelte.ts';
import { amount, bestShelf, choicesFirst, chosenFrom, keysOf, layoutOf, onOffer } from '../src/table/layout.ts';
import { byPly, merged, told } from '../src/table/log.ts';
import { planOf, squareName } from '../src/table/plan.ts';
import { botsAct, flagOf, tabTitle, undoesAlone } from '../src/table/prompt.ts';
import { split } from '../src/table/refusal.ts';
import { board, face, happened, option, seat, thing, update, zone, NO_CUE } from './examples.ts';

describe('the layout', () => {
  const zones = [
    zone('lab', ['part:A01']),
    zone('P0.monster', [], { shape: 'slots', owner: 0 }),
    zone('P0.hand', ['part:A02'], { owner: 0 }),
    zone('P0.secrets', ['b:1'], { owner: 0, secret: true }),
    zone('P0.pile', [], { shape: 'pile', owner: 0 }),
    zone('P1.monster', [], { shape: 'slots', owner: 1 }),
    zone('P1.hand', ['part:A03'], { owner: 1 }),
    zone('deck', [], { shape: 'pile', size: 40 }),
  ];

  it('names things by what they are, not by where they lie', () => {
    const names = (...refs: string[]) => keysOf(refs.map((ref) => thing(ref)));
    expect(names('part:A01', 'part:A02', 'part:A03').slice(1)).toEqual(names('part:A02', 'part:A03'));
    expect(new Set(names('card:1', '', 'card:1', '', 'card:1')).size).toBe(5);
  });

  it('puts every zone somewhere, once', () => {
    for (const reader of [-1, 0, 1]) {
      const { panels, tray, side } = layoutOf(board(zones), reader);
      const placed = [
        ...tray,
        ...side,
        ...panels.flatMap((panel) => [...(panel.main ? [panel.main] : []), ...panel.open]),
      ];
      expect(placed.map((each) => each.name).sort()).toEqual(zones.map((each) => each.name).sort());
    }
  });

  it('shows the reader first and his cards at the side', () => {
    const layout = layoutOf(board(zones), 0);
    expect(layout.panels.map((panel) => panel.seat)).toEqual([0, 1]);
    expect(layoutOf(board(zones), 1).panels.map((panel) => panel.seat)).toEqual([1, 0]);
    expect(layout.side.map((each) => each.name)).toEqual(['P0.hand', 'P0.secrets']);
    expect(layout.tray.map((each) => each.name)).toEqual(['lab', 'deck', 'P0.pile']);
  });

  it('opens the shelf the question is about', () => {
    const shelves = [zone('lab', ['a', 'b']), zone('cores', ['c', 'd', 'e'])];
    expect(bestShelf(shelves, new Set(['c', 'd']), 'lab')).toBe('cores');
    expect(bestShelf(shelves, new Set(['a', 'c']), 'cores')).toBe('cores');
    expect(bestShelf(shelves, new Set(), 'cores')).toBe('lab');
    expect(bestShelf([], new Set(['a']), '')).toBe('');
  });

  it('keeps the shelf a gesture began with while there is nothing left to touch', () => {
    const shelves = [zone('lab', ['a']), zone('hand', ['c'])];
    const shelf = new Shelf();
    shelf.settle('0/7/0/0', shelves, new Set(['c']));
    expect(shelf.name).toBe('hand');
    shelf.settle('0/7/0/1', shelves, new Set());
    expect(shelf.name).toBe('hand');
    shelf.settle('0/8/0/0', shelves, new Set());
    expect(shelf.name).toBe('lab');
    shelf.settle('0/8/0/0', shelves.toReversed(), new Set());
    expect(shelf.name, 'the phase has changed while something is told').toBe('hand');
  });

  it('lays out what a question began with while a set is picked from it', () => {
    const began = new Began();
    const all = new Set(['mutate:1', 'mutate:2', 'battle:1']);
    expect(began.of('0/7/0/0', all)).toEqual(all);
    expect(began.of('0/7/0/1', new Set(['mutate:2'])), 'of one kind, but no card moves away').toEqual(all);
    expect(began.of('0/7/0/2', new Set()), 'the set is whole').toEqual(all);
    expect(began.of('0/7/0/1', new Set(['spot:1'])), 'a gesture that goes on elsewhere').toEqual(new Set(['spot:1']));
    expect(began.of('0/8/0/0', new Set(['part:1'])), 'another question').toEqual(new Set(['part:1']));
  });

  it('breaks long words of names at a syllable near their middle, and no others', () => {
    const shown = (name: string) => breakable(name).replace('\u00ad', '-');
    expect(shown("Philosopher's Stone")).toBe("Philoso-pher's Stone");
    expect(shown('Cookiecutter')).toBe('Cookie-cutter');
    expect(shown('Interdisciplinary Grant')).toBe('Interdis-ciplinary Grant');
    expect(shown('Reinforcement')).toBe('Reinfor-cement');
    expect(shown('Anti-Gravity Pod')).toBe('Anti-Gravity Pod');
    expect(shown('Quarzhandschuh')).toBe('Quarz-handschuh');
    expect(shown('Antischwerkraftkapsel')).toBe('Antischwer-kraftkapsel');
    expect(shown('Körpervorrat')).toBe('Körper-vorrat');
    expect(shown('Bras tronçonneuse')).toBe('Bras tronçon-neuse');
  });

  it('lays into the tray what is chosen from elsewhere', () => {
    const lab = zone('lab', ['part:A01']);
    const monster = zone('P1.monster', ['part:X09', 'part:X12'], { shape: 'slots', owner: 1 });
    const places = zone('P0.monster', [], {
      shape: 'slots',
      owner: 0,
      things: [thing('slot:left', { filled: false })],
    });
    const names = (...live: string[]) => chosenFrom([lab], [monster, places], new Set(live)).map((each) => each.name);
    expect(names('part:X09')).toEqual(['P1.monster']); // however many lie over each other on the stage
    expect(names('part:X09', 'part:A01')).toEqual([]); // the tray has something to choose
    expect(names('slot:left')).toEqual([]); // an empty place is touched where it is
    expect(names()).toEqual([]);
  });

  it('puts first what may be chosen from a pile, and keeps cards as they lie', () => {
    const refs = (shape: string) =>
      choicesFirst(zone('pile', ['a', 'b', 'c'], { shape }), new Set(['c'])).map((each) => each.ref);
    expect(refs('pile')).toEqual(['c', 'a', 'b']);
    expect(refs('slots')).toEqual(['c', 'a', 'b']);
    expect(refs('cards')).toEqual(['a', 'b', 'c']);
  });

  it('leaves what has been chosen where it lies', () => {
    const monster = zone('P1.monster', ['a', 'b', 'c'], { shape: 'slots', owner: 1 });
    const offered = onOffer(new Set(['c']), new Set(['b']));
    expect(choicesFirst(monster, offered).map((each) => each.ref)).toEqual(['b', 'c', 'a']);
    const whole = onOffer(new Set(), new Set(['b', 'c']));
    const lab = zone('lab', ['d']);
    expect(chosenFrom([lab], [monster], new Set(), whole)).toEqual([monster]);
    expect(chosenFrom([lab], [monster], new Set(['d']), onOffer(new Set(['d']), new Set(['b'])))).toEqual([]);
  });

  it('counts what lies there', () => {
    expect(amount(zone('deck', [], { size: 40 }))).toBe(40);
    expect(amount(zone('m', [], { things: [thing('a', { count: 3 }), thing('b', { filled: false })] }))).toBe(3);
  });

  it('stands figures on their squares, column first', () => {
    const things = [
      thing('f', { place: '2,1' }),
      thing('g', { place: '1,0', size: 2 }),
      thing('h', { place: '9,9' }),
      thing('i', { place: '' }),
    ];
    const plan = planOf(zone('map', [], { shape: 'map', rows: ['#..', '#.'], legend: [['#', 'wall']], things }));
    expect([plan.columns, plan.rows]).toEqual([3, 2]);
    expect(plan.cells.map((cell) => cell.ref)).toEqual([
      'square:0,0',
      'square:1,0',
      'square:2,0',
      'square:0,1',
      'square:1,1',
      'square:2,1',
    ]);
    expect(plan.cells[5]?.letter).toBe(' ');
    expect(plan.figures.map(({ thing, where }) => [thing.ref, where?.place])).toEqual([
      ['f', '2,1'],
      ['g', '1,0'],
    ]);
    expect(squareName(plan.cells[0] as (typeof plan.cells)[0])).toBe('0,0, wall');
  });
});

describe('the log', () => {
  const line = (ply: number, text: string) => ({
    ply,
    text,
    reveals: false,
    random: false,
    stand_in: -1,
    rolled: null,
    cue: NO_CUE,
  });
  it('replaces what came from a number on', () => {
    const known = [line(0, 'a'), line(1, 'b'), line(2, 'c')];
    expect(merged(known, update({ first: 1, events: [line(1, 'B')] }))).toEqual([line(0, 'a'), line(1, 'B')]);
    expect(merged(known, update({ first: 3, events: [] }))).toEqual(known);
    expect(merged(known, update({ first: 4, events: [] }))).toBeNull();
  });

  it('keeps lines of one answer together', () => {
    expect(byPly([line(0, 'a'), line(0, 'b'), line(2, 'c')]).map((group) => group.lines.length)).toEqual([2, 1]);
  });

  it('keeps groups that are still the same', () => {
    const [a, b, c, d] = [line(0, 'a'), line(0, 'b'), line(2, 'c'), line(2, 'd')];
    const before = byPly([a, b, c]);
    const after = byPly([a, b, c, d], before);
    expect(after).toEqual(byPly([a, b, c, d]));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(byPly([a, line(0, 'B'), c], before)[0]?.lines[1]?.text).toBe('B'); // undone, and something else played
  });

  it('tells sentences that differ in one place as one', () => {
    const texts = (...said: string[]) => told(said.map((text) => line(1, text))).map((one) => one.text);
    expect(texts('P0 pays red Eye.', 'P0 pays blue Claw.', 'P0 pays green Tail.')).toEqual([
      'P0 pays red Eye, blue Claw and green Tail.',
    ]);
    expect(texts('P1 draws a Mutate card.', 'P1 draws a Battle card.', 'P2 passes.')).toEqual([
      'P1 draws a Mutate and Battle card.',
      'P2 passes.',
    ]);
    expect(texts('P0 pays blue Claw.', 'P0 pays blue Eye.', 'P0 pays red Eye.', 'P0 pays red Tail.')).toEqual([
      'P0 pays blue Claw, blue Eye, red Eye and red Tail.',
    ]);
    expect(texts('P0 passes.', 'P1 passes.')).toEqual(['P0 passes.', 'P1 passes.']);
    expect(texts('Build.', 'Build.')).toEqual(['Build.', 'Build.']);
    expect(texts('P0 draws a card.', 'P0 draws a card.')).toHaveLength(2);
    const of = (code: string, text: string) => ({ ...line(1, text), cue: { ...line(1, '').cue, code } });
    const verbs = [
      of('parry_ended', 'Misericorde B leaves Defensive Combat.'),
      of('mode_announced', 'Misericorde B announces Offensive Combat.'),
    ];
    expect(told(verbs).map((one) => one.text)).toEqual([
      'Misericorde B leaves Defensive Combat and announces Offensive Combat.',
    ]);
    expect(texts('P0 chooses 1 Battle card as spoils.', 'P0 draws a Battle card.')).toHaveLength(2);
  });

  it('tells the terms of a sum with what it came to, not with one of the dice', () => {
    const die = (text: string) => ({ ...line(1, text), random: true });
    const shot = die('A, shot: Success Level 7, die 6: success.');
    const terms = [line(1, '  Natural Value +4'), line(1, '  cards +3')];
    const rolled = { name: '', die: 6, level: 7, success: true, outcome: 'success' };
    const lines = [...terms, die('On the dice: 9.'), die('On the dice: 6.'), { ...shot, rolled }];
    expect(told(lines).map((one) => one.text)).toEqual([
      'On the dice: 9 and 6.',
      'A, shot: Success Level 7, die 6: success (Natural Value +4, cards +3).',
    ]);
  });
});

describe('the flag', () => {
  const flag = (more: object, ready = false, final = false) =>
    flagOf({ summary: null, update: update(more), ready, final }).flag;
  it('says whose turn it is and what cannot be taken back', () => {
    expect(flag({ options: [option(1, 'x')] })).toBe('turn');
    expect(flag({ options: [] })).toBe('waiting');
    expect(flag({ options: [option(1, 'x')], secret: true })).toBe('secret');
    expect(flag({ options: [option(1, 'x')] }, true, true)).toBe('final');
    expect(flag({ options: [option(1, 'x')] }, false, true)).toBe('turn');
    expect(
      flag({
        options: [option(1, 'x')],
        ending: { ranks: [], winners: [], scores: [], seed: '', chain: '', resigned: [] },
      }),
    ).toBe('waiting');
    expect(tabTitle('XYbrid', true)).toBe('● Your turn · XYbrid · Monstrum');
  });

  it('stays while only bots are awaited', () => {
    const seats = [seat(0, 'Mira'), seat(1, 'greedy', { kind: 'bot' }), seat(2, 'Noor', { stand_in: 'greedy' })];
    const acts = (waiting: number[], more: object = {}) => botsAct(seats, update({ waiting, ...more }));
    expect([acts([1]), acts([1, 2])]).toEqual([true, true]);
    expect([acts([]), acts([0]), acts([0, 1]), acts([1], { frozen: 'Stopped.' })]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(botsAct(seats, null)).toBe(false);
  });

  it('asks nobody for an undo where only bots would answer', () => {
    const [mira, bot, noor] = [seat(0, 'Mira', { yours: true }), seat(1, 'greedy', { kind: 'bot' }), seat(2, 'Noor')];
    const asked = update({ can_undo: false, can_ask_undo: true });
    expect(undoesAlone([mira, bot], asked)).toBe(true);
    expect(undoesAlone([mira, bot, noor], asked)).toBe(false);
    expect(undoesAlone([mira, noor], update({ can_undo: true }))).toBe(true);
    expect(undoesAlone([mira, bot], update({ can_undo: false, can_ask_undo: false }))).toBe(false);
  });
});

describe('several people at one browser', () => {
  it('see nothing before the right one is there', () => {
    const seat = new HotSeat();
    seat.seats([0, 1]);
    seat.ask([1], true);
    expect(seat.next).toBe(1);
    seat.show(1);
    expect(seat.next).toBeNull();
    seat.ask([2], true); // a bot's turn: whoever sat there may go on looking
    expect(seat.next).toBeNull();
    seat.ask([0], true);
    expect(seat.next).toBe(0);
    seat.show(0);
    seat.ask([0, 1], true); // both choose in secret: first the one who is there
    expect(seat.next).toBeNull();
    seat.ask([1], true);
    expect(seat.next).toBe(1);
    seat.ask([1], false);
    expect(seat.next).toBeNull();
  });

  it('are asked who they are when the page is loaded, even while a bot thinks', () => {
    const seat = new HotSeat();
    seat.seats([0, 2]);
    seat.ask([1], true);
    expect(seat.next).toBe(0);
  });

  it('do not concern one guest on one seat', () => {
    const seat = new HotSeat();
    seat.seats([1]);
    seat.ask([1], true);
    expect(seat.next).toBeNull();
    expect(seat.shown).toBe(1);
  });
});

describe('small things', () => {
  it('shows options as chips while they are few, and those without a thing', () => {
    const many = [option(0, 'pass'), ...[1, 2, 3, 4, 5].map((at) => option(at, `draw ${at}`, [`part:${at}`]))];
    const onTable = new Set(['part:1', 'part:2', 'part:3', 'part:4']);
    expect(chipsOf(many.slice(0, 4), onTable)).toHaveLength(4);
    expect(chipsOf(many, onTable).map((each) => each.words)).toEqual(['pass', 'draw 5']);
    expect(optionAt(many, '2')?.words).toBe('draw 1');
    expect(optionAt(many, '0')).toBeNull();
    expect(optionAt(many, 'Enter')).toBeNull();
  });

  it('gives a chip to what is only about what the question is about', () => {
    const mover = (words: string, at: number, ...more: string[]) => ({
      ...option(at, words),
      words,
      refs: ['figure:A', ...more],
    });
    const moves = [
      mover('step N', 1, 'square:1,0'),
      mover('step E', 2, 'square:2,1'),
      mover('turn left', 3),
      mover('turn right', 4),
      mover('stop', 5),
    ];
    const map = zone('map', [], { shape: 'map', rows: ['...', '...'], things: [thing('figure:A', { place: '1,1' })] });
    const onTable = refsOn(board([map]));
    expect(onTable.has('square:2,1')).toBe(true);
    expect(chipsOf(moves, onTable, 4, ['figure:A']).map((each) => each.words)).toEqual([
      'turn left',
      'turn right',
      'stop',
    ]);
    expect(chipsOf([...moves.slice(0, 4), option(6, 'shove A', ['figure:A'])], onTable, 4)).toHaveLength(0);
  });

  it('tells a card in one line', () => {
    const claw = face('part:A02', 'Crab Claw');
    expect(spoken(thing('part:A02', { value: '7', states: ['shielded'] }), claw, { live: true })).toBe(
      'Crab Claw, arm, worth 7, printed 5, Biology, shielded, you may choose it',
    );
    expect(change(thing('a', { value: '7' }), claw)).toBe(1);
    expect(change(thing('a', { value: '5' }), claw)).toBe(0);
    expect(change(thing('a'), claw)).toBe(0);
  });

  it('splits a refusal into title and reason', () => {
    expect(split('No legs. Draw an arm.')).toEqual({ title: 'No legs.', why: 'Draw an arm.' });
    expect(split('XY-4.3 forbids it')).toEqual({ title: 'XY-4.3 forbids it', why: '' });
    expect(split('No legs: you have some. (XY-4.3, XY-4.4)')).toEqual({ title: 'No legs: you have some.', why: '' });
    expect(
      split('Your monster does not need Centipede Base: while the lab holds what it needs, draw that. (XY-4.3)'),
    ).toEqual({
      title: 'Your monster does not need Centipede Base.',
      why: 'While the lab holds what it needs, draw that.',
    });
  });

  it('reads clocks', () => {
    expect([clockText(252), clockText(37.2), clockText(0), clockText(-3), clockText(3720)]).toEqual([
      '4:12',
      '0:38',
      '0:00',
      '0:00',
      '1:02:00',
    ]);
  });

  it('ranks', () => {
    expect(
      places({ ranks: [2, 1, 2], winners: [1], scores: [7, 9, 7], seed: '', chain: '', resigned: [] }).map(
        (place) => place.seat,
      ),
    ).toEqual([1, 0, 2]);
  });

  it('says how it came to that, without what nobody has to look at and what the prompt says', () => {
    const quiet = (text: string) => happened(text, 'passed_done');
    const texts = (...lines: ReturnType<typeof happened>[]) =>
      lastWords(lines, WARS, board([]), 0).map((line) => line.text);
    const last = happened('P1 attaches Eye.', 'attached', ['seat:P1']);
    const won = happened('P1 has won.', 'won', ['seat:P1']);
    expect(texts(quiet('P1 is done.'), last, quiet('P1 is done.'), won)).toEqual(['P1 attaches Eye.']);
    expect(texts(last, happened('P0 has won.', 'won', [], [], 2))).toEqual([]);
    expect(texts(happened('  first 2', 'passed'), last)).toEqual(['P1 attaches Eye (first 2).']);
    expect(texts(quiet('P1 is done.'), happened('Phase: Clean up.', 'phase_started'), won)).toEqual([]);
  });

  it('has no winner in a drawn game, and several where they share', () => {
    const won = (winners: number[]): boolean[] =>
      places({ ranks: [1, 1], winners, scores: [3, 3], seed: '', chain: '', resigned: [] }).map((place) => place.won);
    expect(won([])).toEqual([false, false]);
    expect(won([0, 1])).toEqual([true, true]);
  });

  it('checks the promised seed', async () => {
    const seed = '00'.repeat(32);
    const right = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
    expect(await keepsPromise(seed, right)).toBe(true);
    expect(await keepsPromise('01' + seed.slice(2), right)).toBe(false);
    expect(await keepsPromise('not hex', right)).toBeNull();
  });
});

describe('buttons of the prompt', () => {
  const start = [
    option(1, 'GRIFFIN', ['side:GRIFFIN', 'seat:P0'], { label: 'Let the Griffins start' }),
    option(2, 'SCORPION', ['side:SCORPION', 'seat:P1'], { label: 'Let the Scorpions start' }),
  ];

  it('are answers that name a side: nothing on the table stands for it', () => {
    expect(asidesOf(start, start)).toEqual(start);
  });

  it('are no answers that a thing stands for', () => {
    const attack = [option(1, 'attack P1', ['seat:P1']), option(2, 'attack P2', ['seat:P2'])];
    expect(asidesOf(attack, attack)).toEqual([]);
    const decline = option(3, 'pass', [], { declines: true });
    expect(asidesOf([...attack, decline], [...attack, decline])).toEqual([decline]);
  });
});

import { describe, expect, it } from 'vitest';
import { calledAt, seatNames } from '../src/table/people.ts';
import { Cutter } from '../src/table/sentences.ts';
import { face, seat, thing } from './examples.ts';

const names = ['Mira', 'P1 the Great'];
const cutter = new Cutter({
  name: (number) => names[number] ?? null,
  faces: [face('part:A02', 'Crab Claw'), face('part:X01', "Philosopher's Stone (small)"), face('part:A15', 'Claw')],
});

describe('sentences of the server', () => {
  it('call players by name', () => {
    expect(cutter.pieces('P0 draws, then P1.')).toEqual([
      { kind: 'player', text: 'Mira', seat: 0 },
      { kind: 'text', text: ' draws, then ' },
      { kind: 'player', text: 'P1 the Great', seat: 1 },
      { kind: 'text', text: '.' },
    ]);
    expect(cutter.plain("P0's turn.")).toBe("Mira's turn.");
    expect(cutter.plain('Die Skorpione (P0) haben gewonnen.')).toBe('Die Skorpione (Mira) haben gewonnen.');
  });

  it('name whoever reads as they name the others', () => {
    const own = new Cutter({ name: (number) => names[number] ?? null, faces: [], reader: 0 });
    expect(own.pieces('You draw; P1 waits.')).toEqual([
      { kind: 'player', text: 'You', seat: 0 },
      { kind: 'text', text: ' draw; ' },
      { kind: 'player', text: 'P1 the Great', seat: 1 },
      { kind: 'text', text: ' waits.' },
    ]);
    expect(own.pieces('Your turn.')[0]).toEqual({ kind: 'player', text: 'Your', seat: 0 });
    expect(own.pieces('Youth is wasted.')).toEqual([{ kind: 'text', text: 'Youth is wasted.' }]);
    expect(cutter.pieces('You draw.')).toEqual([{ kind: 'text', text: 'You draw.' }]); // nobody in particular reads
  });

  it('call the place of a thing what people call it, whoever it belongs to', () => {
    const placed = new Cutter({
      name: (number) => names[number] ?? null,
      faces: [],
      reader: 0,
      place: (ref) => (ref === 'spot:P1.b0.1' ? 'the left edge of the red body' : null),
    });
    expect(placed.thing(thing('played:BT02', { place: 'P1' })).place).toBe('P1 the Great');
    expect(placed.thing(thing('spot:P1.b0.1', { place: 'b0.1' })).place).toBe('the left edge of the red body');
    expect(placed.thing(thing('part:A02', { place: '' })).place).toBe('');
  });

  it('leave alone what only looks like a player', () => {
    expect(cutter.plain('P7, XP0 and P0b.')).toBe('P7, XP0 and P0b.');
  });

  it('drop the id behind the name of a card', () => {
    expect(cutter.pieces('P0 draws Crab Claw (A02).')).toEqual([
      { kind: 'player', text: 'Mira', seat: 0 },
      { kind: 'text', text: ' draws ' },
      { kind: 'card', text: 'Crab Claw', ref: 'part:A02' },
      { kind: 'text', text: '.' },
    ]);
    expect(cutter.plain("Philosopher's Stone (small) (X01)")).toBe("Philosopher's Stone (small)");
  });

  it('keep an id that does not belong to the words before it', () => {
    expect(cutter.plain('Crab Claw (A15) and (A02)')).toBe('Crab Claw and (A02)');
    expect(cutter.plain('Something else (A02)')).toBe('Something else (A02)');
    expect(cutter.plain('(A02)')).toBe('(A02)');
  });

  it('know whose creature a place belongs to', () => {
    expect(cutter.pieces("P0 moves P1's Eye (b2.1) to b0.")).toMatchObject([
      { kind: 'player', seat: 0 },
      { kind: 'text' },
      { kind: 'player', seat: 1 },
      { kind: 'text', text: "'s Eye (" },
      { kind: 'place', text: 'b2.1', ref: 'spot:P1.b2.1' },
      { kind: 'text', text: ') to ' },
      { kind: 'place', text: 'b0', ref: 'body:P1.b0' },
      { kind: 'text', text: '.' },
    ]);
    expect(cutter.pieces('At b0.')).toEqual([{ kind: 'text', text: 'At b0.' }]); // nobody was named
  });

  it('find the parts of creatures by their names alone: their ids are no words', () => {
    const tank = new Cutter({ name: () => null, faces: [face('card:Eye:B', 'blue Eye'), face('card:M12', 'Moult')] });
    expect(tank.pieces('You attach blue Eye, and no Moult.')).toEqual([
      { kind: 'text', text: 'You attach ' },
      { kind: 'card', text: 'blue Eye', ref: 'card:Eye:B' },
      { kind: 'text', text: ', and no Moult.' },
    ]);
  });

  it('find figurines and cards by their names alone, where there are figurines', () => {
    const lab = new Cutter({
      name: () => null,
      faces: [
        face('profile:S_HYBRID', 'Hybrid'),
        face('profile:G_TEMPLAR', 'Templar of Hod'),
        face('card:ACT-08', "Scout's Report"),
      ],
    });
    expect(lab.pieces("Templar of Hod A strikes at Hybrid a with Scout's Report.")).toEqual([
      { kind: 'place', text: 'Templar of Hod A', ref: 'figure:A' },
      { kind: 'text', text: ' strikes at ' },
      { kind: 'place', text: 'Hybrid a', ref: 'figure:a' },
      { kind: 'text', text: ' with ' },
      { kind: 'card', text: "Scout's Report", ref: 'card:ACT-08' },
      { kind: 'text', text: '.' },
    ]);
    expect(lab.plain('Recruit Hybrid, then the Templar of Hod.')).toBe('Recruit Hybrid, then the Templar of Hod.');
  });

  it('make links of rules', () => {
    expect(cutter.pieces('See XY-4.3.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', text: 'XY-4.3' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('never change a sentence without marks', () => {
    for (const text of ['', 'Done', 'Ätherische Öle', '<b>P</b>']) expect(cutter.plain(text)).toBe(text);
  });
});

describe('names', () => {
  it('are different for every seat', () => {
    expect(seatNames([seat(0, 'Mira'), seat(1, 'Igor'), seat(2, 'Igor')])).toEqual(['Mira', 'Igor 1', 'Igor 2']);
    expect(seatNames([seat(0, 'Mira'), seat(1, 'Mira')], { 1: 'Tomas' })).toEqual(['Mira', 'Tomas']);
    expect(seatNames([seat(0, ''), seat(1, '', { kind: 'open' })])).toEqual(['Somebody', 'Open seat']);
  });

  it('of bots have a capital, those of people are as they chose them', () => {
    const bot = { kind: 'bot' } as const;
    expect(seatNames([seat(0, 'mira'), seat(1, 'greedy', bot), seat(2, 'greedy', bot)])).toEqual([
      'mira',
      'Greedy 1',
      'Greedy 2',
    ]);
    expect(calledAt(['mira', 'bramble'], [1])).toEqual(['mira', 'Bramble']);
  });
});

describe('a place of a creature', () => {
  const words = { name: (seat: number) => ['Ada', 'Bob'][seat] ?? null, faces: [], place: (ref: string) => `<${ref}>` };

  it('is of whoever is named with it, once', () => {
    for (const reader of [-1, 0]) {
      const cutter = new Cutter({ ...words, reader });
      expect(cutter.plain('Places: P1.b0.2 and P1.b0.1.')).toBe('Places: <spot:P1.b0.2> of Bob and <spot:P1.b0.1>.');
      expect(cutter.plain("P1's Eye (P1.b0.2) is flipped.")).toBe("Bob's Eye (<spot:P1.b0.2>) is flipped.");
    }
    const own = new Cutter({ ...words, reader: 0 });
    expect(own.plain('Places: P0.b0.2 and P1.b0.1.')).toBe('Places: <spot:P0.b0.2> and <spot:P1.b0.1> of Bob.');
    expect(own.pieces('P1 swaps P0.b0.2.')[2]).toMatchObject({ ref: 'spot:P0.b0.2', kind: 'place' });
  });

  it('begins a sentence as any word does', () => {
    const cutter = new Cutter({ ...words, reader: 0, place: () => 'the left edge of the blue body' });
    expect(cutter.plain('P1.b0.2 is empty.')).toBe('The left edge of the blue body of Bob is empty.');
  });

  it('has a word where nobody knows whose it is', () => {
    expect(new Cutter({ ...words, reader: -1 }).plain('At b1.0.')).toBe('At an edge.');
  });
});

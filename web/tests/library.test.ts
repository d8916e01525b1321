import { describe, expect, it } from 'vitest';
import { termsOf } from '../src/components/slide.ts';
import { EVERYTHING, kindOf, kindsOf, searched, select, tagsOf, triggersOf } from '../src/library/catalogue.ts';
import { pictureOfDeed, DRAWN } from '../src/art/wars/deeds.ts';
import { signOf } from '../src/art/hybrid/glyphs.ts';
import { face, thing } from './examples.ts';

const claw = {
  ...face('part:A02', 'Crab Claw'),
  trigger: 'DEPLOY',
  text: 'A matching pair of biology arms pays 3.',
  rules: ['XY-8.1'],
};
const skull = {
  ...face('part:H06', 'Crystal Skull'),
  kind: 'head',
  sort: 'head',
  tags: ['CHE'],
  trigger: 'STATIC',
  text: 'Opponents cannot touch it.',
};
const templar = { ...face('profile:G', 'Templar'), kind: 'Griffin, Rank 1', sort: 'GRIFFIN', tags: ['conviction/1'] };
const leader = { ...face('profile:L', 'Ambrosius'), kind: 'Griffin, Rank 2', sort: 'GRIFFIN', tags: ['conviction/2'] };
const all = [claw, skull, templar, leader];

describe('a library of cards', () => {
  it('knows kinds, marks and triggers from the cards alone', () => {
    expect(kindOf(templar)).toBe('GRIFFIN');
    expect(kindsOf(all)).toEqual([
      { name: 'arm', number: 1, title: 'Arm' },
      { name: 'head', number: 1, title: 'Head' },
      { name: 'GRIFFIN', number: 2, title: 'Griffin' },
    ]);
    expect(tagsOf(all)).toEqual([{ name: 'conviction', number: 2, title: 'Conviction' }]);
    expect(triggersOf(all).map(({ name }) => name)).toEqual(['DEPLOY', 'STATIC']);
  });

  it('filters by what is chosen and by words anywhere on the card', () => {
    expect(select(all, { ...EVERYTHING, kind: 'GRIFFIN', tag: 'conviction' })).toEqual([templar, leader]);
    expect(select(all, { ...EVERYTHING, trigger: 'STATIC' })).toEqual([skull]);
    expect(select(all, { ...EVERYTHING, words: 'biology PAIR' })).toEqual([claw]);
    expect(select(all, { ...EVERYTHING, words: 'chemistry' })).toEqual([skull]);
    expect(select(all, { ...EVERYTHING, words: 'xy-8.1' })).toEqual([claw]);
  });

  it('finds a card by its name before cards that mention it', () => {
    const mention = { ...face('part:A03', 'Other'), text: 'As the Crab Claw.' };
    expect(searched([mention, claw], 'crab claw')).toEqual([claw, mention]);
    expect(searched(all, ' ')).toEqual([]);
  });

  it('explains the trigger and the marks of a thing', () => {
    const words = new Map([
      ['trigger:DEPLOY', face('trigger:DEPLOY', 'DEPLOY')],
      ['state:jammed', face('state:jammed', 'Jammed')],
      ['state:boosted', face('state:boosted', 'Changed value')],
    ]);
    const found = termsOf({ ...thing('part:A02'), states: ['jammed'], value: '7' }, claw, words);
    expect(found.map(({ name }) => name)).toEqual(['DEPLOY', 'Jammed', 'Changed value']);
  });
});

describe('pictures of cards', () => {
  it('are there for every Mutate and Battle card, each its own', () => {
    const wanted = [
      ...Array.from({ length: 25 }, (_, at) => `M${String(at + 1).padStart(2, '0')}`),
      ...Array.from({ length: 23 }, (_, at) => `BT${String(at + 1).padStart(2, '0')}`),
    ];
    expect(DRAWN).toEqual(wanted);
    expect(new Set(wanted.map((id) => pictureOfDeed(id))).size).toBe(wanted.length);
    expect(pictureOfDeed('M99')).toBeNull();
  });

  it('are there for the cards and words of Hybrid', () => {
    const decks: Record<string, number> = { ACT: 24, EVT: 15, ARG: 8, ARS: 8, AUR: 8, MUT: 8 };
    for (const [deck, number] of Object.entries(decks)) {
      for (let at = 1; at <= number; at++)
        expect(signOf(`card:${deck}-${String(at).padStart(2, '0')}`), `${deck}-${at}`).not.toBeNull();
    }
    for (const ref of ['number:NV', 'mode:F', 'aptitude:armour_piercing_shot', 'counter:template'])
      expect(signOf(ref), ref).not.toBeNull();
    expect(signOf('card:XYZ-01')).toBeNull();
  });
});

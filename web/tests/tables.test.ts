import { describe, expect, it } from 'vitest';
import { jointsOf } from '../src/art/wars/tree.ts';
import { boxOf } from '../src/art/xybrid/monster.ts';
import { treeOf, triedAt, withPart } from '../src/games/wars/creature.ts';
import { shelvesOf, verdictOf } from '../src/games/wars/shelves.ts';
import { creatureOf, kept, placesOf, triedOn } from '../src/games/xybrid/monster.ts';
import { board, thing, zone } from './examples.ts';

describe("XYbrid's table", () => {
  const empty = (slot: string) => thing(`slot:P0.${slot}`, { place: slot, filled: false });
  const monster = zone('P0.monster', [], {
    shape: 'slots',
    owner: 0,
    things: [
      thing('part:C01'),
      thing('part:H01'),
      empty('arm.left'),
      empty('arm.right'),
      empty('legs'),
      thing('part:X05'),
    ],
  });

  it('knows a monster by the order of its slots', () => {
    expect(creatureOf(monster)).toEqual({
      core: 'C01',
      head: 'H01',
      left: undefined,
      right: undefined,
      legs: undefined,
      aux: ['X05'],
    });
    expect(placesOf(monster).map((place) => place.slot)).toEqual(['core', 'head', 'left', 'right', 'legs', 'aux']);
  });

  it.each([[true], [false]])('keeps an empty place beside the picture from what lies around it (own: %s)', (own) => {
    const begun = zone('P0.monster', [], {
      shape: 'slots',
      owner: 0,
      things: [thing('part:C01'), empty('head'), empty('arm.left'), empty('arm.right'), empty('legs')],
    });
    const box = boxOf(creatureOf(begun), own);
    const outside = (place: { x: number; y: number; width: number; height: number }): number =>
      Math.max(
        box.x - (place.x - place.width / 2),
        place.x + place.width / 2 - box.x - box.width,
        box.y - (place.y - place.height / 2),
        place.y + place.height / 2 - box.y - box.height,
      );
    const [loose, places] = [placesOf(begun), placesOf(begun).map((place) => kept(place, box))];
    expect(Math.max(...loose.map(outside))).toBeGreaterThan(30);
    expect(Math.max(...places.map(outside))).toBeLessThanOrEqual(14);
    expect(places[0]).toEqual(loose[0]); // what is there is touched where it is
    // its name has not moved
    places.forEach((place, at) => expect(place.y + place.lift * place.height).toBeCloseTo(loose[at]!.y));
  });

  it('tries a part on where the option says it goes, and else where its type fits', () => {
    expect(triedOn(monster, new Set(['part:A22', 'slot:P0.arm.right']), 'BUILD_SIDE')?.right).toBe('A22');
    expect(triedOn(monster, new Set(['part:A22']), 'DRAW')?.left).toBe('A22');
    expect(triedOn(monster, new Set(['part:L01']), 'DRAW')?.legs).toBe('L01');
    expect(triedOn(monster, new Set(['part:X01']), 'DRAW')?.aux).toEqual(['X05', 'X01']);
    // over what it is swapped for, once that is chosen
    expect(triedOn(monster, new Set(['part:H02', monster.things[1]!.ref]), 'BUILD_SWAP')?.head).toBe('H02');
    expect(triedOn(monster, new Set(['part:H02']), 'BUILD_SWAP')).toBeNull();
  });

  it('keeps the numbers of what hangs in front of a monster apart', () => {
    const front = ['X08', 'X14', 'X19', 'X04', 'X07', 'X10', 'X18'];
    const places = placesOf({
      ...monster,
      things: [...monster.things.slice(0, 5), ...front.map((id) => thing(`part:${id}`))],
    }).slice(5);
    const apart = places.flatMap((one, at) =>
      places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...apart)).toBeGreaterThan(44);
  });

  it('tries nothing on that would not come there', () => {
    expect(triedOn(monster, new Set(['part:H02']), 'DRAW')).toBeNull(); // it has a head
    expect(triedOn(monster, new Set(['part:A22']), 'EFFECT_PART')).toBeNull(); // it is chosen for something else
    expect(triedOn(monster, new Set(['part:X05']), 'DRAW')).toBeNull(); // it is there already
    expect(triedOn(monster, new Set(['part:Z99']), 'DRAW')).toBeNull(); // nobody has drawn it
  });
});

describe("Mutation Wars' table", () => {
  const creature = zone('P0.creature', [], {
    shape: 'slots',
    owner: 0,
    things: [
      thing('body:P0.b0', { place: 'b0', face: 'colour:R' }),
      thing('spot:P0.b0.0', { place: 'b0.0', face: 'card:Eye:R', states: ['flipped', 'matched'] }),
      thing('spot:P0.b0.1', { place: 'b0.1', face: 'card:FT:G', states: ['reversed'] }),
      thing('body:P0.b1', { place: 'b1', face: 'colour:B', on: 'b0.2' }),
      thing('spot:P0.b1.1', { place: 'b1.1', face: 'card:Glow:G', states: ['unlit'] }),
      thing('spot:P0.b1.2', { place: 'b1.2', filled: false }),
    ],
  });

  it('grows a tree from the places of the board', () => {
    const tree = treeOf(creature)!;
    expect(tree.colour).toBe('R');
    expect(jointsOf(tree)).toBe(1);
    expect(tree.edges[0]).toMatchObject({ name: 'b0.0', part: { kind: 'Eye', colour: 'R', flipped: true } });
    expect(tree.edges[1]).toMatchObject({ part: { kind: 'FT', reversed: true } });
    expect(tree.edges[2]).toMatchObject({
      name: 'b1',
      colour: 'B',
      edges: [{ part: { kind: 'Glow', lit: false } }, { name: 'b1.2', part: null }],
    });
    expect(treeOf(zone('P0.creature', []))).toBeNull();
  });

  it('tries a card on at the spot that is touched', () => {
    const tried = triedAt(creature, new Set(['card:Claw:Y', 'spot:P0.b1.2']));
    expect(tried).toMatchObject({ place: 'b1.2', part: { kind: 'Claw', colour: 'Y' } });
    expect(triedAt(creature, new Set(['card:Claw:Y']))).toBeNull();
    expect(triedAt(creature, new Set(['card:M09', 'spot:P0.b1.2']))).toBeNull();
    expect(withPart(treeOf(creature)!, 'b1.2', tried!.part).edges[2]).toMatchObject({
      edges: [{}, { part: { kind: 'Claw' } }],
    });
  });

  it('lays the own hand first, backs of others last', () => {
    const zones = ['battle', 'P0.parts', 'P1.parts', 'deck.parts', 'discard.parts', 'revealed'].map((name) =>
      zone(name, [], { owner: name.startsWith('P') ? Number(name[1]) : -1 }),
    );
    expect(shelvesOf(board(zones), 0).map((each) => each.name)).toEqual([
      'P0.parts',
      'revealed',
      'discard.parts',
      'deck.parts',
      'P1.parts',
    ]);
  });

  it("repeats the server's verdict about the touched card", () => {
    const hand = zone('P0.battle', [], { things: [thing('card:BT13', { note: '4 : 7, win by 3' })] });
    expect(verdictOf(board([hand]), new Set(['card:BT13']))?.note).toBe('4 : 7, win by 3');
    expect(verdictOf(board([hand]), new Set())).toBeNull();
  });
});

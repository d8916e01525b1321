import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFS } from '../src/art/defs.ts';
import { FIGURES, figure } from '../src/art/hybrid/figures.ts';
import { floorPlan } from '../src/art/hybrid/floor.ts';
import { tokenArt } from '../src/art/hybrid/token.ts';
import { COLOURS, designOf, PART_KINDS } from '../src/art/wars/kinds.ts';
import { drawPart } from '../src/art/wars/parts.ts';
import { conflicts, laidOut, shortestNecks, splayed } from '../src/art/wars/tree.ts';
import { pictureOf } from '../src/art/picture.ts';
import { onSheet } from '../src/art/sheet.ts';
import { composed, sewn } from '../src/art/xybrid/monster.ts';
import { boxOf, PARTS, partOf } from '../src/art/xybrid/parts.ts';
import { LABORATORY } from '../src/games/hybrid/samples.ts';
import { treesOf } from '../src/games/wars/samples.ts';
import { someMonsters } from '../src/games/xybrid/samples.ts';

const data = (path: string): string => readFileSync(resolve('../monstrum/games', path), 'utf8');
const sections = (toml: string): string[] => [...toml.matchAll(/^\[([\w-]+)\]/gm)].map((found) => found[1] ?? '');
/** A drawing without the names of its paths: those differ even if nothing else does. */
const bare = (svg: string): string => svg.replace(/(href="#|id="|url\(#)[\w:-]+/g, '$1');
/** Whatever a drawing points at is in it, or in what all share. */
const dangling = (svg: string): string[] => {
  const ids = new Set([...`${svg}${DEFS}`.matchAll(/id="([^"]+)"/g)].map((found) => found[1]));
  return [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((found) => found[1] ?? '').filter((id) => !ids.has(id));
};
const unlike = (drawings: string[]): void => expect(new Set(drawings.map(bare)).size).toBe(drawings.length);

describe('XYbrid', () => {
  const ids = Object.keys(PARTS);

  it('has a drawing for every part of the pack, and no other', () => {
    expect([...ids].sort()).toEqual(sections(data('xybrid/data/standard/parts.toml')).sort());
    expect(ids).toHaveLength(96);
  });

  it('draws no two parts alike, and none that is broken', () => {
    const drawings = ids.map((id) => partOf(id)!.art.join(''));
    unlike(drawings);
    for (const [at, svg] of drawings.entries()) {
      expect(dangling(svg), ids[at]).toEqual([]);
      expect(svg, ids[at]).not.toMatch(/NaN|undefined|style=/);
      if (partOf(ids[at]!)!.anchor !== 'shell') expect(partOf(ids[at]!)!.silhouette, ids[at]).not.toBe(''); // a shell is light only
      expect(boxOf(ids[at]!).split(' ').map(Number).every(Number.isFinite)).toBe(true);
    }
    expect(bare(partOf('A05', true)!.art.join(''))).not.toBe(bare(partOf('A05')!.art.join('')));
  });

  it('gives the same picture every time', () => {
    for (const id of ['A01', 'H04', 'X17']) expect(PARTS[id]!().art).toEqual(PARTS[id]!().art);
  });

  it('has ids that no two drawings share', () => {
    const all = ids.flatMap((id) =>
      [
        ...partOf(id)!
          .art.join('')
          .matchAll(/id="([^"]+)"/g),
      ].map((found) => found[1]),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('keeps auxiliaries off faces: behind, beside or below, never over the head', () => {
    for (const creature of someMonsters(200)) {
      const order = composed(creature).map((part) => part.slot);
      const head = order.indexOf('head');
      expect(order.slice(head + 1).every((slot) => slot === 'aux')).toBe(true);
      const over = composed(creature)
        .slice(head + 1)
        .map((part) => partOf(part.id)!.anchor);
      expect(over.every((anchor) => anchor === 'belt' || anchor === 'chest')).toBe(true);
    }
  });

  it('says how many of one anchor are not drawn', () => {
    const parts = composed({ aux: ['X01', 'X06', 'X12', 'X20'] });
    expect(parts.map((part) => part.id)).toEqual(['X01', 'X06', 'X12']);
    expect(parts.at(-1)?.more).toBe(1);
    expect(new Set(parts.map((part) => part.transform)).size).toBe(3);
  });

  it('leaves out what nobody has drawn', () => {
    expect(partOf('Z99')).toBeNull();
    expect(composed({ core: 'C01', head: 'Z99' }).map((part) => part.id)).toEqual(['C01']);
  });

  it('sews on what comes to a monster, not a monster that comes into view', () => {
    const sews = (before: string[] | null, ...now: string[]): string[] => [...sewn(before, now)];
    expect(sews(['coreC01'], 'coreC01', 'headH02')).toEqual(['headH02']);
    expect(sews([], 'coreC01')).toEqual(['coreC01']);
    expect(sews(null, 'coreC01', 'headH02')).toEqual([]);
    expect(sews(['coreC01', 'headH02'], 'coreC07', 'legsL03')).toEqual([]); // somebody else's
  });
});

describe('Mutation Wars', () => {
  const looks = PART_KINDS.flatMap((kind) => COLOURS.map((colour) => ({ kind, colour })));

  it('draws forty parts, no two alike, and none that is broken', () => {
    const drawings = looks.map((look) => drawPart(look).art);
    expect(drawings).toHaveLength(40);
    unlike(drawings);
    for (const svg of drawings) expect(dangling(svg)).toEqual([]);
  });

  it('shows what has happened to a part', () => {
    const glow = { kind: 'Glow', colour: 'R' } as const;
    const tail = { kind: 'FT', colour: 'R' } as const;
    unlike(
      [
        drawPart(glow),
        drawPart({ ...glow, lit: false }),
        drawPart({ ...glow, flipped: true }),
        drawPart(tail),
        drawPart({ ...tail, reversed: true }),
      ].map(({ art }) => art),
    );
  });

  it('keeps the light where it is when a part is turned', () => {
    expect(bare(drawPart({ kind: 'Eye', colour: 'R' }, 120).art)).not.toBe(
      bare(drawPart({ kind: 'Eye', colour: 'R' }).art),
    );
  });

  it('knows the ids of the rules', () => {
    expect(designOf('Tent:Y')).toEqual({ kind: 'Tent', colour: 'Y' });
    expect(designOf('M09')).toBeNull();
  });

  it('lays out every tree of up to four bodies without a collision, and some of five', () => {
    const counts = [1, 2, 3, 4, 5].map((bodies) => treesOf(bodies).length);
    expect(counts).toEqual([1, 3, 9, 28, 90]);
    for (const bodies of [1, 2, 3, 4, 5]) {
      for (const tree of treesOf(bodies).filter((_, at) => bodies < 5 || at % 9 === 0)) {
        const necks = shortestNecks(tree);
        expect(conflicts(laidOut(tree, necks))).toBe(0);
        if (bodies <= 3) expect(Math.max(0, ...necks)).toBe(0);
      }
    }
  });

  it('lays out the same tree in the same way', () => {
    const [tree] = treesOf(4).slice(7);
    expect(splayed(tree!)).toEqual(splayed(tree!));
  });
});

describe('Hybrid', () => {
  const profiles = Object.keys(FIGURES);

  it('draws 23 figures, no two alike, and none that is broken', () => {
    expect(profiles).toHaveLength(23);
    unlike(profiles.map((profile) => figure(profile)));
    for (const profile of profiles) expect(dangling(figure(profile)), profile).toEqual([]);
    expect(figure('G_NOBODY')).toBe('');
  });

  it('turns a token and marks rank and uniqueness', () => {
    const plain = { profile: 'G_TEMPLAR', rank: 0, big: false, unique: false };
    unlike([
      tokenArt(plain, 0),
      tokenArt(plain, 1),
      tokenArt({ ...plain, rank: 2 }, 0),
      tokenArt({ ...plain, unique: true }, 0),
    ]);
  });

  it('draws a floor plan from letters', () => {
    const plan = floorPlan(LABORATORY, 'test');
    expect([plan.width, plan.height]).toEqual([1500, 700]);
    expect(dangling(plan.svg)).toEqual([]);
    expect(floorPlan(LABORATORY, 'test').svg).toBe(plan.svg);
    expect(floorPlan(['...', '.&.'], 'test').svg).not.toBe(floorPlan(['...', '.?.'], 'test').svg);
  });
});

it('puts a drawing on the sheet once', () => {
  let drawn = 0;
  const draw = () => ({ art: `<path d="M0 0h${++drawn}"/>`, silhouette: '' });
  expect(onSheet('once', draw)).toBe('once');
  onSheet('once', draw);
  expect(drawn).toBe(1);
  expect(document.querySelectorAll('#once')).toHaveLength(1);
});

it('makes a picture once, with all it points at and nothing else', () => {
  let drawn = 0;
  const draw = () => `<path d="M0 0h${++drawn}" fill="url(#pHAZ)" filter="url(#blur3)"/>`;
  const address = pictureOf('once', { x: -5, y: 0, width: 10, height: 20 }, draw);
  expect(pictureOf('once', { x: -5, y: 0, width: 10, height: 20 }, draw)).toBe(address);
  const svg = decodeURIComponent(address.slice('data:image/svg+xml,'.length));
  expect(svg).toContain('viewBox="-5 0 10 20"');
  expect([...svg.matchAll(/id="(\w+)"/g)].map((found) => found[1])).toEqual(['blur3', 'pHAZ']);
  expect(svg).toContain(draw().replace('h2', 'h1'));
});

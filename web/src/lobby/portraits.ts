/** Faces of the characters: grown from a name, one more eye, horn or tooth for who sees more. */

import { INK, PAINTS, THREAD, type Paint, type Palette } from '../art/palettes.ts';
import { ell, f, poly, spline, type Point } from '../art/paths.ts';
import { rng } from '../art/random.ts';

const SKINS: readonly Paint[] = ['BIO', 'CHE', 'ROB', 'G', 'Y', 'B', 'R', 'PHY']; // by level
const MIDDLE = 50;

/** What stands inside `<svg viewBox="0 0 100 100">`. */
export function portrait(name: string, level: number): string {
  const skin: Palette = PAINTS[SKINS[(level - 1) % SKINS.length]!];
  const chance = rng(name);
  const wide = 27 + 6 * chance();
  const tall = 27 + 7 * chance();
  return [
    horns(skin, level, wide, tall),
    head(skin, chance, wide, tall),
    eyes(skin, level, chance),
    mouth(level, chance),
  ]
    .flat()
    .join('');
}

function head(skin: Palette, chance: () => number, wide: number, tall: number): string {
  const points: Point[] = Array.from({ length: 10 }, (_, at) => {
    const turn = (at / 10) * 2 * Math.PI;
    const bump = 0.93 + 0.14 * chance();
    return [MIDDLE + Math.sin(turn) * wide * bump, 56 - Math.cos(turn) * tall * bump];
  });
  const shade = spline(points.map(([x, y]) => [x + 3, y + 3] as Point));
  return (
    `<path d="${shade}" fill="${skin.d}"/>` +
    `<path d="${spline(points)}" fill="${skin.b}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/>` +
    `<path d="${ell(MIDDLE - wide * 0.35, 56 - tall * 0.5, wide * 0.3, tall * 0.2)}" fill="${skin.l}" opacity=".75"/>`
  );
}

/** None for who overlooks most, two tall ones for who overlooks nothing. */
function horns(skin: Palette, level: number, wide: number, tall: number): string[] {
  if (level < 3) return [];
  const top = 56 - tall;
  const height = 6 + 2.2 * level;
  return [-1, 1].map((side) => {
    const x = MIDDLE + side * wide * 0.62;
    const horn = poly([
      [x - 6, top + 12],
      [x + side * 7, top + 8 - height],
      [x + 6, top + 12],
    ]);
    return `<path d="${horn}" fill="${skin.a}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`;
  });
}

/** One for the first level, then two, then three, then four. */
function eyes(skin: Palette, level: number, chance: () => number): string[] {
  const number = Math.min(4, 1 + Math.floor(level / 2.5));
  const size = number === 1 ? 12 : 11.5 - 1.4 * number;
  const apart = number === 1 ? 0 : 38 / number;
  const look = 2.4 * (chance() - 0.5);
  return Array.from({ length: number }, (_, at) => {
    const x = MIDDLE + (at - (number - 1) / 2) * apart;
    const y = 50 - (number > 2 && at % 2 === 1 ? 5 : 0);
    return (
      `<path d="${ell(x, y, size)}" fill="${skin.l}" stroke="${INK}" stroke-width="2.6"/>` +
      `<path d="${ell(x + look, y + 1, size * 0.45)}" fill="${INK}"/>` +
      `<path d="${ell(x + look - 1.6, y - 1, size * 0.15)}" fill="#fff"/>`
    );
  });
}

/** A seam with stitches; with the levels teeth come in. */
function mouth(level: number, chance: () => number): string[] {
  const y = 70;
  const bend = 3 + 5 * chance();
  const half = 11 + level * 0.7;
  const teeth = Array.from({ length: Math.max(0, level - 3) }, (_, at, all = Math.max(1, level - 3)) => {
    const x = MIDDLE - half * 0.7 + (half * 1.4 * (at + 0.5)) / all;
    const fang = poly([
      [x - 2.6, y + bend * 0.5],
      [x, y + bend * 0.5 + 7],
      [x + 2.6, y + bend * 0.5],
    ]);
    return `<path d="${fang}" fill="${THREAD}" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>`;
  });
  const seam = `M${f(MIDDLE - half)} ${y}q${f(half)} ${f(bend * 2)} ${f(2 * half)} 0`;
  return [...teeth, `<path d="${seam}" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>`];
}

/** Those who still stand, on their floor, as one SVG text: for pictures that leave the page. */

import { DEFS } from '../defs.ts';
import type { Facing } from './figure.ts';
import { figure } from './figures.ts';
import { floorPlan } from './floor.ts';
import { UNIT } from './pieces.ts';
import { tokenArt, type Warrior } from './token.ts';

export interface Standing {
  token: Warrior;
  facing: Facing;
  column: number;
  row: number;
  size: number;
}

export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LEAST = { columns: 9, rows: 7 };
const ROOM = 1.5; // squares around them
const WALLS = 1.5; // of those at both edges so much need not be seen

/** The part of the map where they are: not too small, and as wide as the picture is. */
export function regionOf(all: readonly Standing[], ratio: number, columns: number, rows: number): Region {
  const some = all.length > 0 ? all : [{ column: 0, row: 0, size: Math.min(columns, rows) }];
  const left = Math.min(...some.map((one) => one.column)) - ROOM;
  const right = Math.max(...some.map((one) => one.column + one.size)) + ROOM;
  const top = Math.min(...some.map((one) => one.row)) - ROOM;
  const bottom = Math.max(...some.map((one) => one.row + one.size)) + ROOM;
  const height = Math.max(bottom - top, (right - left) / ratio, LEAST.rows, LEAST.columns / ratio);
  const width = height * ratio;
  const within = (middle: number, size: number, most: number): number =>
    size >= most - WALLS ? (most - size) / 2 : Math.max(-0.5, Math.min(most + 0.5 - size, middle - size / 2));
  return { x: within((left + right) / 2, width, columns), y: within((top + bottom) / 2, height, rows), width, height };
}

export function standSvg(
  rows: readonly string[],
  all: readonly Standing[],
  ratio: number,
): { svg: string; box: Region } {
  const columns = Math.max(...rows.map((row) => row.length));
  const region = regionOf(all, ratio, columns, rows.length);
  const floor = floorPlan(
    rows.map((row) => row.replace(/[1-6]/g, '.')),
    'share-floor',
  ).svg;
  const drawn = new Set<string>();
  const figures = all.map((one) => {
    const id = `share-${one.token.profile}`;
    const once = drawn.has(id) ? '' : `<defs><g id="${id}">${figure(one.token.profile)}</g></defs>`;
    drawn.add(id);
    const place = `translate(${one.column * UNIT} ${one.row * UNIT}) scale(${(one.size * UNIT) / 100})`;
    return `${once}<g transform="${place}">${tokenArt(one.token, one.facing, `<use href="#${id}"/>`)}</g>`;
  });
  const box = { x: region.x * UNIT, y: region.y * UNIT, width: region.width * UNIT, height: region.height * UNIT };
  return { svg: `<defs>${DEFS}</defs>${floor}${figures.join('')}`, box };
}

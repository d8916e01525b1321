/** The floor plan of a laboratory from rows of letters: slates, brass, walls with a lit edge, and what stands there. */

import { f, poly, type Point } from '../paths.ts';
import { rng } from '../random.ts';
import { access, counter, door, GLOW, type Half, objective, pillar, rocks, trapdoor, UNIT } from './pieces.ts';

/** By night; a page may say by custom properties what they are by day. */
const SLATES = ['var(--slate1, #415a5c)', 'var(--slate2, #3b5456)', 'var(--slate3, #466062)'];
const JOINT = 'var(--joint, #2d4247)';
const TILE = 10; // squares along the side of a printed tile
const DOORS = '+=!/~';
const DOUBLE = '=~!'; // they stand in pairs

const rect = (x: number, y: number, width: number, height: number, look: string): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(width)}" height="${f(height)}" ${look}/>`;

class Plan {
  readonly width: number;
  readonly height: number;

  constructor(readonly rows: readonly string[]) {
    this.height = rows.length;
    this.width = Math.max(0, ...rows.map((row) => row.length));
  }

  at(column: number, row: number): string {
    return this.rows[row]?.[column] ?? ' ';
  }

  solid(column: number, row: number): boolean {
    return '# '.includes(this.at(column, row));
  }

  squares(draw: (column: number, row: number, letter: string) => string): string {
    let out = '';
    for (let row = 0; row < this.height; row++) {
      for (let column = 0; column < this.width; column++) out += draw(column, row, this.at(column, row));
    }
    return out;
  }

  /** A wall is drawn only where somebody could touch it; beyond it nothing is. */
  nearFloor(column: number, row: number): boolean {
    return [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => !this.solid(column + dx, row + dy)));
  }
}

/** As SVG in squares of 50; `key` is unique in the document. */
export function floorPlan(rows: readonly string[], key: string): { svg: string; width: number; height: number } {
  const plan = new Plan(rows);
  const svg =
    `<defs><pattern id="${key}-wall" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<rect width="7" height="7" fill="var(--wall, #18262a)"/><path d="M0 0V7" stroke="var(--hatch, #0f191c)" stroke-width="2.4"/></pattern>${GLOW}</defs>` +
    rect(0, 0, plan.width * UNIT, plan.height * UNIT, 'fill="var(--void, #080d0f)"') +
    walls(plan, key) +
    slates(plan) +
    brass(plan, key) +
    edges(plan) +
    furniture(plan);
  return { svg, width: plan.width * UNIT, height: plan.height * UNIT };
}

/** One path for all squares that look alike: a page draws a few elements instead of thousands. */
const box = (x: number, y: number, width: number, height: number): string =>
  `M${f(x)} ${f(y)}h${f(width)}v${f(height)}h${f(-width)}z`;

function walls(plan: Plan, key: string): string {
  const d = plan.squares((column, row, letter) =>
    letter === '#' && plan.nearFloor(column, row) ? box(column * UNIT - 0.5, row * UNIT - 0.5, UNIT + 1, UNIT + 1) : '',
  );
  return `<path d="${d}" fill="url(#${key}-wall)"/>`;
}

function slates(plan: Plan): string {
  const random = rng('floor');
  const stones = SLATES.map(() => '');
  let cracks = '';
  plan.squares((column, row) => {
    if (plan.solid(column, row)) return '';
    const [x, y] = [column * UNIT, row * UNIT];
    stones[Math.floor(random() * stones.length)] += box(x, y, UNIT, UNIT);
    if (random() < 0.16) cracks += `M${f(x + UNIT * random() * 0.6)} ${f(y + UNIT * random())}l10 6l3 10`;
    return '';
  });
  const look = `stroke="${JOINT}" stroke-width="1.4"`;
  return `${stones.map((d, at) => `<path d="${d}" fill="${SLATES[at] ?? ''}" ${look}/>`).join('')}<path d="${cracks}" fill="none" ${look}/>`;
}

/** A circle inlaid in every tile, with a triangle, a square or a star in it; walls lie over it. */
function brass(plan: Plan, key: string): string {
  const floor = plan.squares((column, row) =>
    plan.solid(column, row) ? '' : `M${column * UNIT} ${row * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`,
  );
  let inlays = '';
  for (let top = 0; top < plan.height; top += TILE) {
    for (let left = 0; left < plan.width; left += TILE)
      inlays += inlay(left + TILE / 2, top + TILE / 2, 3 + (((left + top) / TILE) % 3));
  }
  return (
    `<clipPath id="${key}-floor"><path d="${floor}"/></clipPath><g clip-path="url(#${key}-floor)">` +
    `<g fill="none" stroke="var(--inlay, #c79f45)" stroke-opacity=".5" stroke-width="2">${inlays}</g></g>`
  );
}

function inlay(column: number, row: number, corners: number): string {
  const [x, y, r] = [column * UNIT, row * UNIT, 4 * UNIT];
  const circle = (radius: number): string => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
  const figure = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i * 2 * Math.PI) / corners - Math.PI / 2;
    return [x + Math.cos(angle) * r * 0.9, y + Math.sin(angle) * r * 0.9];
  });
  return `${circle(r)}${circle(r * 0.9)}<path d="${poly(figure)}"/>${circle(r * 0.42)}`;
}

/** Shadows below and right of walls, a lit cap on what looks south, and an inked edge. */
function edges(plan: Plan): string {
  const d = { below: '', beside: '', cap: '', ink: '' };
  plan.squares((column, row) => {
    if (plan.solid(column, row)) return '';
    const [x, y] = [column * UNIT, row * UNIT];
    if (plan.solid(column, row - 1)) {
      d.below += box(x, y, UNIT, 15);
      d.cap += box(x, y - 8, UNIT, 9);
      d.ink += `M${x} ${y}h${UNIT}`;
    }
    if (plan.solid(column - 1, row)) {
      d.beside += box(x, y, 8, UNIT);
      d.ink += `M${x} ${y}v${UNIT}`;
    }
    if (plan.solid(column, row + 1)) d.ink += `M${x} ${y + UNIT}h${UNIT}`;
    if (plan.solid(column + 1, row)) d.ink += `M${x + UNIT} ${y}v${UNIT}`;
    return '';
  });
  return (
    `<path d="${d.below}" opacity=".34"/><path d="${d.beside}" opacity=".26"/><path d="${d.cap}" fill="var(--cap, #5a7b7c)"/>` +
    `<path d="${d.ink}" stroke="var(--rim, #05090a)" stroke-width="2.6"/>`
  );
}

function furniture(plan: Plan): string {
  return plan.squares((column, row, letter) => {
    const piece = pieceOf(plan, column, row, letter);
    return piece ? `<g transform="translate(${column * UNIT} ${row * UNIT})">${piece}</g>` : '';
  });
}

function pieceOf(plan: Plan, column: number, row: number, letter: string): string {
  if (letter === '&') return pillar();
  if (letter === '%') return rocks(`${column},${row}`);
  if (letter === '?') return counter();
  if (letter === '_' || letter === '^') return trapdoor(letter === '^');
  if (/[1-6]/.test(letter)) return objective(letter);
  if (letter === '<' || letter === '>') return access(letter === '<' ? 'in' : 'out', outwards(plan, column, row));
  if (!DOORS.includes(letter) || letter === '') return '';
  const upright =
    [-1, 1].some((step) => plan.solid(column, row + step)) && ![-1, 1].every((step) => plan.solid(column + step, row));
  return door(
    upright,
    letter === '!' ? 'locked' : '/~'.includes(letter) ? 'open' : 'closed',
    halfOf(plan, column, row, letter, upright),
  );
}

function halfOf(plan: Plan, column: number, row: number, letter: string, upright: boolean): Half {
  if (!DOUBLE.includes(letter)) return 'whole';
  const beside = (step: number): boolean =>
    plan.at(upright ? column : column + step, upright ? row + step : row) === letter;
  return beside(1) ? 'start' : beside(-1) ? 'end' : 'whole';
}

/** Towards the nearest rim of the map, in degrees; 0 is east. */
function outwards(plan: Plan, column: number, row: number): number {
  const ways = [
    [plan.width - 1 - column, 0],
    [plan.height - 1 - row, 90],
    [column, 180],
    [row, 270],
  ] as const;
  return [...ways].sort((one, other) => one[0] - other[0])[0]?.[1] ?? 0;
}

/** Small things that scenes are put together from: parts in grey or colour, arrows, cards, bubbles, drops. */

import type { Layer } from '../layer.ts';
import { INK } from '../palettes.ts';
import { ell, f, poly, type Point, rrect, spline } from '../paths.ts';
import type { Colour, PartKind } from './kinds.ts';
import { drawPart } from './parts.ts';

export const PHOS = '#d8f65a';
export const ROSE = '#ff8a78';
export const SKY = '#a9d2ff';
export const BONE = '#f3e7c6';
export const SILT = '#8a7a5c';

/** A part of a creature standing at (x, y), `size` of 100 high; grey if it is out of use. */
export function part(
  scene: Layer,
  kind: PartKind,
  colour: Colour,
  x: number,
  y: number,
  size = 0.6,
  turn = 0,
  flipped = false,
): void {
  const { art, silhouette } = drawPart({ kind, colour, flipped, lit: !flipped }, turn);
  const place = `translate(${x} ${y}) scale(${size}) rotate(${turn})`;
  scene.raw(
    `<g transform="${place}"><g fill="${INK}" stroke="${INK}" stroke-width="9" stroke-linejoin="round">${silhouette}</g>${art}</g>`,
  );
}

/** A body, point up. */
export function body(scene: Layer, colour: Colour, x: number, y: number, r = 26): void {
  const corner = (angle: number): Point => [
    x + r * Math.cos((angle * Math.PI) / 180),
    y + r * Math.sin((angle * Math.PI) / 180),
  ];
  scene.solid(poly([corner(-90), corner(30), corner(150)]), {
    pal: colour,
    pat: `m${colour}`,
    po: 0.4,
    sx: -2,
    sy: -3,
  });
}

/** A bent arrow from a to b. */
export function arrow(scene: Layer, a: Point, b: Point, bend = 0, colour = PHOS, width = 5): void {
  const middle: Point = [
    (a[0] + b[0]) / 2 - ((b[1] - a[1]) * bend) / 100,
    (a[1] + b[1]) / 2 + ((b[0] - a[0]) * bend) / 100,
  ];
  const angle = Math.atan2(b[1] - middle[1], b[0] - middle[0]);
  const tip = (turn: number): Point => [b[0] - 13 * Math.cos(angle + turn), b[1] - 13 * Math.sin(angle + turn)];
  scene.cable(
    `M${f(a[0])} ${f(a[1])}Q${f(middle[0])} ${f(middle[1])} ${f(b[0] - 6 * Math.cos(angle))} ${f(b[1] - 6 * Math.sin(angle))}`,
    width,
    colour,
  );
  scene.shape(poly([b, tip(0.55), tip(-0.55)]), colour, 2.4);
}

/** A card seen from behind or from the front. */
export function card(scene: Layer, x: number, y: number, turn = 0, face = BONE): void {
  scene.raw(`<g transform="rotate(${turn} ${x} ${y})">`);
  scene.fill(rrect(x - 14, y - 20, 28, 40, 5), face, `stroke="${INK}" stroke-width="3"`);
  scene.line(`M${x - 7} ${y + 8}v-12q0-6 3.5-6t3.5 5q0-5 3.5-5t3.5 6v12`, 2.6, face === BONE ? '#8a7a5c' : '#eaffc9');
  scene.raw('</g>');
}

export function bubbles(scene: Layer, ...places: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of places) scene.bubble(x, y, r, '#cfeeff', '#15506a');
}

export function drop(scene: Layer, x: number, y: number, size = 1, colour = ROSE): void {
  scene.shape(
    `M${x} ${f(y - 14 * size)}q${f(15 * size)} ${f(19 * size)} 0 ${f(26 * size)}q${f(-15 * size)} ${f(-7 * size)} 0 ${f(-26 * size)}z`,
    colour,
    2.4,
  );
}

/** A cloud of silt or ink. */
export function cloud(scene: Layer, x: number, y: number, size: number, colour: string, opacity = 1): void {
  const lobes: readonly (readonly [number, number, number])[] = [
    [-1, 0.1, 0.55],
    [-0.45, -0.35, 0.62],
    [0.3, -0.4, 0.7],
    [0.95, 0, 0.6],
    [0.35, 0.4, 0.62],
    [-0.4, 0.45, 0.55],
  ];
  for (const [dx, dy, r] of lobes)
    scene.dot(x + dx * size, y + dy * size, r * size, colour, `opacity="${opacity}" stroke="${INK}" stroke-width="2"`);
  for (const [dx, dy, r] of lobes)
    scene.dot(x + dx * size, y + dy * size, r * size - 1, colour, `opacity="${opacity}"`);
}

/** Streaks of a current. */
export function current(scene: Layer, colour = SKY, rows: readonly number[] = [22, 50, 78]): void {
  for (const y of rows) scene.line(`M8 ${y}q18-11 36 0t36 0t36 0t36 0`, 3, colour, 'opacity=".55"');
}

export function cross(scene: Layer, x: number, y: number, r = 13): void {
  scene.cable(`M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`, 5, ROSE);
}

/** A fish of prey, or one that clings. */
export function fish(scene: Layer, x: number, y: number, size: number, colour: Colour, mouth = true): void {
  const p = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  scene.solid(spline([p(-30, 0), p(-12, -17), p(14, -16), p(30, -3), p(30, 4), p(12, 16), p(-12, 15)]), {
    pal: colour,
    sx: -2,
    sy: -4,
  });
  scene.solid(poly([p(-26, 0), p(-46, -16), p(-40, 1), p(-46, 17)]), { pal: colour, sx: -2, sy: -2 });
  scene.eye(x + 13 * size, y - 5 * size, 5.5 * size, { iris: '#ffd23f' });
  if (mouth)
    scene
      .fill(poly([p(30, 2), p(12, 3), p(25, 11)]), '#5a1210', `stroke="${INK}" stroke-width="2"`)
      .fill(poly([p(27, 2), p(22, 2.5), p(24, 6)]), '#fff');
}

export { ell, poly, spline };

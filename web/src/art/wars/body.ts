/** The gel of a body, the thread of a joint, and the skin between bodies that had to be pushed apart. */

import { INK, PAINTS, THREAD } from '../palettes.ts';
import { f } from '../paths.ts';
import { type Frame, pictureOf } from '../picture.ts';
import type { Colour } from './kinds.ts';
import { CIRCUM, type Joint, triangle } from './tree.ts';

/** A body in its own middle: eight pictures are all there are, since a triangle turned by a third is the same again. */
function bodyArt(colour: Colour, angle: number): string {
  const paint = PAINTS[colour];
  const use = (look: string): string => `<use href="#body" ${look}/>`;
  return (
    `<clipPath id="within"><path id="body" d="${triangle({ x: 0, y: 0, angle }, CIRCUM * 0.985)}"/></clipPath><g clip-path="url(#within)">` +
    use(`fill="${paint.s}"`) +
    use(`fill="${paint.b}" transform="translate(-4 -6)"`) +
    use(`fill="url(#m${colour})" opacity=".42"`) +
    `<circle cx="-8" cy="-12" r="34" fill="${paint.l}" opacity=".5" filter="url(#blur8)"/>` +
    use('fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" transform="translate(2.5 3.5)"') +
    `</g>${use(`fill="none" stroke="${INK}" stroke-width="2.4"`)}`
  );
}

const HALF = 80;
const AROUND: Frame = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF };

/** Where to put a picture that is drawn round its own middle. */
export function around(x: number, y: number): Frame {
  return { ...AROUND, x: x - HALF, y: y - HALF };
}

/** The address of the picture of a body. */
export function pictureOfBody(colour: Colour, angle: number): string {
  const third = ((Math.round(angle) % 120) + 120) % 120;
  return pictureOf(`mw-body-${colour}-${third}`, AROUND, () => bodyArt(colour, third));
}

/** The light behind a part that matches its body: bright inside, soft at the edge, as a blurred ellipse is. */
export function pictureOfGlow(colour: Colour): string {
  const stop = ([at, opacity]: readonly [number, number]): string =>
    `<stop offset="${at}" stop-color="${PAINTS[colour].g}" stop-opacity="${opacity}"/>`;
  const soft = (
    [
      [0, 0.33],
      [0.35, 0.31],
      [0.5, 0.26],
      [0.66, 0.16],
      [0.82, 0.06],
      [1, 0],
    ] as const
  )
    .map(stop)
    .join('');
  return pictureOf(
    `mw-glow-${colour}`,
    AROUND,
    () => `<radialGradient id="light">${soft}</radialGradient><ellipse rx="${HALF}" ry="66" fill="url(#light)"/>`,
  );
}

export function neckArt({ x, y, normal, neck, colour }: Joint): string {
  if (neck === 0) return '';
  return (
    `<rect x="${-neck / 2 - 8}" y="-36" width="${neck + 16}" height="72" fill="${PAINTS[colour].s}" stroke="${INK}" stroke-width="7"` +
    ` transform="translate(${f(x)} ${f(y)}) rotate(${f(normal)})"/>`
  );
}

/** Seven stitches across a joint; gold when the creature is complete. */
export function jointArt({ x, y, normal }: Joint, complete: boolean): string {
  const angle = (normal * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let thread = '';
  for (let i = -3; i <= 3; i++) {
    const [px, py] = [x - sin * i * 11, y + cos * i * 11];
    thread += `M${f(px - cos * 7)} ${f(py - sin * 7)}L${f(px + cos * 7)} ${f(py + sin * 7)}`;
  }
  const stroke = (colour: string, width: number): string =>
    `<path d="${thread}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return stroke(INK, 6) + stroke(complete ? '#f0c64d' : THREAD, 2.8);
}

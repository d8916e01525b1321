/** The gel of a body, the thread of a joint, and the skin between bodies that had to be pushed apart. */

import { INK, PAINTS, THREAD } from '../palettes.ts';
import { f } from '../paths.ts';
import { CIRCUM, type BodyPlace, type Joint, triangle } from './tree.ts';

/** One body; `key` is unique in the document. */
export function bodyArt(place: BodyPlace, key: string): string {
  const paint = PAINTS[place.body.colour];
  const id = `${key}-${place.body.name}`;
  const use = (look: string): string => `<use href="#${id}" ${look}/>`;
  return (
    `<clipPath id="${id}c"><path id="${id}" d="${triangle(place, CIRCUM * 0.985)}"/></clipPath><g clip-path="url(#${id}c)">` +
    use(`fill="${paint.s}"`) +
    use(`fill="${paint.b}" transform="translate(-4 -6)"`) +
    use(`fill="url(#m${place.body.colour})" opacity=".42"`) +
    `<circle cx="${f(place.x - 8)}" cy="${f(place.y - 12)}" r="34" fill="${paint.l}" opacity=".5" filter="url(#blur8)"/>` +
    use('fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" transform="translate(2.5 3.5)"') +
    `</g>${use(`fill="none" stroke="${INK}" stroke-width="2.4"`)}`
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
  const stroke = (colour: string, width: number): string => `<path d="${thread}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return stroke(INK, 6) + stroke(complete ? '#f0c64d' : THREAD, 2.8);
}

/** A creature of triangles as one SVG text: for pictures that leave the page. */

import { INK } from '../palettes.ts';
import { around, jointArt, neckArt, pictureOfBody, pictureOfGlow } from './body.ts';
import { PART_FRAME, pictureOfPart } from './parts.ts';
import { type Body, type Box, boxAround, CIRCUM, splayed, triangle } from './tree.ts';

const ROOM = 26; // what sticks out of a part's capsule

const framed = (frame: { x: number; y: number; width: number; height: number }): string =>
  `x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}"`;

export function creatureSvg(root: Body, complete: boolean): { svg: string; box: Box } {
  const plan = splayed(root);
  const glows = plan.spots.flatMap((place) => {
    const { part } = place.spot;
    if (part === null || part.flipped || part.colour !== plan.bodies[place.body]?.body.colour) return [];
    const angle = (place.normal * Math.PI) / 180;
    const [x, y] = [place.x + Math.cos(angle) * 34, place.y + Math.sin(angle) * 34];
    return [
      `<image ${framed(around(x, y))} transform="rotate(${place.normal} ${x} ${y})" href="${pictureOfGlow(part.colour)}"/>`,
    ];
  });
  const parts = plan.spots.flatMap((place) => {
    const { part } = place.spot;
    const turn = place.normal + 90;
    return part === null
      ? []
      : [
          `<g transform="translate(${place.x} ${place.y}) rotate(${turn})"><image ${framed(PART_FRAME)} href="${pictureOfPart(part, turn).address}"/></g>`,
        ];
  });
  const outlines = plan.bodies.map(
    (place) =>
      `<path d="${triangle(place, CIRCUM)}" fill="${INK}" stroke="${INK}" stroke-width="9" stroke-linejoin="round"/>`,
  );
  const bodies = plan.bodies.map(
    (place) => `<image ${framed(around(place.x, place.y))} href="${pictureOfBody(place.body.colour, place.angle)}"/>`,
  );
  const svg = [
    ...glows,
    ...parts,
    ...plan.joints.map(neckArt),
    ...outlines,
    ...bodies,
    ...plan.joints.map((joint) => jointArt(joint, complete)),
  ].join('');
  const { x, y, width, height } = boxAround(plan, false);
  return { svg, box: { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM } };
}

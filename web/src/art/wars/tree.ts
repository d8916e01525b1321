/**
 * Where the triangles of a creature lie, and its parts. Bodies join edge to edge (MW-4.1); where branches would meet,
 * necks push them apart (MW-4.4): as short as possible, and the same for the same creature.
 */

import { f, type Point } from '../paths.ts';
import type { Colour, PartLook } from './kinds.ts';

/** An edge: a part, another body, or nothing. A body but the root has edge 0 at its joint, and lists edges 1 and 2. */
export interface Spot {
  name: string; // `b0.2`
  part: PartLook | null;
}

export interface Body {
  name: string; // `b0`
  colour: Colour;
  edges: readonly (Spot | Body)[]; // three at the root, two elsewhere
}

export interface BodyPlace {
  body: Body;
  x: number;
  y: number;
  angle: number; // of its first corner, in degrees
  parent: number; // index, or -1
}

export interface SpotPlace {
  spot: Spot;
  body: number; // index
  x: number; // the middle of the edge
  y: number;
  normal: number; // outwards, in degrees
}

export interface Joint {
  x: number;
  y: number;
  normal: number;
  neck: number;
  colour: Colour;
}

export interface Plan {
  bodies: BodyPlace[];
  spots: SpotPlace[];
  joints: Joint[];
}

export const SIDE = 110;
export const CIRCUM = SIDE / Math.sqrt(3);
export const INNER = CIRCUM / 2;
const NECKS = [0, 20, 40, 60, 80];
const DEGREE = Math.PI / 180;

export const isBody = (edge: Spot | Body): edge is Body => 'edges' in edge;

/** The creature laid out with these necks, one per joint in reading order. */
export function laidOut(root: Body, necks: readonly number[]): Plan {
  const plan: Plan = { bodies: [], spots: [], joints: [] };
  const grow = (body: Body, x: number, y: number, angle: number, parent: number): void => {
    const me = plan.bodies.length;
    plan.bodies.push({ body, x, y, angle, parent });
    body.edges.forEach((edge, at) => {
      const normal = angle + (at + (parent < 0 ? 0 : 1)) * 120 + 60;
      const [cos, sin] = [Math.cos(normal * DEGREE), Math.sin(normal * DEGREE)];
      if (isBody(edge)) {
        const neck = necks[plan.joints.length] ?? 0;
        const [middle, far] = [INNER + neck / 2, 2 * INNER + neck];
        plan.joints.push({ x: x + cos * middle, y: y + sin * middle, normal, neck, colour: body.colour });
        grow(edge, x + cos * far, y + sin * far, normal + 120, me);
      } else plan.spots.push({ spot: edge, body: me, x: x + cos * INNER, y: y + sin * INNER, normal });
    });
  };
  grow(root, 0, 0, -90, -1);
  return plan;
}

export function jointsOf(body: Body): number {
  return body.edges.reduce((sum, edge) => sum + (isBody(edge) ? 1 + jointsOf(edge) : 0), 0);
}

const known = new Map<string, readonly number[]>();

/** The creature with the shortest necks that keep everything apart. */
export function splayed(root: Body): Plan {
  const shape = shapeOf(root);
  let necks = known.get(shape);
  if (necks === undefined) {
    necks = shortestNecks(root);
    known.set(shape, necks);
  }
  return laidOut(root, necks);
}

function shapeOf(body: Body): string {
  return `(${body.edges.map((edge) => (isBody(edge) ? shapeOf(edge) : '.')).join('')})`;
}

export function shortestNecks(root: Body): readonly number[] {
  const joints = jointsOf(root);
  const none: number[] = new Array<number>(joints).fill(0);
  if (conflicts(laidOut(root, none)) === 0) return none;
  let best = none;
  let least = Infinity;
  for (let number = 1; number < NECKS.length ** joints; number++) {
    const necks = none.map((_, at) => NECKS[Math.floor(number / NECKS.length ** at) % NECKS.length]!);
    const cost = necks.reduce((sum, neck) => sum + neck * neck, 0);
    if (cost < least && conflicts(laidOut(root, necks)) === 0) {
      least = cost;
      best = necks;
    }
  }
  return best;
}

// Collisions ---------------------------------------------------------------------------------------

type Ball = readonly [x: number, y: number, radius: number];

type Turned = Pick<BodyPlace, 'x' | 'y' | 'angle'>;

export function corners(place: Turned): Point[] {
  return [0, 1, 2].map((k): Point => [
    place.x + Math.cos((place.angle + k * 120) * DEGREE) * CIRCUM,
    place.y + Math.sin((place.angle + k * 120) * DEGREE) * CIRCUM,
  ]);
}

/** How many bodies and parts meet that should not. A little touching of soft things is forgiven. */
export function conflicts(plan: Plan): number {
  const triangles = plan.bodies.map(corners);
  const capsules = plan.spots.map(({ x, y, normal }) => {
    const [cos, sin] = [Math.cos(normal * DEGREE), Math.sin(normal * DEGREE)];
    return (
      [
        [24, 27],
        [52, 29],
        [80, 25],
      ] as const
    ).map(([out, radius]): Ball => [x + cos * out, y + sin * out, radius]);
  });
  let found = 0;
  plan.bodies.forEach((one, i) => {
    plan.bodies.slice(0, i).forEach((other, k) => {
      if (one.parent !== k && other.parent !== i && overlap(triangles[i]!, triangles[k]!)) found++;
    });
  });
  capsules.forEach((capsule, i) => {
    triangles.forEach((triangle, k) => {
      if (k !== plan.spots[i]!.body && capsule.some(([x, y, r]) => toTriangle([x, y], triangle) < r - 14)) found++;
    });
    capsules.slice(0, i).forEach((other) => {
      if (capsule.some((a) => other.some((b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < a[2] + b[2] - 20))) found++;
    });
  });
  return found;
}

function overlap(one: Point[], other: Point[]): boolean {
  for (const [these, those] of [
    [one, other],
    [other, one],
  ] as const) {
    for (let i = 0; i < 3; i++) {
      const [a, b] = [these[i]!, these[(i + 1) % 3]!];
      const [nx, ny] = [b[1] - a[1], a[0] - b[0]];
      const slack = 1.5 * Math.hypot(nx, ny);
      const p = these.map(([x, y]) => x * nx + y * ny);
      const q = those.map(([x, y]) => x * nx + y * ny);
      if (Math.max(...p) - slack <= Math.min(...q) || Math.max(...q) - slack <= Math.min(...p)) return false;
    }
  }
  return true;
}

function toTriangle(point: Point, triangle: Point[]): number {
  const sides = [0, 1, 2].map((i) => [triangle[i]!, triangle[(i + 1) % 3]!] as const);
  const turns = sides.map(([a, b]) => Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])));
  if (Math.abs(turns.reduce((sum, turn) => sum + turn, 0)) === 3) return 0;
  return Math.min(...sides.map(([a, b]) => toSegment(point, a, b)));
}

function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

// Outlines -----------------------------------------------------------------------------------------

/** A triangle with its corners cut round by a fifth. */
export function triangle(place: Turned, radius = CIRCUM): string {
  const at = corners(place).map(([x, y]): Point => [
    place.x + ((x - place.x) * radius) / CIRCUM,
    place.y + ((y - place.y) * radius) / CIRCUM,
  ]);
  const towards = (from: Point, to: Point): string =>
    `${f(from[0] + (to[0] - from[0]) * 0.2)} ${f(from[1] + (to[1] - from[1]) * 0.2)}`;
  const corner = (k: number): string => {
    const [before, here, after] = [at[(k + 2) % 3]!, at[k]!, at[(k + 1) % 3]!];
    return `${k ? 'L' : 'M'}${towards(here, before)}Q${f(here[0])} ${f(here[1])} ${towards(here, after)}`;
  };
  return `${[0, 1, 2].map(corner).join('')}Z`;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a picture must show. With `numbers` there is room for the pills beyond the parts. */
export function boxAround(plan: Plan, numbers: boolean): Box {
  const points: Point[] = plan.bodies.flatMap(({ x, y }): Point[] => [
    [x - CIRCUM, y - CIRCUM],
    [x + CIRCUM, y + CIRCUM],
  ]);
  for (const { spot, x, y, normal } of plan.spots) {
    const [out, room] = spot.part === null ? [20, 22] : numbers ? [104, 26] : [66, 40];
    const [px, py] = [x + Math.cos(normal * DEGREE) * out, y + Math.sin(normal * DEGREE) * out];
    points.push([px - room, py - room], [px + room, py + room]);
  }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

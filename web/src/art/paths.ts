/** Path data from points: splines, tubes, fur, stars. Everything returns text, no page is needed. */

import { rng } from './random.ts';

export type Point = readonly [number, number];
export type Points = readonly Point[];

/** A coordinate with one decimal at most. */
export function f(number: number): string {
  return number.toFixed(1).replace(/\.0$/, '');
}

/** Catmull-Rom spline through the points, as cubic Béziers. */
export function spline(points: Points, closed = true, tension = 1): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  const k = tension / 6;
  let d = `M${f(at(0)[0])} ${f(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = `${f(from[0] + (to[0] - before[0]) * k)} ${f(from[1] + (to[1] - before[1]) * k)}`;
    const second = `${f(to[0] - (after[0] - from[0]) * k)} ${f(to[1] - (after[1] - from[1]) * k)}`;
    d += `C${first} ${second} ${f(to[0])} ${f(to[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

/** Straight lines through the points. */
export function poly(points: Points, closed = true): string {
  return `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

export function rrect(x: number, y: number, width: number, height: number, radius = 6): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return (
    `M${f(x + r)} ${f(y)}h${f(w)}${corner(r, r)}v${f(h)}${corner(-r, r)}` +
    `h${f(-w)}${corner(-r, -r)}v${f(-h)}${corner(r, -r)}Z`
  );
}

export function ell(cx: number, cy: number, rx: number, ry = rx): string {
  const half = `a${f(rx)} ${f(ry)} 0 1 1`;
  return `M${f(cx - rx)} ${f(cy)}${half} ${f(2 * rx)} 0${half} ${f(-2 * rx)} 0Z`;
}

/** Points on an open Catmull-Rom curve, `steps` per segment. */
export function sample(points: Points, steps = 10): Point[] {
  const n = points.length;
  const at = (i: number): Point => points[Math.max(0, Math.min(n - 1, i))]!;
  const out: Point[] = [];
  for (let i = 0; i < n - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const along = (k: 0 | 1): number =>
        0.5 *
        (2 * b[k] +
          (-a[k] + c[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t +
          (-a[k] + 3 * b[k] - 3 * c[k] + e[k]) * t * t * t);
      out.push([along(0), along(1)]);
    }
  }
  out.push(at(n - 1));
  return out;
}

/**
 * Tube of varying width along a curve; widths are spread evenly from start to end. The end is round; the start is cut
 * straight unless `roundStart` is set (limbs at a joint).
 */
export function tube(points: Points, widths: readonly number[], steps = 8, roundStart = false): string {
  const curve = sample(points, steps);
  const last = curve.length - 1;
  const widthAt = (i: number): number => {
    const x = (i / last) * (widths.length - 1);
    const k = Math.floor(x);
    const from = widths[k] ?? 0;
    return from + ((widths[k + 1] ?? from) - from) * (x - k);
  };
  const left: Point[] = [];
  const right: Point[] = [];
  curve.forEach(([x, y], i) => {
    const [a, b] = [curve[Math.max(0, i - 1)]!, curve[Math.min(last, i + 1)]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const half = widthAt(i) / 2 / (Math.hypot(dx, dy) || 1);
    left.push([x - dy * half, y + dx * half]);
    right.push([x + dy * half, y - dx * half]);
  });
  const tip = beyond(curve[last]!, curve[last - 1]!, widthAt(last));
  const root = roundStart ? [beyond(curve[0]!, curve[1]!, widthAt(0))] : [];
  return spline([...left, tip, ...right.reverse(), ...root]);
}

/** The point half a width beyond `end`, seen from `inner`. */
function beyond(end: Point, inner: Point, width: number): Point {
  const [dx, dy] = [end[0] - inner[0], end[1] - inner[1]];
  const k = width / 2 / (Math.hypot(dx, dy) || 1);
  return [end[0] + dx * k, end[1] + dy * k];
}

/** Place and direction at the fraction t of a curve. */
export function at(points: Points, t: number, steps = 10): { x: number; y: number; a: number } {
  const curve = sample(points, steps);
  const last = curve.length - 1;
  const i = Math.min(last, Math.max(0, Math.round(t * last)));
  const [x, y] = curve[i]!;
  const [a, b] = [curve[Math.max(0, i - 1)]!, curve[Math.min(last, i + 1)]!];
  return { x, y, a: Math.atan2(b[1] - a[1], b[0] - a[0]) };
}

/** Star or gear with n points. */
export function star(cx: number, cy: number, n: number, outer: number, inner: number, rotation = 0): string {
  const points: Point[] = [];
  for (let i = 0; i < n * 2; i++) {
    const r = i % 2 ? inner : outer;
    const a = rotation + (Math.PI * i) / n;
    points.push([cx + Math.cos(a) * r, cy + Math.sin(a) * r]);
  }
  return poly(points);
}

/** Shaggy outline round the points; n tufts per segment. */
export function fur(points: Points, seed: string, length = 7, n = 4): string {
  const random = rng(seed);
  const curve = sample([...points, points[0]!], n);
  const out: Point[] = [];
  for (let i = 0; i < curve.length - 1; i++) {
    const [a, b] = [curve[i]!, curve[i + 1]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const l = Math.hypot(dx, dy) || 1;
    const k = length * (0.6 + random() * 0.8);
    const x = (a[0] + b[0]) / 2 + (dy / l) * k * 0.9 + dx * 0.25;
    const y = (a[1] + b[1]) / 2 - (dx / l) * k * 0.9 + dy * 0.25 + k * 0.35;
    out.push(a, [x, y]);
  }
  return poly(out);
}

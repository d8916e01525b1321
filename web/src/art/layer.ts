/** A part being drawn: its art, and its silhouette, which gives halo and contour. */

import { f, ell, poly, type Point } from './paths.ts';
import { INK, PAINTS, type Paint, type Palette } from './palettes.ts';
import { rng } from './random.ts';

/** The light comes from the top left, however a part is mirrored or turned. */
export interface Light {
  flip?: boolean; // the part will be mirrored
  turn?: number; // it will be turned by so many degrees
}

export interface SolidLook {
  pal?: Paint;
  b?: string; // base tone
  s?: string; // shade
  l?: string; // light
  lo?: number; // opacity of the light
  hl?: boolean; // false: no light
  pat?: string; // a pattern of defs.ts
  po?: number; // its opacity
  in?: string; // more SVG inside the shape
  rim?: number; // opacity of the rim
  w?: number; // width of the contour
  sil?: boolean; // false: not part of the silhouette
  sx?: number; // shift of the base tone
  sy?: number;
  tr?: string; // a transform
}

export interface EyeLook {
  iris?: string;
  white?: string;
  look?: Point; // in radii
  slit?: boolean | number; // a cat's pupil
  lid?: boolean | number; // half closed
}

/** Where an auxiliary of XYbrid sits. */
export type Anchor = 'back' | 'tail' | 'shell' | 'shoulder' | 'belt' | 'chest' | 'orbit';

export function keyOf(name: string, light: Light = {}): string {
  return `${name}${light.flip ? '-r' : ''}${light.turn ? `-${Math.round(light.turn)}` : ''}`;
}

export class Layer {
  readonly P: Palette;
  readonly flip: boolean;
  readonly art: string[] = [];
  anchor: Anchor | '' = '';
  box = ''; // what a slide shows of it, if not what is usual for its type
  center: Point = [0, 0]; // of something that orbits
  readonly #key: string;
  readonly #turn: number;
  #outline = '';
  #paths = 0;
  #open = '';

  /** `name` is unique in the document, together with the light: the paths of this drawing are named after it. */
  constructor(paint: Paint, name: string, light: Light = {}) {
    this.P = PAINTS[paint];
    this.flip = light.flip ?? false;
    this.#turn = ((light.turn ?? 0) * Math.PI) / 180;
    this.#key = keyOf(name, light);
  }

  get silhouette(): string {
    return this.#outline;
  }

  /** Transform for what follows, until close(). */
  open(transform: string): this {
    this.#open = transform;
    return this.raw(`<g transform="${transform}">`);
  }

  close(): this {
    this.#open = '';
    return this.raw('</g>');
  }

  /** SVG text as it is. */
  raw(svg: string): this {
    this.art.push(svg);
    return this;
  }

  /** Something that stands out of the creature without being painted as a shape. */
  outline(d: string): this {
    this.#outline += `<path d="${d}"${this.#moved}/>`;
    return this;
  }

  /** Three-tone fill with pattern, rim light and ink contour. Each path is written once and used by every pass. */
  solid(d: string, o: SolidLook = {}): this {
    const paint = o.pal ? PAINTS[o.pal] : this.P;
    const id = `${this.#key}-${this.#paths++}`;
    const [baseX, baseY] = this.#lit(o.sx ?? -6, o.sy ?? -8);
    const [rimX, rimY] = this.#lit(2.4, 3);
    const use = (look: string, x = 0, y = 0): string =>
      `<use href="#${id}" ${look}${x || y ? ` transform="translate(${f(x)} ${f(y)})"` : ''}/>`;
    if (o.sil !== false) this.outline(d);
    const light =
      o.hl === false ? '' : use(`fill="${o.l ?? paint.l}" opacity="${o.lo ?? 0.55}"`, baseX * 3, baseY * 2.8);
    const pattern = o.pat ? use(`fill="url(#${o.pat})" opacity="${o.po ?? 0.5}"`) : '';
    return this.raw(
      `<g${o.tr ? ` transform="${o.tr}"` : ''}><clipPath id="${id}c"><path id="${id}" d="${d}"/></clipPath>` +
        `<g clip-path="url(#${id}c)">${use(`fill="${o.s ?? paint.s}"`)}${use(`fill="${o.b ?? paint.b}"`, baseX, baseY)}` +
        `${light}${pattern}${o.in ?? ''}` +
        use(`fill="none" stroke="#fff" stroke-opacity="${o.rim ?? 0.4}" stroke-width="2.4"`, rimX, rimY) +
        `</g>${use(`fill="none" stroke="${INK}" stroke-width="${o.w ?? 2.6}" stroke-linejoin="round"`)}</g>`,
    );
  }

  line(d: string, width = 2, colour = INK, more = ''): this {
    return this.raw(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`,
    );
  }

  fill(d: string, colour: string, more = ''): this {
    return this.raw(`<path d="${d}" fill="${colour}" ${more}/>`);
  }

  /** Flat fill with an ink contour, part of the silhouette. */
  shape(d: string, colour: string, width = 2.4): this {
    return this.outline(d).detail(d, colour, width);
  }

  /** The same inside another shape: not part of the silhouette. */
  detail(d: string, colour: string, width = 2): this {
    return this.fill(d, colour, `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`);
  }

  /** A round cord: ink underneath, colour on top. */
  cable(d: string, width: number, colour: string): this {
    return this.line(d, width + 3.6).line(d, width, colour);
  }

  dot(x: number, y: number, r: number, colour: string, more = ''): this {
    return this.raw(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${colour}" ${more}/>`);
  }

  bubble(x: number, y: number, r: number, colour = '#efffc4', edge = '#3d6200'): this {
    this.dot(x, y, r, colour, `stroke="${edge}" stroke-width="1.6"`);
    return this.dot(x - r * 0.3, y - r * 0.35, r * 0.25, '#fff');
  }

  /** Soft light. */
  glow(x: number, y: number, r: number, colour: string, opacity = 0.7): this {
    return this.dot(x, y, r, colour, `opacity="${opacity}" filter="url(#blur8)"`);
  }

  rivet(x: number, y: number, r = 3): this {
    return this.dot(x, y, r, this.P.d).dot(x - 0.6, y - 0.8, r * 0.55, this.P.l);
  }

  eye(x: number, y: number, r: number, o: EyeLook = {}): this {
    const [dx, dy] = o.look ?? [0, 0.12];
    const [px, py] = [x + dx * r, y + dy * r];
    this.dot(x, y, r + 2.2, INK)
      .dot(x, y, r, o.white ?? '#fdf6df')
      .dot(px, py, r * 0.62, o.iris ?? this.P.a);
    if (o.slit) this.fill(ell(px, py, r * 0.16, r * 0.56), INK);
    else this.dot(px, py, r * 0.34, INK);
    this.dot(x - r * 0.3, y - r * 0.34, r * 0.2, '#fff');
    if (o.lid) {
      const far = r + 2;
      this.detail(
        `M${x - far} ${y - 1}A${far} ${far} 0 0 1 ${x + far} ${y - 1}Q${x} ${f(y - r * 0.55)} ${x - far} ${y - 1}Z`,
        this.P.s,
      );
    }
    return this;
  }

  /** Five-point crystal with two facets, growing from (x, y) along the angle in radians. */
  crystal(
    x: number,
    y: number,
    length: number,
    width: number,
    angle: number,
    o: { pal?: Paint; flip?: boolean | number } = {},
  ): this {
    const paint: Palette = o.pal ? PAINTS[o.pal] : this.P;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const p = (along: number, across: number): Point => [
      x + along * cos - across * sin,
      y + along * sin + across * cos,
    ];
    const neck = length * 0.72;
    const [a, b, tip, c, e] = [
      p(0, -width / 2),
      p(neck, -width / 2),
      p(length, 0),
      p(neck, width / 2),
      p(0, width / 2),
    ];
    const [low, high] = [p(0, -width * 0.12), p(neck * 0.95, -width * 0.1)];
    const whole = poly([a, b, tip, c, e]);
    this.outline(whole).fill(whole, paint.b);
    this.fill(poly([a, b, tip, high, low]), o.flip ? paint.s : paint.l);
    this.fill(poly([e, c, tip, high, low]), o.flip ? paint.b : paint.s);
    this.line(
      poly([p(neck * 0.12, -width * 0.3), p(neck * 0.8, -width * 0.3)], false),
      2,
      '#fff',
      'stroke-opacity=".7"',
    );
    return this.detail(whole, 'none', 2.4);
  }

  /** Electric arc from a to b. */
  bolt(a: Point, b: Point, seed: string, colour: string, width = 2.4, amplitude = 9): this {
    const random = rng(seed);
    const jitter = (): number => (random() - 0.5) * amplitude * 2;
    const between = [1, 2, 3, 4].map((i): Point => [
      a[0] + ((b[0] - a[0]) * i) / 5 + jitter(),
      a[1] + ((b[1] - a[1]) * i) / 5 + jitter(),
    ]);
    const d = poly([a, ...between, b], false);
    const stroke = (c: string, w: number, more = ''): string =>
      `<path d="${d}" fill="none" stroke="${c}" stroke-width="${f(w)}" stroke-linejoin="round" ${more}/>`;
    return this.raw(
      stroke(colour, width * 3, 'opacity=".35" filter="url(#blur3)"') +
        stroke(colour, width) +
        stroke('#fff', width * 0.4),
    );
  }

  ring(cx: number, cy: number, rx: number, ry: number, rotation: number, colour: string, width = 3, more = ''): this {
    return this.raw(
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" transform="rotate(${rotation} ${cx} ${cy})"` +
        ` fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`,
    );
  }

  get #moved(): string {
    return this.#open ? ` transform="${this.#open}"` : '';
  }

  #lit(x: number, y: number): Point {
    const [cos, sin] = [Math.cos(-this.#turn), Math.sin(-this.#turn)];
    const turned = x * cos - y * sin;
    return [this.flip ? -turned : turned, x * sin + y * cos];
  }
}

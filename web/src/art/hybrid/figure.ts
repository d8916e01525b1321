/** A Hybrid figure seen from above, being drawn, and what several of them carry. */

import { INK } from '../palettes.ts';
import { ell, poly, rrect } from '../paths.ts';

export type Side = 'G' | 'S'; // Griffin, Scorpion
export type Facing = 0 | 1 | 2 | 3; // north, east, south, west

/** Ring and plate of the base, cloth, accent, metal. */
export const SIDES = {
  G: {
    ring: '#f0c64d',
    ring2: '#8a6414',
    plate: '#2c3f5e',
    cloth: '#f4ecd6',
    clothS: '#b3a37c',
    acc: '#4f8fdc',
    metal: '#dfe8ea',
    metalS: '#73868e',
    blade: '#eef4f6',
  },
  S: {
    ring: '#d58bff',
    ring2: '#5f2a86',
    plate: '#3a2147',
    cloth: '#e58a8f',
    clothS: '#8a3b50',
    acc: '#a6e04a',
    metal: '#a583c4',
    metalS: '#5a3a78',
    blade: '#e9dcf6',
  },
} as const;

export const SKIN = '#f0c39c';

/** Mixes a #rrggbb colour with black (t < 0) or white (t > 0). */
export function tone(colour: string, t: number): string {
  const target = t < 0 ? 0 : 255;
  const part = (i: number): string => {
    const v = parseInt(colour.slice(i, i + 2), 16);
    return Math.round(v + (target - v) * Math.abs(t))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** The light comes from the top left of the screen: the shading is turned back by the facing. */
export class Figure {
  readonly colours: (typeof SIDES)[Side];
  readonly out: string[] = [];
  readonly #shift: readonly [number, number];
  #paths = 0;

  /** `key` is unique in the document. */
  constructor(
    side: Side,
    facing: Facing,
    readonly key: string,
  ) {
    this.colours = SIDES[side];
    const a = (-facing * Math.PI) / 2;
    this.#shift = [-2.6 * Math.cos(a) + 3.2 * Math.sin(a), -2.6 * Math.sin(a) - 3.2 * Math.cos(a)];
  }

  raw(svg: string): this {
    this.out.push(svg);
    return this;
  }

  /** Three-tone shape with contour. */
  body(d: string, colour: string, width = 3): this {
    const id = `${this.key}-${this.#paths++}`;
    const [x, y] = this.#shift;
    const use = (look: string, k = 0): string =>
      `<use href="#${id}" ${look}${k ? ` transform="translate(${(x * k).toFixed(1)} ${(y * k).toFixed(1)})"` : ''}/>`;
    return this.raw(
      `<clipPath id="${id}c"><path id="${id}" d="${d}"/></clipPath><g clip-path="url(#${id}c)">` +
        use(`fill="${tone(colour, -0.34)}"`) +
        use(`fill="${colour}"`, 1) +
        use(`fill="${tone(colour, 0.45)}" opacity=".6"`, 2.6) +
        `</g>${use(`fill="none" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`)}`,
    );
  }

  /** Flat shape with contour. */
  flat(d: string, colour: string, width = 2.4): this {
    return this.raw(
      `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`,
    );
  }

  /** Limb, blade or shaft: an inked stroke with a light line in it. */
  limb(d: string, colour: string, width: number): this {
    return this.line(d, INK, width + 4.4)
      .line(d, colour, width)
      .line(d, '#fff', width * 0.26, 'opacity=".45"');
  }

  line(d: string, colour: string, width: number, more = ''): this {
    return this.raw(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`,
    );
  }

  dot(x: number, y: number, r: number, colour: string): this {
    return this.raw(`<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`);
  }

  glow(x: number, y: number, r: number, colour: string, opacity = 0.55): this {
    return this.raw(
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity="${opacity}" filter="url(#blur3)"/>`,
    );
  }

  /** Two glowing eyes looking forward. */
  eyes(x: number, y: number, gap: number, r: number, colour: string = this.colours.acc): this {
    this.dot(x - gap, y, r + 1, INK).dot(x + gap, y, r + 1, INK);
    return this.dot(x - gap, y, r, colour).dot(x + gap, y, r, colour);
  }

  shoulders(width: number, height: number, colour: string): this {
    return this.body(ell(50, 57, width, height), colour);
  }

  head(r: number, colour: string): this {
    return this.body(ell(50, 51, r), colour);
  }
}

/** A straight sword from the hand (x, y) forward to tip y2. */
export function sword(fig: Figure, x: number, y: number, y2: number, blade = 5): void {
  const { blade: steel, metalS, ring, ring2 } = fig.colours;
  const half = blade / 2 + 1;
  fig.flat(
    poly([
      [x - half, y],
      [x - half, y2 + 8],
      [x, y2],
      [x + half, y2 + 8],
      [x + half, y],
    ]),
    steel,
  );
  fig.line(`M${x} ${y}V${y2 + 8}`, metalS, 1.6);
  fig.limb(`M${x - 9} ${y}H${x + 9}`, ring, 3.4).limb(`M${x} ${y + 2}V${y + 9}`, ring2, 3);
}

/** A pistol in the hand (x, y), muzzle forward. */
export function pistol(fig: Figure, x: number, y: number): void {
  fig.limb(`M${x} ${y}V${y - 24}`, fig.colours.metal, 5.4).flat(rrect(x - 5, y - 6, 10, 13, 3), '#7a4a2b', 2.2);
  fig.dot(x, y - 26, 2.4, INK).line(`M${x - 3} ${y - 12}h6`, fig.colours.ring, 2.4);
}

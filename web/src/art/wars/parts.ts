/** The ten parts. They grow up (-y) from their root at (0, 0) in a box of 120 × 110. */

import { Layer, keyOf } from '../layer.ts';
import { INK } from '../palettes.ts';
import { at, ell, f, poly, rrect, spline, tube } from '../paths.ts';
import { type Frame, pictureOf } from '../picture.ts';
import type { PartKind, PartLook } from './kinds.ts';

const IVORY = '#fff8e4';
const inked = (width: number): string => `stroke="${INK}" stroke-width="${width}"`;
/** A tone lighter than the rest of the part. */
const pale = (part: Layer): { b: string; s: string; l: string } => ({ b: part.P.l, s: part.P.b, l: '#fff' });

const DRAW: Readonly<Record<PartKind, (part: Layer, look: PartLook) => void>> = {
  // stalk, ball, slit pupil, lid
  Eye(part) {
    part.solid(
      tube(
        [
          [0, 6],
          [-3, -14],
          [0, -28],
        ],
        [30, 20, 18],
      ),
    );
    part.solid(ell(0, -52, 29));
    part.eye(0, -54, 21, { iris: part.P.b, slit: true, look: [0.05, -0.05] });
    part.fill('M-29 -52A29 29 0 0 1 29 -52Q0 -72 -29 -52Z', part.P.s, inked(2.4));
    part.fill('M-24 -60A27 27 0 0 1 2 -79Q-14 -72 -24 -60Z', part.P.l, 'opacity=".6"');
  },

  // two jaws, teeth
  Claw(part) {
    part.solid(
      tube(
        [
          [0, 8],
          [2, -16],
        ],
        [32, 26],
      ),
    );
    part.solid(
      spline([
        [-14, -12],
        [-34, -30],
        [-38, -58],
        [-20, -86],
        [-12, -66],
        [-8, -46],
        [6, -30],
        [8, -12],
      ]),
    );
    part.solid(
      spline([
        [4, -18],
        [20, -24],
        [34, -44],
        [30, -70],
        [14, -84],
        [12, -62],
        [2, -44],
      ]),
      pale(part),
    );
    (
      [
        [-15, -72],
        [-11, -60],
        [-7, -48],
      ] as const
    ).forEach(([x, y]) =>
      part.fill(
        poly([
          [x, y - 5],
          [x + 8, y],
          [x, y + 5],
        ]),
        IVORY,
        inked(1.4),
      ),
    );
  },

  // fan of five
  Spikes(part) {
    (
      [
        [-32, 58],
        [32, 58],
        [-17, 72],
        [17, 72],
        [0, 84],
      ] as const
    ).forEach(([lean, height]) => {
      const angle = (lean * Math.PI) / 180;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const foot = (side: number): [number, number] => [sin * 8 + side * 11 * cos + lean * 0.6, 4];
      part.solid(poly([foot(-1), [sin * height + lean * 0.5, -cos * height], foot(1)]), { sx: -4, sy: -2 });
      const shine = `M${f(sin * height * 0.6 + lean * 0.55)} ${f(-cos * height * 0.6)}l${f(sin * height * 0.3)} ${f(-cos * height * 0.3)}`;
      part.line(shine, 2, '#fff', 'opacity=".6"');
    });
    part.solid(
      spline([
        [-34, 8],
        [-28, -8],
        [0, -14],
        [28, -8],
        [34, 8],
      ]),
    );
  },

  // taper, forked fin
  Tail(part) {
    part.solid(
      tube(
        [
          [0, 8],
          [6, -18],
          [-4, -44],
          [0, -56],
        ],
        [34, 26, 16, 12],
      ),
    );
    part.solid(
      spline([
        [-3, -52],
        [-26, -66],
        [-42, -94],
        [-18, -86],
        [0, -76],
        [18, -86],
        [42, -94],
        [26, -66],
        [5, -52],
      ]),
    );
    for (const d of ['M-4 -60L-28 -84', 'M-1 -62L-12 -82', 'M3 -62L14 -82', 'M6 -60L30 -84']) part.line(d, 2, part.P.s);
  },

  // ringed trunk, nostrils, tusks
  Snout(part) {
    part.solid(
      spline([
        [-26, 8],
        [-24, -20],
        [-22, -46],
        [-26, -60],
        [0, -72],
        [26, -60],
        [22, -46],
        [24, -20],
        [26, 8],
      ]),
    );
    for (const d of ['M-22 -18Q0 -10 22 -18', 'M-22 -34Q0 -26 22 -34']) part.line(d, 2.4, part.P.s);
    part.solid(ell(0, -60, 29, 17), pale(part));
    part.fill(ell(-10, -61, 5, 7), INK).fill(ell(10, -61, 5, 7), INK);
    for (const x of [-20, 20])
      part.fill(
        poly([
          [x - 4, -46],
          [x + 4, -46],
          [x, -32],
        ]),
        IVORY,
        inked(1.6),
      );
  },

  // three suckered tubes
  Tent(part) {
    const tubes = [
      [
        [-14, 8],
        [-22, -18],
        [-40, -36],
        [-30, -62],
        [-44, -82],
      ],
      [
        [0, 8],
        [6, -22],
        [-8, -46],
        [8, -70],
        [-2, -94],
      ],
      [
        [14, 8],
        [24, -16],
        [22, -40],
        [42, -58],
        [34, -84],
      ],
    ] as const;
    for (const points of tubes) {
      part.solid(tube(points, [22, 19, 15, 10, 5]), { sx: -3, sy: -4 });
      for (let k = 1; k < 6; k++) {
        const { x, y, a } = at(points, 0.12 + k * 0.13);
        const off = 5 - k * 0.7;
        part.dot(
          x - Math.sin(a) * off,
          y + Math.cos(a) * off,
          3.8 - k * 0.4,
          part.P.l,
          `stroke="${part.P.d}" stroke-width="1.3"`,
        );
      }
    }
  },

  // dotted bulb, six hairs
  Whisk(part) {
    for (const side of [-1, 1]) {
      (
        [
          [46, -88, 30],
          [62, -66, 40],
          [66, -40, 44],
        ] as const
      ).forEach(([x, y, bend]) => {
        const d = `M${side * 8} -26Q${f(side * bend * 0.5)} ${f(y * 0.85)} ${f(side * x * 0.9)} ${y}`;
        part.line(d, 6.5).line(d, 3, part.P.l);
      });
    }
    part.solid(
      spline([
        [-26, 8],
        [-26, -16],
        [-14, -40],
        [0, -46],
        [14, -40],
        [26, -16],
        [26, 8],
      ]),
    );
    (
      [
        [-10, -22],
        [10, -22],
        [-6, -34],
        [6, -34],
        [-14, -10],
        [14, -10],
      ] as const
    ).forEach(([x, y]) => part.dot(x, y, 2.6, part.P.d));
  },

  // five beads, barb, drop
  Sting(part) {
    (
      [
        [0, 0, 17],
        [5, -18, 15],
        [13, -34, 13],
        [18, -50, 12],
        [14, -66, 11],
      ] as const
    ).forEach(([x, y, r]) => part.solid(ell(x, y, r, r * 0.86), { sx: -4, sy: -5 }));
    part.solid(
      spline([
        [22, -70],
        [4, -82],
        [-18, -78],
        [-36, -58],
        [-16, -66],
        [0, -64],
        [12, -60],
      ]),
      { b: part.P.l, s: part.P.s },
    );
    part.dot(-35, -52, 4, '#d8ff6b', inked(1.6));
  },

  // Glow Thing: stalk, bulb; unlit it is dark, with a dashed ring and a bar
  Glow(part, look) {
    part.solid(
      tube(
        [
          [0, 8],
          [-10, -20],
          [-2, -46],
          [14, -60],
        ],
        [26, 14, 9, 7],
      ),
    );
    part.outline(ell(18, -72, 21));
    if (look.lit === false) {
      part.dot(18, -72, 21, '#31424a', inked(2.8));
      part.dot(18, -72, 21, 'none', `stroke="${part.P.b}" stroke-width="2" stroke-dasharray="4 4"`);
      part.line('M8 -72h20', 3, '#9fb4b8');
      return;
    }
    part.glow(18, -70, 34, '#fff6a8', 0.85);
    part.dot(18, -72, 21, '#fffbd6', inked(2.8)).dot(18, -72, 14, part.P.g).dot(12, -79, 5, '#fff');
    for (let i = 0; i < 8; i++) {
      const [cos, sin] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
      part.line(`M${f(18 + cos * 27)} ${f(-72 + sin * 27)}L${f(18 + cos * 35)} ${f(-72 + sin * 35)}`, 3, '#fff6a8');
    }
  },

  // Fake Tail: blunt three-lobed fin, a seam at its root, a target ring; reversed, the fin is at the body
  FT(part, look) {
    if (look.reversed) part.open('translate(0 -84) rotate(180)');
    part.solid(
      tube(
        [
          [0, 8],
          [-6, -18],
          [4, -44],
          [0, -56],
        ],
        [30, 22, 15, 12],
      ),
    );
    part.solid(
      spline([
        [-3, -52],
        [-30, -62],
        [-34, -84],
        [-14, -80],
        [0, -92],
        [14, -80],
        [34, -84],
        [30, -62],
        [5, -52],
      ]),
    );
    part
      .line('M-16 -16L14 -10', 3, IVORY, 'stroke-dasharray="5 4"')
      .line('M-14 -22l4 10M-4 -20l4 10M6 -18l4 10', 2.4, IVORY);
    part.dot(0, -70, 9, 'none', `stroke="${IVORY}" stroke-width="2.6"`).dot(0, -70, 3, IVORY);
    if (look.reversed) part.close();
  },
};

/** What a flipped part looks like: its silhouette, grey and hatched, with a dashed edge. */
function greyed(outline: string): string {
  return (
    `<g fill="#2c3b42">${outline}</g><g fill="url(#mFlip)" opacity=".7">${outline}</g>` +
    `<g fill="none" stroke="#9fb4b8" stroke-width="1.6" stroke-dasharray="4 3">${outline}</g>`
  );
}

/** The part as it looks when it is turned by `turn` degrees: the light stays where it is. */
export function drawPart(look: PartLook, turn = 0): { art: string; silhouette: string } {
  const part = new Layer(look.colour, nameOf(look), { turn });
  DRAW[look.kind](part, look);
  return { art: look.flipped ? greyed(part.silhouette) : part.art.join(''), silhouette: part.silhouette };
}

function nameOf(look: PartLook): string {
  const states = `${look.flipped ? 'f' : ''}${look.reversed ? 'v' : ''}${look.lit === false ? 'u' : ''}`;
  return `mw-${look.kind}-${look.colour}${states}`;
}

export interface PartPicture {
  address: string; // of the part with its contour, in PART_FRAME
  silhouette: string;
}

const drawn = new Map<string, PartPicture>();

/** The picture of a part that is turned by so many degrees. */
export function pictureOfPart(look: PartLook, turn = 0): PartPicture {
  const whole = ((Math.round(turn) % 360) + 360) % 360;
  const key = keyOf(nameOf(look), { turn: whole });
  let picture = drawn.get(key);
  if (picture === undefined) {
    const { art, silhouette } = drawPart(look, whole);
    const contour = `<g fill="${INK}" stroke="${INK}" stroke-width="8" stroke-linejoin="round">${silhouette}</g>`;
    picture = { address: pictureOf(key, PART_FRAME, () => contour + art), silhouette };
    drawn.set(key, picture);
  }
  return picture;
}

/** What a part may cover, with its light. */
export const PART_FRAME: Frame = { x: -90, y: -140, width: 180, height: 180 };

/** A part on a card: what to show of it. */
export const PART_BOX = '-62 -104 124 124';

/** A capsule round what a part may cover: where its number and its button go. */
export const REACH = { from: 24, to: 80, number: 106 } as const;

export const PIP = rrect(-23, -12, 46, 24, 12);

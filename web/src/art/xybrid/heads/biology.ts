/**
 * Heads: bulk in x 112–288, y 40–188; neck 32–60 wide down to y 184; feelers and lures up to x 90–310, y 4.
 * Biology.
 */

import { Layer, type Light, type SolidLook } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { ell, poly, spline, tube, type Point } from '../../paths.ts';
import { bothSides, symmetric, inked } from '../frame.ts';

/** H01 Anglerfish Maw (BIO): round blob, tooth rows, lure on a stalk. */
export function H01(light?: Light): Layer {
  const part = new Layer('BIO', 'H01', light);
  part.line('M206 62C214 22 262 14 276 40', 6, INK).line('M206 62C214 22 262 14 276 40', 3, '#41b98a');
  part.outline(ell(277, 48, 12));
  part.glow(277, 50, 22, '#fff49a', 0.95).dot(277, 50, 11, '#fffbd0', inked(2.4));
  part.solid(
    spline([
      [142, 92],
      [172, 62],
      [222, 56],
      [262, 84],
      [276, 122],
      [258, 166],
      [214, 186],
      [160, 182],
      [128, 158],
      [124, 120],
    ]),
    { pat: 'pBIO', po: 0.3 },
  );
  part.fill(
    spline([
      [136, 124],
      [170, 112],
      [230, 114],
      [264, 126],
      [250, 164],
      [206, 178],
      [158, 172],
    ]),
    '#3a0d1c',
    inked(3),
  );
  part.fill(
    spline([
      [168, 160],
      [200, 148],
      [236, 160],
      [206, 176],
    ]),
    '#ff7d92',
  );
  const tooth = (x: number, y: number, w: number, h: number) =>
    part.fill(
      poly([
        [x - w, y],
        [x + w, y],
        [x + w * 0.1, y + h],
      ]),
      '#fffbe6',
      inked(2),
    );
  (
    [
      [146, 121, 6, 22],
      [164, 115, 6, 30],
      [184, 113, 6, 20],
      [204, 113, 7, 34],
      [226, 114, 6, 22],
      [246, 119, 6, 30],
    ] as const
  ).forEach(([x, y, w, h]) => tooth(x, y, w, h));
  (
    [
      [158, 172, 5, -20],
      [178, 177, 6, -30],
      [202, 179, 5, -18],
      [224, 175, 6, -30],
      [244, 166, 5, -18],
    ] as const
  ).forEach(([x, y, w, h]) => tooth(x, y, w, h));
  part.eye(164, 90, 14, { iris: '#ffd23f', look: [0.2, 0.15] }).eye(226, 84, 18, {
    iris: '#ffd23f',
    look: [0.1, 0.2],
  });
  return part;
}

/** H02 Hydra Cluster (BIO): three necks, three heads. */
export function H02(light?: Light): Layer {
  const part = new Layer('BIO', 'H02', light);
  const necks = [
    [
      [190, 170],
      [160, 140],
      [124, 120],
      [112, 84],
    ],
    [
      [210, 170],
      [240, 140],
      [276, 126],
      [290, 92],
    ],
    [
      [200, 172],
      [202, 130],
      [196, 96],
      [200, 58],
    ],
  ] as const;
  necks.forEach((neck, i) => {
    part.solid(tube(neck, [40, 34, 28, 26], 8, true), { pat: 'pBIO', po: 0.3 });
    const [x, y] = neck[3];
    const scale = i === 2 ? 1.15 : 1;
    part.solid(
      spline([
        [x - 24 * scale, y + 4],
        [x - 16 * scale, y - 18 * scale],
        [x + 12 * scale, y - 20 * scale],
        [x + 26 * scale, y - 2],
        [x + 22 * scale, y + 16],
        [x - 14 * scale, y + 18],
      ]),
      {},
    );
    part.line(`M${x - 20 * scale} ${y + 10}Q${x} ${y + 18} ${x + 22 * scale} ${y + 8}`, 2.6);
    [-12, -2, 8, 16].forEach((q) =>
      part.fill(
        poly([
          [x + q, y + 11],
          [x + q + 6, y + 11],
          [x + q + 3, y + 19],
        ]),
        '#fffbe6',
        inked(1.2),
      ),
    );
    part.eye(x - 7 * scale, y - 4, 7 * scale, { iris: '#ffd23f', slit: 1 }).eye(x + 11 * scale, y - 5, 6 * scale, {
      iris: '#ffd23f',
      slit: 1,
    });
    part.fill(
      poly([
        [x - 18, y - 14 * scale],
        [x - 24, y - 32 * scale],
        [x - 8, y - 19 * scale],
      ]),
      '#e9dcbc',
      inked(2),
    );
  });
  return part;
}

/** H03 Mantis Skull (BIO): wedge, compound eyes, mandibles. */
export function H03(light?: Light): Layer {
  const part = new Layer('BIO', 'H03', light);
  bothSides((X) => {
    part
      .line(`M${X(20)} 74C${X(30)} 40 ${X(70)} 20 ${X(96)} 30`, 6)
      .line(`M${X(20)} 74C${X(30)} 40 ${X(70)} 20 ${X(96)} 30`, 2.6, '#a6efc0');
  });
  part.solid(
    spline(
      symmetric([
        [200, 66],
        [168, 68],
        [136, 80],
        [150, 118],
        [176, 156],
        [190, 182],
        [200, 186],
      ]),
    ),
    {},
  );
  bothSides((X) => {
    part.solid(
      spline([
        [X(34), 104],
        [X(58), 64],
        [X(88), 64],
        [X(84), 98],
        [X(54), 124],
      ]),
      {
        b: '#ffd23f',
        s: '#a8701a',
        l: '#fff3b8',
      },
    );
    for (let i = 0; i < 9; i++)
      part.dot(X(50 + (i % 3) * 12), 78 + Math.floor(i / 3) * 12, 3, '#7a4a0b', 'opacity="0.55"');
    part.dot(X(68), 90, 6, INK);
    part.solid(
      tube(
        [
          [X(8), 170],
          [X(30), 182],
          [X(24), 206],
          [X(6), 204],
        ],
        [13, 12, 8, 4],
      ),
      { b: '#7bd19f' },
    );
  });
  part.line('M200 78V150M184 96L200 108L216 96', 2.4, '#1b6a5b');
  return part;
}

/** H04 Fungal Hivemind (BIO + CHE): a cluster of mushrooms, one of them with the face. */
export function H04(light?: Light): Layer {
  const part = new Layer('BIO', 'H04', light);
  const flesh = { b: '#eadfc0', s: '#9a8a63', l: '#fffaea' };
  const pinkCap = { b: '#ff7d92', s: '#a62f4c', l: '#ffc4cb' };
  const yellowCap = { b: '#f2bd3f', s: '#a4650f', l: '#fff0ae' };
  const cap = (x: number, y: number, w: number, h: number) =>
    `M${x - w} ${y}Q${x - w * 0.96} ${y - h} ${x} ${y - h}Q${x + w * 0.96} ${y - h} ${x + w} ${y}Q${x} ${
      y + h * 0.26
    } ${x - w} ${y}Z`;
  const mushroom = (x: number, y: number, w: number, h: number, stem: number, foot: Point, colours: SolidLook) => {
    part.solid(tube([[x, y], [x + (200 - x) * 0.1, (y + foot[1]) / 2], foot], [stem, stem, stem * 1.2]), flesh);
    part.solid(cap(x, y, w, h), colours);
    part
      .detail(ell(x - w * 0.3, y - h * 0.5, w * 0.2, h * 0.14), '#fff3dc', 1.4)
      .dot(x + w * 0.35, y - h * 0.4, w * 0.1, '#fff3dc');
  };
  // spores
  (
    [
      [118, 66, 4],
      [140, 30, 3],
      [264, 26, 4],
      [290, 60, 3.4],
      [104, 92, 3],
      [232, 12, 3],
    ] as const
  ).forEach(([x, y, r]) => part.dot(x, y, r, '#ffe66b', inked(1.4)));
  // the sisters left and right
  mushroom(124, 134, 32, 34, 16, [172, 178], yellowCap);
  mushroom(278, 128, 30, 34, 16, [228, 178], yellowCap);
  // the big one with the face
  part.solid(
    spline(
      symmetric([
        [200, 92],
        [168, 98],
        [158, 132],
        [160, 168],
        [178, 188],
        [200, 190],
      ]),
    ),
    flesh,
  );
  part.solid(cap(200, 104, 70, 72), pinkCap);
  (
    [
      [166, 76, 11, 9],
      [204, 54, 13, 9],
      [240, 78, 11, 9],
      [206, 90, 7, 5],
    ] as const
  ).forEach(([x, y, rx, ry]) => part.detail(ell(x, y, rx, ry), '#fff3dc', 1.6));
  part.eye(183, 138, 12, { iris: '#41b98a', look: [0.15, 0.1] }).eye(217, 138, 12, {
    iris: '#41b98a',
    look: [-0.15, 0.1],
  });
  part.detail('M184 162Q200 180 216 162Q200 168 184 162Z', '#5a1a2a', 2);
  return part;
}

/** Auxiliaries: each at its anchor; what orbits says where its centre is. Biology. */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { at, ell, poly, spline, tube, type Point } from '../../paths.ts';
import { bothSides, inked, dropPath } from '../frame.ts';

/** X01 Bat Wings (BIO, back): membrane wings. */
export function X01(light?: Light): Layer {
  const part = new Layer('BIO', 'X01', light);
  part.anchor = 'back';
  part.box = '0 50 400 240';
  bothSides((X) => {
    part.solid(
      `M${X(40)} 224C${X(70)} 150 ${X(120)} 90 ${X(192)} 78C${X(178)} 112 ${X(190)} 148 ${X(196)} 196C${X(168)} 190 ${X(
        160,
      )} 210 ${X(152)} 244C${X(132)} 226 ${X(114)} 240 ${X(104)} 274C${X(84)} 252 ${X(60)} 258 ${X(40)} 280Z`,
      { b: '#3a8f7a', s: '#164f4a', l: '#7fd6ba', lo: 0.3 },
    );
    (
      [
        [192, 80],
        [194, 194],
        [152, 242],
        [104, 270],
      ] as const
    ).forEach(([x, y]) =>
      part
        .line(`M${X(44)} 226Q${X(x * 0.62)} ${y * 0.72 + 24} ${X(x)} ${y}`, 5)
        .line(`M${X(44)} 226Q${X(x * 0.62)} ${y * 0.72 + 24} ${X(x)} ${y}`, 2, '#7fd6ba'),
    );
    part.fill(
      poly([
        [X(186), 84],
        [X(200), 62],
        [X(196), 92],
      ]),
      '#e9dcbc',
      inked(2),
    );
  });
  return part;
}

/** X02 Symbiote (BIO, shoulder): a grinning blob that clings on with feelers. */
export function X02(light?: Light): Layer {
  const part = new Layer('BIO', 'X02', light);
  part.anchor = 'shoulder';
  part.box = '236 122 120 132';
  const skin = { b: '#d94f86', s: '#7a1d4b', l: '#ffb3cf' };
  (
    [
      [
        [276, 200],
        [268, 222],
        [276, 240],
      ],
      [
        [298, 204],
        [300, 228],
        [292, 246],
      ],
      [
        [316, 198],
        [328, 216],
        [336, 238],
      ],
      [
        [262, 190],
        [250, 204],
        [252, 220],
      ],
    ] as const
  ).forEach((feeler) => part.solid(tube(feeler, [16, 11, 5]), skin));
  part.solid(
    spline([
      [256, 184],
      [258, 158],
      [278, 140],
      [304, 138],
      [330, 156],
      [334, 186],
      [318, 206],
      [290, 210],
      [266, 204],
    ]),
    skin,
  );
  part
    .solid(
      spline([
        [276, 146],
        [272, 130],
        [280, 126],
        [288, 142],
      ]),
      skin,
    )
    .solid(
      spline([
        [310, 144],
        [318, 128],
        [326, 130],
        [322, 150],
      ]),
      skin,
    );
  part.eye(284, 168, 10, { iris: '#ffd23f', slit: 1 }).eye(308, 166, 13, { iris: '#ffd23f', slit: 1 });
  part.detail('M268 186Q296 206 326 184Q318 204 296 204Q274 202 268 186Z', '#2c0714', 2);
  [278, 290, 302, 313].forEach((x, i) =>
    part.fill(
      poly([
        [x - 4, 190 + [1, 3, 3, 1][i]!],
        [x + 4, 190 + [2, 3, 2, 0][i]!],
        [x, 199],
      ]),
      '#fffbe6',
    ),
  );
  return part;
}

/** X03 Lizard Tail (BIO, tail): crested tail. */
export function X03(light?: Light): Layer {
  const part = new Layer('BIO', 'X03', light);
  part.anchor = 'tail';
  part.box = '180 230 200 180';
  const spine = [
    [214, 336],
    [270, 380],
    [330, 372],
    [356, 320],
    [336, 276],
    [308, 282],
  ] as const;
  part.solid(tube(spine, [54, 44, 34, 24, 14, 5]), { pat: 'pBIO', po: 0.35 });
  // crest: a triangle across the spine's normal, smaller towards the tip
  for (let i = 1; i < 9; i++) {
    const { x, y, a } = at(spine, i / 10);
    const off = 18 - i * 1.6;
    const height = 14 - i * 0.9;
    const P = (across: number, along: number): Point => [
      x + Math.sin(a) * across + Math.cos(a) * along,
      y - Math.cos(a) * across + Math.sin(a) * along,
    ];
    part.shape(poly([P(off - 1, -6), P(off + height, 0), P(off - 1, 6)]), '#ff9aa8', 2);
  }
  return part;
}

/** X04 Venom Sac (BIO + CHE, belt): a veined gland tied off at the top, fang below, dripping chemistry green. */
export function X04(light?: Light): Layer {
  const part = new Layer('BIO', 'X04', light);
  part.anchor = 'belt';
  part.box = '212 296 96 118';
  // fang
  part.solid('M250 370H276Q276 392 258 402Q262 386 250 370Z', { pal: 'BONE' });
  // the gland: translucent, half full
  part.solid(
    spline([
      [256, 318],
      [270, 318],
      [282, 336],
      [296, 350],
      [292, 374],
      [264, 384],
      [234, 376],
      [226, 354],
      [242, 338],
    ]),
    {
      b: '#c9a0c0',
      s: '#6d3f68',
      l: '#f6dcee',
      in:
        '<path d="M214 352Q240 344 262 354T310 350V396H214Z" fill="#a8e61a"/><path' +
        ' d="M214 368Q244 360 266 370T310 366V396H214Z" fill="#6fb300"/>',
    },
  );
  // veins
  ['M252 330Q238 344 236 360M246 338Q252 346 248 354', 'M274 332Q288 344 288 362M282 344Q274 350 278 358'].forEach(
    (d) => part.line(d, 2.2, '#8e2f60'),
  );
  part.bubble(258, 364, 5).bubble(274, 372, 3.6).bubble(242, 370, 3);
  part.line('M238 350Q234 360 238 368', 3, '#fff', 'opacity="0.8"');
  // sinew
  part.solid(
    spline([
      [246, 308],
      [280, 308],
      [276, 322],
      [250, 322],
    ]),
    { b: '#ff9aa8', s: '#a63a52', l: '#ffd6db' },
  );
  part.line('M256 309V321M263 309V321M270 309V321', 2, '#a63a52');
  part.detail(dropPath(254, 410, 5), '#c6f54a', 1.8);
  return part;
}

/** X05 Queen Bee (BIO, orbit): crowned bee. */
export function X05(light?: Light): Layer {
  const part = new Layer('BIO', 'X05', light);
  part.anchor = 'orbit';
  part.box = '270 50 92 110';
  part.center = [316, 108];
  const x = 316,
    y = 112;
  (
    [
      [-16, -26, -24],
      [16, -26, 24],
    ] as const
  ).forEach(([a, b, r]) =>
    part.raw(
      `<ellipse cx="${x + a}" cy="${y + b}" rx="11" ry="22" transform="rotate(${r} ${x + a} ${
        y + b
      })" fill="#eaffff" fill-opacity="0.75" stroke="${INK}" stroke-width="2"/>`,
    ),
  );
  part.solid(ell(x, y + 8, 22, 28), {
    b: '#ffd23f',
    s: '#a4650f',
    l: '#fff0ae',
    in: `<path d="M${x - 30} ${y}h60v8h-60zM${x - 30} ${y + 18}h60v8h-60z" fill="#241a08"/>`,
  });
  part.solid(ell(x, y - 18, 15), { b: '#ffd23f', s: '#a4650f' });
  part.eye(x - 6, y - 19, 4.4, { iris: '#241a08' }).eye(x + 6, y - 19, 4.4, { iris: '#241a08' });
  part.fill(
    poly([
      [x - 12, y - 30],
      [x - 13, y - 46],
      [x - 4, y - 37],
      [x, y - 49],
      [x + 4, y - 37],
      [x + 13, y - 46],
      [x + 12, y - 30],
    ]),
    '#ffe66b',
    inked(2),
  );
  return part;
}

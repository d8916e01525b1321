/** Arms, drawn once for the left inside x 4–160, y 180–425; root of radius 17 or more round (128, 212). Biology. */

import { Layer, type Light } from '../../layer.ts';
import { at, ell, f, fur, poly, spline, star, tube, type Point, type Points } from '../../paths.ts';
import { inked, dropPath } from '../frame.ts';

/** A01 Gorilla Arm (BIO): long furred arm, a big bare fist on the ground side. */
export function A01(light?: Light): Layer {
  const part = new Layer('BIO', 'A01', light);
  const pelt = { b: '#4f9a74', s: '#21574a', l: '#8fd6a8' };
  const hide = { b: '#4b6a66', s: '#1f3532', l: '#9cc0b4' };
  // thumb, then the arm over it
  part.solid(
    tube(
      [
        [106, 340],
        [126, 356],
        [120, 378],
      ],
      [28, 26, 20],
    ),
    hide,
  );
  part.solid(
    fur(
      [
        [142, 184],
        [104, 188],
        [66, 216],
        [46, 262],
        [40, 318],
        [74, 330],
        [108, 322],
        [112, 284],
        [126, 252],
        [148, 240],
      ],
      'gor',
      8,
      4,
    ),
    pelt,
  );
  // fist: back of the hand and four fingers
  part.solid(
    spline([
      [34, 322],
      [28, 350],
      [40, 378],
      [78, 386],
      [108, 374],
      [114, 342],
      [104, 318],
      [70, 326],
    ]),
    hide,
  );
  (
    [
      [38, 378],
      [58, 388],
      [80, 389],
      [100, 380],
    ] as const
  ).forEach(([x, y]) =>
    part.solid(
      spline([
        [x - 11, y - 14],
        [x, y - 20],
        [x + 11, y - 14],
        [x + 11, y + 12],
        [x, y + 20],
        [x - 11, y + 12],
      ]),
      { ...hide, sx: -2, sy: -3 },
    ),
  );
  part.line('M44 346Q70 338 98 346', 2.6, '#1f3532');
  return part;
}

/** A02 Crab Claw (BIO): segmented arm, two-jaw pincer. */
export function A02(light?: Light): Layer {
  const part = new Layer('BIO', 'A02', light);
  (
    [
      [
        [132, 208],
        [108, 214],
        [92, 236],
        [88, 250],
      ],
      [
        [88, 244],
        [72, 258],
        [64, 282],
        [66, 296],
      ],
    ] as const
  ).forEach((p, i) =>
    part.solid(tube(p, i ? [30, 36, 32] : [40, 38, 30], 8, true), {
      b: '#ff8d6e',
      s: '#a63a35',
      l: '#ffd0b8',
      pat: 'pBIO',
      po: 0.18,
    }),
  );
  part.solid(
    spline([
      [78, 286],
      [48, 288],
      [26, 318],
      [22, 356],
      [40, 398],
      [56, 372],
      [60, 350],
      [74, 344],
    ]),
    {
      b: '#ff8d6e',
      s: '#a63a35',
      l: '#ffd0b8',
      pat: 'pBIO',
      po: 0.18,
    },
  );
  part.solid(
    spline([
      [66, 300],
      [92, 302],
      [112, 330],
      [112, 364],
      [94, 396],
      [84, 370],
      [80, 352],
      [66, 346],
    ]),
    {
      b: '#ff9f80',
      s: '#a63a35',
      l: '#ffd0b8',
    },
  );
  (
    [
      [50, 388],
      [55, 374],
      [60, 360],
    ] as const
  ).forEach(([x, y]) =>
    part.fill(
      poly([
        [x - 3, y + 6],
        [x + 9, y],
        [x - 1, y - 6],
      ]),
      '#fff3dc',
      inked(1.6),
    ),
  );
  (
    [
      [91, 388],
      [86, 374],
      [82, 360],
    ] as const
  ).forEach(([x, y]) =>
    part.fill(
      poly([
        [x + 3, y + 6],
        [x - 9, y],
        [x + 1, y - 6],
      ]),
      '#fff3dc',
      inked(1.6),
    ),
  );
  (
    [
      [40, 320],
      [52, 308],
      [100, 326],
    ] as const
  ).forEach(([x, y]) => part.dot(x, y, 4, '#ffd9c4'));
  return part;
}

/** A03 Venus Flytrap (BIO): leafy stem, open toothed trap, pink inside. */
export function A03(light?: Light): Layer {
  const part = new Layer('BIO', 'A03', light);
  part.solid(
    tube(
      [
        [132, 208],
        [104, 216],
        [84, 248],
        [84, 288],
      ],
      [38, 32, 26, 22],
      8,
      true,
    ),
    {
      b: '#5cbf6a',
      s: '#22693c',
      l: '#b9f0a4',
    },
  );
  // leaves on the stem
  part.solid(
    spline([
      [104, 232],
      [128, 252],
      [134, 286],
      [112, 272],
    ]),
    { b: '#8fdc62', s: '#2f7d3c', l: '#e2ffb4' },
  );
  part.solid(
    spline([
      [86, 244],
      [56, 234],
      [30, 246],
      [58, 260],
    ]),
    { b: '#8fdc62', s: '#2f7d3c', l: '#e2ffb4' },
  );
  // lashes behind the lobes
  const lash = (points: Points) => part.shape(poly(points), '#e2ffb4', 1.8);
  (
    [
      [18, 320, -14, -6],
      [10, 344, -6, 2],
      [14, 370, -8, 10],
      [28, 392, -6, 16],
      [46, 404, 0, 18],
    ] as const
  ).forEach(([x, y, dx, dy]) =>
    lash([
      [x - 2, y - 7],
      [x + 8, y + 5],
      [Math.max(4, x + dx), y + dy],
    ]),
  );
  (
    [
      [148, 320, 10, -6],
      [152, 346, 6, 4],
      [146, 372, 10, 12],
      [132, 394, 8, 18],
      [114, 404, 2, 20],
    ] as const
  ).forEach(([x, y, dx, dy]) =>
    lash([
      [x + 2, y - 7],
      [x - 8, y + 5],
      [Math.min(158, x + dx), y + dy],
    ]),
  );
  // throat and two lobes
  part.shape(
    spline([
      [84, 286],
      [44, 330],
      [50, 390],
      [82, 400],
      [114, 390],
      [122, 330],
    ]),
    '#c23a5c',
    2.4,
  );
  part.solid(
    spline([
      [84, 280],
      [46, 288],
      [16, 322],
      [14, 364],
      [34, 396],
      [58, 402],
      [48, 366],
      [58, 326],
    ]),
    {
      b: '#5cbf6a',
      s: '#22693c',
      l: '#b9f0a4',
    },
  );
  part.solid(
    spline([
      [84, 280],
      [122, 290],
      [148, 324],
      [150, 364],
      [130, 396],
      [106, 402],
      [116, 366],
      [108, 326],
    ]),
    { b: '#4fb060', s: '#1c5c34', l: '#a4e894' },
  );
  // inner glow and teeth
  part.fill(
    spline([
      [84, 300],
      [66, 336],
      [66, 372],
      [84, 386],
      [102, 372],
      [102, 336],
    ]),
    '#ff7d92',
  );
  (
    [
      [54, 340],
      [50, 358],
      [52, 376],
    ] as const
  ).forEach(([x, y]) =>
    part.detail(
      poly([
        [x - 3, y - 7],
        [x + 17, y + 1],
        [x - 3, y + 7],
      ]),
      '#fffbe6',
      1.8,
    ),
  );
  (
    [
      [112, 340],
      [116, 358],
      [114, 376],
    ] as const
  ).forEach(([x, y]) =>
    part.detail(
      poly([
        [x + 3, y - 7],
        [x - 17, y + 1],
        [x + 3, y + 7],
      ]),
      '#fffbe6',
      1.8,
    ),
  );
  return part;
}

/** A04 Tentacle Bundle (BIO): three suckered tubes. */
export function A04(light?: Light): Layer {
  const part = new Layer('BIO', 'A04', light);
  const T = [
    [
      [132, 204],
      [92, 196],
      [50, 222],
      [30, 262],
      [44, 292],
      [62, 280],
    ],
    [
      [134, 214],
      [96, 232],
      [62, 274],
      [58, 330],
      [82, 356],
      [96, 338],
    ],
    [
      [136, 224],
      [112, 258],
      [100, 304],
      [112, 356],
      [96, 392],
      [70, 394],
    ],
  ] as const;
  T.forEach((p, i) => {
    part.solid(tube(p, [34, 30, 24, 17, 10, 5], 8, true), {
      b: ['#41b98a', '#58c79a', '#37a77b'][i]!,
      pat: 'pBIO',
      po: 0.2,
    });
    for (let k = 1; k < 7; k++) {
      const q = at(p, 0.16 + k * 0.11);
      const o = (9 - k) * 0.9;
      part.raw(
        `<circle cx="${f(q.x + Math.sin(q.a) * -o * 0.7)}" cy="${f(q.y + Math.cos(q.a) * o * 0.7)}" r="${f(
          5.2 - k * 0.45,
        )}" fill="#ffc7cf" stroke="#7c2f3b" stroke-width="1.5"/>`,
      );
    }
  });
  return part;
}

/** A05 Leech Limb (BIO): fat ringed leech, its round mouth turned to the viewer. */
export function A05(light?: Light): Layer {
  const part = new Layer('BIO', 'A05', light);
  const skin = { b: '#8a5a72', s: '#472339', l: '#d8a2b4' };
  const spine = [
    [132, 206],
    [104, 212],
    [78, 240],
    [72, 286],
    [76, 340],
  ] as const;
  part.solid(tube(spine, [38, 46, 56, 62, 56], 8, true), skin);
  // rings of the body
  for (let i = 1; i < 8; i++) {
    const q = at(spine, i / 9);
    const half = 15 + i * 1.9;
    const nx = -Math.sin(q.a) * half;
    const ny = Math.cos(q.a) * half;
    part.line(
      `M${(q.x - nx).toFixed(1)} ${(q.y - ny).toFixed(1)}Q${(q.x + Math.cos(q.a) * 12).toFixed(1)} ${(
        q.y +
        Math.sin(q.a) * 12
      ).toFixed(1)} ${(q.x + nx).toFixed(1)} ${(q.y + ny).toFixed(1)}`,
      2.4,
      '#472339',
    );
  }
  // sucker mouth
  part.solid(ell(74, 358, 48, 46), { b: '#ff9aa8', s: '#a63a52', l: '#ffd6db' });
  part.detail(ell(74, 360, 34, 32), '#2c0714', 2.6);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    const p = (angle: number, r: number): Point => [74 + Math.cos(angle) * r, 360 + Math.sin(angle) * r * 0.95];
    part.detail(poly([p(a - 0.19, 34), p(a + 0.19, 34), p(a, 18)]), '#fffbe6', 1.5);
  }
  part.dot(74, 360, 8, '#c23a5c');
  // two drops it did not swallow
  part.detail(dropPath(34, 412, 6), '#ff5d73', 1.8).detail(dropPath(112, 414, 5), '#ff5d73', 1.8);
  return part;
}

/** A06 Starfish Arm (BIO): a five-point star for a hand, a bud regrowing at the elbow. */
export function A06(light?: Light): Layer {
  const part = new Layer('BIO', 'A06', light);
  const skin = { b: '#ff9f5a', s: '#a84a1e', l: '#ffd9a8' };
  part.solid(
    tube(
      [
        [132, 208],
        [104, 218],
        [86, 250],
        [80, 300],
      ],
      [38, 36, 32, 34],
      8,
      true,
    ),
    {
      pat: 'pBIO',
      po: 0.3,
    },
  );
  // five rounded arms
  const star5: Point[] = [];
  for (let i = 0; i < 10; i++) {
    const r = i % 2 ? 30 : 70;
    const a = -Math.PI / 2 + (i * Math.PI) / 5 + 0.12;
    if (i % 2) star5.push([78 + Math.cos(a) * r, 346 + Math.sin(a) * r]);
    else [-0.13, 0.13].forEach((w) => star5.push([78 + Math.cos(a + w) * r, 346 + Math.sin(a + w) * r]));
  }
  part.solid(spline(star5), skin);
  // rows of feet along each arm
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i * Math.PI * 2) / 5 + 0.12;
    [20, 34, 47, 58].forEach((r, k) =>
      part.dot(
        78 + Math.cos(a) * r,
        346 + Math.sin(a) * r,
        5.4 - k * 0.8,
        '#fff0d2',
        'stroke="#a84a1e" stroke-width="1.6"',
      ),
    );
  }
  part.eye(78, 346, 12, { iris: '#41b98a' });
  // bud
  part.solid(star(112, 252, 5, 17, 8, -0.5), skin);
  return part;
}

/** A07 Hornet Swarm (BIO): paper nest on the shoulder, six wasps round it. */
export function A07(light?: Light): Layer {
  const part = new Layer('BIO', 'A07', light);
  const paper = { b: '#d9b778', s: '#8a6430', l: '#fbe8bd' };
  part.solid(
    tube(
      [
        [132, 208],
        [108, 212],
        [92, 228],
      ],
      [38, 34, 30],
      8,
      true,
    ),
    { pat: 'pBIO', po: 0.3 },
  );
  // the nest: layers
  part.solid(
    spline([
      [90, 214],
      [58, 222],
      [34, 256],
      [32, 300],
      [52, 338],
      [84, 352],
      [114, 338],
      [132, 300],
      [130, 256],
      [118, 224],
    ]),
    paper,
  );
  [242, 266, 290, 314].forEach((y, i) =>
    part.line(`M${[44, 35, 33, 42][i]} ${y}Q82 ${y + 20} ${[126, 132, 132, 122][i]} ${y}`, 3, '#8a6430'),
  );
  part.detail(ell(82, 300, 20, 17), '#2a1a08', 2.6);
  // a look-out inside
  part.eye(75, 299, 5.4, { iris: '#ffd23f' }).eye(89, 299, 5.4, { iris: '#ffd23f' });
  const wasp = (x: number, y: number, angle: number) => {
    part.open(`translate(${x} ${y}) rotate(${angle})`);
    [-1, 1].forEach((side) =>
      part.raw(
        `<ellipse cx="${side * 8}" cy="-10" rx="5.5" ry="11" transform="rotate(${side * 32} ${
          side * 8
        } -10)" fill="#eaffff" fill-opacity="0.85" ${inked(1.6)}/>`,
      ),
    );
    part.shape(ell(0, 3, 10, 14), '#ffd23f', 2.2);
    part.fill('M-9 0H9V5H-9ZM-7 10H7V14H-7Z', '#241a08');
    part.shape(ell(0, -12, 7, 6), '#241a08', 1.6);
    part.dot(-3, -13, 2.2, '#fff').dot(3, -13, 2.2, '#fff');
    part.shape(
      poly([
        [-3, 16],
        [3, 16],
        [0, 26],
      ]),
      '#241a08',
      1,
    );
    part.close();
  };
  (
    [
      [24, 226, -40],
      [22, 348, 25],
      [62, 390, -12],
      [112, 380, 20],
      [146, 338, 40],
      [30, 402, -30],
    ] as const
  ).forEach(([x, y, angle]) => wasp(x, y, angle));
  return part;
}

/** A08 Pack Hunter Claw (BIO + ROB): grey wolf paw, robot cuff, four long steel claws. */
export function A08(light?: Light): Layer {
  const part = new Layer('BIO', 'A08', light);
  const pelt = { b: '#8fa09a', s: '#3f514e', l: '#dfe9e2' };
  // claws first: they come out of the toes
  (
    [
      [30, 356, -0.5],
      [56, 372, -0.15],
      [86, 374, 0.12],
      [112, 358, 0.45],
    ] as const
  ).forEach(([x, y, lean]) => {
    const tip = [x - lean * -44, y + 54] as const;
    part.shape(
      spline(
        [[x - 9, y - 4], [x + 9, y - 4], [x + 8 + lean * 22, y + 26], tip, [x - 5 + lean * 16, y + 26]],
        true,
        0.8,
      ),
      '#eef4f4',
      2.2,
    );
    part.line(`M${x + 4} ${y + 4}L${tip[0]} ${tip[1] - 6}`, 2, '#566870');
  });
  part.solid(
    fur(
      [
        [142, 188],
        [108, 190],
        [76, 216],
        [58, 258],
        [52, 300],
        [102, 306],
        [110, 272],
        [124, 246],
        [148, 236],
      ],
      'wolf',
      9,
      4,
    ),
    pelt,
  );
  // cuff
  part.solid(
    poly([
      [42, 284],
      [112, 292],
      [110, 318],
      [38, 310],
    ]),
    { pal: 'ROB' },
  );
  [50, 66, 82, 98].forEach((x, i) => part.dot(x, 297 + i * 1.6, 3.4, '#4c1a10'));
  // paw
  part.solid(
    fur(
      [
        [40, 312],
        [22, 334],
        [20, 362],
        [46, 380],
        [72, 384],
        [100, 380],
        [124, 362],
        [122, 336],
        [106, 314],
      ],
      'paw',
      6,
      3,
    ),
    pelt,
  );
  part.detail(
    spline([
      [54, 338],
      [72, 328],
      [90, 338],
      [88, 354],
      [72, 360],
      [56, 354],
    ]),
    '#4a3a40',
    2,
  );
  (
    [
      [32, 348],
      [54, 370],
      [88, 372],
      [112, 350],
    ] as const
  ).forEach(([x, y]) => part.detail(ell(x, y, 8, 7), '#4a3a40', 1.8));
  return part;
}

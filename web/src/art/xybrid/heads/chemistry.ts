/**
 * Heads: bulk in x 112–288, y 40–188; neck 32–60 wide down to y 184; feelers and lures up to x 90–310, y 4.
 * Chemistry.
 */

import { Layer, type Light } from '../../layer.ts';
import { ell, poly, rrect, spline, star, type Points } from '../../paths.ts';
import { bothSides, symmetric, inked } from '../frame.ts';

/** H05 Boiling Flask (CHE): round flask, liquid line, eyes in it. */
export function H05(light?: Light): Layer {
  const part = new Layer('CHE', 'H05', light);
  (
    [
      [176, 30, 10],
      [206, 14, 13],
      [232, 34, 8],
    ] as const
  ).forEach(([x, y, r]) => part.dot(x, y, r, '#f3ffe0', 'opacity="0.28"'));
  part.outline(rrect(176, 44, 48, 50, 8));
  const fl = spline(
    symmetric([
      [200, 80],
      [180, 84],
      [150, 108],
      [138, 138],
      [158, 172],
      [200, 184],
    ]),
  );
  part
    .solid(rrect(180, 48, 40, 56, 4), { b: '#dff6f3', s: '#8fb9bb', l: '#fff', sil: false })
    .solid(rrect(170, 40, 60, 14, 7), { b: '#eefcfa', s: '#9cc3c4', l: '#fff', sil: false });
  part.solid(fl, {
    b: '#e6fbf7',
    s: '#9cc9c6',
    l: '#fff',
    in: `<path d="M120 124Q160 112 200 126T290 122V200H120Z" fill="#a8e61a"/><path
        d="M120 150Q170 140 200 156T290 150V200H120Z" fill="#6fb300"/>`,
  });
  (
    [
      [168, 116, 5],
      [182, 104, 4],
      [226, 112, 6],
      [212, 96, 4],
    ] as const
  ).forEach(([x, y, r]) =>
    part.raw(`<circle cx="${x}" cy="${y}" r="${r}" fill="#efffc4" stroke="#3d6200" stroke-width="1.4"/>`),
  );
  part.eye(182, 140, 15, { iris: '#f2bd3f' }).eye(222, 142, 12, { iris: '#f2bd3f' });
  part.line('M176 166Q200 178 224 164', 3);
  part.line('M156 118Q150 134 156 152', 4, '#fff', 'opacity="0.8"');
  return part;
}

/** H06 Crystal Skull (CHE): faceted skull. */
export function H06(light?: Light): Layer {
  const part = new Layer('CHE', 'H06', light);
  const o = [
    [200, 52],
    [150, 66],
    [132, 106],
    [140, 134],
    [158, 146],
    [162, 178],
    [200, 188],
    [238, 178],
    [242, 146],
    [260, 134],
    [268, 106],
    [250, 66],
  ] as const;
  part.solid(poly(o), { b: '#ffe9a0', s: '#c08a2a', l: '#fffbe0' });
  const facet = (a: Points, c: string, op = 0.75) => part.fill(poly(a), c, `opacity="${op}"`);
  facet(
    [
      [200, 52],
      [150, 66],
      [176, 92],
      [200, 84],
    ],
    '#fff',
  );
  facet(
    [
      [250, 66],
      [268, 106],
      [228, 98],
    ],
    '#d99f2a',
  );
  facet(
    [
      [132, 106],
      [150, 66],
      [176, 92],
      [150, 112],
    ],
    '#f8cf62',
  );
  facet(
    [
      [268, 106],
      [260, 134],
      [238, 126],
      [228, 98],
    ],
    '#a4650f',
  );
  facet(
    [
      [200, 84],
      [176, 92],
      [186, 122],
      [200, 130],
    ],
    '#fff6cf',
  );
  facet(
    [
      [242, 146],
      [238, 178],
      [214, 184],
      [218, 152],
    ],
    '#b5791c',
  );
  (
    [
      [172, 116],
      [228, 116],
    ] as const
  ).forEach(([x, y]) => {
    part.fill(
      poly([
        [x - 20, y - 8],
        [x - 4, y - 18],
        [x + 18, y - 8],
        [x + 14, y + 12],
        [x - 10, y + 16],
      ]),
      '#2a1704',
      inked(2.4),
    );
    part.glow(x, y, 9, '#ffdd55', 0.95).dot(x, y, 5.5, '#fffbd8');
  });
  part.fill(
    poly([
      [200, 128],
      [190, 146],
      [210, 146],
    ]),
    '#2a1704',
  );
  for (let i = 0; i < 6; i++) part.fill(rrect(168 + i * 11, 160, 10, 18, 3), '#fff8dc', inked(1.8));
  part.line(poly(o), 2.8);
  return part;
}

/** H07 Smoke Wraith (CHE): a hood of smoke that streams away in tongues, two embers in it. */
export function H07(light?: Light): Layer {
  const part = new Layer('CHE', 'H07', light);
  const smoke = { b: '#a3a69c', s: '#4a4d44', l: '#eef0e4' };
  // puffs that have come off
  part
    .solid(ell(268, 20, 9), smoke)
    .solid(ell(150, 26, 7), smoke)
    .solid(ell(286, 50, 6), smoke);
  // hood with five tongues above and a ragged hem below
  part.solid(
    spline([
      [184, 190],
      [150, 178],
      [128, 146],
      [130, 112],
      [116, 78],
      [144, 86],
      [150, 62],
      [168, 34],
      [178, 62],
      [198, 44],
      [222, 6],
      [220, 48],
      [238, 56],
      [264, 38],
      [252, 76],
      [268, 88],
      [288, 84],
      [270, 112],
      [274, 146],
      [250, 178],
      [216, 190],
      [200, 182],
    ]),
    smoke,
  );
  // streams in the smoke
  [
    'M142 150Q132 116 158 90',
    'M258 150Q268 118 244 92',
    'M176 78Q188 66 206 62Q222 52 222 30',
    'M232 78Q246 72 254 58',
    'M154 84Q160 66 168 52',
  ].forEach((d) => part.line(d, 3, '#4a4d44'));
  // dark inside, embers
  part.detail(
    spline(
      symmetric([
        [200, 86],
        [170, 94],
        [152, 122],
        [162, 152],
        [184, 166],
        [200, 160],
      ]),
    ),
    '#12140e',
    3,
  );
  part.glow(179, 120, 17, '#ff7a1a', 0.95).glow(221, 120, 17, '#ff7a1a', 0.95);
  bothSides((X) => {
    part.fill(
      poly([
        [X(7), 128],
        [X(36), 104],
        [X(34), 128],
        [X(20), 137],
      ]),
      '#ff8a1a',
    );
    part.fill(
      poly([
        [X(12), 127],
        [X(30), 113],
        [X(28), 127],
        [X(19), 131],
      ]),
      '#ffe66b',
    );
  });
  part.line('M176 148l8 6 8 -6 8 6 8 -6 8 6 8 -6', 3, '#ff8a1a');
  return part;
}

/** H08 Nitro Cranium (CHE): dynamite sticks strapped round a skull, fuse burning. */
export function H08(light?: Light): Layer {
  const part = new Layer('CHE', 'H08', light);
  part.cable('M200 50C196 22 226 8 246 22S270 46 284 30', 3.4, '#d8c9a0');
  part.glow(286, 28, 16, '#ffcf4a', 0.95);
  part.fill(star(286, 28, 8, 18, 7, 0.2), '#ff8a1a').fill(star(286, 28, 8, 11, 5, 0.5), '#fffbd0');
  // five sticks
  (
    [
      [128, 70],
      [156, 54],
      [184, 46],
      [212, 54],
      [240, 70],
    ] as const
  ).forEach(([x, y]) => {
    part.solid(rrect(x, y, 32, 116 - (y - 46), 8), { b: '#e9573f', s: '#8d2114', l: '#ffb5a2' });
    part.detail(ell(x + 16, y + 6, 12, 5), '#f3d9b0', 1.8);
  });
  part.detail('M126 104Q200 84 274 104V124Q200 104 126 124Z', '#3a2a1c', 2.6);
  // the skull in front of them
  part.solid(
    spline(
      symmetric([
        [200, 90],
        [164, 98],
        [144, 124],
        [150, 148],
        [166, 156],
        [168, 180],
        [184, 188],
        [200, 188],
      ]),
    ),
    { pal: 'BONE' },
  );
  bothSides((X) => {
    part.detail(
      spline([
        [X(10), 136],
        [X(14), 120],
        [X(34), 116],
        [X(44), 130],
        [X(34), 146],
        [X(18), 146],
      ]),
      '#2a1206',
      2.4,
    );
    part.glow(X(27), 132, 8, '#ff8a1a', 0.9).dot(X(27), 132, 5, '#ffe66b');
  });
  part.fill(
    poly([
      [200, 142],
      [193, 155],
      [207, 155],
    ]),
    '#2a1206',
  );
  part.line('M178 168H222M186 160V178M195 160V180M205 160V180M214 160V178', 2.2, '#5b4d33');
  part.line('M216 98l-8 12 8 6 -6 10', 2, '#a8946a');
  return part;
}

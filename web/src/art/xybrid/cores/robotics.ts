/** Cores: from neck to hips, 150–190 wide at the shoulders, 90 or more at the hips. Robotics. */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { ell, poly, rrect, spline, star, tube, type Points, type Point } from '../../paths.ts';
import { bothSides, symmetric } from '../frame.ts';

/** C10 Cargo Chassis (ROB): cargo hatch over a hazard band. */
export function C10(light?: Light): Layer {
  const part = new Layer('ROB', 'C10', light);
  part.solid(
    poly(
      symmetric([
        [200, 150],
        [150, 152],
        [116, 182],
        [116, 300],
        [146, 352],
        [200, 352],
      ]),
    ),
    {},
  );
  part.solid(rrect(140, 196, 120, 104, 8), { b: '#c75c38', s: '#6e2818', l: '#f3a07c', sil: false });
  part.raw(
    `<rect x="140" y="300" width="120" height="16" fill="url(#pHAZ)" stroke="${INK}" stroke-width="2"/><path
      d="M200 196V300" stroke="${INK}" stroke-width="3"/><rect x="182" y="236" width="12" height="26" rx="3"
      fill="#ffe08a" stroke="${INK}" stroke-width="2"/><rect x="206" y="236" width="12" height="26" rx="3"
      fill="#ffe08a" stroke="${INK}" stroke-width="2"/>`,
  );
  (
    [
      [128, 196],
      [128, 288],
      [272, 196],
      [272, 288],
      [160, 166],
      [240, 166],
    ] as const
  ).forEach(([x, y]) => part.rivet(x, y, 4));
  return part;
}

/** C11 Assembly Frame (ROB): truss with two pulleys, a belt and a gear on the hook. */
export function C11(light?: Light): Layer {
  const part = new Layer('ROB', 'C11', light);
  const outer = symmetric([
    [200, 150],
    [148, 152],
    [112, 186],
    [112, 226],
    [134, 262],
    [134, 316],
    [150, 354],
    [200, 354],
  ]);
  part.solid(poly(outer), { b: '#2f3a40', s: '#161d21', l: '#4c5a61', lo: 0.3 });
  const beam = (points: Points, width: number, color = '#e8774f') => {
    part.line(poly(points, false), width + 5).line(poly(points, false), width, color);
    part.line(
      poly(
        points.map(([x, y]): Point => [x - 1, y - width * 0.28]),
        false,
      ),
      2,
      '#ffcdb4',
      'opacity="0.8"',
    );
  };
  // cross braces
  bothSides((X) => {
    beam(
      [
        [X(64), 196],
        [X(22), 342],
      ],
      7,
      '#c75c38',
    );
    beam(
      [
        [X(20), 172],
        [X(60), 316],
      ],
      7,
      '#c75c38',
    );
  });
  // posts and rails
  beam(
    [
      [150, 160],
      [120, 190],
      [120, 224],
      [142, 262],
      [142, 312],
      [156, 346],
    ],
    12,
  );
  beam(
    [
      [250, 160],
      [280, 190],
      [280, 224],
      [258, 262],
      [258, 312],
      [244, 346],
    ],
    12,
  );
  beam(
    [
      [148, 162],
      [252, 162],
    ],
    12,
  );
  beam(
    [
      [152, 346],
      [248, 346],
    ],
    12,
  );
  beam(
    [
      [124, 212],
      [276, 212],
    ],
    9,
  );
  // pulleys and belt
  part.line('M158 196H242M158 228H242', 4, INK).line('M158 196H242M158 228H242', 2, '#d8c9a0');
  [160, 240].forEach((x) => {
    part.solid(ell(x, 212, 19), { pal: 'STEEL', sil: false });
    part.dot(x, 212, 11, '#566870').dot(x, 212, 5, INK);
  });
  // hook with a gear
  part.cable('M200 228V258', 2.6, '#d8c9a0');
  part.solid(star(200, 288, 10, 32, 25, 0.15), { b: '#ffe08a', s: '#a4650f', l: '#fff7d0', sil: false });
  part.dot(200, 288, 11, INK).dot(200, 288, 7.5, '#2f3a40');
  part.cable('M200 256q12 8 0 18', 2.6, '#eef4f4');
  (
    [
      [150, 162],
      [250, 162],
      [120, 206],
      [280, 206],
      [142, 286],
      [258, 286],
      [156, 346],
      [244, 346],
    ] as const
  ).forEach(([x, y]) => part.rivet(x, y, 4));
  return part;
}

/** C12 Cyborg Ribcage (ROB + BIO): ribs over a spine, a heart behind them. */
export function C12(light?: Light): Layer {
  const part = new Layer('ROB', 'C12', light);
  part.solid(
    spline(
      symmetric([
        [200, 148],
        [160, 156],
        [118, 188],
        [112, 224],
        [134, 258],
        [146, 310],
        [160, 350],
        [200, 358],
      ]),
    ),
    { b: '#3a4750', s: '#1d262b', l: '#66767e', lo: 0.4 },
  );
  part.glow(200, 236, 34, '#ff5d73', 0.8);
  part.solid(
    spline([
      [200, 258],
      [178, 236],
      [182, 216],
      [200, 222],
      [218, 216],
      [222, 236],
    ]),
    {
      b: '#ff6b7f',
      s: '#a3213a',
      l: '#ffc4cb',
      sil: false,
    },
  );
  for (let i = 0; i < 5; i++) {
    const y = 186 + i * 27,
      w = 74 - i * 7;
    [-1, 1].forEach((k) =>
      part.solid(
        tube(
          [
            [200 + k * 6, y + 4],
            [200 + k * w * 0.62, y - 6],
            [200 + k * w, y + 12],
            [200 + k * w * 0.66, y + 28],
          ],
          [11, 12, 10, 5],
        ),
        { pal: i % 2 ? 'STEEL' : 'BONE', sil: false, w: 2.2, sx: -2, sy: -3 },
      ),
    );
  }
  for (let i = 0; i < 7; i++) part.solid(rrect(189, 166 + i * 26, 22, 20, 7), { sil: false, sx: -2, sy: -3, w: 2.2 });
  return part;
}

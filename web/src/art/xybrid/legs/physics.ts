/** Legs: from y 340 at least 56 wide, touching the ground at y 500. Physics. */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { ell, f, poly, rrect, spline, star, tube } from '../../paths.ts';
import { bothSides, inked } from '../frame.ts';

/** L09 Hover Disc (PHY): disc, light on the ground. */
export function L09(light?: Light): Layer {
  const part = new Layer('PHY', 'L09', light);
  part.box = '76 332 248 172';
  part.raw(`<ellipse cx="200" cy="486" rx="110" ry="16" fill="#8ff0ff" opacity="0.45" filter="url(#blur8)"/>`);
  part.solid(
    poly([
      [168, 344],
      [232, 344],
      [222, 400],
      [178, 400],
    ]),
    { pal: 'STEEL' },
  );
  part.solid(ell(200, 420, 112, 30), {});
  part.solid(ell(200, 412, 76, 17), { b: '#6466cf', sil: false });
  [-84, -56, -28, 0, 28, 56, 84].forEach((x) =>
    part.dot(200 + x, 428 + Math.sqrt(1 - (x / 112) ** 2) * 12, 5, '#dffcff', inked(1.8)),
  );
  (
    [
      [96, 466],
      [70, 480],
      [40, 490],
    ] as const
  ).forEach(([rx, y], i) =>
    part.ring(200, y, rx, 9, 0, '#8ff0ff', 3, `opacity="${0.8 - i * 0.2}" stroke-dasharray="${14 - i * 3} 7"`),
  );
  return part;
}

/** L10 Phase Striders (PHY): long bird legs and their ghosts a step aside. */
export function L10(light?: Light): Layer {
  const part = new Layer('PHY', 'L10', light);
  part.box = '40 330 320 180';
  const legPath = (X: (off: number) => number, shift: number): [string, string, string] => [
    tube(
      [
        [X(26) + shift, 348],
        [X(66) + shift, 388],
        [X(36) + shift, 436],
      ],
      [46, 34, 20],
    ),
    tube(
      [
        [X(36) + shift, 432],
        [X(56) + shift, 462],
        [X(54) + shift, 486],
      ],
      [18, 12, 12],
    ),
    spline([
      [X(44) + shift, 484],
      [X(62) + shift, 480],
      [X(98) + shift, 492],
      [X(96) + shift, 501],
      [X(38) + shift, 501],
    ]),
  ];
  // ghosts: light only, no silhouette
  bothSides((X, side) =>
    legPath(X, side * 46).forEach((d) =>
      part.raw(
        `<path d="${d}" fill="#8ff0ff" fill-opacity="0.22" stroke="#8ff0ff" stroke-opacity="0.8"
          stroke-width="2.6"/>`,
      ),
    ),
  );
  bothSides((X) => {
    const [thigh, shin, foot] = legPath(X, 0);
    part.solid(foot, { b: '#6466cf', s: '#2b2a7a' }).solid(shin, { pal: 'STEEL' }).solid(thigh, {
      pat: 'pPHY',
      po: 0.3,
    });
    part.dot(X(60), 390, 10, INK).dot(X(60), 390, 7, '#8ff0ff').dot(X(37), 436, 8, INK).dot(X(37), 436, 5, '#8ff0ff');
  });
  part.solid(rrect(152, 338, 96, 24, 11), { b: '#6466cf', s: '#2b2a7a' });
  return part;
}

/** L11 Gyroscope Base (PHY): rotor in two gimbal rings, balancing on its point. */
export function L11(light?: Light): Layer {
  const part = new Layer('PHY', 'L11', light);
  part.box = '108 330 184 180';
  part.raw('<ellipse cx="200" cy="500" rx="60" ry="7" fill="#8ff0ff" opacity="0.35" filter="url(#blur3)"/>');
  part.solid(
    poly([
      [166, 340],
      [234, 340],
      [222, 368],
      [178, 368],
    ]),
    { pal: 'STEEL' },
  );
  // spindle
  part.solid(
    poly([
      [193, 364],
      [207, 364],
      [207, 486],
      [200, 502],
      [193, 486],
    ]),
    { pal: 'STEEL' },
  );
  // dark disc as ground of the cage
  part.outline(ell(200, 426, 74, 66));
  part.fill(ell(200, 426, 70, 62), '#14163a');
  part.glow(200, 426, 36, '#8ff0ff', 0.4);
  const hoop = (rx: number, ry: number, rotation: number, width: number, color: string, light: string) => {
    part
      .ring(200, 426, rx, ry, rotation, INK, width + 5)
      .ring(200, 426, rx, ry, rotation, color, width)
      .ring(200, 424, rx, ry, rotation, light, 2, 'opacity="0.8"');
  };
  hoop(24, 62, 28, 8, '#6466cf', '#dcdcff');
  // rotor
  part.solid(ell(200, 426, 56, 17), { b: '#c9703a', s: '#6e2a18', l: '#ffc79a', sil: false });
  part.detail(ell(200, 420, 44, 11), '#e8a06b', 2);
  part.detail(rrect(194, 362, 12, 60, 4), '#a9b8bd', 2);
  part.dot(200, 420, 9, INK).dot(200, 420, 6, '#8ff0ff');
  const front = 'M144 426A56 17 0 0 0 256 426';
  part.line(front, 3, '#6e2a18');
  [-38, -14, 14, 38].forEach((n) =>
    part.line(`M${200 + n} ${438 + Math.sqrt(1 - (n / 56) ** 2) * 4 - 4}v7`, 2.6, '#6e2a18'),
  );
  hoop(72, 64, 0, 10, '#8b8cf5', '#ffffff');
  (
    [
      [128, 426],
      [272, 426],
    ] as const
  ).forEach(([x, y]) => part.dot(x, y, 10, INK).dot(x, y, 7, '#ffe08a'));
  part.solid(
    poly([
      [188, 484],
      [212, 484],
      [200, 502],
    ]),
    { pal: 'STEEL' },
  );
  return part;
}

/** L12 Unicycle of Doom (PHY): spiked wheel, skull hub. */
export function L12(light?: Light): Layer {
  const part = new Layer('PHY', 'L12', light);
  part.box = '108 336 184 176';
  part.solid(
    poly([
      [172, 344],
      [228, 344],
      [220, 390],
      [180, 390],
    ]),
    { pal: 'STEEL' },
  );
  part
    .solid(
      poly([
        [176, 384],
        [188, 384],
        [206, 440],
        [194, 446],
      ]),
      { pal: 'STEEL' },
    )
    .solid(
      poly([
        [224, 384],
        [212, 384],
        [194, 440],
        [206, 446],
      ]),
      { pal: 'STEEL' },
    );
  const t = star(200, 440, 16, 70, 60, 0.1);
  part.outline(ell(200, 440, 64));
  part.solid(t, { b: '#353a56', s: '#181a2e', l: '#6d7399' });
  part.solid(ell(200, 440, 46), {});
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4;
    part.line(`M200 440L${f(200 + Math.cos(a) * 44)} ${f(440 + Math.sin(a) * 44)}`, 3);
  }
  part.solid(ell(200, 440, 17), { b: '#fdf6df', s: '#b9a77e', sil: false });
  (
    [
      [194, 437],
      [206, 437],
    ] as const
  ).forEach(([x, y]) => part.dot(x, y, 4, INK));
  part.fill(
    poly([
      [200, 441],
      [197, 446],
      [203, 446],
    ]),
    INK,
  );
  part.line('M193 450h14M197 448v5M201 448v5M205 448v5', 1.6);
  return part;
}

/** Cores: from neck to hips, 150–190 wide at the shoulders, 90 or more at the hips. Biology. */

import { Layer, type Light } from '../../layer.ts';
import { ell, fur, spline } from '../../paths.ts';
import { bothSides, symmetric } from '../frame.ts';

/** C01 Primordial Ooze (BIO): lobed ooze with nuclei. */
export function C01(light?: Light): Layer {
  const part = new Layer('BIO', 'C01', light);
  part.solid(
    spline(
      symmetric([
        [200, 150],
        [165, 158],
        [128, 186],
        [112, 226],
        [126, 262],
        [120, 306],
        [146, 346],
        [176, 362],
        [200, 356],
      ]),
    ),
    { pat: 'pBIO', po: 0.25 },
  );
  part.glow(200, 262, 40, '#7dffc0', 0.55);
  (
    [
      [200, 258, 30],
      [165, 302, 13],
      [238, 300, 16],
      [160, 226, 10],
      [242, 222, 12],
    ] as const
  ).forEach(([x, y, r]) =>
    part.raw(
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#d8ffe6" opacity="0.45"/><circle cx="${x}" cy="${y}" r="${r}"
        fill="none" stroke="#0d3d38" stroke-width="2.2"/><circle cx="${
          x + r * 0.15
        }" cy="${y + r * 0.1}" r="${r * 0.48}" fill="#ff9aa8" stroke="#0d3d38" stroke-width="1.8"/>`,
    ),
  );
  return part;
}

/** C02 Bear Torso (BIO): furred torso with a scar. */
export function C02(light?: Light): Layer {
  const part = new Layer('BIO', 'C02', light);
  part.solid(
    fur(
      symmetric([
        [200, 150],
        [160, 158],
        [116, 188],
        [106, 232],
        [124, 280],
        [128, 322],
        [158, 356],
        [200, 362],
      ]),
      'bear',
      8,
      5,
    ),
    { b: '#5aa078', s: '#24594a', l: '#9ddcb0' },
  );
  part.solid(
    fur(
      symmetric([
        [200, 196],
        [168, 206],
        [152, 246],
        [160, 298],
        [200, 330],
      ]),
      'belly',
      5,
      4,
    ),
    {
      b: '#d9e8b4',
      s: '#8fae7c',
      l: '#f6f6d8',
      sil: false,
      w: 1.6,
    },
  );
  (
    [
      [172, 236, 196, 286],
      [188, 230, 212, 284],
      [206, 228, 226, 274],
    ] as const
  ).forEach((q) => part.line(`M${q[0]} ${q[1]}L${q[2]} ${q[3]}`, 3.2, '#7c2f3b'));
  return part;
}

/** C03 Seed Pod (BIO + CHE): split pod with leaf collar; the seeds are chemistry yellow. */
export function C03(light?: Light): Layer {
  const part = new Layer('BIO', 'C03', light);
  part.solid(
    spline(
      symmetric([
        [200, 150],
        [160, 160],
        [122, 190],
        [110, 230],
        [118, 280],
        [138, 326],
        [164, 354],
        [200, 364],
      ]),
    ),
    { b: '#5cbf6a', s: '#22693c', l: '#b9f0a4' },
  );
  // ribs of the husk
  bothSides((X) => {
    part.line(`M${X(30)} 172Q${X(78)} 250 ${X(34)} 348`, 2.4, '#22693c');
    part.line(`M${X(46)} 176Q${X(96)} 246 ${X(56)} 336`, 2, '#22693c');
  });
  // the slit
  part.detail(
    spline(
      symmetric([
        [200, 186],
        [180, 206],
        [166, 258],
        [178, 320],
        [200, 344],
      ]),
    ),
    '#123d24',
    3,
  );
  part.glow(200, 262, 34, '#ffe66b', 0.45);
  // four seeds
  (
    [
      [200, 216, 17],
      [200, 252, 21],
      [200, 291, 19],
      [200, 323, 13],
    ] as const
  ).forEach(([x, y, r]) => {
    part.solid(ell(x, y, r, r * 0.92), { pal: 'CHE', sil: false, sx: -3, sy: -5 });
    part.line(`M${x + r * 0.1} ${y - r * 0.4}q${r * 0.4} ${r * 0.3} ${r * 0.1} ${r * 0.8}`, 2, '#a4650f');
  });
  // leaf collar
  (
    [
      [-62, 178],
      [-30, 162],
      [30, 162],
      [62, 178],
    ] as const
  ).forEach(([dx, y]) =>
    part.solid(
      spline([
        [200 + dx * 0.35, 150],
        [200 + dx * 1.02, y - 12],
        [200 + dx * 1.25, y + 26],
        [200 + dx * 0.62, y + 12],
      ]),
      {
        b: '#8fdc62',
        s: '#2f7d3c',
        l: '#e2ffb4',
      },
    ),
  );
  return part;
}

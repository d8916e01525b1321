/** Legs: from y 340 at least 56 wide, touching the ground at y 500. Robotics. */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { ell, poly, rrect, tube, type Point } from '../../paths.ts';
import { rng } from '../../random.ts';
import { bothSides, inked } from '../frame.ts';

/** L13 Tank Treads (ROB): two track units. */
export function L13(light?: Light): Layer {
  const part = new Layer('ROB', 'L13', light);
  part.box = '48 334 304 174';
  part.solid(
    poly([
      [156, 342],
      [244, 342],
      [262, 392],
      [138, 392],
    ]),
    {},
  );
  [58, 208].forEach((x) => {
    part.solid(rrect(x, 392, 134, 106, 48), { b: '#3c464c', s: '#1a2023', l: '#76858d' });
    for (let i = 0; i < 9; i++)
      part
        .fill(rrect(x + 8 + i * 14, 388, 9, 10, 2), '#5b6a72', inked(1.6))
        .fill(rrect(x + 8 + i * 14, 492, 9, 10, 2), '#5b6a72', inked(1.6));
    part.solid(rrect(x + 16, 408, 102, 74, 34), { sil: false });
    ([[32], [67], [102]] as const).forEach(([q]) => {
      part.solid(ell(x + q, 446, q === 67 ? 19 : 22), { pal: 'STEEL', sil: false });
      part.dot(x + q, 446, 7, '#2b383e');
    });
  });
  return part;
}

/** L14 Walker Chassis (ROB): four jointed legs. */
export function L14(light?: Light): Layer {
  const part = new Layer('ROB', 'L14', light);
  part.box = '48 330 304 178';
  (
    [
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ] as const
  ).forEach(([k, i]) => {
    const X = (x: number) => 200 + k * x;
    const far: readonly [Point, Point, Point, Point] = [
      [30, 362],
      [66, 386],
      [84, 442],
      [70, 500],
    ];
    const near: typeof far = [
      [34, 356],
      [112, 366],
      [142, 428],
      [134, 500],
    ];
    const a = i ? far : near;
    part.solid(
      tube(
        [
          [X(a[0][0]), a[0][1]],
          [X(a[1][0]), a[1][1]],
        ],
        [26, 22],
      ),
      { b: i ? '#c75c38' : '#e8774f' },
    );
    part.solid(
      tube(
        [
          [X(a[1][0]), a[1][1]],
          [X(a[2][0]), a[2][1]],
          [X(a[3][0]), a[3][1] - 6],
        ],
        [24, 16, 7],
      ),
      {
        pal: 'STEEL',
      },
    );
    part.solid(ell(X(a[1][0]), a[1][1], 15), {});
    part.dot(X(a[1][0]), a[1][1], 5, '#4c1a10');
  });
  part.solid(rrect(146, 338, 108, 44, 14), {});
  [164, 188, 212, 236].forEach((x) => part.rivet(x, 360, 4));
  return part;
}

/** L15 Conveyor Base (ROB): belt on five rollers, two parcels on their way. */
export function L15(light?: Light): Layer {
  const part = new Layer('ROB', 'L15', light);
  part.box = '34 332 332 174';
  // struts
  (
    [
      [84, 500],
      [148, 500],
      [252, 500],
      [316, 500],
    ] as const
  ).forEach(([x, y]) =>
    part.solid(
      poly([
        [x - 12, 462],
        [x + 12, 462],
        [x + 18, y + 1],
        [x - 18, y + 1],
      ]),
      { pal: 'STEEL' },
    ),
  );
  // pedestal
  part.solid(
    poly([
      [158, 340],
      [242, 340],
      [258, 412],
      [142, 412],
    ]),
    {},
  );
  part.raw(`<rect x="154" y="372" width="92" height="14" fill="url(#pHAZ)" stroke="${INK}" stroke-width="2"/>`);
  [172, 200, 228].forEach((x) => part.rivet(x, 356, 4));
  // parcels
  part.solid(rrect(72, 364, 50, 48, 4), { b: '#c99a5c', s: '#6e4a20', l: '#f3d9a8' });
  part.detail(rrect(90, 364, 14, 48, 0), '#f3e7c6', 1.6);
  part.solid(rrect(292, 372, 40, 40, 4), { b: '#8fb7c9', s: '#3f6478', l: '#d6ecf4' });
  part.line('M300 392h24M312 380v24', 3.4, '#eef4f4');
  // belt and rollers
  part.solid(rrect(40, 408, 320, 58, 29), { b: '#3c464c', s: '#1a2023', l: '#76858d' });
  for (let i = 0; i < 15; i++)
    part.line(`M${64 + i * 19} 409l-6 9`, 3, '#10181a').line(`M${64 + i * 19} 456l-6 9`, 3, '#10181a');
  part.detail(rrect(54, 420, 292, 34, 17), '#151b1e', 2);
  [74, 137, 200, 263, 326].forEach((x) => {
    part.solid(ell(x, 437, 17), { pal: 'STEEL', sil: false });
    part.dot(x, 437, 6, '#e8774f', inked(1.8));
  });
  // direction
  part.fill('M158 395h12v-6l12 10l-12 10v-6h-12zM212 395h12v-6l12 10l-12 10v-6h-12z', '#ffe08a');
  return part;
}

/** L16 Sweeper Platform (ROB): low machine with a rubber skirt and two round brushes. */
export function L16(light?: Light): Layer {
  const part = new Layer('ROB', 'L16', light);
  // dust
  (
    [
      [34, 486, 13],
      [54, 470, 8],
      [366, 486, 13],
      [346, 470, 8],
    ] as const
  ).forEach(([x, y, r]) => part.dot(x, y, r, '#d8d0bc', 'opacity="0.35"'));
  // hip post
  part.solid(
    poly([
      [164, 340],
      [236, 340],
      [246, 396],
      [154, 396],
    ]),
    { pal: 'STEEL' },
  );
  [356, 372].forEach((y) => part.line(`M164 ${y}H236`, 3, '#566870'));
  // hull
  part.solid('M84 446Q92 390 200 386Q308 390 316 446Z', {});
  part.detail(rrect(152, 404, 96, 20, 9), '#1a0f0c', 2.4);
  part
    .dot(172, 414, 6, '#ff5d57')
    .dot(172, 414, 2.4, '#fff')
    .line('M188 414h50', 3, '#ffe08a', 'stroke-dasharray="7 5"');
  // beacon
  part.solid(rrect(276, 378, 24, 26, 9), { b: '#ffcf33', s: '#a4650f', l: '#fff7d0' });
  part.line('M306 372l10 -8M310 386h12', 3, '#ffe08a');
  // skirt
  part.solid(rrect(92, 438, 216, 26, 8), { b: '#c75c38', s: '#6e2818', l: '#f3a07c' });
  part.raw(`<rect x="104" y="444" width="192" height="13" fill="url(#pHAZ)" stroke="${INK}"
    stroke-width="2"/>`);
  const skirt: Point[] = [
    [110, 462],
    [290, 462],
  ];
  for (let i = 14; i >= 0; i--) skirt.push([110 + i * 12.86, i % 2 ? 500 : 486]);
  part.shape(poly(skirt), '#2c3337', 2.4);
  // brushes
  bothSides((X, side) => {
    const random = rng(`brush${side}`);
    const bristles: Point[] = [];
    for (let i = 0; i <= 18; i++) {
      const a = (i / 18) * Math.PI;
      const r = (i % 2 ? 46 : 30) + random() * 5;
      bristles.push([X(116) + Math.cos(a) * r * 0.96, 462 + Math.sin(a) * r * 0.82]);
    }
    part.shape(poly([[X(116) - 22, 452], [X(116) + 22, 452], ...bristles]), '#ffcf33', 2.2);
    for (let i = 1; i < 8; i++) {
      const a = (i / 8) * Math.PI;
      part.line(
        `M${X(116) + Math.cos(a) * 20} ${464 + Math.sin(a) * 12}L${X(116) + Math.cos(a) * 36} ${
          464 + Math.sin(a) * 28
        }`,
        2,
        '#a4650f',
      );
    }
    part.solid(rrect(X(116) - 26, 440, 52, 24, 10), { pal: 'STEEL' });
    part.dot(X(116), 452, 6, '#e8774f', inked(1.8));
  });
  return part;
}

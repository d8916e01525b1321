/** Cores: from neck to hips, 150–190 wide at the shoulders, 90 or more at the hips. Chemistry. */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { ell, poly, rrect, spline, type Points } from '../../paths.ts';
import { symmetric } from '../frame.ts';

/** C04 Crystal Lattice (CHE): faceted gem. */
export function C04(light?: Light): Layer {
  const part = new Layer('CHE', 'C04', light);
  const o = symmetric([
    [200, 146],
    [158, 160],
    [112, 202],
    [124, 270],
    [150, 330],
    [200, 366],
  ]);
  part.solid(poly(o), { hl: false, sx: 0, sy: 0, s: '#d99f2a', b: '#d99f2a' });
  const facet = (a: Points, c: string, op = 1) =>
    part.fill(poly(a), c, `opacity="${op}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"`);
  facet(
    [
      [200, 146],
      [158, 160],
      [166, 214],
      [200, 196],
    ],
    '#fff3c2',
  );
  facet(
    [
      [158, 160],
      [112, 202],
      [166, 214],
    ],
    '#f8cf62',
  );
  facet(
    [
      [200, 146],
      [242, 160],
      [234, 214],
      [200, 196],
    ],
    '#f2bd3f',
  );
  facet(
    [
      [242, 160],
      [288, 202],
      [234, 214],
    ],
    '#c98c22',
  );
  facet(
    [
      [112, 202],
      [124, 270],
      [166, 214],
    ],
    '#f2bd3f',
  );
  facet(
    [
      [288, 202],
      [276, 270],
      [234, 214],
    ],
    '#8f5a10',
  );
  facet(
    [
      [166, 214],
      [200, 196],
      [234, 214],
      [226, 284],
      [200, 304],
      [174, 284],
    ],
    '#ffe48c',
  );
  facet(
    [
      [124, 270],
      [166, 214],
      [174, 284],
    ],
    '#e0a536',
  );
  facet(
    [
      [276, 270],
      [234, 214],
      [226, 284],
    ],
    '#a4650f',
  );
  facet(
    [
      [124, 270],
      [174, 284],
      [150, 330],
    ],
    '#c98c22',
  );
  facet(
    [
      [276, 270],
      [226, 284],
      [250, 330],
    ],
    '#7a4a0b',
  );
  facet(
    [
      [150, 330],
      [174, 284],
      [200, 304],
      [200, 366],
    ],
    '#f2bd3f',
  );
  facet(
    [
      [250, 330],
      [226, 284],
      [200, 304],
      [200, 366],
    ],
    '#b5791c',
  );
  part.glow(200, 248, 26, '#fffbd8', 0.8);
  return part;
}

/** C05 Cauldron Belly (CHE): cauldron with a fire door. */
export function C05(light?: Light): Layer {
  const part = new Layer('CHE', 'C05', light);
  part.solid(
    spline(
      symmetric([
        [200, 176],
        [140, 180],
        [112, 214],
        [106, 262],
        [128, 318],
        [168, 352],
        [200, 358],
      ]),
    ),
    { b: '#54616a', s: '#28333a', l: '#9fb0b6', lo: 0.35 },
  );
  part.solid(ell(200, 184, 76, 22), { b: '#6d7c84', s: '#39464d', l: '#b7c6ca', lo: 0.4 });
  part.raw(
    `<ellipse cx="200" cy="184" rx="62" ry="14" fill="#8fd400" stroke="${INK}" stroke-width="2.4"/><ellipse
      cx="186" cy="181" rx="30" ry="6" fill="#dcff6b"/>`,
  );
  part.solid(
    spline([
      [146, 186],
      [158, 188],
      [160, 226],
      [153, 244],
      [146, 226],
    ]),
    {
      b: '#a8e61a',
      s: '#5d9400',
      l: '#eaff9e',
      sil: false,
    },
  );
  part.solid(
    spline([
      [238, 190],
      [254, 188],
      [256, 214],
      [248, 226],
      [240, 212],
    ]),
    {
      b: '#a8e61a',
      s: '#5d9400',
      l: '#eaff9e',
      sil: false,
    },
  );
  (
    [
      [180, 178, 6],
      [206, 174, 9],
      [224, 182, 5],
    ] as const
  ).forEach(([x, y, r]) =>
    part.raw(`<circle cx="${x}" cy="${y}" r="${r}" fill="#e6ff9a" stroke="#3d6200" stroke-width="1.6"/>`),
  );
  part.raw(
    `<circle cx="200" cy="276" r="40" fill="#20282c"/><circle cx="200" cy="276" r="34" fill="#ffb52e"/><circle
      cx="200" cy="286" r="24" fill="#ff7a1a"/><path d="M178 292q8-34 22-44q2 16 14 20q12 10 8 26q-20 18-44-2Z"
      fill="#ffe66b"/><circle cx="200" cy="276" r="37" fill="none" stroke="${INK}" stroke-width="5"/><path
      d="M166 276H234M183 246V306M217 246V306" stroke="${INK}" stroke-width="4"/>`,
  );
  return part;
}

/** C06 Plasma Tank (CHE + PHY): brass tank, glass window, wavering plasma column. */
export function C06(light?: Light): Layer {
  const part = new Layer('CHE', 'C06', light);
  part.solid(
    poly(
      symmetric([
        [200, 148],
        [152, 152],
        [112, 180],
        [108, 240],
        [124, 262],
        [124, 312],
        [144, 354],
        [200, 358],
      ]),
    ),
    {},
  );
  // glass
  part.solid(rrect(144, 190, 112, 136, 30), { b: '#3a1650', s: '#1d0a2b', l: '#6d3a8a', sil: false, lo: 0.3 });
  part.raw(
    '<rect x="176" y="192" width="48" height="132" rx="20" fill="#ff5ee0" opacity="0.55" filter="url(#blur8)"/>',
  );
  // plasma column
  part.fill(
    spline([
      [182, 192],
      [218, 192],
      [226, 222],
      [208, 250],
      [224, 286],
      [214, 324],
      [186, 324],
      [176, 290],
      [192, 254],
      [174, 220],
    ]),
    '#ff7be8',
  );
  part.fill(
    spline([
      [192, 192],
      [208, 192],
      [212, 224],
      [202, 252],
      [211, 288],
      [204, 324],
      [196, 324],
      [190, 288],
      [198, 252],
      [189, 222],
    ]),
    '#ffe9fb',
  );
  part.bolt([182, 232], [150, 222], 'plasma1', '#c9a6ff', 2);
  part.bolt([218, 236], [252, 250], 'plasma2', '#c9a6ff', 2);
  part.bolt([180, 284], [150, 300], 'plasma3', '#c9a6ff', 2);
  part.line('M154 212Q150 240 154 272', 4, '#fff', 'opacity="0.6"');
  // physics coils as lids
  part.solid(rrect(136, 176, 128, 20, 9), { pal: 'PHY', sil: false });
  part.solid(rrect(136, 320, 128, 20, 9), { pal: 'PHY', sil: false });
  [152, 176, 200, 224, 248].forEach((x) => part.dot(x, 186, 3.4, '#22205c').dot(x, 330, 3.4, '#22205c'));
  // gauge and tap
  part.dot(124, 244, 10, INK).dot(124, 244, 7.4, '#fdf6df').line('M124 244l4 -5', 2, '#c33');
  part.dot(276, 244, 10, INK).dot(276, 244, 7, '#e9573f');
  return part;
}

/**
 * Heads: bulk in x 112–288, y 40–188; neck 32–60 wide down to y 184; feelers and lures up to x 90–310, y 4.
 * Physics.
 */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { ell, poly, rrect, spline } from '../../paths.ts';
import { bothSides, symmetric, inked } from '../frame.ts';

/** H09 Tesla Crown (PHY): coil stack with bolts. */
export function H09(light?: Light): Layer {
  const part = new Layer('PHY', 'H09', light);
  part
    .bolt([166, 52], [128, 20], 't1', '#8ff0ff')
    .bolt([236, 52], [280, 24], 't2', '#8ff0ff')
    .bolt([200, 40], [206, 4], 't3', '#8ff0ff');
  part.solid(rrect(152, 104, 96, 78, 30), {});
  part
    .solid(ell(200, 104, 56, 17), { pal: 'STEEL' })
    .solid(ell(200, 82, 46, 14), { pal: 'ROB', b: '#d08a55' })
    .solid(ell(200, 63, 36, 12), { pal: 'STEEL' })
    .solid(ell(200, 46, 24, 10), { pal: 'ROB', b: '#d08a55' });
  part.glow(200, 34, 16, '#8ff0ff', 0.9).dot(200, 34, 8, '#e8fdff', inked(2));
  part.fill(rrect(164, 128, 72, 24, 12), '#0d0f2b', inked(2.4));
  part
    .glow(182, 140, 8, '#8ff0ff')
    .glow(218, 140, 8, '#8ff0ff')
    .dot(182, 140, 6, '#dffcff')
    .dot(218, 140, 6, '#dffcff');
  part.line('M178 166H222M186 160V172M200 160V172M214 160V172', 2.2, '#22205c');
  return part;
}

/** H10 Singularity Eye (PHY): eyeball in an accretion ring. */
export function H10(light?: Light): Layer {
  const part = new Layer('PHY', 'H10', light);
  part.ring(200, 112, 92, 24, -14, '#8ff0ff', 9, 'opacity="0.35" filter="url(#blur3)"');
  part.raw(`<path d="M110 134A92 24 -14 0 1 290 90" fill="none" stroke="#8ff0ff" stroke-width="5"/>`);
  part.outline(ell(200, 112, 94, 22));
  part.solid(rrect(184, 160, 32, 26, 8), { sil: true });
  part.solid(ell(200, 112, 54), { pat: 'pPHY', po: 0.2 });
  part.raw(
    `<circle cx="200" cy="112" r="37" fill="#fdf6df" stroke="${INK}" stroke-width="3"/><circle cx="200" cy="112"
      r="25" fill="#6a5cff"/><circle cx="200" cy="112" r="25" fill="none" stroke="#c9fbff" stroke-width="2"
      stroke-dasharray="3 4"/><circle cx="200" cy="112" r="15" fill="#04040c"/><circle cx="188" cy="100" r="6"
      fill="#fff"/>`,
  );
  part.raw(
    `<path d="M110 134A92 24 -14 0 0 290 90" fill="none" stroke="${INK}" stroke-width="10"/><path
      d="M110 134A92 24 -14 0 0 290 90" fill="none" stroke="#8ff0ff" stroke-width="6"/><path
      d="M110 134A92 24 -14 0 0 290 90" fill="none" stroke="#fff" stroke-width="2"/>`,
  );
  return part;
}

/** H11 Magnetar Mask (PHY): a mask floating between two magnet poles. */
export function H11(light?: Light): Layer {
  const part = new Layer('PHY', 'H11', light);
  // field lines over the head
  (
    [
      [46, 0.9],
      [30, 0.6],
      [14, 0.4],
    ] as const
  ).forEach(([y, opacity]) =>
    part.line(`M118 66Q200 ${y - 26} 282 66`, 3, '#8ff0ff', `opacity="${opacity}" stroke-dasharray="9 7"`),
  );
  // yoke
  part.solid(
    'M180 190V178Q112 176 108 126V112H140V124Q142 150 182 156H218Q258 150 260 124V112H292V126Q288 176 220 178V190Z',
    { pal: 'STEEL' },
  );
  // poles
  part.solid(
    poly([
      [100, 70],
      [134, 62],
      [150, 92],
      [146, 120],
      [102, 120],
    ]),
    {
      b: '#ff5d57',
      s: '#8d2114',
      l: '#ffc9bd',
    },
  );
  part.solid(
    poly([
      [300, 70],
      [266, 62],
      [250, 92],
      [254, 120],
      [298, 120],
    ]),
    {
      b: '#3f7fec',
      s: '#1c3c92',
      l: '#bcd6ff',
    },
  );
  part.line('M116 92h16', 4.4, '#fff').line('M268 92h16M276 84v16', 4.4, '#fff');
  part.bolt([150, 96], [172, 92], 'pole1', '#8ff0ff', 2, 5).bolt([250, 96], [228, 92], 'pole2', '#8ff0ff', 2, 5);
  // mask
  part.glow(200, 106, 34, '#8ff0ff', 0.4);
  part.solid(
    spline(
      symmetric([
        [200, 44],
        [176, 52],
        [164, 78],
        [166, 112],
        [182, 146],
        [200, 156],
      ]),
      true,
      0.8,
    ),
    {
      b: '#a9a6ff',
    },
  );
  part.line('M200 48V92', 3, '#41409f');
  bothSides((X) => {
    part.detail(
      spline([
        [X(5), 100],
        [X(14), 88],
        [X(30), 84],
        [X(27), 98],
        [X(14), 106],
      ]),
      '#0d0f2b',
      2.2,
    );
    part.fill(ell(X(17), 96, 6, 4), '#8ff0ff').dot(X(16), 95, 2, '#fff');
    part.line(`M${X(10)} 74Q${X(22)} 66 ${X(30)} 72`, 3, '#41409f');
  });
  part.detail('M186 128Q200 122 214 128Q200 142 186 128Z', '#0d0f2b', 2);
  part.line('M200 104l-5 14h10', 2.2, '#41409f');
  return part;
}

/** H12 Prism Visor (PHY + ROB): glass prism; white light in, four science colours out. */
export function H12(light?: Light): Layer {
  const part = new Layer('PHY', 'H12', light);
  // beams leave to the right
  ['#6ce2b8', '#ffcf33', '#b0adff', '#ff725c'].forEach((color, i) => {
    const y = 62 + i * 20;
    const beam = poly([
      [224, 96 + i * 5],
      [310, y],
      [310, y + 17],
      [228, 102 + i * 5],
    ]);
    part.shape(beam, color, 1.8);
  });
  part.line('M92 84L172 104', 12, '#fff', 'opacity="0.3"').line('M92 84L172 104', 6, '#fffdf0');
  // robot collar and visor
  part.solid(rrect(178, 164, 44, 26, 6), { pal: 'STEEL' });
  part.solid(
    poly([
      [132, 152],
      [268, 152],
      [252, 176],
      [148, 176],
    ]),
    { pal: 'ROB' },
  );
  [152, 176, 200, 224, 248].forEach((x) => part.dot(x, 164, 3.4, '#4c1a10'));
  // prism
  part.solid(
    poly([
      [200, 26],
      [126, 154],
      [274, 154],
    ]),
    { b: '#c4d4ff', s: '#6d70d8', l: '#ffffff' },
  );
  part.fill(
    poly([
      [200, 26],
      [200, 120],
      [126, 154],
    ]),
    '#eef4ff',
    'opacity="0.75"',
  );
  part.fill(
    poly([
      [200, 26],
      [200, 120],
      [274, 154],
    ]),
    '#7f83e6',
    'opacity="0.55"',
  );
  part.line('M200 26V120M126 154L200 120L274 154', 2.2, '#41409f');
  part.line(
    poly([
      [200, 26],
      [126, 154],
      [274, 154],
    ]),
    2.8,
  );
  part.eye(181, 122, 12, { iris: '#ff725c', look: [0.2, 0] }).eye(219, 122, 12, { iris: '#6ce2b8', look: [0.2, 0] });
  part.line('M188 52L152 116', 4, '#fff', 'opacity="0.8"');
  return part;
}

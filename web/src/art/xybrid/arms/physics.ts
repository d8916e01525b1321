/** Arms, drawn once for the left inside x 4–160, y 180–425; root of radius 17 or more round (128, 212). Physics. */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { ell, poly, rrect, spline, tube, type Point } from '../../paths.ts';
import { rng } from '../../random.ts';
import { BONE, inked } from '../frame.ts';

/** A17 Tractor Beam (PHY): emitter dish, cone of light with a caught bone. */
export function A17(light?: Light): Layer {
  const part = new Layer('PHY', 'A17', light);
  // cone with rings
  part.fill(
    poly([
      [54, 318],
      [108, 318],
      [144, 420],
      [18, 420],
    ]),
    '#8ff0ff',
    'opacity="0.3"',
  );
  (
    [
      [346, 40, 8],
      [376, 50, 9],
      [406, 60, 10],
    ] as const
  ).forEach(([y, rx, ry], i) =>
    part.ring(81, y, rx, ry, 0, '#8ff0ff', 3, `opacity="${0.9 - i * 0.2}" stroke-dasharray="10 6"`),
  );
  part.solid(ell(126, 210, 23), { pal: 'STEEL' });
  part.solid(
    tube(
      [
        [124, 212],
        [100, 226],
        [86, 254],
      ],
      [24, 22, 22],
    ),
    { pal: 'STEEL' },
  );
  // dish
  part.solid(
    poly([
      [66, 248],
      [98, 248],
      [106, 272],
      [58, 272],
    ]),
    { b: '#6466cf' },
  );
  part.solid('M28 318Q30 268 82 266Q134 268 136 318Z', {});
  part
    .detail(ell(82, 318, 54, 13), '#22205c', 2.6)
    .fill(ell(82, 318, 44, 8), '#8ff0ff')
    .fill(ell(82, 318, 24, 4), '#fff');
  part.line('M46 306Q50 284 72 276', 4, '#fff', 'opacity="0.6"');
  // the caught bone
  part.open('translate(80 382) rotate(-24)');
  part.shape(BONE, '#fffaea', 2.2);
  part.close();
  return part;
}

/** A18 Pendulum Hammer (PHY): rod, hammer block, swing arcs. */
export function A18(light?: Light): Layer {
  const part = new Layer('PHY', 'A18', light);
  part.raw(
    `<path d="M26 300A120 120 0 0 0 20 372M150 330A120 120 0 0 1 148 384" fill="none" stroke="#8ff0ff"
      stroke-width="3" stroke-dasharray="3 7" stroke-linecap="round"/>`,
  );
  part.solid(ell(126, 210, 23), { pal: 'STEEL' });
  part.solid(
    tube(
      [
        [126, 212],
        [106, 262],
        [92, 318],
      ],
      [16, 13, 13],
    ),
    { pal: 'STEEL' },
  );
  part.solid(
    poly([
      [46, 318],
      [128, 304],
      [142, 364],
      [60, 380],
    ]),
    {},
  );
  part
    .solid(
      poly([
        [36, 316],
        [58, 312],
        [72, 384],
        [50, 388],
      ]),
      { b: '#6466cf' },
    )
    .solid(
      poly([
        [120, 300],
        [142, 296],
        [156, 368],
        [134, 372],
      ]),
      { b: '#6466cf' },
    );
  part.raw(
    `<circle cx="95" cy="342" r="13" fill="#22205c" stroke="${INK}" stroke-width="2"/><circle cx="95" cy="342"
      r="7" fill="#8ff0ff"/>`,
  );
  part.dot(126, 210, 7, '#22205c');
  return part;
}

/** A19 Railgun (PHY): twin rails with coils. */
export function A19(light?: Light): Layer {
  const part = new Layer('PHY', 'A19', light);
  part.solid(ell(124, 212, 24), { pal: 'STEEL' });
  part.open('rotate(24 104 236)');
  part.solid(rrect(72, 206, 56, 52, 10), {});
  part.solid(rrect(68, 252, 18, 150, 4), { pal: 'STEEL' }).solid(rrect(106, 252, 18, 150, 4), { pal: 'STEEL' });
  part
    .fill(rrect(90, 256, 12, 142, 4), '#8ff0ff', 'opacity="0.85"')
    .raw(`<rect x="86" y="256" width="20" height="142" fill="#8ff0ff" opacity="0.5" filter="url(#blur8)"/>`);
  [274, 304, 334, 364].forEach((y) => part.solid(rrect(62, y, 70, 14, 5), { b: '#6466cf' }));
  part.dot(100, 232, 10, '#22205c').dot(100, 232, 6, '#8ff0ff').close();
  return part;
}

/** A20 Gravity Glove (PHY): heavy gauntlet with an open palm, debris circling it. */
export function A20(light?: Light): Layer {
  const part = new Layer('PHY', 'A20', light);
  part.glow(76, 340, 44, '#8ff0ff', 0.35);
  part.line('M8 330A72 22 0 0 1 148 328', 3, '#8ff0ff', 'stroke-dasharray="10 6"');
  part.solid(
    tube(
      [
        [132, 208],
        [104, 218],
        [86, 250],
        [80, 288],
      ],
      [38, 38, 36, 38],
      8,
      true,
    ),
    {
      pat: 'pPHY',
      po: 0.3,
    },
  );
  // fingers of two plates each, thumb
  const plate = { b: '#7f80ee', s: '#3a39a0', l: '#dcdcff' };
  (
    [
      [40, 352, 12],
      [66, 362, 3],
      [93, 362, -5],
      [118, 350, -14],
    ] as const
  ).forEach(([x, y, angle]) => {
    part.open(`rotate(${angle} ${x} ${y})`);
    part.solid(rrect(x - 11, y + 22, 22, 30, 9), plate).solid(rrect(x - 12, y - 4, 24, 30, 8), plate);
    part.line(`M${x - 6} ${y + 22}h12`, 2.4, '#22205c');
    part.close();
  });
  part.solid(
    poly([
      [36, 308],
      [120, 308],
      [132, 336],
      [124, 366],
      [32, 366],
      [24, 336],
    ]),
    {},
  );
  part.solid(rrect(40, 276, 80, 34, 10), { b: '#6466cf', s: '#2b2a7a', l: '#b9baff' });
  [54, 80, 106].forEach((x) => part.dot(x, 292, 4, '#22205c'));
  part
    .detail(ell(78, 338, 21), '#0d0f2b', 2.6)
    .dot(78, 338, 14, '#8ff0ff')
    .dot(78, 338, 7, '#fff');
  // front of the orbit with rocks
  const front = 'M8 332A72 26 0 0 0 148 330';
  part.line(front, 6).line(front, 3, '#8ff0ff');
  (
    [
      [20, 346, 15, 1],
      [132, 350, 16, 4],
      [148, 308, 9, 7],
      [12, 306, 8, 9],
    ] as const
  ).forEach(([x, y, r, seed]) => {
    const random = rng(seed);
    const rock = [0, 1, 2, 3, 4, 5].map((i): Point => {
      const a = i * 1.05 + random() * 0.5;
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.9];
    });
    part.solid(poly(rock), { b: '#9a948a', s: '#4d4840', l: '#dcd7cc', sx: -2, sy: -4 });
  });
  return part;
}

/** A21 Mirror Arm (PHY): framed looking-glass for a hand, somebody looks back. */
export function A21(light?: Light): Layer {
  const part = new Layer('PHY', 'A21', light);
  part.solid(
    tube(
      [
        [132, 208],
        [106, 216],
        [90, 240],
        [86, 270],
      ],
      [38, 34, 30, 26],
      8,
      true,
    ),
    {},
  );
  part.solid(ell(86, 262, 18), { pal: 'STEEL' });
  part.open('rotate(8 82 344)');
  part.solid(rrect(24, 270, 116, 146, 34), { b: '#6466cf', s: '#2b2a7a', l: '#b9baff' });
  (
    [
      [82, 274],
      [30, 343],
      [134, 343],
      [82, 411],
    ] as const
  ).forEach(([x, y]) => part.dot(x, y, 6, '#ffe08a', inked(2)));
  part.solid(rrect(40, 286, 84, 114, 22), {
    b: '#cdeeff',
    s: '#7fb4dc',
    l: '#ffffff',
    sil: false,
    in:
      '<path d="M52 404V372Q54 336 82 334Q110 336 112 372V404Z" fill="#5a76b8"/>' +
      '<path d="M62 344L52 318L76 336M102 344L112 318L88 336" fill="#5a76b8"/>',
  });
  part.eye(71, 360, 9, { iris: '#8ff0ff' }).eye(94, 360, 9, { iris: '#8ff0ff' });
  part.line('M68 382l6 5 6 -5 6 5 6 -5 6 5', 2.4, '#22205c');
  part.line('M52 330L78 296M52 348L94 294', 5, '#fff', 'opacity="0.85"');
  part.close();
  return part;
}

/** A22 Lightning Rod (PHY): rod, ball, bolts. */
export function A22(light?: Light): Layer {
  const part = new Layer('PHY', 'A22', light);
  part.solid(ell(126, 210, 22), {});
  part.solid(
    tube(
      [
        [124, 212],
        [96, 246],
        [80, 296],
        [76, 352],
      ],
      [18, 14, 12, 10],
    ),
    { pal: 'STEEL' },
  );
  [256, 280, 304].forEach((y, i) => part.solid(ell(94 - i * 6, y, 19 - i * 2, 7), {}));
  part.solid(ell(75, 366, 17), { b: '#d7dcff', s: '#6d70d8', l: '#fff' });
  part.glow(75, 366, 22, '#8ff0ff', 0.5);
  part
    .bolt([70, 378], [34, 420], 'r1', '#8ff0ff')
    .bolt([82, 380], [104, 424], 'r2', '#8ff0ff')
    .bolt([60, 360], [16, 352], 'r3', '#8ff0ff');
  return part;
}

/** A23 Wave Emitter (PHY + CHE): brass horn, wave fronts rolling out of it. */
export function A23(light?: Light): Layer {
  const part = new Layer('PHY', 'A23', light);
  // wave fronts
  (
    [
      [0, 0.95],
      [18, 0.75],
      [36, 0.5],
    ] as const
  ).forEach(([d, opacity]) =>
    part.line(
      `M${20 - d * 0.2} ${374 + d}Q78 ${410 + d * 1.1} ${136 + d * 0.2} ${374 + d}`,
      4,
      '#8ff0ff',
      `opacity="${opacity}"`,
    ),
  );
  part.solid(ell(126, 210, 23), {});
  part.solid(
    tube(
      [
        [124, 212],
        [98, 222],
        [84, 246],
      ],
      [26, 26, 26],
    ),
    { pal: 'STEEL' },
  );
  // driver with rings
  part.solid(rrect(54, 238, 56, 44, 12), {});
  [248, 260, 272].forEach((y) => part.line(`M58 ${y}H106`, 2.6, '#41409f'));
  part.dot(82, 260, 9, INK).dot(82, 260, 6, '#8ff0ff');
  // horn: chemistry brass
  part.solid('M68 280H96Q100 330 146 356Q150 372 136 374H28Q14 372 18 356Q64 330 68 280Z', { pal: 'CHE' });
  part.line('M74 292Q72 330 44 352M90 292Q92 330 120 352', 2.4, '#a4650f');
  part.detail(ell(82, 366, 60, 12), '#5b3407', 2.6).fill(ell(82, 367, 46, 7), '#22205c');
  part.glow(82, 366, 16, '#8ff0ff', 0.7);
  return part;
}

/** A24 Switchblade Cannon (PHY): barrel and a big blade folding out of the same housing. */
export function A24(light?: Light): Layer {
  const part = new Layer('PHY', 'A24', light);
  part.solid(ell(126, 210, 23), { pal: 'STEEL' });
  part.solid(
    tube(
      [
        [124, 212],
        [106, 230],
        [100, 252],
      ],
      [26, 24, 24],
    ),
    { pal: 'STEEL' },
  );
  // blade
  part.solid(
    spline(
      [
        [70, 282],
        [52, 272],
        [22, 300],
        [8, 350],
        [12, 404],
        [30, 370],
        [52, 336],
        [76, 308],
      ],
      true,
      0.7,
    ),
    { b: '#dfe8f6', s: '#7f8fb8', l: '#fff' },
  );
  part.line('M60 288Q28 314 16 384', 2.6, '#7f8fb8');
  // barrel
  part.solid(rrect(88, 296, 34, 96, 6), { pal: 'STEEL' });
  [318, 338, 358].forEach((y) => part.line(`M91 ${y}H119`, 3, '#566870'));
  part.solid(rrect(82, 384, 46, 22, 7), { b: '#6466cf', s: '#2b2a7a' });
  part.detail(ell(105, 406, 16, 6), '#0d0f2b', 2).fill(ell(105, 406, 9, 3), '#8ff0ff');
  // housing and pivot
  part.solid(rrect(64, 244, 72, 62, 14), {});
  part.fill(rrect(96, 256, 30, 8, 4), '#22205c').fill(rrect(96, 270, 30, 8, 4), '#22205c');
  part.dot(74, 288, 13, INK).dot(74, 288, 10, '#ffe08a').line('M69 288h10', 2.6);
  return part;
}

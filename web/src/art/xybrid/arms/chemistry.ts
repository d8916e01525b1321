/** Arms, drawn once for the left inside x 4–160, y 180–425; root of radius 17 or more round (128, 212). Chemistry. */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { at, ell, poly, rrect, spline, tube } from '../../paths.ts';
import { rng } from '../../random.ts';
import { inked, dropPath, flamePath } from '../frame.ts';

/** A09 Acid Sprayer (CHE): ribbed hose, trigger nozzle, fan of acid drops. */
export function A09(light?: Light): Layer {
  const part = new Layer('CHE', 'A09', light);
  const hose = [
    [132, 208],
    [100, 206],
    [66, 224],
    [60, 260],
    [88, 282],
  ] as const;
  part.solid(tube(hose, [36, 30, 28, 28, 28], 8, true), { b: '#5b666b', s: '#2a3236', l: '#aebbc0' });
  for (let i = 2; i < 12; i++) {
    const q = at(hose, i / 13);
    part.line(
      `M${(q.x + Math.sin(q.a) * 13).toFixed(1)} ${(q.y - Math.cos(q.a) * 13).toFixed(1)}L${(
        q.x -
        Math.sin(q.a) * 13
      ).toFixed(1)} ${(q.y + Math.cos(q.a) * 13).toFixed(1)}`,
      2.6,
      '#2a3236',
    );
  }
  // acid fan: behind the nozzle
  part.fill(
    poly([
      [86, 346],
      [104, 346],
      [150, 420],
      [40, 420],
    ]),
    '#c6f54a',
    'opacity="0.28"',
  );
  // nozzle
  part.solid(rrect(66, 262, 60, 42, 10), {});
  part.detail(rrect(76, 272, 28, 22, 5), '#c6f54a', 2).fill(rrect(76, 282, 28, 12, 4), '#7fae12');
  part.solid(
    poly([
      [78, 302],
      [114, 302],
      [106, 330],
      [86, 330],
    ]),
    { pal: 'STEEL' },
  );
  part.solid(rrect(80, 326, 32, 18, 5), { b: '#e9573f', s: '#8d2114', l: '#ffb5a2' });
  part.cable('M124 276q18 12 8 34', 5, '#e9573f');
  (
    [
      [94, 362, 6],
      [74, 376, 6],
      [112, 378, 6],
      [58, 398, 7],
      [90, 396, 7],
      [124, 402, 7],
      [44, 416, 4],
      [106, 416, 5],
    ] as const
  ).forEach(([x, y, r]) => part.detail(dropPath(x, y, r), '#a8e61a', 1.8));
  return part;
}

/** A10 Quartz Gauntlet (CHE): crystal fist. */
export function A10(light?: Light): Layer {
  const part = new Layer('CHE', 'A10', light);
  part.solid(
    tube(
      [
        [134, 208],
        [104, 224],
        [84, 264],
        [80, 300],
      ],
      [38, 38, 34, 34],
      8,
      true,
    ),
    {
      b: '#c98c22',
      s: '#6d420a',
      l: '#f8cf62',
    },
  );
  (
    [
      [88, 296, 74, 30, 1.9],
      [66, 300, 82, 28, 2.15],
      [98, 304, 66, 26, 1.45],
      [58, 296, 52, 20, 2.6],
      [80, 310, 92, 34, 1.72],
    ] as const
  ).forEach(([x, y, length, width, angle]) => part.crystal(x, y, length, width, angle));
  (
    [
      [92, 244, 40, 18, 3.5],
      [80, 264, 36, 16, 3.0],
    ] as const
  ).forEach(([x, y, length, width, angle]) => part.crystal(x, y, length, width, angle));
  return part;
}

/** A11 Catalyst Syringe (CHE): syringe, pink fill. */
export function A11(light?: Light): Layer {
  const part = new Layer('CHE', 'A11', light);
  part.solid(
    tube(
      [
        [134, 208],
        [106, 220],
        [92, 246],
      ],
      [36, 34, 30],
      8,
      true,
    ),
    { pal: 'STEEL' },
  );
  part.open('rotate(14 86 300)');
  part.solid(rrect(64, 224, 46, 14, 5), { pal: 'STEEL', tr: '' });
  part.solid(rrect(80, 206, 14, 24, 3), { pal: 'STEEL' });
  part.solid(rrect(66, 238, 42, 104, 8), {
    b: '#e9fbf8',
    s: '#9cc9c6',
    l: '#fff',
    in: `<rect x="60" y="276" width="60" height="80" fill="#ff6ec7"/><rect x="60" y="276" width="60" height="7"
        fill="#ffc0ea"/>`,
  });
  for (let i = 0; i < 6; i++) part.line(`M98 ${254 + i * 14}h10`, 2);
  part.solid(
    poly([
      [74, 342],
      [100, 342],
      [92, 360],
      [82, 360],
    ]),
    { pal: 'STEEL' },
  );
  part.line('M87 360V402', 5).line('M87 360V400', 2.2, '#eef4f4');
  part.dot(80, 300, 5, '#ffd9f1').dot(92, 322, 4, '#ffd9f1').close();
  part.dot(62, 412, 5, '#ff6ec7', inked(1.8));
  return part;
}

/** A12 Thermite Fist (CHE): cracked rock fist wrapped in flames. */
export function A12(light?: Light): Layer {
  const part = new Layer('CHE', 'A12', light);
  const rock = { b: '#6a5140', s: '#2c1e15', l: '#a58a6e' };
  // flames behind the fist
  (
    [
      [24, 352, 17, 62],
      [50, 316, 19, 66],
      [116, 318, 18, 60],
      [136, 352, 16, 54],
    ] as const
  ).forEach(([x, y, w, h]) => {
    part.shape(flamePath(x, y, w, h), '#ff8a1a', 2.2);
    part.fill(flamePath(x, y - 3, w * 0.55, h * 0.62), '#ffe66b');
  });
  part.solid(
    tube(
      [
        [134, 206],
        [106, 218],
        [88, 256],
        [82, 300],
      ],
      [44, 42, 38, 40],
      8,
      true,
    ),
    rock,
  );
  part.solid(
    poly([
      [36, 318],
      [66, 296],
      [104, 298],
      [132, 326],
      [130, 368],
      [98, 396],
      [56, 390],
      [28, 360],
    ]),
    rock,
  );
  // knuckles
  part.line('M48 372L56 346M76 384L80 352M104 382L106 350', 3, '#2c1e15');
  // glowing cracks
  [
    'M36 332L62 330L80 312L104 318L124 338',
    'M62 330L54 350',
    'M104 318L106 346L126 362',
    'M80 352L70 372',
    'M112 232L96 250L104 270L90 288',
  ].forEach((d) => part.line(d, 6, '#ff6a1a').line(d, 2.4, '#ffe66b'));
  part.glow(80, 340, 26, '#ff8a1a', 0.4);
  // flames in front, below
  (
    [
      [50, 388, 12, -28],
      [84, 396, 14, -28],
      [112, 386, 11, -26],
    ] as const
  ).forEach(([x, y, w, h]) => {
    part.shape(flamePath(x, y, w, h), '#ffb52e', 2);
    part.fill(flamePath(x, y, w * 0.5, h * 0.6), '#fff3b8');
  });
  return part;
}

/** A13 Vial Bandolier (CHE): leather arm with a row of big corked vials in loops. */
export function A13(light?: Light): Layer {
  const part = new Layer('CHE', 'A13', light);
  const leather = { b: '#a9793f', s: '#57350f', l: '#e6c48c' };
  part.solid(
    tube(
      [
        [132, 208],
        [110, 216],
        [100, 250],
        [100, 340],
      ],
      [40, 44, 44, 40],
      8,
      true,
    ),
    leather,
  );
  // glove
  part.solid(
    tube(
      [
        [112, 350],
        [134, 362],
        [134, 382],
      ],
      [22, 20, 16],
    ),
    { b: '#5b4a3a', s: '#2a2018', l: '#9a866c' },
  );
  part.solid(
    spline([
      [78, 342],
      [124, 342],
      [128, 368],
      [120, 398],
      [98, 408],
      [78, 398],
      [72, 368],
    ]),
    {
      b: '#5b4a3a',
      s: '#2a2018',
      l: '#9a866c',
    },
  );
  part.line('M90 380V402M106 380V404', 2.6, '#1a130d');
  part.solid(rrect(74, 328, 52, 18, 7), { b: '#6e4a20', s: '#3a2415', l: '#c99a5c' });
  // strap
  part.shape(
    poly([
      [72, 226],
      [94, 222],
      [92, 330],
      [68, 330],
    ]),
    '#3a2415',
    2.4,
  );
  // vials lie across the strap, corks outwards
  (
    [
      ['#ff5d73', 232],
      ['#a8e61a', 257],
      ['#6ad7ff', 282],
      ['#ff6ec7', 307],
    ] as const
  ).forEach(([color, y], i) => {
    part.open(`rotate(-8 70 ${y})`);
    part.shape(rrect(10, y - 6, 14, 12, 3), '#d8b27a', 2);
    part.solid(rrect(20, y - 10, 84, 20, 10), {
      b: '#e9fbf8',
      s: '#9cc9c6',
      l: '#fff',
      w: 2.2,
      sx: -2,
      sy: -4,
      in: `<rect x="44" y="${y - 14}" width="70" height="30" fill="${color}"/>`,
    });
    part.line(`M30 ${y - 5}H94`, 2.4, '#fff', 'opacity="0.8"').dot(58 + i * 7, y + 3, 2.4, '#fff');
    part.detail(rrect(68, y - 13, 12, 26, 3), '#6e4a20', 1.8);
    part.close();
  });
  return part;
}

/** A14 Corrosive Whip (CHE): acid lash, drops. */
export function A14(light?: Light): Layer {
  const part = new Layer('CHE', 'A14', light);
  part.solid(
    tube(
      [
        [134, 206],
        [108, 214],
        [92, 238],
      ],
      [36, 32, 28],
      8,
      true,
    ),
    { pal: 'STEEL' },
  );
  part.solid(rrect(74, 230, 34, 34, 10), { b: '#c98c22' });
  const p = [
    [88, 262],
    [70, 300],
    [36, 312],
    [20, 346],
    [44, 376],
    [84, 366],
    [96, 338],
    [78, 326],
  ] as const;
  part.solid(tube(p, [18, 16, 15, 13, 12, 10, 7, 4]), { b: '#a8e61a', s: '#578c00', l: '#eaff9e' });
  (
    [
      [26, 372, 5],
      [52, 396, 6],
      [92, 384, 4],
      [16, 330, 4],
    ] as const
  ).forEach(([x, y, r]) =>
    part.raw(
      `<path d="M${x} ${y - r * 1.8}q${r * 1.6} ${r * 2.2} 0 ${r * 3.2}q${-r * 1.6} ${-r} 0 ${
        -r * 3.2
      }z" fill="#a8e61a" stroke="${INK}" stroke-width="1.8"/>`,
    ),
  );
  return part;
}

/** A15 Left-Hand Burner (CHE): brass burner gauntlet with an engraved L (readable on both sides). */
export function A15(light?: Light): Layer {
  const part = new Layer('CHE', 'A15', light);
  // flame jet
  part.shape(flamePath(78, 352, 26, -70), '#ff8a1a', 2.2);
  part.fill(flamePath(78, 350, 17, -52), '#ffe66b').fill(flamePath(78, 350, 9, -32), '#dff6ff');
  part.glow(78, 384, 22, '#ff8a1a', 0.35);
  part.solid(
    tube(
      [
        [132, 208],
        [106, 216],
        [90, 240],
      ],
      [38, 36, 34],
      8,
      true,
    ),
    { pal: 'STEEL' },
  );
  // barrel
  part.solid(
    poly([
      [58, 232],
      [112, 238],
      [106, 320],
      [54, 316],
    ]),
    {},
  );
  part.solid(
    poly([
      [52, 310],
      [108, 314],
      [104, 334],
      [52, 332],
    ]),
    { b: '#c98c22', s: '#6d420a', l: '#f8cf62' },
  );
  part.solid(
    poly([
      [58, 330],
      [98, 332],
      [94, 354],
      [62, 354],
    ]),
    { pal: 'STEEL' },
  );
  // air holes
  [68, 80, 92].forEach((x) => part.dot(x, 322, 4, '#3a2204'));
  // the L never reads mirrored
  const way = part.flip ? -1 : 1;
  part.dot(83, 274, 20, INK).dot(83, 274, 17, '#fff0ae');
  part.line(`M${83 - way * 5} 263V284H${83 + way * 8}`, 5, '#5b3407');
  // gas pipe
  part.cable('M112 250q24 18 14 44q-8 22 -22 24', 5, '#c9703a');
  return part;
}

/** A16 Petri Glove (CHE + BIO): rubber glove, a culture dish on every fingertip. */
export function A16(light?: Light): Layer {
  const part = new Layer('CHE', 'A16', light);
  const rubber = { b: '#f2bd3f', s: '#a4650f', l: '#fff0ae' };
  part.solid(
    tube(
      [
        [132, 208],
        [104, 220],
        [88, 256],
        [84, 292],
      ],
      [36, 34, 32, 36],
      8,
      true,
    ),
    {
      b: '#e9f2ef',
      s: '#93a8a4',
      l: '#fff',
    },
  );
  part.solid(
    tube(
      [
        [118, 330],
        [138, 316],
      ],
      [22, 18],
    ),
    rubber,
  );
  (
    [
      [
        [52, 340],
        [36, 372],
      ],
      [
        [74, 350],
        [68, 390],
      ],
      [
        [98, 348],
        [104, 388],
      ],
    ] as const
  ).forEach((finger) => part.solid(tube(finger, [24, 19]), rubber));
  part.solid(
    spline([
      [56, 300],
      [112, 300],
      [124, 326],
      [116, 356],
      [82, 366],
      [46, 352],
      [44, 322],
    ]),
    rubber,
  );
  part.solid(rrect(50, 282, 66, 20, 10), { b: '#ffdf8a', s: '#b57f1e', l: '#fff6d0' });
  // dishes
  (
    [
      [30, 382, 21, '#a6efc0', '#ff7d92'],
      [68, 400, 21, '#ffc7cf', '#41b98a'],
      [108, 396, 21, '#d9f5a0', '#c23a9c'],
      [138, 312, 19, '#c9ecff', '#41b98a'],
    ] as const
  ).forEach(([x, y, r, agar, colony], i) => {
    part.shape(ell(x, y, r), '#dff6f3', 2.4);
    part.detail(ell(x, y, r - 4.5), agar, 1.6);
    const random = rng(`dish${i}`);
    for (let k = 0; k < 5; k++)
      part.dot(x + (random() - 0.5) * r, y + (random() - 0.5) * r, 2.4 + random() * 2.4, colony);
    part.line(`M${x - r * 0.6} ${y - r * 0.45}q${r * 0.2} ${-r * 0.3} ${r * 0.5} ${-r * 0.32}`, 2.2, '#fff');
  });
  return part;
}

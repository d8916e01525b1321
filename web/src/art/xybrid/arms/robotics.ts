/** Arms, drawn once for the left inside x 4–160, y 180–425; root of radius 17 or more round (128, 212). Robotics. */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { ell, poly, rrect, spline, star, tube } from '../../paths.ts';
import { inked } from '../frame.ts';

/** A25 Chainsaw Arm (ROB): motor, toothed bar. */
export function A25(light?: Light): Layer {
  const part = new Layer('ROB', 'A25', light);
  part.solid(ell(126, 210, 22), { pal: 'STEEL' });
  part.solid(
    tube(
      [
        [124, 212],
        [104, 232],
        [96, 254],
      ],
      [26, 24, 24],
    ),
    { pal: 'STEEL' },
  );
  part.open('rotate(10 90 280)');
  const bl = rrect(70, 296, 44, 120, 22);
  const c: string[] = [];
  for (let i = 0; i < 9; i++) {
    c.push(
      poly([
        [70, 308 + i * 11],
        [60, 313 + i * 11],
        [70, 318 + i * 11],
      ]),
      poly([
        [114, 308 + i * 11],
        [124, 313 + i * 11],
        [114, 318 + i * 11],
      ]),
    );
  }
  c.forEach((d) => {
    part.outline(d);
    part.fill(d, '#e9eef0', inked(2));
  });
  part.solid(bl, { pal: 'STEEL' });
  part.line(rrect(78, 304, 28, 104, 14), 2.4, '#566870');
  part.solid(rrect(56, 246, 72, 64, 12), {});
  part.fill(rrect(66, 256, 30, 10, 5), '#4c1a10').fill(rrect(66, 272, 30, 10, 5), '#4c1a10');
  part.solid(rrect(122, 254, 16, 34, 7), { b: '#2c3337', s: '#14191b', l: '#5b666b' });
  part.rivet(110, 262, 4).rivet(110, 294, 4).close();
  return part;
}

/** A26 Welding Torch (ROB): bent torch with two gas hoses and a white-blue spark. */
export function A26(light?: Light): Layer {
  const part = new Layer('ROB', 'A26', light);
  part.solid(ell(126, 210, 23), {});
  part.solid(
    poly([
      [108, 202],
      [138, 224],
      [106, 276],
      [78, 262],
    ]),
    {},
  );
  // hoses
  part.cable('M136 226Q150 280 112 312', 4.4, '#ff5d57').cable('M120 230Q128 272 96 306', 4.4, '#4ad3a2');
  part.solid(ell(92, 270, 18), { pal: 'STEEL' });
  // handle and bent nozzle
  part.solid(
    poly([
      [74, 272],
      [106, 278],
      [96, 330],
      [66, 326],
    ]),
    { b: '#3c464c', s: '#1a2023', l: '#76858d' },
  );
  [290, 304, 318].forEach((y) => part.line(`M72 ${y}l26 4`, 2.4, '#76858d'));
  part.solid(
    tube(
      [
        [82, 326],
        [76, 352],
        [52, 372],
      ],
      [22, 18, 12],
    ),
    { b: '#ffe08a', s: '#a4650f', l: '#fff7d0' },
  );
  // spark
  part.glow(40, 386, 26, '#8ff0ff', 0.95);
  part.fill(star(40, 384, 9, 34, 11, 0.15), '#8ff0ff').fill(star(40, 384, 9, 21, 8, 0.5), '#fff');
  (
    [
      [10, 356, 3],
      [16, 412, 3.4],
      [62, 418, 3],
      [80, 404, 2.6],
      [84, 376, 2.4],
      [30, 420, 2.6],
    ] as const
  ).forEach(([x, y, r]) => part.dot(x, y, r, '#ffd23f'));
  part.line('M28 404l-8 14M56 404l10 12M18 374l-10 -6', 2.6, '#ffd23f');
  part.dot(126, 210, 7, '#4c1a10').dot(92, 270, 6, '#2b383e');
  return part;
}

/** A27 Claw Crane (ROB): jib, cable, grab. */
export function A27(light?: Light): Layer {
  const part = new Layer('ROB', 'A27', light);
  part.solid(ell(126, 210, 22), {});
  part.solid(
    poly([
      [118, 196],
      [136, 222],
      [62, 262],
      [46, 242],
    ]),
    { b: '#f2bd3f', s: '#a4650f', l: '#fff0ae' },
  );
  for (let i = 0; i < 4; i++) part.line(`M${116 - i * 16} ${202 + i * 10}L${112 - i * 16} ${230 + i * 9}`, 2.4);
  part.line('M54 254V312', 5).line('M54 254V312', 2, '#a9b8bd');
  part.solid(rrect(38, 308, 34, 18, 6), {});
  (
    [
      [-1, 40],
      [0, 54],
      [1, 70],
    ] as const
  ).forEach(([k, x]) =>
    part.solid(
      tube(
        [
          [x, 324],
          [54 + k * 34, 350],
          [54 + k * 26, 384],
          [54 + k * 8, 392],
        ],
        [12, 13, 9, 4],
      ),
      {
        pal: 'STEEL',
      },
    ),
  );
  return part;
}

/** A28 Servo Grip (ROB): two-finger gripper. */
export function A28(light?: Light): Layer {
  const part = new Layer('ROB', 'A28', light);
  part.solid(ell(126, 210, 22), {});
  part.solid(
    poly([
      [112, 200],
      [140, 222],
      [98, 282],
      [74, 264],
    ]),
    {},
  );
  part.line('M126 236L104 270', 5, '#4c1a10').line('M126 236L104 270', 2, '#ffcdb4');
  part.solid(ell(84, 276, 19), { pal: 'STEEL' });
  part.solid(
    poly([
      [70, 276],
      [98, 280],
      [92, 334],
      [66, 332],
    ]),
    { b: '#c75c38' },
  );
  part.solid(rrect(56, 328, 48, 20, 7), { pal: 'STEEL' });
  part
    .solid(
      poly([
        [60, 344],
        [48, 372],
        [56, 398],
        [66, 396],
        [62, 374],
        [76, 350],
      ]),
      {},
    )
    .solid(
      poly([
        [100, 344],
        [112, 372],
        [104, 398],
        [94, 396],
        [98, 374],
        [84, 350],
      ]),
      {},
    );
  part.dot(84, 276, 6, '#2b383e').dot(126, 210, 7, '#4c1a10');
  return part;
}

/** A29 Drone Launcher (ROB): rack with three bays, one drone on its way. */
export function A29(light?: Light): Layer {
  const part = new Layer('ROB', 'A29', light);
  part.solid(ell(126, 210, 23), { pal: 'STEEL' });
  part.solid(
    tube(
      [
        [124, 212],
        [100, 224],
        [88, 246],
      ],
      [26, 26, 26],
    ),
    { pal: 'STEEL' },
  );
  part.solid(rrect(40, 236, 96, 116, 12), {});
  part.raw(`<rect x="40" y="340" width="96" height="12" fill="url(#pHAZ)" stroke="${INK}" stroke-width="2"/>`);
  part.outline(rrect(40, 336, 96, 18, 4));
  // bays: two loaded, one empty
  [252, 282, 312].forEach((y, i) => {
    part.detail(rrect(54, y, 68, 22, 6), '#1a0f0c', 2.2);
    if (i < 2) {
      part.detail(ell(88, y + 12, 14, 8), '#a9b8bd', 1.8).dot(88, y + 12, 4, '#ff5d57');
      part.line(`M62 ${y + 7}h14M100 ${y + 7}h14`, 3, '#eef4f4');
    }
  });
  // the drone in flight
  part.raw(
    '<ellipse cx="24" cy="372" rx="21" ry="5" fill="#eef4f4" opacity="0.55"/><ellipse cx="92"' +
      ' cy="372" rx="21" ry="5" fill="#eef4f4" opacity="0.55"/>',
  );
  part.cable('M26 374Q58 396 90 374', 4, '#a9b8bd');
  part.line('M26 366V376M90 366V376', 3.4);
  part.solid(
    spline([
      [58, 374],
      [82, 384],
      [84, 402],
      [58, 414],
      [32, 402],
      [34, 384],
    ]),
    { pal: 'STEEL' },
  );
  part.eye(58, 395, 11, { iris: '#ff5d57' });
  part.line('M58 352V366', 3, '#ffe08a', 'stroke-dasharray="4 4"');
  return part;
}

/** A30 Hacking Spike (ROB): data jack with a long probe, code running down it. */
export function A30(light?: Light): Layer {
  const part = new Layer('ROB', 'A30', light);
  part.solid(ell(126, 210, 23), {});
  part.solid(
    poly([
      [108, 200],
      [140, 222],
      [112, 264],
      [82, 246],
    ]),
    {},
  );
  // ribbon cable
  ['#9dff8a', '#ffe08a', '#ff8a66'].forEach((color, i) =>
    part.cable(
      `M${140 - i * 3} ${230 + i * 3}Q${156 - i * 6} ${290 + i * 4} ${112 - i * 3} ${304 + i * 4}`,
      2.6,
      color,
    ),
  );
  // forearm with a little screen
  part.solid(
    poly([
      [62, 240],
      [118, 248],
      [110, 320],
      [56, 314],
    ]),
    { b: '#c75c38', s: '#6e2818', l: '#f3a07c' },
  );
  part.detail(
    poly([
      [70, 256],
      [106, 261],
      [102, 292],
      [67, 288],
    ]),
    '#0c1f12',
    2.4,
  );
  part.line('M75 266l14 2M94 269l6 1M74 275l8 1M87 277l12 2M73 283l18 2', 2.6, '#9dff8a');
  part.solid(
    poly([
      [52, 312],
      [114, 320],
      [108, 338],
      [52, 332],
    ]),
    { pal: 'STEEL' },
  );
  // spike
  part.solid(
    poly([
      [62, 332],
      [98, 336],
      [70, 424],
      [64, 424],
    ]),
    { pal: 'STEEL' },
  );
  part.line('M76 338L68 402M88 340L70 412', 2.6, '#1d7a3a').line('M76 338L68 402', 1.4, '#9dff8a');
  (
    [
      [80, 352],
      [74, 372],
      [70, 392],
    ] as const
  ).forEach(([x, y]) => part.dot(x, y, 4, '#9dff8a', inked(1.4)));
  part.glow(67, 418, 12, '#9dff8a', 0.8);
  // data lines
  (
    [
      ['M52 392H20M20 392V372', 20, 368],
      ['M52 410H36', 32, 410],
      ['M92 388H124V366', 124, 362],
      ['M86 408H112', 116, 408],
    ] as const
  ).forEach(([d, x, y]) => part.line(d, 2.6, '#9dff8a').dot(x, y, 4, '#9dff8a', inked(1.4)));
  return part;
}

/** A31 Vending Arm (ROB): the forearm is a vending machine; coils, cans, one dropping out. */
export function A31(light?: Light): Layer {
  const part = new Layer('ROB', 'A31', light);
  part.solid(ell(126, 210, 23), { pal: 'STEEL' });
  part.solid(
    tube(
      [
        [124, 212],
        [102, 224],
        [92, 244],
      ],
      [28, 28, 28],
    ),
    { pal: 'STEEL' },
  );
  const can = (x: number, y: number, color: string, scale = 1) => {
    part.detail(rrect(x - 7 * scale, y - 11 * scale, 14 * scale, 22 * scale, 3), color, 1.8);
    part.fill(rrect(x - 7 * scale, y - 11 * scale, 14 * scale, 4 * scale, 2), '#eef4f4');
    part.fill(rrect(x - 4 * scale, y - 4 * scale, 3 * scale, 12 * scale, 1), '#fff', 'opacity="0.6"');
  };
  part.solid(rrect(26, 238, 116, 150, 10), {});
  part.detail(rrect(26, 238, 116, 16, 8), '#ffe08a', 2.2);
  // window with two coil shelves
  part.detail(rrect(36, 262, 70, 84, 5), '#123036', 2.6);
  [302, 342].forEach((y, row) => {
    [48, 70, 92].forEach((x, i) =>
      can(x, y - 16, ['#ff5d57', '#4ad3a2', '#3f7fec', '#ffcf33', '#ff5d57', '#b0adff'][row * 3 + i]!),
    );
    part.line(`M38 ${y - 1}H104`, 3, '#76858d');
    const coil = [0, 1, 2, 3, 4, 5].map((i) => `M${42 + i * 11} ${y - 4}q5 -16 10 0`).join('');
    part.line(coil, 3.4, '#0b1c20').line(coil, 1.8, '#eef4f4');
  });
  part.line('M42 272L58 264M42 290L88 264', 3, '#fff', 'opacity="0.45"');
  // keypad and hatch
  [272, 288, 304].forEach((y) => part.dot(118, y, 4.6, '#4c1a10').dot(130, y, 4.6, '#ffe08a', inked(1.4)));
  part.fill(rrect(114, 320, 20, 5, 2), '#1a0f0c');
  part.detail(rrect(36, 354, 96, 26, 5), '#1a0f0c', 2.4);
  // the can you paid for
  part.open('translate(72 392) rotate(16)');
  part.outline(rrect(-12, -18, 24, 36, 4));
  can(0, 0, '#ff5d57', 1.7);
  part.close();
  return part;
}

/** A32 Twin-Link Cannon (ROB + PHY): two barrels, physics lens. */
export function A32(light?: Light): Layer {
  const part = new Layer('ROB', 'A32', light);
  part.solid(ell(126, 210, 23), { pal: 'STEEL' });
  part.open('rotate(20 100 250)');
  ([[66], [102]] as const).forEach(([x]) => {
    part.solid(rrect(x, 268, 28, 106, 6), { pal: 'STEEL' });
    part.solid(rrect(x - 4, 362, 36, 20, 6), {});
    part.fill(ell(x + 14, 382, 12, 5), '#1a0f0c');
    [300, 322, 344].forEach((y) => part.line(`M${x + 4} ${y}h20`, 3, '#2b383e'));
  });
  part.solid(rrect(56, 216, 84, 60, 14), {});
  part
    .fill(ell(98, 246, 14), '#22205c', inked(2.4))
    .dot(98, 246, 8, '#8ff0ff')
    .close();
  return part;
}

/** Legs: from y 340 at least 56 wide, touching the ground at y 500. Biology. */

import { Layer, type Light } from '../../layer.ts';
import { ell, spline, tube } from '../../paths.ts';
import { bothSides, symmetric } from '../frame.ts';

/** L01 Kangaroo Legs (BIO): hind legs, long feet. */
export function L01(light?: Light): Layer {
  const part = new Layer('BIO', 'L01', light);
  part.box = '76 332 248 178';
  bothSides((X, side) => {
    part.solid(
      tube(
        [
          [X(26), 352],
          [X(58), 382],
          [X(50), 420],
        ],
        [60, 56, 30],
      ),
      { pat: 'pBIO', po: 0.2 },
    );
    part.solid(
      tube(
        [
          [X(50), 414],
          [X(30), 448],
          [X(46), 476],
        ],
        [30, 22, 20],
      ),
      {},
    );
    part.solid(
      spline([
        [X(30), 474],
        [X(36), 464],
        [X(60), 466],
        [X(104), 484],
        [X(104), 498],
        [X(34), 500],
      ]),
      {
        b: '#d9e8b4',
        s: '#8fae7c',
      },
    );
    [84, 96].forEach((q) => part.line(`M${X(q)} 484l${side * 6} 12`, 2.2));
  });
  // pelvis
  part.solid(
    spline(
      symmetric([
        [200, 336],
        [160, 340],
        [146, 362],
        [170, 382],
        [200, 388],
      ]),
    ),
    {
      pat: 'pBIO',
      po: 0.2,
    },
  );
  return part;
}

/** L02 Elephant Stompers (BIO): columns, toenails. */
export function L02(light?: Light): Layer {
  const part = new Layer('BIO', 'L02', light);
  part.box = '90 332 220 178';
  bothSides((X, side) => {
    part.solid(
      spline([
        [X(4), 344],
        [X(58), 342],
        [X(76), 380],
        [X(72), 440],
        [X(84), 486],
        [X(76), 502],
        [X(12), 502],
        [X(8), 470],
        [X(10), 410],
      ]),
      { b: '#7fa79a', s: '#395f59', l: '#c7ded2' },
    );
    [398, 424, 450].forEach((y) => part.line(`M${X(22)} ${y}q${side * 20} 8 ${side * 40} 0`, 2, '#395f59'));
    [20, 42, 64].forEach((q) =>
      part.solid(
        spline([
          [X(q) - 10, 500],
          [X(q) - 9, 486],
          [X(q), 481],
          [X(q) + 9, 486],
          [X(q) + 10, 500],
        ]),
        {
          pal: 'BONE',
          sil: false,
          sx: -2,
          sy: -3,
        },
      ),
    );
  });
  return part;
}

/** L03 Centipede Base (BIO): ringed body along the ground on twelve small legs. */
export function L03(light?: Light): Layer {
  const part = new Layer('BIO', 'L03', light);
  const shell = { b: '#c9683f', s: '#6e2a18', l: '#ffb98c' };
  // legs, six on each side of the axis, the far row darker
  bothSides((X) => {
    [26, 52, 78, 104, 128, 150].forEach((n, i) => {
      const lift = i === 5 ? 4 : 0;
      part.solid(
        tube(
          [
            [X(n), 446],
            [X(n + 10), 470 - lift],
            [X(n + 4), 498 - lift],
          ],
          [13, 10, 4],
        ),
        {
          b: i % 2 ? '#ffcf6b' : '#f2a93f',
          s: '#8a4f12',
          l: '#fff0b8',
        },
      );
    });
  });
  // feelers and tail spikes
  part.cable('M346 420Q366 400 360 376', 3.4, '#ffcf6b').cable('M352 428Q376 420 378 398', 3.4, '#ffcf6b');
  part.cable('M52 424Q32 412 30 392', 3.4, '#c9683f').cable('M48 432Q26 428 18 412', 3.4, '#c9683f');
  // upright segments up to the hips
  (
    [
      [200, 418, 42, 22],
      [200, 392, 40, 22],
      [200, 364, 40, 24],
    ] as const
  ).forEach(([x, y, rx, ry]) => part.solid(ell(x, y, rx, ry), shell));
  // segments from the ends to the middle
  [150, 118, 84, 48].forEach((n, i) =>
    bothSides((X) => part.solid(ell(X(n), 432 + (i === 0 ? -2 : 0), 25, 25 + i), shell)),
  );
  part.solid(ell(200, 434, 34, 30), shell);
  // plates
  bothSides((X) => [150, 118, 84, 48].forEach((n) => part.line(`M${X(n) - 9} 421q9 -8 18 0`, 2.6, '#6e2a18')));
  part.eye(354, 428, 7, { iris: '#41b98a' });
  return part;
}

/** L04 Root Network (BIO): a trunk that fans out into seven roots. */
export function L04(light?: Light): Layer {
  const part = new Layer('BIO', 'L04', light);
  part.box = '32 334 336 174';
  const bark = { b: '#96714a', s: '#4a3320', l: '#d6b483' };
  const roots = [
    [
      [176, 372],
      [130, 410],
      [92, 434],
      [44, 498],
    ],
    [
      [224, 372],
      [270, 410],
      [310, 434],
      [356, 498],
    ],
    [
      [184, 380],
      [152, 428],
      [120, 458],
      [98, 500],
    ],
    [
      [216, 380],
      [250, 428],
      [282, 458],
      [302, 500],
    ],
    [
      [192, 384],
      [178, 434],
      [164, 464],
      [150, 500],
    ],
    [
      [208, 384],
      [224, 434],
      [238, 464],
      [252, 500],
    ],
    [
      [200, 386],
      [202, 440],
      [196, 470],
      [202, 500],
    ],
  ] as const;
  roots.forEach((root, i) => part.solid(tube(root, [40, 28, 19, 7]), i > 3 ? { ...bark, b: '#836040' } : bark));
  part.solid(
    spline([
      [160, 342],
      [240, 342],
      [246, 378],
      [232, 410],
      [200, 420],
      [168, 410],
      [154, 378],
    ]),
    bark,
  );
  // grain, knot
  ['M176 350Q170 384 178 408', 'M226 350Q232 382 222 408', 'M190 348Q188 362 192 370'].forEach((d) =>
    part.line(d, 2.6, '#4a3320'),
  );
  part.detail(ell(204, 386, 11, 13), '#3a2614', 2.4).line('M199 386q5 -6 10 0', 2, '#96714a');
  // rootlets
  ['M92 434Q70 432 58 446', 'M310 434Q332 430 344 446', 'M120 458Q112 474 118 484', 'M282 458Q290 474 284 486'].forEach(
    (d) => part.cable(d, 3.4, '#96714a'),
  );
  // shoots
  const leaf = (x: number, y: number, way: number) => {
    part.cable(`M${x} ${y}q${way * 4} -12 ${way * 12} -18`, 2.4, '#41b98a');
    part.solid(
      spline([
        [x + way * 10, y - 16],
        [x + way * 16, y - 34],
        [x + way * 34, y - 34],
        [x + way * 26, y - 18],
      ]),
      { b: '#8fdc62', s: '#2f7d3c', l: '#e2ffb4' },
    );
  };
  leaf(140, 404, -1);
  leaf(258, 400, 1);
  leaf(306, 436, 1);
  return part;
}

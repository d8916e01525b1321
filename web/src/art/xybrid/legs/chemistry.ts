/** Legs: from y 340 at least 56 wide, touching the ground at y 500. Chemistry. */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { ell, poly, rrect, spline, tube, type Point } from '../../paths.ts';
import { BONE, bothSides, inked, flamePath } from '../frame.ts';

/** L05 Slime Trail (CHE): cone of slime with bubbles and a swallowed bone. */
export function L05(light?: Light): Layer {
  const part = new Layer('CHE', 'L05', light);
  part.solid(
    spline([
      [162, 344],
      [238, 344],
      [246, 390],
      [262, 428],
      [312, 456],
      [356, 478],
      [364, 496],
      [330, 502],
      [70, 502],
      [36, 496],
      [44, 478],
      [88, 456],
      [138, 428],
      [154, 390],
    ]),
    { b: '#b7e84a', s: '#5d8f12', l: '#f0ffb4' },
  );
  // folds and shine
  ['M170 362Q164 404 128 440', 'M232 366Q238 408 276 444', 'M206 352Q202 380 206 398'].forEach((d) =>
    part.line(d, 3, '#5d8f12'),
  );
  part
    .line('M152 430Q110 452 78 476', 6, '#fbffe0', 'opacity="0.85"')
    .line('M66 484l-8 4', 6, '#fbffe0', 'opacity="0.85"');
  // the bone
  part.open('translate(196 470) rotate(-14) scale(1.3)');
  part.detail(BONE, '#f6f2c8', 2);
  part.close();
  (
    [
      [116, 482, 9],
      [178, 432, 8],
      [240, 446, 13],
      [300, 482, 9],
      [202, 404, 6],
      [262, 484, 6],
      [154, 486, 5],
    ] as const
  ).forEach(([x, y, r]) => part.bubble(x, y, r));
  return part;
}

/** L06 Rocket Boots (CHE + PHY): fat boots on flame jets, physics fins. */
export function L06(light?: Light): Layer {
  const part = new Layer('CHE', 'L06', light);
  part.box = '62 330 276 180';
  bothSides((X, side) => {
    // jet
    part.shape(flamePath(X(58), 462, 30, -40), '#ff8a1a', 2.2);
    part.fill(flamePath(X(58), 460, 20, -30), '#ffe66b').fill(flamePath(X(58), 460, 10, -20), '#fff');
    part.glow(X(58), 488, 24, '#ffcf4a', 0.4);
    // leg
    part.solid(
      tube(
        [
          [X(30), 350],
          [X(44), 376],
          [X(52), 408],
        ],
        [58, 50, 44],
      ),
      {
        b: '#5b666b',
        s: '#2a3236',
        l: '#aebbc0',
      },
    );
    // fin
    part.solid(
      poly([
        [X(84), 404],
        [X(122), 442],
        [X(120), 470],
        [X(84), 448],
      ]),
      { pal: 'PHY' },
    );
    // boot
    part.solid(
      spline(
        [
          [X(26), 396],
          [X(80), 394],
          [X(88), 430],
          [X(102), 448],
          [X(98), 466],
          [X(22), 466],
          [X(22), 430],
        ],
        true,
        0.7,
      ),
      {},
    );
    part.solid(rrect(side < 0 ? 116 : 220, 388, 64, 18, 8), { b: '#e9573f', s: '#8d2114', l: '#ffb5a2' });
    part.detail(rrect(side < 0 ? 100 : 220, 454, 80, 14, 5), '#3c464c', 2.4);
    part.raw(
      `<rect x="${
        side < 0 ? 118 : 224
      }" y="424" width="58" height="12" fill="url(#pHAZ)" stroke="${INK}" stroke-width="1.8"/>`,
    );
  });
  // belt of the boots
  part.solid(rrect(140, 338, 120, 26, 10), { b: '#c98c22', s: '#6d420a', l: '#f8cf62' });
  [160, 180, 220, 240].forEach((x) => part.dot(x, 351, 3.6, '#5b3407'));
  part.detail(rrect(190, 341, 20, 20, 4), '#ffe48c', 2);
  return part;
}

/** L07 Geode Feet (CHE): cut geode feet. */
export function L07(light?: Light): Layer {
  const part = new Layer('CHE', 'L07', light);
  part.box = '84 334 232 174';
  bothSides((X, side) => {
    part.solid(
      poly([
        [X(6), 346],
        [X(54), 344],
        [X(66), 392],
        [X(58), 430],
        [X(18), 430],
        [X(10), 390],
      ]),
      {
        b: '#8b8378',
        s: '#463f37',
        l: '#c9c2b4',
      },
    );
    part.solid(
      poly([
        [X(8), 428],
        [X(70), 424],
        [X(98), 464],
        [X(92), 500],
        [X(6), 500],
      ]),
      {
        b: '#8b8378',
        s: '#463f37',
        l: '#c9c2b4',
      },
    );
    part.fill(
      poly([
        [X(28), 446],
        [X(62), 444],
        [X(80), 470],
        [X(72), 488],
        [X(26), 488],
      ]),
      '#4a1f66',
      inked(2.4),
    );
    (
      [
        [34, 486, 30, 12, -1.5],
        [48, 488, 38, 14, -1.6],
        [62, 488, 28, 12, -1.4],
      ] as const
    ).forEach((q) => part.crystal(X(q[0]), q[1], q[2], q[3], side > 0 ? q[4] : -Math.PI - q[4]));
  });
  // rough hip stone
  part.solid(
    poly([
      [150, 340],
      [250, 340],
      [244, 368],
      [200, 380],
      [156, 368],
    ]),
    {
      b: '#8b8378',
      s: '#463f37',
      l: '#c9c2b4',
    },
  );
  return part;
}

/** L08 Isotope Springs (CHE): two coil springs on barrels with the trefoil. */
export function L08(light?: Light): Layer {
  const part = new Layer('CHE', 'L08', light);
  part.box = '84 328 232 182';
  part.solid(rrect(132, 338, 136, 26, 10), { b: '#5b666b', s: '#2a3236', l: '#aebbc0' });
  bothSides((X) => {
    part.glow(X(52), 470, 34, '#c6f54a', 0.35);
    // barrel foot
    part.solid('M' + `${X(52) - 42} 446Q${X(52)} 434 ${X(52) + 42} 446V494Q${X(52)} 508 ${X(52) - 42} 494Z`, {});
    part.detail(ell(X(52), 446, 42, 11), '#ffe48c', 2.4);
    part.line(`M${X(52) - 42} 490Q${X(52)} 504 ${X(52) + 42} 490`, 3, '#a4650f');
    // trefoil
    part.dot(X(52), 474, 19, '#231703');
    [-90, 30, 150].forEach((a) => {
      const p = (deg: number, r: number): Point => [
        X(52) + Math.cos((deg * Math.PI) / 180) * r,
        474 + Math.sin((deg * Math.PI) / 180) * r,
      ];
      part.fill(poly([p(a - 28, 6), p(a - 30, 16), p(a, 18), p(a + 30, 16), p(a + 28, 6)]), '#ffe66b');
    });
    part.dot(X(52), 474, 3.6, '#ffe66b');
    // spring: back strands, then front strands
    const turns = [368, 384, 400, 416, 432] as const;
    part.outline(rrect(X(52) - 34, 354, 68, 92, 12));
    part.fill(rrect(X(52) - 30, 356, 60, 88, 10), '#10181a');
    turns.forEach((y) => part.line(`M${X(52) - 28} ${y + 8}L${X(52) + 28} ${y}`, 6, '#566870'));
    turns.forEach((y) => {
      const strand = `M${X(52) - 30} ${y - 6}Q${X(52)} ${y + 14} ${X(52) + 30} ${y}`;
      part.line(strand, 12).line(strand, 8, '#a9b8bd').line(strand, 2.4, '#eef4f4');
    });
  });
  return part;
}

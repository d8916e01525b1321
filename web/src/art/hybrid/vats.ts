/**
 * Scorpion: what the vats made. In a square of 100, facing north; what a figure fights with points forward and may
 * overhang.
 */

import { INK } from '../palettes.ts';
import { ell, poly, spline } from '../paths.ts';
import { type Figure } from './figure.ts';

export const VATS: Readonly<Record<string, (fig: Figure) => void>> = {
  // Aberration (2 x 2): hulk with claws, spines down the back, one maw, three eyes
  S_ABERRATION(fig) {
    const C = fig.colours;
    fig.limb('M50 80Q30 104 12 92', C.cloth, 12).flat(
      poly([
        [16, 98],
        [2, 86],
        [18, 86],
      ]),
      '#fff3dc',
      2,
    );
    fig.body(
      spline([
        [16, 58],
        [30, 36],
        [70, 36],
        [84, 58],
        [78, 88],
        [50, 98],
        [22, 88],
      ]),
      C.clothS,
    );
    fig.body(
      spline([
        [22, 56],
        [34, 38],
        [66, 38],
        [78, 56],
        [70, 82],
        [50, 90],
        [30, 82],
      ]),
      C.cloth,
      2.4,
    );
    (
      [
        [50, 90],
        [50, 76],
        [50, 62],
      ] as const
    ).forEach(([x, y]) =>
      fig.flat(
        poly([
          [x - 6, y],
          [x, y - 15],
          [x + 6, y],
        ]),
        '#fff3dc',
        2,
      ),
    );
    (
      [
        [32, 74],
        [68, 74],
        [30, 60],
        [70, 60],
      ] as const
    ).forEach(([x, y]) =>
      fig.flat(
        poly([
          [x - 5, y],
          [x, y - 11],
          [x + 5, y],
        ]),
        '#fff3dc',
        2,
      ),
    );
    fig.limb('M22 54Q2 46 8 24', C.cloth, 16).limb('M78 54Q98 46 92 24', C.cloth, 16);
    fig.dot(14, 44, 4, C.clothS).dot(84, 46, 5, C.clothS).dot(20, 50, 3, C.clothS);
    (
      [
        [-2, 16],
        [8, 10],
        [18, 16],
        [82, 16],
        [92, 10],
        [102, 16],
      ] as const
    ).forEach(([x, y]) => fig.flat(`M${x - 4} ${y + 12}L${x} ${y - 10}L${x + 4} ${y + 12}Z`, '#e9dcf6', 2));
    fig.body(ell(50, 36, 16), C.cloth).flat('M38 31Q50 14 62 31Q58 39 50 39Q42 39 38 31Z', INK, 1);
    fig.raw('<path d="M41 30l4 5 5-6 5 6 4-5" stroke="#fff" stroke-width="2.4" fill="none"/>');
    fig.dot(42, 43, 3.4, C.acc).dot(58, 43, 3.4, C.acc).dot(50, 47, 3.4, C.acc);
  },

  // Tiger of Dirz (2 x 2): striped cat, open jaws, clawed paws
  S_TIGER(fig) {
    const C = fig.colours;
    const coat = '#f0a445';
    fig.limb('M50 88Q66 106 86 94', coat, 8).line('M70 100l4 -6M80 98l0 -7', C.ring2, 3);
    (
      [
        [26, 40, -16],
        [74, 40, 16],
        [28, 84, -10],
        [72, 84, 10],
      ] as const
    ).forEach(([x, y, a]) => {
      fig.raw(`<g transform="rotate(${a} ${x} ${y})">`).body(ell(x, y, 10, 15), coat);
      [-5, 0, 5].forEach((d) =>
        fig.flat(
          poly([
            [x + d - 2, y - 11],
            [x + d, y - 21],
            [x + d + 2, y - 11],
          ]),
          '#fffaf0',
          1.4,
        ),
      );
      fig.raw('</g>');
    });
    fig.body(
      spline([
        [34, 44],
        [50, 36],
        [66, 44],
        [68, 66],
        [64, 90],
        [50, 96],
        [36, 90],
        [32, 66],
      ]),
      coat,
    );
    [
      'M34 54Q42 60 48 56M66 54Q58 60 52 56',
      'M32 66Q42 72 48 67M68 66Q58 72 52 67',
      'M34 79Q42 84 48 79M66 79Q58 84 52 79',
    ].forEach((d) => fig.line(d, '#4a1f66', 4.6));
    // head: ears behind, muzzle and fangs in front
    fig
      .body(ell(33, 34, 8), coat)
      .body(ell(67, 34, 8), coat)
      .dot(33, 34, 3.4, '#4a1f66')
      .dot(67, 34, 3.4, '#4a1f66');
    fig
      .flat(
        poly([
          [42, 4],
          [44, -10],
          [48, 2],
        ]),
        '#fff',
        1.8,
      )
      .flat(
        poly([
          [58, 4],
          [56, -10],
          [52, 2],
        ]),
        '#fff',
        1.8,
      );
    fig.body(ell(50, 24, 21, 18), coat).line('M50 40V32M41 40Q43 35 42 30M59 40Q57 35 58 30', '#4a1f66', 3.4);
    fig.body(ell(50, 8, 13, 10), '#fff0d2', 2.4).flat(
      poly([
        [44, 2],
        [56, 2],
        [50, 9],
      ]),
      '#4a1f66',
      1.6,
    );
    fig.line('M38 8L26 4M38 12L26 13M62 8L74 4M62 12L74 13', INK, 1.8);
    fig.eyes(50, 22, 10, 3.4);
  },

  // Keratis Warrior (2 x 2): plated shell, six legs, two pincers
  S_KERATIS(fig) {
    const C = fig.colours;
    [-1, 1].forEach((k) =>
      (
        [
          [34, 36],
          [40, 58],
          [36, 80],
        ] as const
      ).forEach(([a, y]) =>
        fig.limb(`M${50 + k * 26} ${y}Q${50 + k * a * 1.2} ${y - 12} ${50 + k * (a + 12)} ${y + 2}`, C.metal, 6),
      ),
    );
    [-1, 1].forEach((k) => {
      fig.limb(`M${50 + k * 18} 28Q${50 + k * 34} 26 ${50 + k * 32} 14`, C.cloth, 9);
      fig.body(
        spline([
          [50 + k * 22, 18],
          [50 + k * 42, 16],
          [50 + k * 46, -6],
          [50 + k * 36, -18],
          [50 + k * 36, -2],
          [50 + k * 26, -14],
          [50 + k * 18, -2],
        ]),
        C.cloth,
      );
    });
    fig.body(ell(50, 22, 15, 12), C.cloth).eyes(50, 16, 6, 3);
    fig.body(
      spline([
        [50, 24],
        [76, 38],
        [84, 66],
        [68, 92],
        [50, 98],
        [32, 92],
        [16, 66],
        [24, 38],
      ]),
      C.metal,
    );
    fig.line('M50 30V96M26 50Q50 62 74 50M20 68Q50 84 80 68', INK, 3.4);
    (
      [
        [36, 44],
        [64, 44],
        [32, 62],
        [68, 62],
        [38, 82],
        [62, 82],
      ] as const
    ).forEach(([x, y]) => fig.flat(ell(x, y, 3.6), C.ring, 1.6));
    fig.line('M33 38Q40 31 47 30', '#fff', 3);
  },

  // Hybrid: an outgrown claw on one side, a crossbow on the other
  S_HYBRID(fig) {
    const C = fig.colours;
    fig.body(
      spline([
        [26, 60],
        [50, 46],
        [74, 60],
        [66, 88],
        [50, 94],
        [34, 88],
      ]),
      C.clothS,
    );
    (
      [
        [42, 82],
        [50, 86],
        [58, 82],
      ] as const
    ).forEach(([x, y]) =>
      fig.flat(
        poly([
          [x - 4, y - 6],
          [x, y + 8],
          [x + 4, y - 6],
        ]),
        '#fff3dc',
        1.8,
      ),
    );
    fig.shoulders(28, 15, C.cloth);
    fig.limb('M72 58Q86 52 84 38', C.cloth, 11);
    fig.body(
      spline([
        [74, 42],
        [94, 40],
        [102, 18],
        [92, -4],
        [88, 16],
        [80, 4],
        [70, 14],
        [68, 32],
      ]),
      C.metal,
    );
    fig.flat(
      poly([
        [86, 14],
        [82, 20],
        [90, 20],
      ]),
      '#fff3dc',
      1.4,
    );
    fig.limb('M28 58L26 38', C.cloth, 8).limb('M26 52V8', '#7a5a34', 6);
    fig.limb('M4 26Q10 10 26 10Q42 10 48 26', C.ring, 4.4).line('M4 26L26 34L48 26', '#fffaf0', 1.8);
    fig.flat(
      poly([
        [22, 6],
        [30, 6],
        [26, -10],
      ]),
      '#fffaf0',
      2,
    );
    fig.head(13, C.cloth).eyes(50, 46, 5.4, 3).line('M44 56l4 3 4 -3 4 3', INK, 2.2);
  },

  // Pest of Flesh: spined ball that is nearly all mouth
  S_PEST(fig) {
    const C = fig.colours;
    [0, 45, 90, 135, 180, 225, 270, 315].forEach((a) =>
      fig
        .raw(`<g transform="rotate(${a + 22} 50 54)">`)
        .flat(
          poly([
            [43, 36],
            [50, 12],
            [57, 36],
          ]),
          '#fff3dc',
          2.2,
        )
        .raw('</g>'),
    );
    fig.body(ell(50, 54, 26), C.cloth);
    fig.flat(ell(50, 46, 16, 12), '#2c0714', 2.4);
    fig
      .flat(
        poly([
          [37, 40],
          [42, 50],
          [46, 37],
        ]),
        '#fff',
        1.2,
      )
      .flat(
        poly([
          [46, 36],
          [50, 49],
          [54, 36],
        ]),
        '#fff',
        1.2,
      )
      .flat(
        poly([
          [54, 37],
          [58, 50],
          [63, 40],
        ]),
        '#fff',
        1.2,
      );
    (
      [
        [38, 64, 5],
        [52, 70, 4],
        [64, 62, 4.4],
        [46, 76, 2.6],
      ] as const
    ).forEach(([x, y, r]) =>
      fig
        .dot(x, y, r + 1.6, INK)
        .dot(x, y, r, C.acc)
        .dot(x - 1, y - 1, r * 0.35, '#fff'),
    );
  },
};

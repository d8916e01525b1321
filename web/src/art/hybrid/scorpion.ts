/**
 * Scorpion: warriors of flesh and violet steel. In a square of 100, facing north; what a figure fights with points
 * forward and may overhang.
 */

import { INK } from '../palettes.ts';
import { ell, poly, rrect, spline } from '../paths.ts';
import { sword, tone, type Figure } from './figure.ts';

export const SCORPION: Readonly<Record<string, (fig: Figure) => void>> = {
  // Sasia Samaris: two great sickle blades, long violet braid with a sting, spiked shoulders
  S_SASIA(fig) {
    const C = fig.colours;
    fig.limb('M50 60Q66 78 56 92Q44 104 34 94', '#b86bff', 8).flat(
      poly([
        [38, 98],
        [22, 84],
        [34, 88],
      ]),
      '#fff3dc',
      2,
    );
    fig.body(
      spline([
        [32, 60],
        [50, 52],
        [68, 60],
        [62, 84],
        [50, 80],
        [38, 84],
      ]),
      '#c23a6c',
    );
    fig.limb('M30 58L18 44', C.cloth, 8).limb('M70 58L82 44', C.cloth, 8);
    fig
      .flat('M12 44Q-4 12 28 -8Q12 14 22 42Z', '#e9dcf6', 2.6)
      .flat('M88 44Q104 12 72 -8Q88 14 78 42Z', '#e9dcf6', 2.6);
    fig.line('M14 38Q4 14 20 2M86 38Q96 14 80 2', C.metal, 2.2);
    fig.limb('M10 45H24', C.ring, 3.4).limb('M76 45H90', C.ring, 3.4);
    fig.shoulders(26, 13, C.cloth);
    fig
      .flat(
        poly([
          [30, 50],
          [18, 62],
          [34, 62],
        ]),
        C.ring,
        2.2,
      )
      .flat(
        poly([
          [70, 50],
          [82, 62],
          [66, 62],
        ]),
        C.ring,
        2.2,
      );
    fig.head(12.5, C.cloth).body('M37 52Q36 36 50 36Q64 36 63 52Q60 64 50 66Q40 64 37 52Z', '#b86bff', 2.6);
    fig.eyes(50, 43, 5, 2.4);
  },

  // Ysis the Viper: scaled cobra hood, green daggers, a snake's tail under the cloak
  S_YSIS(fig) {
    const C = fig.colours;
    fig.limb('M50 78Q72 84 78 98Q62 104 50 96', '#4f8f3a', 8);
    fig.line('M62 84l4 -4M72 92l6 -2', '#a6e04a', 2.4);
    fig.body(
      spline([
        [30, 58],
        [50, 48],
        [70, 58],
        [68, 84],
        [50, 92],
        [32, 84],
      ]),
      '#2f5a3a',
    );
    fig.limb('M30 56L18 38', '#4f8f3a', 7).limb('M70 56L82 38', '#4f8f3a', 7);
    (
      [
        [18, -12],
        [82, 12],
      ] as const
    ).forEach(([x, angle]) => {
      fig.raw(`<g transform="rotate(${angle} ${x} 36)">`);
      fig
        .flat(`M${x - 5} 34Q${x - 6} 18 ${x + 2} 4Q${x + 6} 20 ${x + 5} 34Z`, '#c6f54a', 2.2)
        .limb(`M${x - 6} 36H${x + 6}`, C.ring, 2.6);
      fig.raw('</g>');
    });
    // cobra hood
    fig.body(
      spline([
        [50, 28],
        [66, 36],
        [78, 54],
        [66, 70],
        [50, 76],
        [34, 70],
        [22, 54],
        [34, 36],
      ]),
      '#6fae4a',
    );
    fig.line('M32 54Q38 62 44 64M68 54Q62 62 56 64M36 46Q40 52 44 54M64 46Q60 52 56 54', '#2f5a3a', 3);
    fig.body(ell(50, 46, 12, 15), '#8fce5a', 2.4).eyes(50, 41, 5, 2.8, '#ffd23f');
    fig.line('M50 31V20M50 22l-4 -5M50 22l4 -5', '#ff5d73', 2.6);
  },

  // Neuromancer: purple hood, glowing orb held forward, two tendrils
  S_NEUROMANCER(fig) {
    const C = fig.colours;
    fig.body(
      spline([
        [22, 62],
        [50, 46],
        [78, 62],
        [88, 94],
        [50, 88],
        [12, 94],
      ]),
      C.ring2,
    );
    fig.line('M34 72Q30 84 24 90M66 72Q70 84 76 90', '#2c1042', 3);
    fig.limb('M26 62Q2 48 18 18', C.cloth, 6).limb('M74 62Q98 48 82 18', C.cloth, 6);
    (
      [
        [13, 46],
        [10, 36],
        [13, 26],
        [87, 46],
        [90, 36],
        [87, 26],
      ] as const
    ).forEach(([x, y]) => fig.dot(x, y, 2, C.clothS));
    fig.limb('M38 58L46 26', C.metal, 7).limb('M62 58L54 26', C.metal, 7);
    fig
      .glow(50, 10, 17, C.acc, 0.7)
      .body(ell(50, 10, 13), C.acc)
      .dot(46, 6, 3.4, '#f4ffd0');
    fig.body(
      spline([
        [50, 30],
        [70, 52],
        [60, 72],
        [50, 76],
        [40, 72],
        [30, 52],
      ]),
      tone(C.ring2, 0.26),
    );
    fig
      .flat(
        spline([
          [50, 38],
          [60, 50],
          [54, 62],
          [46, 62],
          [40, 50],
        ]),
        '#1a0a26',
        2,
      )
      .eyes(50, 50, 4.4, 2.4);
  },

  // Technomancer: hood, a great lens in front, two mechanical arms
  S_TECHNOMANCER(fig) {
    const C = fig.colours;
    fig.body(
      spline([
        [26, 62],
        [50, 50],
        [74, 62],
        [78, 92],
        [50, 86],
        [22, 92],
      ]),
      '#4b5a5e',
    );
    fig
      .body(rrect(36, 72, 28, 18, 5), '#6e8086', 2.4)
      .dot(44, 81, 3, '#ff5d57')
      .dot(52, 81, 3, C.acc)
      .dot(59, 81, 3, '#ffd23f');
    // mechanical arms
    [-1, 1].forEach((k) => {
      fig.limb(`M${50 + k * 24} 60L${50 + k * 40} 40L${50 + k * 24} 20`, '#a9b8bd', 5);
      fig.dot(50 + k * 40, 40, 4.6, INK).dot(50 + k * 40, 40, 3, '#ffd23f');
    });
    // lens
    fig
      .glow(50, 6, 18, '#8fdcff', 0.5)
      .flat(ell(50, 8, 21), '#c9a24a', 3)
      .flat(ell(50, 8, 15.5), '#8fdcff', 2.4);
    fig.dot(50, 8, 8, '#dff6ff').dot(44, 2, 3.4, '#fff').line('M50 -13V-8M29 8h5M71 8h-5', INK, 2.4);
    fig.shoulders(23, 12, '#6e8086');
    fig.body(
      spline([
        [50, 34],
        [66, 52],
        [58, 70],
        [50, 74],
        [42, 70],
        [34, 52],
      ]),
      '#35464a',
    );
    fig.flat(
      spline([
        [50, 40],
        [59, 51],
        [54, 62],
        [46, 62],
        [41, 51],
      ]),
      '#10181a',
      2,
    );
    fig.dot(50, 50, 5, C.acc).dot(50, 50, 2.2, '#f4ffd0');
  },

  // Dawn Warrior: two-handed double axe, golden rising-sun crest
  S_DAWN(fig) {
    const C = fig.colours;
    fig.shoulders(30, 15, C.clothS);
    fig.limb('M24 58L46 28', C.cloth, 9).limb('M76 58L56 40', C.cloth, 9);
    fig.limb('M64 78L46 2', '#7a5a34', 5.4);
    fig
      .flat('M42 2Q24 -18 14 0Q10 20 26 28Q30 14 46 14Z', '#e9dcf6', 2.6)
      .flat('M42 2Q56 -22 70 -10Q78 6 66 20Q58 8 46 14Z', '#e9dcf6', 2.6);
    fig.line('M18 2Q14 16 24 22M68 -6Q73 4 66 14', C.metal, 2.4);
    fig.body(ell(22, 58, 13), C.metal).body(ell(78, 58, 13), C.metal);
    fig.head(14, C.cloth);
    // crest: half a sun
    [-60, -36, -12, 12, 36, 60].forEach((a) =>
      fig
        .raw(`<g transform="rotate(${a} 50 54)">`)
        .flat(
          poly([
            [44, 46],
            [50, 26],
            [56, 46],
          ]),
          '#ffd23f',
          2,
        )
        .raw('</g>'),
    );
    fig.body(ell(50, 55, 10), '#ff8a1a', 2.4).eyes(50, 45, 5, 2.4);
  },

  // Skorize Warrior: blade in one hand, scorpion tail arching over the other shoulder
  S_SKORIZE(fig) {
    const C = fig.colours;
    fig.body(
      spline([
        [28, 60],
        [50, 48],
        [72, 60],
        [64, 86],
        [50, 90],
        [36, 86],
      ]),
      C.clothS,
    );
    // tail of beads
    (
      [
        [54, 84, 9],
        [68, 86, 8.4],
        [80, 78, 8],
        [87, 64, 7.4],
        [87, 49, 7],
        [80, 36, 6.4],
      ] as const
    ).forEach(([x, y, r]) => fig.body(ell(x, y, r), '#e0a53f', 2.6));
    fig.flat('M84 34Q82 14 62 8Q70 18 70 30Q76 38 84 34Z', '#fff3dc', 2.4).dot(61, 7, 3, C.acc);
    fig.shoulders(25, 13, C.cloth);
    fig.limb('M28 58L24 40', C.cloth, 8);
    sword(fig, 24, 38, -10, 6);
    fig.limb('M70 58L62 40', C.cloth, 8);
    fig
      .head(13, C.metal)
      .flat(
        poly([
          [50, 34],
          [57, 48],
          [43, 48],
        ]),
        C.ring2,
        2,
      )
      .eyes(50, 46, 6, 2.6);
  },

  // Clone of Dirz: bare arms and fists, bald, barcode on the skull
  S_CLONE(fig) {
    const C = fig.colours;
    fig.body(rrect(34, 60, 32, 26, 9), '#5a4a5e').line('M38 72H62', '#2c1f30', 3);
    fig.shoulders(27, 15, C.cloth);
    fig.limb('M26 58Q14 44 26 24', C.cloth, 10).limb('M74 58Q86 44 74 24', C.cloth, 10);
    fig.body(ell(28, 18, 9, 8), tone(C.cloth, 0.1)).body(ell(72, 18, 9, 8), tone(C.cloth, 0.1));
    fig.line('M23 14V20M28 12V20M33 14V20M67 14V20M72 12V20M77 14V20', C.clothS, 2);
    fig.head(15, C.cloth).flat(rrect(41, 46, 18, 14, 2), '#fffaf0', 1.6);
    fig.raw(`<path d="M44 48V58M46.5 48V58M50 48V58M52 48V58M55.500 48V58" stroke="${INK}"
      stroke-width="1.7"/>`);
  },
};

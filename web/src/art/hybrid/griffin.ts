/**
 * Griffin: rounded figures in white and blue, brass on their arms. In a square of 100, facing north; what a figure
 * fights with points forward and may overhang.
 */

import { INK } from '../palettes.ts';
import { ell, poly, rrect, spline, star } from '../paths.ts';
import { sword, pistol, tone, SKIN, type Figure } from './figure.ts';

export const GRIFFIN: Readonly<Record<string, (fig: Figure) => void>> = {
  // Venerable Ambrosius: staff, white beard, double halo
  G_AMBROSIUS(fig) {
    const C = fig.colours;
    fig.raw(`<circle cx="50" cy="52" r="41" fill="none" stroke="${C.ring}" stroke-width="3" stroke-dasharray="3 6"/>`);
    fig.body(
      spline([
        [22, 58],
        [50, 46],
        [78, 58],
        [86, 90],
        [50, 98],
        [14, 90],
      ]),
      C.acc,
    );
    fig.line('M50 68V92M38 78H62', C.ring, 5);
    fig.shoulders(30, 15, C.cloth);
    fig.limb('M76 60L82 44', C.cloth, 9).limb('M82 84V8', C.ring, 5);
    fig.flat(star(82, 5, 4, 15, 6, Math.PI / 4), C.ring).dot(82, 5, 4, '#fff');
    fig.limb('M24 60L30 40', C.cloth, 9).dot(30, 37, 5, SKIN);
    fig.body(
      poly([
        [40, 44],
        [60, 44],
        [56, 24],
        [50, 18],
        [44, 24],
      ]),
      '#fffaf0',
      2.4,
    );
    fig.head(13, '#fffaf0').line('M44 44h12', C.ring, 3.4);
    fig.raw(`<circle cx="50" cy="51" r="20" fill="none" stroke="${INK}" stroke-width="6"/>`);
    fig.raw(`<circle cx="50" cy="51" r="20" fill="none" stroke="${C.ring}" stroke-width="3.4"/>`);
  },

  // Misericorde: two straight blades held wide, long fair hair, split blue cape
  G_MISERICORDE(fig) {
    const C = fig.colours;
    fig.body(
      spline([
        [28, 58],
        [50, 50],
        [72, 58],
        [80, 96],
        [58, 84],
        [50, 92],
        [42, 84],
        [20, 96],
      ]),
      C.acc,
    );
    fig.limb('M30 58L22 40', C.cloth, 8).limb('M70 58L78 40', C.cloth, 8);
    fig.raw('<g transform="rotate(-16 21 38)">');
    sword(fig, 21, 36, -8, 4);
    fig.raw('</g><g transform="rotate(16 79 38)">');
    sword(fig, 79, 36, -8, 4);
    fig.raw('</g>');
    fig.shoulders(24, 13, C.metal);
    fig.body(
      spline([
        [38, 46],
        [50, 36],
        [62, 46],
        [62, 66],
        [56, 84],
        [50, 88],
        [44, 84],
        [38, 66],
      ]),
      '#ffd97a',
    );
    fig.line('M44 60Q46 74 48 82M56 60Q54 74 52 82', '#a8762a', 2.2);
    fig.line('M39 46Q50 38 61 46', C.acc, 4);
  },

  // Garell the Redeemer: two pistols, broad black hat with a gold band
  G_GARELL(fig) {
    const C = fig.colours;
    fig.body(
      spline([
        [26, 60],
        [50, 50],
        [74, 60],
        [78, 92],
        [60, 88],
        [50, 94],
        [40, 88],
        [22, 92],
      ]),
      '#6b4a34',
    );
    fig.line('M50 66V92', INK, 2.4);
    fig.shoulders(27, 14, '#7d5940');
    fig.limb('M26 58L26 34', '#7d5940', 9).limb('M74 58L74 34', '#7d5940', 9);
    pistol(fig, 26, 28);
    pistol(fig, 74, 28);
    fig.body(ell(50, 52, 25, 22), '#2b3036');
    fig
      .body(ell(50, 52, 13, 12), '#3d454d')
      .raw(`<ellipse cx="50" cy="52" rx="14" ry="13" fill="none" stroke="${C.ring}" stroke-width="3.4"/>`);
    fig.flat('M62 42l14 -8l-6 14z', '#fffaf0', 2);
  },

  // Seneschal of Hod: greatsword, heavy pauldrons, red plume
  G_SENESCHAL(fig) {
    const C = fig.colours;
    fig.body(
      spline([
        [22, 60],
        [50, 48],
        [78, 60],
        [78, 94],
        [50, 86],
        [22, 94],
      ]),
      C.acc,
    );
    fig.shoulders(32, 15, C.cloth);
    fig.limb('M22 56L44 36', C.metal, 9).limb('M78 56L56 36', C.metal, 9);
    fig
      .flat(
        poly([
          [43, 36],
          [43, -10],
          [50, -22],
          [57, -10],
          [57, 36],
        ]),
        C.metal,
        3,
      )
      .line('M50 34V-10', C.metalS, 2.4);
    fig.limb('M32 34H68', C.ring, 5);
    fig.body(ell(20, 56, 15, 14), C.metal).body(ell(80, 56, 15, 14), C.metal);
    fig.line('M12 56h16M72 56h16', C.ring, 3);
    fig.head(14, C.metal);
    fig.body('M44 46Q50 34 56 46Q58 70 50 90Q42 70 44 46Z', '#e9573f', 2.4);
  },

  // Phidias, squire: short sword and one pistol, bare head, satchel
  G_PHIDIAS(fig) {
    const C = fig.colours;
    fig.body(
      spline([
        [34, 62],
        [50, 54],
        [66, 62],
        [64, 84],
        [50, 88],
        [36, 84],
      ]),
      '#8fb9ea',
    );
    fig
      .body(rrect(58, 66, 22, 20, 6), '#a9793f')
      .line('M60 74H78', INK, 2.2)
      .line('M36 50L66 70', '#7a4a2b', 4);
    fig.shoulders(23, 13, C.cloth);
    fig.limb('M30 58L26 36', C.cloth, 8).limb('M70 58L74 38', C.cloth, 8);
    pistol(fig, 26, 30);
    sword(fig, 74, 36, 4, 4);
    fig.head(12.5, SKIN).body('M37 52Q36 36 50 36Q64 36 63 52Q66 64 50 65Q34 64 37 52Z', '#8a5a2c', 2.6);
    fig.line('M44 42Q50 50 58 44', '#5b3a1a', 2.4);
  },

  // Templar of Hod: shield with the cross, sword, tabard
  G_TEMPLAR(fig) {
    const C = fig.colours;
    fig.body(
      spline([
        [26, 62],
        [50, 50],
        [74, 62],
        [70, 88],
        [50, 94],
        [30, 88],
      ]),
      C.cloth,
    );
    fig.line('M50 66V90M38 76H62', C.acc, 6);
    fig.shoulders(30, 14, C.cloth);
    fig.limb('M74 58L78 44', C.metal, 9);
    sword(fig, 78, 42, 0, 5);
    fig.body(ell(24, 56, 12), C.metal).body(ell(76, 57, 11), C.metal);
    fig.body('M6 28H40V46Q40 62 23 70Q6 62 6 46Z', C.acc).line('M23 34V60M12 43H34', '#fff', 4.4);
    fig.head(13.5, C.metal).line('M41 46Q50 39 59 46', INK, 3).line('M50 40V62', C.acc, 3.4);
  },

  // Purifier: heavy gun with a burning muzzle, two red tanks on the back
  G_PURIFIER(fig) {
    const C = fig.colours;
    fig.body(rrect(24, 62, 52, 24, 9), C.metalS);
    fig.body(ell(36, 80, 12, 14), '#e9573f').body(ell(64, 80, 12, 14), '#e9573f');
    fig.line('M30 80H42M58 80H70', '#ffd23f', 3.4);
    fig.shoulders(28, 14, C.cloth);
    fig.line('M62 76Q84 70 76 46', INK, 5).line('M62 76Q84 70 76 46', C.ring, 2.4);
    fig.limb('M74 58L66 36', C.cloth, 9).limb('M28 58L56 30', C.cloth, 9);
    fig.limb('M64 44L60 4', C.metalS, 9).flat(rrect(54, 22, 16, 12, 3), C.metal, 2.4);
    fig
      .glow(60, -8, 10, '#ff8a1a', 0.8)
      .flat('M52 -2Q56 -10 60 -22Q66 -12 68 -2Q60 4 52 -2Z', '#ffb52e', 2)
      .dot(60, -4, 3, '#fff3b8');
    fig
      .head(12.5, C.cloth)
      .flat(rrect(40, 42, 20, 8, 3), INK, 0)
      .line('M43 46h5M53 46h4', '#8fdcff', 2.6);
  },

  // Fusilier: very long rifle with bayonet, blue three-cornered hat
  G_FUSILIER(fig) {
    const C = fig.colours;
    fig.body(ell(50, 76, 20, 13), '#7a4a2b').line('M36 76H64', C.ring, 3);
    fig.shoulders(26, 14, C.cloth);
    fig.limb('M28 58L56 22', C.cloth, 8).limb('M74 58L66 46', C.cloth, 9);
    fig.limb('M68 66L66 44', '#7a4a2b', 9).limb('M66 46L60 -16', C.metalS, 5.4);
    fig.flat(
      poly([
        [56.5, -14],
        [62.5, -15],
        [58, -32],
      ]),
      C.metal,
      2,
    );
    fig.line('M61 24h6M60 10h6', C.ring, 3);
    fig
      .body(
        poly([
          [50, 26],
          [74, 62],
          [26, 62],
        ]),
        C.acc,
      )
      .body(ell(50, 52, 11, 10), tone(C.acc, -0.2), 2.4);
    fig.line('M50 30L70 60H30Z', C.ring, 2.6).flat('M34 54Q24 44 20 32Q34 38 40 50Z', '#fffaf0', 2);
  },

  // Vanguard of Hod: green hood and cloak, two daggers
  G_VANGUARD(fig) {
    const C = fig.colours;
    fig.body(
      spline([
        [50, 36],
        [74, 54],
        [84, 92],
        [66, 86],
        [50, 94],
        [34, 86],
        [16, 92],
        [26, 54],
      ]),
      '#5f7f4a',
    );
    fig.line('M38 66Q34 80 34 86M62 66Q66 80 66 86', '#33482a', 2.6);
    fig.limb('M70 54L78 38', '#7d9c62', 7).limb('M30 54L22 38', '#7d9c62', 7);
    (
      [
        [22, -14],
        [78, 14],
      ] as const
    ).forEach(([x, angle]) => {
      fig.raw(`<g transform="rotate(${angle} ${x} 36)">`);
      fig
        .flat(
          poly([
            [x - 4, 34],
            [x, 8],
            [x + 4, 34],
          ]),
          C.metal,
          2.2,
        )
        .limb(`M${x - 6} 35H${x + 6}`, C.ring, 2.6)
        .raw('</g>');
    });
    fig.body(
      spline([
        [50, 30],
        [68, 50],
        [60, 70],
        [50, 74],
        [40, 70],
        [32, 50],
      ]),
      '#8fb074',
    );
    fig
      .flat(
        spline([
          [50, 36],
          [60, 48],
          [54, 58],
          [46, 58],
          [40, 48],
        ]),
        '#141b12',
        2,
      )
      .eyes(50, 46, 4, 2.2, '#8fdcff');
  },

  // Spearman: long spear, round shield
  G_SPEARMAN(fig) {
    const C = fig.colours;
    fig
      .body(
        spline([
          [30, 62],
          [50, 54],
          [70, 62],
          [66, 84],
          [50, 90],
          [34, 84],
        ]),
        C.acc,
      )
      .line('M50 64V86', '#fff', 4);
    fig.shoulders(29, 14, C.cloth);
    fig.limb('M74 58L76 44', C.metal, 9).limb('M76 88V-4', '#a9793f', 5);
    fig
      .flat(
        poly([
          [76, -26],
          [84, -6],
          [76, 2],
          [68, -6],
        ]),
        C.metal,
        2.4,
      )
      .line('M76 -20V-4', C.metalS, 2);
    fig.body(ell(25, 42, 21), C.acc).raw(`<circle cx="25" cy="42" r="14" fill="none" stroke="#fff" stroke-width="3"/>`);
    fig.body(ell(25, 42, 6), C.ring, 2);
    fig.head(12.5, C.metal).line('M50 40V62', C.metalS, 3);
  },

  // Conscript: plain brown tunic, cloth cap, a bill-hook on a pole
  G_CONSCRIPT(fig) {
    const C = fig.colours;
    fig
      .body(
        spline([
          [30, 60],
          [50, 54],
          [70, 60],
          [64, 84],
          [50, 88],
          [36, 84],
        ]),
        '#7d6040',
      )
      .line('M36 74H64', '#3f2c18', 4);
    fig.shoulders(28, 15, '#b3905f').line('M34 50L66 66', '#5b4024', 4.4);
    fig.limb('M26 60L60 40', '#b3905f', 9).limb('M74 60L68 50', '#b3905f', 9);
    fig.dot(62, 41, 4.6, SKIN).limb('M68 88L64 -2', '#7a5a34', 4.6);
    fig.flat('M60 4L58 -18Q72 -22 78 -8Q70 -10 68 4Z', C.metal, 2.4).flat(
      poly([
        [58, 2],
        [48, -2],
        [58, -8],
      ]),
      C.metal,
      2,
    );
    fig.head(13.5, SKIN).body('M35 55Q34 36 50 36Q66 36 65 55Q50 47 35 55Z', '#d8c79a', 2.6);
  },
};

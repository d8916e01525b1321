/** The Mutate cards M01 – M25. */

import type { Scene } from './deeds.ts';
import {
  arrow,
  body,
  BONE,
  bubbles,
  card,
  cloud,
  cross,
  current,
  drop,
  ell,
  fish,
  part,
  PHOS,
  poly,
  ROSE,
  SILT,
  SKY,
  spline,
} from './motifs.ts';

export const MUTATE: Readonly<Record<string, Scene>> = {
  // Murky Water
  M01(s) {
    part(s, 'Eye', 'B', 80, 92, 0.85, 0, true);
    cloud(s, 50, 46, 24, SILT, 0.9);
    cloud(s, 114, 62, 22, '#6f6249', 0.92);
  },
  // Soft Shell
  M02(s) {
    part(s, 'Spikes', 'G', 80, 78, 0.75, 0, true);
    s.line(
      'M44 60q-10 14-22 14M116 60q10 14 22 14M62 40q-2-14-14-18M98 40q2-14 14-18',
      4,
      '#6bffc4',
      'stroke-dasharray="6 6"',
    );
  },
  // Jelly Arms
  M03(s) {
    part(s, 'Tent', 'Y', 62, 16, 0.75, 180, true);
    part(s, 'Tent', 'R', 108, 16, 0.75, 180, true);
    bubbles(s, [30, 40, 6], [138, 30, 5], [84, 92, 4]);
  },
  // Barnacle Clamp
  M04(s) {
    part(s, 'Claw', 'R', 80, 92, 0.9, 0, true);
    for (const [x, y] of [
      [64, 34],
      [96, 40],
      [80, 58],
    ] as const)
      s.shape(
        poly([
          [x - 10, y + 8],
          [x - 5, y - 6],
          [x + 5, y - 6],
          [x + 10, y + 8],
        ]),
        BONE,
      ).detail(ell(x, y - 5, 5, 2.5), '#3a3017');
  },
  // Dead Current
  M05(s) {
    part(s, 'Snout', 'G', 50, 86, 0.72, 0, true);
    part(s, 'Whisk', 'Y', 112, 86, 0.72, 0, true);
    current(s, '#6b858c', [16, 30]);
    cross(s, 80, 24, 9);
  },
  // Dry Glands
  M06(s) {
    part(s, 'Sting', 'B', 66, 90, 0.8, 0, true);
    drop(s, 118, 52, 1.5, '#31424a');
    cross(s, 118, 52, 15);
  },
  // Lights Out
  M07(s) {
    part(s, 'Glow', 'Y', 58, 92, 0.85, 0, true);
    part(s, 'Glow', 'R', 108, 92, 0.7, 0, true);
    s.shape('M132 14a17 17 0 1 0 12 29a20 20 0 0 1-12-29z', '#b7b0e8');
  },
  // Slack Tide
  M08(s) {
    part(s, 'Tail', 'B', 52, 12, 0.8, 180, true);
    part(s, 'FT', 'R', 108, 12, 0.8, 180, true);
    current(s, '#6b858c', [90]);
  },
  // Leprosy
  M09(s) {
    part(s, 'Claw', 'R', 80, 92, 0.9);
    for (const [x, y, r] of [
      [62, 46, 7],
      [92, 34, 6],
      [84, 66, 5],
      [70, 68, 4],
    ] as const)
      s.dot(x, y, r, '#c6f54a', 'stroke="#0c1316" stroke-width="2"');
    arrow(s, [112, 40], [142, 78], 20, ROSE);
  },
  // Plague
  M10(s) {
    s.solid('M80 10l34 12v24q0 30-34 44q-34-14-34-44v-24z', { pal: 'B' });
    s.line('M80 12l-8 22l14 12l-12 16l8 24', 5).line('M80 12l-8 22l14 12l-12 16l8 24', 2, '#c6f54a');
    for (const [x, y, r] of [
      [60, 36, 6],
      [98, 42, 5],
      [94, 66, 6],
    ] as const)
      s.dot(x, y, r, '#c6f54a', 'stroke="#0c1316" stroke-width="2"');
  },
  // Cookiecutter Bite
  M11(s) {
    part(s, 'Tail', 'Y', 122, 94, 0.75);
    fish(s, 58, 48, 1.25, 'R');
    for (const y of [26, 40, 54, 68])
      s.shape(
        poly([
          [100, y],
          [110, y + 5],
          [100, y + 10],
        ]),
        '#fff',
        1.6,
      );
  },
  // Moult
  M12(s) {
    part(s, 'Spikes', 'Y', 46, 84, 0.62, -16, true);
    part(s, 'Claw', 'G', 114, 90, 0.8);
    arrow(s, [64, 30], [98, 30], -40);
  },
  // Bone Drift
  M13(s) {
    body(s, 'R', 46, 62);
    body(s, 'B', 114, 62);
    arrow(s, [56, 28], [106, 28], -30);
    arrow(s, [104, 90], [56, 90], -18);
  },
  // Metamorphosis
  M14(s) {
    body(s, 'G', 80, 56, 22);
    part(s, 'Eye', 'R', 60, 42, 0.42, -60);
    part(s, 'Claw', 'Y', 100, 42, 0.42, 60);
    part(s, 'Tent', 'B', 80, 68, 0.4, 180);
    arrow(s, [26, 62], [62, 12], 55);
    arrow(s, [134, 40], [104, 92], 45);
  },
  // Gene Swap
  M15(s) {
    part(s, 'Eye', 'G', 36, 90, 0.78);
    part(s, 'Sting', 'Y', 126, 90, 0.72);
    arrow(s, [56, 30], [104, 30], -30);
    arrow(s, [104, 70], [58, 70], -30);
  },
  // Famine
  M16(s) {
    s.solid(
      spline([
        [30, 60],
        [80, 74],
        [130, 60],
        [112, 90],
        [48, 90],
      ]),
      { pal: 'STEEL' },
    );
    s.shape(ell(80, 60, 50, 12), '#17262a');
    s.line('M60 28q-8-8 0-18M80 26q-8-8 0-18M100 28q-8-8 0-18', 3.4, '#6b858c', 'stroke-dasharray="5 5"');
  },
  // Ravenous Hunger
  M17(s) {
    s.solid(
      spline([
        [20, 50],
        [40, 14],
        [92, 10],
        [124, 30],
        [70, 50],
        [124, 72],
        [92, 92],
        [40, 88],
      ]),
      { pal: 'R' },
    );
    for (const x of [82, 96, 110])
      s.shape(
        poly([
          [x - 5, 36 - (x - 82) * 0.3],
          [x + 5, 34 - (x - 82) * 0.3],
          [x, 46],
        ]),
        '#fff',
        1.6,
      ).shape(
        poly([
          [x - 5, 66 + (x - 82) * 0.3],
          [x + 5, 68 + (x - 82) * 0.3],
          [x, 55],
        ]),
        '#fff',
        1.6,
      );
    s.eye(62, 30, 9, { iris: '#ffd23f' });
    card(s, 134, 50, 12);
  },
  // Nutrient Bloom
  M18(s) {
    card(s, 80, 52, -6);
    for (const [x, y, r] of [
      [30, 30, 7],
      [46, 70, 5],
      [24, 60, 4],
      [118, 28, 6],
      [134, 56, 8],
      [112, 80, 5],
      [58, 18, 4],
      [98, 88, 4],
    ] as const)
      s.dot(x, y, r, '#6bffc4', 'stroke="#0a3b34" stroke-width="2"').dot(x - r * 0.3, y - r * 0.3, r * 0.3, '#fff');
  },
  // Growth Spurt
  M19(s) {
    body(s, 'G', 80, 82, 24);
    part(s, 'Tent', 'G', 80, 66, 0.62);
    arrow(s, [36, 80], [36, 24], 0);
    arrow(s, [124, 80], [124, 24], 0);
  },
  // Scavenger
  M20(s) {
    s.fill('M0 100V80q40-12 80-4t80-2v26z', SILT, 'stroke="#0c1316" stroke-width="3"');
    card(s, 70, 66, 24);
    card(s, 110, 74, -30, '#c9b98e');
    arrow(s, [70, 40], [70, 8], 0);
  },
  // Remora
  M21(s) {
    s.solid(
      spline([
        [10, 26],
        [60, 14],
        [120, 20],
        [152, 40],
        [110, 54],
        [40, 50],
      ]),
      { pal: 'STEEL' },
    );
    fish(s, 84, 70, 0.95, 'B');
    card(s, 130, 76, 14);
  },
  // Great Current
  M22(s) {
    for (const [x, y, turn] of [
      [36, 40, -12],
      [80, 58, 4],
      [124, 40, 14],
    ] as const)
      card(s, x, y, turn);
    arrow(s, [146, 82], [16, 82], 12, SKY);
    current(s, SKY, [12]);
  },
  // Chromatophores
  M23(s) {
    body(s, 'R', 44, 60);
    body(s, 'Y', 116, 60);
    arrow(s, [66, 54], [94, 54], -30);
    for (const [x, y, c] of [
      [30, 22, '#3f7fec'],
      [60, 18, '#4ad3a2'],
      [104, 18, '#f6cb3c'],
      [132, 24, '#e8503f'],
    ] as const)
      s.dot(x, y, 6, c, 'stroke="#0c1316" stroke-width="2"');
  },
  // Regeneration
  M24(s) {
    part(s, 'Eye', 'G', 52, 92, 0.8);
    s.shape('M104 30h18v16h16v18h-16v16h-18v-16h-16v-18h16z', PHOS, 3);
  },
  // Deep Burrow
  M25(s) {
    s.eye(66, 50, 11, { iris: '#ffd23f', lid: true }).eye(96, 50, 11, { iris: '#ffd23f', lid: true });
    s.fill('M0 100V62q30-10 52-2q28 10 54 0q26-8 54 2v38z', SILT, 'stroke="#0c1316" stroke-width="3"');
    s.line('M20 80q10-6 20 0M70 84q10-6 20 0M118 80q10-6 20 0', 3, '#5b4d33');
    bubbles(s, [118, 34, 6], [128, 18, 4]);
  },
};

/** The words of the rules that a creature shows. */
export const WORDS: Readonly<Record<string, Scene>> = {
  matched(s) {
    body(s, 'R', 80, 74, 28);
    part(s, 'Claw', 'R', 80, 52, 0.55);
    s.dot(112, 70, 13, '#0c1316', 'stroke="#ffc9bd" stroke-width="3"').line('M105 70h14M112 63v14', 3.4, '#fff');
  },
  flipped(s) {
    part(s, 'Spikes', 'B', 80, 82, 0.85, 0, true);
  },
  lit(s) {
    part(s, 'Glow', 'Y', 46, 94, 0.8);
    part(s, 'Eye', 'B', 116, 94, 0.8);
  },
  reversed(s) {
    part(s, 'FT', 'G', 50, 94, 0.8);
    part(s, 'FT', 'G', 112, 14, 0.8, 180);
    arrow(s, [66, 30], [94, 30], -40);
  },
  enclosed(s) {
    for (const [x, y] of [
      [80, 26],
      [44, 84],
      [116, 84],
    ] as const)
      body(s, 'G', x, y, 25);
    body(s, 'Y', 80, 62, 20);
  },
  complete(s) {
    body(s, 'B', 62, 70, 24);
    body(s, 'G', 104, 70, 24);
    s.shape('M50 38l-6-26l20 14l16-20l16 20l20-14l-6 26z', '#f0c64d', 3);
  },
  price(s) {
    card(s, 34, 52, -8);
    card(s, 62, 50);
    card(s, 90, 52, 8);
    body(s, 'R', 132, 56, 22);
  },
};

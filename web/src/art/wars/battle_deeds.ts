/** The Battle cards BT01 – BT23. */

import type { Layer } from '../layer.ts';
import type { Scene } from './deeds.ts';
import type { Colour, PartKind } from './kinds.ts';
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
  SKY,
  spline,
} from './motifs.ts';

/** Parts beside each other, from the left to the right. */
function row(s: Layer, ...parts: readonly (readonly [PartKind, Colour])[]): void {
  const size = parts.length > 3 ? 0.56 : parts.length === 3 ? 0.66 : 0.8;
  parts.forEach(([kind, colour], at) =>
    part(s, kind, colour, (160 / (parts.length + 1)) * (at + 1) + (at - (parts.length - 1) / 2) * 8, 92, size),
  );
}

const up = (s: Layer, x = 140): void => arrow(s, [x, 60], [x, 14], 0, PHOS);
const down = (s: Layer, x = 140): void => arrow(s, [x, 14], [x, 60], 0, ROSE);

export const BATTLE: Readonly<Record<string, Scene>> = {
  // Flu/Cold
  BT01(s) {
    row(s, ['Eye', 'R'], ['Snout', 'G'], ['Whisk', 'B']);
    for (const x of [70, 90]) drop(s, x, 88, 0.7, '#c6f54a');
  },
  // Squirt Ink
  BT02(s) {
    row(s, ['Eye', 'B'], ['Glow', 'Y']);
    cloud(s, 80, 40, 27, '#1a1530', 0.93);
    cloud(s, 122, 62, 14, '#1a1530', 0.93);
  },
  // Kelp Snare
  BT03(s) {
    row(s, ['Claw', 'R'], ['Tent', 'Y'], ['Whisk', 'G'], ['Sting', 'B']);
    for (const y of [40, 66]) s.cable(`M4 ${y}q20-18 38 0t38 0t38 0t38 0`, 6, '#2f8f4e');
  },
  // Blinding Flash
  BT04(s) {
    row(s, ['Eye', 'G'], ['Whisk', 'R']);
    s.glow(80, 34, 34, '#fffbd6', 0.8);
    s.shape(
      poly(
        Array.from(
          { length: 16 },
          (_, i) =>
            [
              80 + (i % 2 ? 13 : 34) * Math.cos((i * Math.PI) / 8),
              36 + (i % 2 ? 13 : 34) * Math.sin((i * Math.PI) / 8),
            ] as const,
        ),
      ),
      '#fff6b0',
    );
  },
  // Electric Ray
  BT05(s) {
    s.solid(
      spline([
        [80, 12],
        [128, 40],
        [146, 60],
        [104, 62],
        [80, 84],
        [56, 62],
        [14, 60],
        [32, 40],
      ]),
      { pal: 'B' },
    );
    s.eye(68, 38, 6, { iris: '#ffd23f' }).eye(92, 38, 6, { iris: '#ffd23f' });
    s.bolt([34, 50], [8, 90], 'a', '#8ff0ff', 3)
      .bolt([126, 50], [152, 90], 'b', '#8ff0ff', 3)
      .bolt([80, 70], [80, 98], 'c', '#8ff0ff', 3);
  },
  // Shell Crack
  BT06(s) {
    s.solid('M24 84q0-64 56-64t56 64z', { pal: 'BONE' });
    s.line('M80 22v60M52 28q-8 28-6 54M108 28q8 28 6 54', 3, '#a8946a');
    s.line('M92 18l-14 22l14 10l-18 16l8 18', 6).line('M92 18l-14 22l14 10l-18 16l8 18', 2.4, ROSE);
  },
  // Undertow
  BT07(s) {
    part(s, 'Tail', 'B', 46, 74, 0.62);
    part(s, 'Whisk', 'Y', 114, 74, 0.62);
    arrow(s, [80, 14], [80, 92], 0, SKY, 6);
    s.line('M20 88q14-10 28 0M112 88q14-10 28 0', 3.4, SKY);
  },
  // Sandstorm
  BT08(s) {
    row(s, ['Eye', 'R'], ['Snout', 'B'], ['Glow', 'G']);
    for (let i = 0; i < 26; i++)
      s.dot(((i * 37) % 156) + 2, ((i * 53) % 92) + 4, 2 + (i % 3), '#e9c98a', 'stroke="#5b4d33" stroke-width="1"');
  },
  // Broken Pincer
  BT09(s) {
    part(s, 'Claw', 'R', 72, 94, 0.95);
    s.line('M54 66l12-10l8 12l14-12', 6).line('M54 66l12-10l8 12l14-12', 2.6, '#fff');
    down(s);
  },
  // Barnacle Crust
  BT10(s) {
    row(s, ['Claw', 'G'], ['Spikes', 'R'], ['Tail', 'B']);
    for (const [x, y] of [
      [36, 70],
      [52, 80],
      [80, 72],
      [106, 82],
      [124, 70],
    ] as const)
      s.shape(
        poly([
          [x - 8, y + 7],
          [x - 4, y - 5],
          [x + 4, y - 5],
          [x + 8, y + 7],
        ]),
        BONE,
      ).detail(ell(x, y - 4, 4, 2), '#3a3017');
  },
  // Feeding Frenzy
  BT11(s) {
    part(s, 'Claw', 'R', 36, 94, 0.8);
    part(s, 'Tent', 'G', 76, 94, 0.75);
    part(s, 'Claw', 'Y', 112, 94, 0.7);
    up(s, 144);
  },
  // Venom Surge
  BT12(s) {
    part(s, 'Sting', 'G', 58, 94, 0.9);
    drop(s, 104, 42, 1.1, '#c6f54a');
    drop(s, 124, 68, 1.4, '#c6f54a');
  },
  // Bristle
  BT13(s) {
    part(s, 'Spikes', 'B', 52, 88, 0.8);
    part(s, 'Whisk', 'R', 112, 88, 0.75);
    s.line('M18 40l-10-8M22 24l-6-12M148 40l8-8M142 22l6-12', 4, PHOS);
  },
  // Keen Senses
  BT14(s) {
    row(s, ['Eye', 'G'], ['Snout', 'Y'], ['Whisk', 'R']);
    s.line('M20 26q-10 12 0 26M140 26q10 12 0 26M8 20q-14 20 0 40M152 20q14 20 0 40', 3.4, PHOS);
  },
  // Tail Slap
  BT15(s) {
    part(s, 'Tail', 'B', 66, 96, 0.95, 18);
    s.line('M112 14q26 14 30 42M104 30q18 10 20 28', 4.4, PHOS);
  },
  // Dazzle
  BT16(s) {
    s.glow(80, 40, 36, '#ffe98a', 0.7);
    part(s, 'Glow', 'Y', 80, 98, 0.9);
    for (const r of [34, 46]) s.ring(80, 40, r, r, 0, '#ff9aa8', 3, 'stroke-dasharray="9 8"');
  },
  // Coil
  BT17(s) {
    s.cable('M24 84q40 14 74-4t22-44q-18-30-52-14t-10 44q24 18 40-2t-10-26', 13, '#3f7fec');
    s.line('M24 84q40 14 74-4t22-44q-18-30-52-14t-10 44q24 18 40-2t-10-26', 3, '#bcd6ff', 'stroke-dasharray="3 11"');
  },
  // Adrenaline
  BT18(s) {
    s.solid('M80 88q-52-32-46-58q6-22 28-16q12 4 18 16q6-12 18-16q22-6 28 16q6 26-46 58z', { pal: 'R' });
    s.line('M20 54h34l8-18l14 34l10-22h54', 6).line('M20 54h34l8-18l14 34l10-22h54', 3, '#fff');
  },
  // Thick Slime
  BT19(s) {
    body(s, 'B', 80, 58, 30);
    s.fill(
      'M26 40q54-40 108 0v20q-4 14-10 0q-4-14-10 4q-4 26-12 6q-4-16-12 2q-6 22-14 0q-6-18-14-2q-8 22-14-2q-6-14-12 4q-6 8-10-8z',
      '#c6f54a',
      'opacity=".88" stroke="#0c1316" stroke-width="3"',
    );
    s.line('M44 36q34-18 70-2', 4, '#f4ffd0');
  },
  // Riptide
  BT20(s) {
    s.fill(
      'M0 100V58q20-40 62-38q34 4 36 30q0 20-18 20q-14-2-12-16q-26 6-20 30q8 18 44 16h68v0z',
      '#3f7fec',
      'stroke="#0c1316" stroke-width="3.4"',
    );
    s.line('M18 70q12-34 44-36M30 88q0-22 16-30', 3.4, '#bcd6ff');
    down(s, 138);
  },
  // Play Dead
  BT21(s) {
    s.raw('<g transform="rotate(180 80 50)">');
    fish(s, 80, 52, 1.5, 'G', false);
    s.raw('</g>');
    cross(s, 60, 60, 6);
    bubbles(s, [44, 24, 5], [54, 10, 3]);
  },
  // Mimic
  BT22(s) {
    card(s, 50, 52, -8);
    card(s, 110, 52, 8, '#173a39');
    arrow(s, [68, 34], [94, 34], -40);
    cross(s, 50, 52, 12);
  },
  // Blood in the Water
  BT23(s) {
    current(s, SKY, [70, 88]);
    s.solid(
      poly([
        [40, 66],
        [74, 14],
        [86, 66],
      ]),
      { pal: 'STEEL' },
    );
    drop(s, 112, 30, 0.9);
    drop(s, 130, 50, 1.3);
    s.fill('M96 80q20-10 44 0t20 0v20h-64z', '#b02a1c', 'opacity=".65"');
  },
};

/** Auxiliaries: each at its anchor; what orbits says where its centre is. Robotics. */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { poly, rrect, spline } from '../../paths.ts';
import { inked } from '../frame.ts';

/** X16 Shoulder Turret (ROB, shoulder): turret, two barrels. */
export function X16(light?: Light): Layer {
  const part = new Layer('ROB', 'X16', light);
  part.anchor = 'shoulder';
  part.box = '250 140 110 70';
  const x = 284,
    y = 176;
  part.solid(
    poly([
      [x - 16, y + 26],
      [x + 16, y + 26],
      [x + 10, y + 2],
      [x - 10, y + 2],
    ]),
    { pal: 'STEEL' },
  );
  part.solid(rrect(x - 24, y - 24, 48, 32, 12), {});
  part.solid(rrect(x + 20, y - 18, 44, 9, 4), { pal: 'STEEL' }).solid(rrect(x + 20, y - 5, 44, 9, 4), {
    pal: 'STEEL',
  });
  part
    .dot(x - 4, y - 9, 9, INK)
    .dot(x - 4, y - 9, 6, '#ff5d57')
    .dot(x - 6, y - 11, 2, '#fff');
  return part;
}

/** X17 Repair Nanobots (ROB, orbit): six tiny robots with one eye each, one of them with a spanner. */
export function X17(light?: Light): Layer {
  const part = new Layer('ROB', 'X17', light);
  part.anchor = 'orbit';
  part.box = '272 44 124 142';
  part.center = [334, 110];
  const bot = (x: number, y: number, scale: number, angle: number, color: string) => {
    part.open(`translate(${x} ${y}) rotate(${angle}) scale(${scale})`);
    const feet = 'M-7 6l-5 7M7 6l5 7M0 7v7';
    part.line(feet, 4.4).line(feet, 2, '#eef4f4');
    part.shape(rrect(-11, -10, 22, 19, 7), color, 2.2);
    part.fill(rrect(-8, -8, 11, 4, 2), '#fff', 'opacity="0.55"');
    part.dot(0, 1, 6, INK).dot(0, 1, 4, '#9dff8a').dot(-1.4, -0.6, 1.4, '#fff');
    part.line('M0 -10v-6', 2.4).dot(0, -17, 2.8, '#ffe08a', inked(1.2));
    part.close();
  };
  const orange = '#ff8a5c';
  const steel = '#c3d0d4';
  (
    [
      [306, 86, 1.25, -12, orange],
      [342, 76, 1.5, 6, steel],
      [368, 112, 1.2, 16, orange],
      [322, 126, 1.5, 8, orange],
      [358, 152, 1.2, -8, steel],
      [302, 160, 1.05, -18, steel],
    ] as const
  ).forEach(([x, y, scale, angle, color]) => bot(x, y, scale, angle, color));
  // the spanner
  part.cable('M342 128l16 -12', 3, '#eef4f4');
  part.shape('M356 122l-4 -8l6 -6l8 2l-6 3l1 5z', '#eef4f4', 1.6);
  return part;
}

/** X18 Tool Belt (ROB, belt): belt with tools. */
export function X18(light?: Light): Layer {
  const part = new Layer('ROB', 'X18', light);
  part.anchor = 'belt';
  part.box = '120 300 160 76';
  part.solid(
    spline([
      [132, 318],
      [200, 336],
      [268, 318],
      [270, 336],
      [200, 356],
      [130, 336],
    ]),
    {
      b: '#7a4a2b',
      s: '#3f2412',
      l: '#b98256',
    },
  );
  (
    [
      [146, 328],
      [234, 330],
    ] as const
  ).forEach(([x, y]) => part.solid(rrect(x, y, 28, 32, 6), { b: '#96602f', s: '#4d2c12', l: '#d09a62' }));
  part.solid(rrect(186, 326, 28, 26, 5), { pal: 'STEEL' });
  part.line('M158 330V312M166 330V316', 5).line('M158 330V312', 2.6, '#ff5d57').line('M166 330V316', 2.6, '#ffd23f');
  part.line('M246 332V310', 6).line('M246 332V310', 3, '#a9b8bd');
  return part;
}

/** X19 Overclock Chip (ROB, chest): black chip with gold legs, running hot. */
export function X19(light?: Light): Layer {
  const part = new Layer('ROB', 'X19', light);
  part.anchor = 'chest';
  part.box = '202 248 72 72';
  const x = 238;
  const y = 284;
  part.glow(x, y, 24, '#ff7a1a', 0.6);
  [-15, -5, 5, 15].forEach((d) => {
    part.shape(rrect(x + d - 2.6, y - 30, 5.2, 60, 1.5), '#ffe08a', 1.5);
    part.shape(rrect(x - 30, y + d - 2.6, 60, 5.2, 1.5), '#ffe08a', 1.5);
  });
  part.solid(rrect(x - 22, y - 22, 44, 44, 5), { b: '#2c3a34', s: '#131a17', l: '#5d7268', lo: 0.4 });
  part.detail(
    poly([
      [x + 5, y - 16],
      [x - 11, y + 3],
      [x - 1, y + 3],
      [x - 5, y + 16],
      [x + 11, y - 4],
      [x + 1, y - 4],
    ]),
    '#ffcf33',
    1.8,
  );
  part.dot(x - 16, y - 16, 2.4, '#ff5d57');
  return part;
}

/** X20 Magnet Backpack (ROB, back): horseshoe magnet. */
export function X20(light?: Light): Layer {
  const part = new Layer('ROB', 'X20', light);
  part.anchor = 'back';
  part.box = '90 56 220 216';
  part.solid('M120 120V196Q120 262 200 262Q280 262 280 196V120H244V196Q244 226 200 226Q156 226 156 196V120Z', {
    b: '#e8564f',
    s: '#8d2114',
    l: '#ffb5a2',
  });
  part.solid(rrect(118, 104, 40, 34, 4), { pal: 'STEEL' }).solid(rrect(242, 104, 40, 34, 4), { pal: 'STEEL' });
  ['M112 92l-12-16', 'M138 88V66', 'M164 92l10-16', 'M236 92l-10-16', 'M262 88V66', 'M288 92l12-16'].forEach((d) =>
    part.line(d, 3.4, '#ffe08a'),
  );
  return part;
}

/** A token from above: base, prow, back bar and figure. Counters are drawn by whoever shows it: they never turn. */

import { INK } from '../palettes.ts';
import { rrect, star } from '../paths.ts';
import { pictureOf } from '../picture.ts';
import { onSheet } from '../sheet.ts';
import { type Facing, type Side, SIDES } from './figure.ts';
import { figure, sideOf } from './figures.ts';

export interface Warrior {
  profile: string;
  rank: number; // notches under the back bar
  big: boolean; // a base of 2 × 2
  unique: boolean; // a second ring
}

/** The base in a square of 100, facing north: Griffin rounded, Scorpion saw-toothed. */
function base({ big, unique }: Warrior, side: Side): string {
  const { plate, ring } = SIDES[side];
  const teeth = big ? 22 : 14;
  const outline = side === 'G' ? rrect(7, 7, 86, 86, 18) : star(50, 50, teeth, 47, 42);
  const inner = side === 'G' ? rrect(14, 14, 72, 72, 13) : star(50, 50, teeth, 39.5, 35);
  return (
    `<path d="${outline}" fill="${plate}" stroke="${INK}" stroke-width="7"/>` +
    `<path d="${outline}" fill="none" stroke="${ring}" stroke-width="4.6"/>` +
    (unique ? `<path d="${inner}" fill="none" stroke="${ring}" stroke-width="2.2"/>` : '')
  );
}

/** A triangle in front; red dashes behind, where strikes get a bonus; one notch per Rank under them. */
function marks({ big, rank }: Warrior, side: Side): string {
  const ring = SIDES[side].ring;
  const k = big ? 0.62 : 1;
  const prow = `M${50 - 32 * k} 9L50 ${9 - 26 * k}L${50 + 32 * k} 9Q50 ${9 - 3 * k} ${50 - 32 * k} 9Z`;
  const notch = (i: number): string =>
    `<path d="M${50 + (i - (rank - 1) / 2) * 13 * k - 6 * k} ${93 + 5 * k}h${12 * k}l${-6 * k} ${9 * k}z"` +
    ` fill="${ring}" stroke="${INK}" stroke-width="${2.6 * k}" stroke-linejoin="round"/>`;
  return (
    `<path d="${prow}" fill="${ring}" stroke="${INK}" stroke-width="${5 * k}" stroke-linejoin="round"/>` +
    `<path d="M22 93H78" stroke="${INK}" stroke-width="${11 * k}" stroke-linecap="round"/>` +
    `<path d="M24 93H76" stroke="#e0564a" stroke-width="${5 * k}" stroke-dasharray="${6 * k} ${5 * k}"/>` +
    Array.from({ length: rank }, (_, i) => notch(i)).join('')
  );
}

/** The whole token in a square of 100; a warrior on a 2 × 2 base is the same drawing at twice the size. Base, prow
 * and back bar
 * turn with the facing, the figure stays upright. */
export function tokenArt(warrior: Warrior, facing: Facing, drawn = figure(warrior.profile)): string {
  const side = sideOf(warrior.profile);
  return (
    '<ellipse cx="53" cy="55" rx="48" ry="46" fill="#000" opacity=".4"/>' +
    `<g transform="rotate(${facing * 90} 50 50)">${base(warrior, side)}${marks(warrior, side)}</g>` +
    `<g transform="translate(50 50) scale(0.96) translate(-50 -53)">${drawn}</g>`
  );
}

const BOX = { x: -50, y: -50, width: 200, height: 200 }; // with room for spears and wings

/** The upright figure as one picture: dozens of clipped shapes would be styled and layered anew with every step. */
function picture(profile: string): string {
  const address = pictureOf(`hy-${profile}`, BOX, () => figure(profile));
  return `<image href="${address}" x="${BOX.x}" y="${BOX.y}" width="${BOX.width}" height="${BOX.height}"/>`;
}

/** The id of the drawing on the sheet. */
export function tokenSheetId(warrior: Warrior, facing: Facing): string {
  const { profile, rank, big, unique } = warrior;
  return onSheet(`hy-token-${profile}-${rank}${big ? 'b' : ''}${unique ? 'u' : ''}-${facing}`, () => ({
    art: tokenArt(warrior, facing, picture(profile)),
    silhouette: '',
  }));
}

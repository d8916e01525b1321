/**
 * Heads: bulk in x 112–288, y 40–188; neck 32–60 wide down to y 184; feelers and lures up to x 90–310, y 4.
 * Robotics.
 */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { ell, rrect, spline } from '../../paths.ts';
import { inked } from '../frame.ts';

/** H13 Radar Dome (ROB): dome with a dish. */
export function H13(light?: Light): Layer {
  const part = new Layer('ROB', 'H13', light);
  part.solid(rrect(176, 172, 48, 18, 6), { pal: 'STEEL' });
  part.line('M244 84L272 46', 7).line('M244 84L272 46', 3.4, '#a9b8bd');
  part.solid('M246 26Q284 20 306 54Q276 64 256 50Z', { pal: 'STEEL' }).dot(294, 30, 5, '#ff5d57', inked(2));
  part.solid('M134 138Q134 66 200 64Q266 66 266 138Z', {});
  part.solid(rrect(128, 134, 144, 46, 12), { b: '#c75c38', s: '#6e2818' });
  part.fill(rrect(146, 104, 108, 24, 12), '#1a0f0c', inked(2.6));
  part
    .glow(178, 116, 10, '#ff5d57', 0.9)
    .dot(178, 116, 7, '#ffd6c9')
    .dot(204, 116, 3.4, '#ff8a66')
    .dot(222, 116, 3.4, '#ff8a66')
    .dot(240, 116, 3.4, '#ff8a66');
  [144, 172, 200, 228, 256].forEach((x) => part.rivet(x, 148, 3.6));
  for (let i = 0; i < 6; i++) part.line(`M${158 + i * 17} 162V174`, 3, '#4c1a10');
  part.line('M200 66V92M160 78Q200 60 240 78', 2, '#8f3722');
  return part;
}

/** H14 Mainframe Brain (ROB): brain under glass, trace screen. */
export function H14(light?: Light): Layer {
  const part = new Layer('ROB', 'H14', light);
  part.solid(rrect(146, 126, 108, 56, 10), {});
  part.raw(`<path d="M140 132V108Q140 52 200 50Q260 52 260 108V132Z" fill="#cdeff0" fill-opacity="0.28"/>`);
  part.outline('M140 132V108Q140 52 200 50Q260 52 260 108V132Z');
  part.solid(
    spline([
      [152, 122],
      [150, 96],
      [170, 74],
      [198, 66],
      [232, 74],
      [250, 98],
      [246, 122],
      [200, 128],
    ]),
    {
      b: '#ff9aa8',
      s: '#b8505f',
      l: '#ffd6db',
      sil: false,
    },
  );
  [
    'M200 68V124',
    'M170 84Q186 92 178 106Q166 112 172 122',
    'M230 84Q214 92 222 106Q236 112 228 122',
    'M156 104Q170 100 176 108',
    'M246 104Q230 100 224 108',
  ].forEach((d) => part.line(d, 2.4, '#8e2f40'));
  part
    .line('M140 132V108Q140 52 200 50Q260 52 260 108V132', 3)
    .line('M152 100Q156 70 184 62', 4, '#fff', 'opacity="0.7"');
  part.fill(rrect(160, 140, 80, 26, 5), '#101c14', inked(2.4));
  part.line('M168 158l8-8 8 6 10-12 10 14 8-8 12 4', 2.4, '#9dff8a');
  [154, 246].forEach((x) => part.rivet(x, 174, 3));
  return part;
}

/** H15 Targeting Computer (ROB): box camera, one big lens with a cross-hair. */
export function H15(light?: Light): Layer {
  const part = new Layer('ROB', 'H15', light);
  part.solid(rrect(180, 154, 40, 36, 6), { pal: 'STEEL' });
  [166, 176].forEach((y) => part.line(`M182 ${y}H218`, 2.4, '#566870'));
  // sight rail and laser
  part.solid(rrect(150, 44, 62, 20, 6), { pal: 'STEEL' });
  part.solid(rrect(206, 40, 40, 14, 5), { b: '#3c464c', s: '#1a2023', l: '#76858d' });
  part.dot(246, 47, 5, '#ff5d57', inked(2));
  // body
  part.solid(rrect(122, 62, 152, 100, 16), {});
  part.solid(rrect(268, 82, 18, 54, 6), { b: '#c75c38', s: '#6e2818' });
  [136, 260].forEach((x) => part.rivet(x, 76, 3.6).rivet(x, 148, 3.6));
  // lens
  part.solid(ell(190, 112, 45), { pal: 'STEEL', sil: false });
  part.dot(190, 112, 35, INK).dot(190, 112, 32, '#3a0d0a');
  part.glow(190, 112, 20, '#ff5d57', 0.75).dot(190, 112, 12, '#ff8a66').dot(190, 112, 6, '#fff3dc');
  part.ring(190, 112, 23, 23, 0, '#ffe08a', 3);
  part.line('M190 74V98M190 126V150M152 112H176M204 112H228', 3.6, '#ffe08a');
  part.dot(176, 96, 6, '#fff', 'opacity="0.8"');
  // status display
  part.detail(rrect(240, 96, 24, 32, 4), '#101c14', 2);
  part.line('M245 104h14M245 112h9M245 120h12', 2.4, '#9dff8a');
  return part;
}

/** H16 Toaster Oven (ROB): toaster with two slices. */
export function H16(light?: Light): Layer {
  const part = new Layer('ROB', 'H16', light);
  (
    [
      [168, 58, -6],
      [214, 50, 5],
    ] as const
  ).forEach(([x, y, r]) =>
    part.raw(
      `<g transform="rotate(${r} ${x + 14} ${y + 20})"><path d="M${x - 4} ${
        y + 10
      }q-6-16 10-16h18q16 0 10 16v40h-38z" fill="#e0a45c" stroke="${INK}" stroke-width="2.6"/><path
        d="M${x + 1} ${y + 12}q-4-11 7-11h13q11 0 7 11v36h-27z" fill="#f6d69b"/></g>`,
    ),
  );
  part.outline(rrect(166, 52, 34, 50)).outline(rrect(210, 46, 34, 50));
  part.solid(rrect(134, 90, 132, 92, 24), {});
  part.raw(
    `<rect x="152" y="88" width="42" height="10" rx="5" fill="${INK}"/><rect x="206" y="88" width="42"
      height="10" rx="5" fill="${INK}"/>`,
  );
  part.solid(rrect(262, 112, 14, 30, 6), { pal: 'STEEL' });
  part.eye(172, 122, 13, { iris: '#ffd23f' }).eye(226, 122, 13, { iris: '#ffd23f' });
  part.fill(rrect(156, 146, 88, 24, 10), '#2b0d07', inked(2.6));
  [166, 178, 190, 202, 214, 226].forEach((x) =>
    part.raw(
      `<path d="M${x} 150v16" stroke="#ff9a3d" stroke-width="4"/><path d="M${x} 150v16" stroke="#ffe08a"
        stroke-width="1.6"/>`,
    ),
  );
  return part;
}

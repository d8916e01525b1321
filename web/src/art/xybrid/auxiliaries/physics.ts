/** Auxiliaries: each at its anchor; what orbits says where its centre is. Physics. */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { ell, poly, rrect, spline } from '../../paths.ts';
import { inked } from '../frame.ts';

/** X11 Force Field (PHY, shell): a shell of hexagons round the whole creature. */
export function X11(light?: Light): Layer {
  const part = new Layer('PHY', 'X11', light);
  part.anchor = 'shell';
  part.box = '0 34 400 472';
  const clip = 'forceFieldClip';
  let cells = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 6; column++) {
      const x = 20 + column * 72 + (row % 2 ? 36 : 0);
      const y = 52 + row * 62;
      cells += poly(
        [0, 1, 2, 3, 4, 5].map((i) => [x + 40 * Math.sin((i * Math.PI) / 3), y + 40 * Math.cos((i * Math.PI) / 3)]),
      );
    }
  }
  part.raw(
    `<clipPath id="${clip}"><ellipse cx="200" cy="270" rx="188" ry="226"/></clipPath>` +
      '<ellipse cx="200" cy="270" rx="188" ry="226" fill="#5fb8d6" opacity="0.2"/>' +
      `<path d="${cells}" clip-path="url(#${clip})" fill="none" stroke="#4fa6c4" stroke-width="2.6"
        opacity="0.62"/>` +
      '<ellipse cx="200" cy="270" rx="188" ry="226" fill="none" stroke="#2f7f9c" stroke-width="8" opacity="0.7"/>' +
      '<ellipse cx="200" cy="270" rx="188" ry="226" fill="none" stroke="#d6fbff" stroke-width="3"/>' +
      '<path d="M34 200Q56 104 142 64" fill="none" stroke="#fff" stroke-width="9"' +
      ' stroke-linecap="round" opacity="0.75"/>',
  );
  return part;
}

/** X12 Jetpack (PHY, back): two rockets on a harness. */
export function X12(light?: Light): Layer {
  const part = new Layer('PHY', 'X12', light);
  part.anchor = 'back';
  part.box = '78 90 244 256';
  // harness, hidden by the core when worn
  part.solid(rrect(140, 156, 120, 66, 14), { pal: 'STEEL' });
  part
    .detail(rrect(176, 170, 48, 38, 8), '#22205c', 2.4)
    .dot(190, 189, 6, '#8ff0ff')
    .dot(211, 189, 6, '#ff5d57');
  [100, 248].forEach((x) => {
    part
      .fill(`M${x + 8} 262q-2 40 18 74q20-34 18-74z`, '#8ff0ff', 'opacity="0.9"')
      .fill(`M${x + 16} 262q0 24 10 46q10-22 10-46z`, '#fff');
    part.solid(
      poly([
        [x + 6, 246],
        [x + 46, 246],
        [x + 52, 266],
        [x, 266],
      ]),
      { pal: 'STEEL' },
    );
    part.solid(`M${x + 4} 250V150Q${x + 6} 112 ${x + 26} 102Q${x + 46} 112 ${x + 48} 150V250Z`, {});
    part.fill(rrect(x + 8, 176, 36, 10, 4), '#22205c').fill(rrect(x + 8, 226, 36, 6, 3), '#22205c');
  });
  return part;
}

/** X13 Anti-Gravity Pod (PHY, orbit): little pod with a pilot's window, riding on field lines. */
export function X13(light?: Light): Layer {
  const part = new Layer('PHY', 'X13', light);
  part.anchor = 'orbit';
  part.box = '276 44 108 136';
  part.center = [330, 108];
  (
    [
      [146, 16, 4],
      [156, 26, 5],
      [168, 36, 6],
    ] as const
  ).forEach(([y, rx, ry], i) => part.ring(330, y, rx, ry, 0, '#8ff0ff', 3, `opacity="${0.95 - i * 0.22}"`));
  part.glow(330, 140, 16, '#8ff0ff', 0.6);
  part.solid(
    poly([
      [304, 116],
      [356, 116],
      [346, 138],
      [314, 138],
    ]),
    { pal: 'STEEL' },
  );
  part.solid('M292 112Q294 66 330 64Q366 66 368 112Q330 128 292 112Z', {});
  part.detail(ell(330, 96, 22, 16), '#0d0f2b', 2.4).fill(ell(330, 98, 17, 11), '#8ff0ff', 'opacity="0.85"');
  part.dot(322, 96, 3.6, INK).dot(337, 96, 3.6, INK).line('M325 104q5 3 9 0', 2);
  part.line('M306 92Q310 78 322 74', 3.4, '#fff', 'opacity="0.8"');
  part.cable('M330 64V52', 2.6, '#a9b8bd').dot(330, 50, 5, '#ff5d57', inked(2));
  return part;
}

/** X14 Entropy Clock (PHY, chest): pocket watch that crumbles away at one side. */
export function X14(light?: Light): Layer {
  const part = new Layer('PHY', 'X14', light);
  part.anchor = 'chest';
  part.box = '128 184 84 84';
  const x = 168;
  const y = 226;
  part.shape(ell(x, y - 30, 7), '#ffe08a', 2.4).dot(x, y - 30, 3, INK);
  part.solid(ell(x, y, 27), { b: '#8b8cf5', s: '#41409f', l: '#dcdcff' });
  part.detail(ell(x, y, 19.5), '#fdf6df', 2);
  [0, 90, 180, 270].forEach((a) =>
    part.raw(`<path d="M${x} ${y - 18}v5" stroke="${INK}" stroke-width="2.6"
      transform="rotate(${a} ${x} ${y})"/>`),
  );
  part.line(`M${x} ${y}V${y - 13}M${x} ${y}L${x - 8} ${y + 6}`, 3.2);
  // the crumbling edge
  part.fill(
    poly([
      [x + 8, y + 30],
      [x + 4, y + 17],
      [x + 13, y + 15],
      [x + 12, y + 6],
      [x + 22, y + 4],
      [x + 30, y + 8],
      [x + 24, y + 26],
    ]),
    INK,
  );
  (
    [
      [x + 14, y + 20, 7],
      [x + 25, y + 14, 6],
      [x + 24, y + 27, 5.4],
      [x + 35, y + 22, 4.4],
      [x + 34, y + 34, 3.6],
    ] as const
  ).forEach(([cx, cy, r], i) => {
    const color = ['#fdf6df', '#8b8cf5', '#b0adff', '#8b8cf5', '#dcdcff'][i]!;
    part.shape(
      poly([
        [cx - r, cy - r * 0.5],
        [cx + r * 0.4, cy - r],
        [cx + r, cy + r * 0.4],
        [cx - r * 0.3, cy + r],
      ]),
      color,
      1.8,
    );
  });
  return part;
}

/** X15 Orbiting Moonlet (PHY + BIO, orbit): cratered moon on its dotted path, a patch of moss on it. */
export function X15(light?: Light): Layer {
  const part = new Layer('PHY', 'X15', light);
  part.anchor = 'orbit';
  part.box = '268 52 132 116';
  part.center = [334, 110];
  const path = 'M276 72Q330 96 352 162';
  part
    .line(path, 3, '#8ff0ff', 'stroke-dasharray="1 8"')
    .line('M300 64Q372 84 390 150', 3, '#8ff0ff', 'stroke-dasharray="1 8" opacity="0.6"');
  part.solid(ell(334, 110, 33), { b: '#b9bccf', s: '#5c5f85', l: '#f1f2fa' });
  part.detail(
    spline([
      [308, 92],
      [326, 80],
      [344, 84],
      [336, 98],
      [320, 104],
    ]),
    '#41b98a',
    1.6,
  );
  (
    [
      [348, 112, 7],
      [330, 126, 6],
      [316, 114, 4],
      [346, 132, 3.4],
    ] as const
  ).forEach(([x, y, r]) => part.dot(x, y, r, '#7d80a6', 'stroke="#3f426b" stroke-width="1.4"'));
  return part;
}

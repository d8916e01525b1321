/** Auxiliaries: each at its anchor; what orbits says where its centre is. Chemistry. */

import { Layer, type Light } from '../../layer.ts';
import { INK } from '../../palettes.ts';
import { ell, poly, rrect, spline, star } from '../../paths.ts';
import { inked, flamePath } from '../frame.ts';

/** X06 Fuel Tank (CHE, back): twin red tanks with hazard bands, a gauge between them. */
export function X06(light?: Light): Layer {
  const part = new Layer('CHE', 'X06', light);
  part.anchor = 'back';
  part.box = '100 64 200 196';
  part.cable('M138 106Q200 62 262 106', 5, '#a9b8bd');
  // rack with a gauge, hidden by the core when worn
  part.solid(rrect(150, 150, 100, 72, 8), { pal: 'STEEL' });
  part
    .detail(ell(200, 186, 24), '#fdf6df', 2.6)
    .line('M184 194A18 18 0 0 1 216 194', 3, '#a4650f')
    .line('M200 190L210 174', 3, '#e9573f');
  [116, 242].forEach((x) => {
    part.solid(rrect(x, 116, 42, 132, 20), { b: '#e9573f', s: '#8d2114', l: '#ffb5a2' });
    part.raw(`<rect x="${x}" y="150" width="42" height="18" fill="url(#pHAZ)" stroke="${INK}"
      stroke-width="2"/>`);
    part.solid(rrect(x + 14, 100, 14, 20, 4), { pal: 'STEEL' });
    part.fill(flamePath(x + 21, 222, 10, 34), '#ffe66b', inked(1.8));
  });
  return part;
}

/** X07 Polymer Spray (CHE, belt): spray can with a puff of film. */
export function X07(light?: Light): Layer {
  const part = new Layer('CHE', 'X07', light);
  part.anchor = 'belt';
  part.box = '82 276 100 116';
  (
    [
      [104, 300, 14],
      [92, 312, 10],
      [100, 286, 9],
      [118, 292, 10],
    ] as const
  ).forEach(([x, y, r]) => part.dot(x, y, r, '#dff6ff', `opacity="0.8" stroke="#6fa7c4" stroke-width="1.8"`));
  part.solid(rrect(138, 314, 32, 66, 8), { b: '#3fb7e0', s: '#145a7c', l: '#c4f0ff' });
  part.solid('M138 322Q138 306 154 304Q170 306 170 322Z', { pal: 'STEEL' });
  part.solid(rrect(146, 292, 16, 14, 4), { b: '#e9573f', s: '#8d2114', l: '#ffb5a2' });
  part.line('M144 300L126 302', 3, '#dff6ff');
  part.detail(rrect(138, 336, 32, 24, 0), '#fffaea', 1.8);
  part.fill(
    poly([
      [154, 338],
      [164, 344],
      [164, 352],
      [154, 358],
      [144, 352],
      [144, 344],
    ]),
    '#f2bd3f',
    inked(1.6),
  );
  return part;
}

/** X08 Philosopher's Stone (CHE, chest): red stone in gold, with a halo. */
export function X08(light?: Light): Layer {
  const part = new Layer('CHE', 'X08', light);
  part.anchor = 'chest';
  part.box = '196 190 72 72';
  const x = 232;
  const y = 226;
  part.glow(x, y, 24, '#ff5d57', 0.7);
  part.shape(star(x, y, 12, 29, 22, 0.13), '#ffcf33', 2.2);
  part.detail(ell(x, y, 20), '#a4650f', 2);
  part.detail(
    poly([
      [x, y - 17],
      [x + 15, y - 8],
      [x + 13, y + 9],
      [x, y + 17],
      [x - 13, y + 9],
      [x - 15, y - 8],
    ]),
    '#e0213a',
    2,
  );
  part.fill(
    poly([
      [x, y - 17],
      [x - 15, y - 8],
      [x - 4, y - 3],
    ]),
    '#ff9aa8',
  );
  part.fill(
    poly([
      [x - 15, y - 8],
      [x - 13, y + 9],
      [x - 4, y - 3],
    ]),
    '#ff5d73',
  );
  part.fill(
    poly([
      [x + 15, y - 8],
      [x + 13, y + 9],
      [x + 5, y - 2],
    ]),
    '#8d0f24',
  );
  part.dot(x - 5, y - 8, 2.6, '#fff');
  return part;
}

/** X09 Volatile Canister (CHE, shoulder): pressure bottle that hisses at the valve. */
export function X09(light?: Light): Layer {
  const part = new Layer('CHE', 'X09', light);
  part.anchor = 'shoulder';
  part.box = '250 98 112 124';
  // hiss
  (
    [
      [330, 122, 9],
      [344, 112, 11],
      [352, 128, 7],
    ] as const
  ).forEach(([x, y, r]) => part.dot(x, y, r, '#f3ffe0', 'opacity="0.55" stroke="#8a9a6a" stroke-width="1.4"'));
  part.line('M312 130l12 -5M312 136l14 1', 3, '#f3ffe0');
  part.open('rotate(10 296 180)');
  part.solid(rrect(276, 142, 42, 66, 16), {});
  part.solid(rrect(288, 128, 18, 18, 4), { pal: 'STEEL' });
  part.solid(rrect(280, 118, 34, 12, 5), { b: '#e9573f', s: '#8d2114', l: '#ffb5a2' });
  part.detail(
    poly([
      [297, 156],
      [312, 182],
      [282, 182],
    ]),
    '#191b1c',
    2,
  );
  part
    .fill(
      poly([
        [297, 161],
        [308, 180],
        [286, 180],
      ]),
      '#ffd23f',
    )
    .line('M297 167v6', 3)
    .dot(297, 177, 1.8, INK);
  part.raw(`<rect x="276" y="188" width="42" height="10" fill="url(#pHAZ)" stroke="${INK}"
    stroke-width="1.8"/>`);
  part.close();
  return part;
}

/** X10 Reagent Pouch (CHE, belt): leather pouch, flask on the flap, tubes sticking out. */
export function X10(light?: Light): Layer {
  const part = new Layer('CHE', 'X10', light);
  part.anchor = 'belt';
  part.box = '152 284 96 102';
  (
    [
      ['#ff6ec7', 178, -8],
      ['#a8e61a', 198, 0],
      ['#6ad7ff', 218, 8],
    ] as const
  ).forEach(([color, x, angle]) => {
    part.open(`rotate(${angle} ${x} 340)`);
    part.solid(rrect(x - 7, 298, 14, 44, 6), {
      b: '#e9fbf8',
      s: '#9cc9c6',
      l: '#fff',
      w: 2,
      in: `<rect x="${x - 9}" y="312" width="18" height="34" fill="${color}"/>`,
    });
    part.shape(rrect(x - 6, 291, 12, 10, 3), '#c99a5c', 1.8);
    part.close();
  });
  part.solid(
    spline([
      [168, 328],
      [232, 328],
      [240, 352],
      [230, 374],
      [200, 380],
      [170, 374],
      [160, 352],
    ]),
    {
      b: '#a9793f',
      s: '#57350f',
      l: '#e6c48c',
    },
  );
  part.solid('M164 326H236V344Q200 364 164 344Z', { b: '#8a5a2c', s: '#432609', l: '#c99a5c' });
  part
    .detail('M196 334h8v6l9 16q1 6 -6 6h-14q-7 0 -6 -6l9 -16z', '#fff0ae', 1.8)
    .fill('M191 352h18l3 6q0 2 -4 2h-16q-4 0 -4 -2z', '#f2bd3f');
  return part;
}

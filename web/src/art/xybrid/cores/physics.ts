/** Cores: from neck to hips, 150–190 wide at the shoulders, 90 or more at the hips. Physics. */

import { Layer, type Light } from '../../layer.ts';
import { ell, rrect, spline, star } from '../../paths.ts';
import { symmetric } from '../frame.ts';

/** C07 Black Hole Heart (PHY): black disc in its accretion ring. */
export function C07(light?: Light): Layer {
  const part = new Layer('PHY', 'C07', light);
  part.solid(
    spline(
      symmetric([
        [200, 148],
        [162, 160],
        [118, 190],
        [106, 220],
        [132, 252],
        [126, 300],
        [152, 346],
        [200, 360],
      ]),
    ),
    { pat: 'pPHY', po: 0.3 },
  );
  part.glow(200, 258, 58, '#8ff0ff', 0.55);
  part.ring(200, 258, 78, 20, -16, '#8ff0ff', 7, 'opacity="0.9"').ring(200, 258, 78, 20, -16, '#fff', 2);
  part.raw(
    `<circle cx="200" cy="258" r="38" fill="#05060f" stroke="#dffaff" stroke-width="3.5"/><path
      d="M126 279A78 20 -16 0 0 275 236" fill="none" stroke="#8ff0ff" stroke-width="8"/><path
      d="M126 279A78 20 -16 0 0 275 236" fill="none" stroke="#fff" stroke-width="2.6"/>`,
  );
  return part;
}

/** C08 Magnetic Bottle (PHY): glass bottle in three copper windings, a caught star inside. */
export function C08(light?: Light): Layer {
  const part = new Layer('PHY', 'C08', light);
  const bottle = spline(
    symmetric([
      [200, 148],
      [172, 150],
      [162, 172],
      [126, 188],
      [108, 222],
      [112, 272],
      [132, 318],
      [154, 350],
      [200, 360],
    ]),
  );
  part.solid(bottle, { b: '#2f3a86', s: '#171b4c', l: '#6f86e8', lo: 0.4 });
  part.glow(200, 266, 46, '#8ff0ff', 0.8);
  part.fill(star(200, 266, 8, 42, 13, 0.2), '#8ff0ff', 'opacity="0.9"').fill(star(200, 266, 8, 24, 10, 0.6), '#ffffff');
  // windings: three wires each
  (
    [
      [206, 86, 14],
      [322, 66, 13],
    ] as const
  ).forEach(([y, rx, ry]) => {
    part.outline(ell(200, y, rx + 5, ry + 10));
    const wire = (dy: number) => `M${200 - rx} ${y + dy}A${rx} ${ry} 0 0 0 ${200 + rx} ${y + dy}`;
    part.line(wire(0), 30);
    [-9, 0, 9].forEach((dy) => part.line(wire(dy), 7.4, '#c9703a').line(wire(dy - 1.6), 2, '#ffd2ab'));
    [-rx, rx].forEach((dx) => part.detail(rrect(200 + dx - 8, y - 15, 16, 30, 5), '#a9b8bd', 2.2));
  });
  // field lines hold the star
  [
    'M146 232Q122 268 148 306',
    'M254 232Q278 268 252 306',
    'M162 236Q146 268 164 302',
    'M238 236Q254 268 236 302',
  ].forEach((d) => part.line(d, 2.6, '#8ff0ff', 'opacity="0.8"'));
  part.line('M130 222Q118 244 122 276', 5, '#fff', 'opacity="0.5"');
  return part;
}

/** C09 Reactor Chamber (PHY + ROB): glowing rods behind glass, robot bands. */
export function C09(light?: Light): Layer {
  const part = new Layer('PHY', 'C09', light);
  part.solid(
    spline(
      symmetric([
        [200, 148],
        [160, 154],
        [124, 184],
        [112, 222],
        [130, 260],
        [132, 316],
        [152, 350],
        [200, 358],
      ]),
      true,
      0.7,
    ),
    {},
  );
  part.solid(rrect(148, 196, 104, 128, 46), { b: '#33407a', s: '#1a1f4d', l: '#5d6fd0', sil: false });
  part.glow(200, 260, 40, '#8ff0ff', 0.75);
  [170, 190, 210, 230].forEach((x, i) =>
    part.raw(
      `<rect x="${x - 5}" y="${214 + (i % 2) * 10}" width="10" height="${
        88 - (i % 2) * 20
      }" rx="5" fill="#c9fbff" stroke="#2a6f9c" stroke-width="1.8"/>`,
    ),
  );
  part.solid(rrect(140, 178, 120, 20, 8), { pal: 'ROB', sil: false }).solid(rrect(140, 322, 120, 20, 8), {
    pal: 'ROB',
    sil: false,
  });
  [152, 176, 200, 224, 248].forEach((x) => {
    part.dot(x, 188, 3.2, '#4c1a10').dot(x, 332, 3.2, '#4c1a10');
  });
  part.raw(`<path d="M200 240l10 17h-20zM200 274l-10-17h20z" fill="#ffe08a" opacity="0"/>`);
  return part;
}

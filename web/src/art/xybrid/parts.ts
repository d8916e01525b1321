/** The 96 drawings by card id, and what a slide shows of each. */

import type { Layer, Light } from '../layer.ts';
import * as armsBio from './arms/biology.ts';
import * as armsChe from './arms/chemistry.ts';
import * as armsPhy from './arms/physics.ts';
import * as armsRob from './arms/robotics.ts';
import * as auxBio from './auxiliaries/biology.ts';
import * as auxChe from './auxiliaries/chemistry.ts';
import * as auxPhy from './auxiliaries/physics.ts';
import * as auxRob from './auxiliaries/robotics.ts';
import * as coresBio from './cores/biology.ts';
import * as coresChe from './cores/chemistry.ts';
import * as coresPhy from './cores/physics.ts';
import * as coresRob from './cores/robotics.ts';
import * as headsBio from './heads/biology.ts';
import * as headsChe from './heads/chemistry.ts';
import * as headsPhy from './heads/physics.ts';
import * as headsRob from './heads/robotics.ts';
import * as legsBio from './legs/biology.ts';
import * as legsChe from './legs/chemistry.ts';
import * as legsPhy from './legs/physics.ts';
import * as legsRob from './legs/robotics.ts';

export const PARTS: Readonly<Record<string, (light?: Light) => Layer>> = {
  ...{ ...headsBio, ...headsChe, ...headsPhy, ...headsRob },
  ...{ ...armsBio, ...armsChe, ...armsPhy, ...armsRob },
  ...{ ...legsBio, ...legsChe, ...legsPhy, ...legsRob },
  ...{ ...auxBio, ...auxChe, ...auxPhy, ...auxRob },
  ...{ ...coresBio, ...coresChe, ...coresPhy, ...coresRob },
};

/** What a slide shows of the frame, by the first letter of an id; narrow parts bring their own box. */
const BOXES: Readonly<Record<string, string>> = {
  H: '90 0 220 200',
  A: '4 176 156 250',
  L: '20 330 360 180',
  C: '96 136 208 236',
};

const drawn = new Map<string, Layer>();

/** The drawing of a part, made once; null for a card nobody has drawn (a pack of one's own). */
export function partOf(id: string, flip = false): Layer | null {
  const key = flip ? `${id}-r` : id;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const draw = PARTS[id];
  if (draw === undefined) return null;
  const layer = draw({ flip });
  drawn.set(key, layer);
  return layer;
}

export function boxOf(id: string): string {
  return partOf(id)?.box || (BOXES[id.slice(0, 1)] ?? '0 0 400 520');
}

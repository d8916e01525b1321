/** The ten part types and four colours of Mutation Wars, as the rules write them: `Eye:R`. */

export const PART_KINDS = ['Eye', 'Claw', 'Spikes', 'Tail', 'Snout', 'Tent', 'Whisk', 'Sting', 'Glow', 'FT'] as const;
export type PartKind = (typeof PART_KINDS)[number];

export const COLOURS = ['R', 'G', 'B', 'Y'] as const;
export type Colour = (typeof COLOURS)[number];

/** A part that is drawn. */
export interface PartLook {
  kind: PartKind;
  colour: Colour;
  flipped?: boolean;
  reversed?: boolean; // a Fake Tail
  lit?: boolean; // a Glow Thing; lit unless it says no
}

export function designOf(id: string): { kind: PartKind; colour: Colour } | null {
  const [kind = '', colour = ''] = id.split(':');
  const known = PART_KINDS.find((each) => each === kind);
  const paint = COLOURS.find((each) => each === colour);
  return known === undefined || paint === undefined ? null : { kind: known, colour: paint };
}

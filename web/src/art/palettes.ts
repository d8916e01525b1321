/** Paints of the drawings: l light, b base, s shade, d deep, a accent, g glow. */

export interface Palette {
  readonly l: string;
  readonly b: string;
  readonly s: string;
  readonly d: string;
  readonly a: string;
  readonly g: string;
}

export const INK = '#0c1316';
export const THREAD = '#f3e7c6'; // bone thread at every joint

export const PAINTS = {
  BIO: { l: '#a6efc0', b: '#41b98a', s: '#1b6a5b', d: '#0d3d38', a: '#ff9aa8', g: '#7dffc0' },
  CHE: { l: '#fff0ae', b: '#f2bd3f', s: '#a4650f', d: '#5b3407', a: '#c6f54a', g: '#ffe66b' },
  PHY: { l: '#dcdcff', b: '#8b8cf5', s: '#41409f', d: '#22205c', a: '#8ff0ff', g: '#9fe8ff' },
  ROB: { l: '#ffcdb4', b: '#e8774f', s: '#8f3722', d: '#4c1a10', a: '#ffe08a', g: '#ffb27a' },
  STEEL: { l: '#eef4f4', b: '#a9b8bd', s: '#566870', d: '#2b383e', a: '#ffe08a', g: '#ffffff' },
  BONE: { l: '#fffaea', b: '#e9dcbc', s: '#a8946a', d: '#5b4d33', a: '#c33', g: '#fff' },
  R: { l: '#ffc9bd', b: '#e8503f', s: '#8f2018', d: '#5a1210', a: '#ffd23f', g: '#ff8a78' },
  G: { l: '#cdf8e2', b: '#4ad3a2', s: '#14705c', d: '#0a3b34', a: '#ffd23f', g: '#6bffc4' },
  B: { l: '#bcd6ff', b: '#3f7fec', s: '#1c3c92', d: '#122559', a: '#ffd23f', g: '#8fc0ff' },
  Y: { l: '#fff4b8', b: '#f6cb3c', s: '#9b690d', d: '#573803', a: '#ff7d5e', g: '#ffe98a' },
} satisfies Record<string, Palette>;

export type Paint = keyof typeof PAINTS;

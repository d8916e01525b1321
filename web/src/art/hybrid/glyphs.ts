/** Signs for what Hybrid's cards and words are about: bold shapes in a square of 100, two tones, one ink. */

import { INK } from '../palettes.ts';

const solid = (d: string, tone = 'a'): string =>
  `<path class="${tone}" d="${d}" stroke="${INK}" stroke-width="4.5" stroke-linejoin="round"/>`;
const line = (d: string, tone = 'a', width = 6): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width + 5}" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path class="${tone} line" d="${d}" fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number, tone = 'a'): string =>
  `<circle class="${tone}" cx="${x}" cy="${y}" r="${r}" stroke="${INK}" stroke-width="4.5"/>`;

const SWORD = solid('M47 10l7 12v40h-14v-40z', 'b') + solid('M28 60h38v9h-38zM42 69h11v18h-11z');
const SHIELD = solid('M50 10l32 11v26c0 22-14 34-32 43c-18-9-32-21-32-43v-26z') + line('M50 22v54M30 42h40', 'b', 5);
const AIM =
  `<circle cx="50" cy="50" r="28" fill="none" stroke="${INK}" stroke-width="11"/><circle class="a line" cx="50" cy="50" r="28" fill="none" stroke-width="6"/>` +
  line('M50 8v24M50 68v24M8 50h24M68 50h24', 'b', 5) +
  disc(50, 50, 6, 'c');
const BOOT = solid('M34 12h26v40c14 4 26 10 26 24v8H30z') + line('M34 74h48', 'b', 4);
const HEART = solid('M50 86C16 64 10 44 18 28c8-15 26-13 32 3c6-16 24-18 32-3c8 16 2 36-32 58z', 'c');
const SKULL =
  solid('M50 10c24 0 36 16 36 34c0 12-6 20-14 24v16H28V68c-8-4-14-12-14-24c0-18 12-34 36-34z', 'b') +
  disc(36, 46, 8, 'd') +
  disc(64, 46, 8, 'd') +
  line('M42 78v8M50 78v8M58 78v8', 'd', 2);
const EYE =
  solid('M6 50c14-24 30-32 44-32s30 8 44 32c-14 24-30 32-44 32S20 74 6 50z', 'b') +
  disc(50, 50, 17) +
  disc(50, 50, 7, 'd');
const DIE =
  solid('M50 6l38 34l-38 54L12 40z', 'b') +
  solid('M50 6l20 36l-20 52l-20-52z') +
  line('M12 40l18 2M88 40l-18 2', 'd', 2);
const CARDS = solid('M20 24l38-10l16 58l-38 10z', 'b') + solid('M38 26h40v58H38z');
const HAND = solid(
  'M24 88V50l-8-14q4-8 10-4l8 12V20q4-8 10 0v22V12q5-8 11 0v30V16q5-7 10 0v30V28q5-6 9 0v36q-4 18-16 24z',
  'b',
);
const DOOR =
  solid('M22 90V14q28-12 56 0v76z') + line('M36 16v70M64 16v70M22 40h56M22 66h56', 'b', 3) + disc(58, 52, 5, 'c');
const LOCK =
  line('M32 46V32c0-26 36-26 36 0v14', 'b', 7) +
  solid('M20 44h60v44H20z') +
  disc(50, 62, 7, 'd') +
  line('M50 66v10', 'd', 4);
const FLAME =
  solid('M52 6c4 22 32 30 30 58c0 18-14 28-32 28s-32-10-32-28c0-14 10-20 12-34c8 4 10 10 10 16c8-8 14-22 12-40z', 'c') +
  solid('M52 50c2 10 14 14 12 26c-2 8-8 12-14 12s-14-4-14-12c0-10 14-12 16-26z', 'b');
const CLOUD =
  solid('M28 76c-18 0-22-22-6-28c-2-20 24-26 32-12c10-10 28-2 26 14c18 4 14 26-2 26z') +
  line('M32 88q8-8 16 0M56 88q8-8 16 0', 'a', 4);
const ROCK =
  solid('M12 84l10-30l22-12l14 18l-4 24z', 'b') +
  solid('M46 84l6-34l20-20l18 24l2 30z') +
  solid('M34 44l14-20l16 6l-8 22z', 'b');
const HOURGLASS =
  solid('M24 10h52v10c0 16-14 22-20 30c6 8 20 14 20 30v10H24V80c0-16 14-22 20-30c-6-8-20-14-20-30z', 'b') +
  solid('M34 82c2-12 12-16 16-22c4 6 14 10 16 22zM36 22h28c-2 10-10 16-14 20c-4-4-12-10-14-20z');
const ARROW = solid('M10 40h44V20l36 30l-36 30V60H10z');
const CHAIN =
  line('M20 50c0-18 26-18 26 0s-26 18-26 0M54 50c0-18 26-18 26 0s-26 18-26 0', 'b', 7) + line('M40 50h20', 'a', 7);
const STAR = solid('M50 6l12 28l30 4l-22 22l6 32l-26-16l-26 16l6-32L8 38l30-4z');
const GEM = solid('M50 6l36 34l-36 54l-36-54z') + solid('M50 6l16 34l-16 54l-16-54z', 'b');
const HELIX =
  line('M32 8c0 28 36 28 36 56s-36 14-36 28', 'a', 7) +
  line('M68 8c0 28-36 28-36 56s36 14 36 28', 'c', 7) +
  line('M40 30h20M40 72h20', 'b', 4);
const PERSON = disc(50, 24, 15, 'b') + solid('M20 90c0-30 12-44 30-44s30 14 30 44z');
const MUSCLE = solid(
  'M18 78c-4-30 4-56 20-64l16 6l-4 14l-10-2c-2 10 0 18 4 24c16-12 40-4 40 18c0 14-14 18-30 16z',
  'c',
);
const CLAWS = line('M22 14q18 34 8 72M46 10q16 38 6 80M72 14q16 34 2 70', 'c', 7);
const LIGHTNING = solid('M56 4L20 56h24L34 96l44-58H54z');
const BURST =
  solid('M50 4l10 24l24-12l-8 26l22 8l-22 10l8 26l-24-12l-10 22l-10-22l-24 12l8-26l-22-10l22-8l-8-26l24 12z', 'c') +
  disc(50, 50, 13, 'b');
const FLAG = line('M26 92V12', 'b', 6) + solid('M28 14h54l-14 18l14 18H28z');
const BEE =
  solid('M30 56c0-18 40-18 40 0s-8 30-20 30s-20-12-20-30z') +
  line('M32 62h36M36 74h28', 'd', 4) +
  solid('M48 46C30 44 18 26 34 20s18 14 16 24zM54 46c18-2 30-20 14-26s-18 14-14 26z', 'b');
const NUMBER = disc(50, 50, 36) + line('M42 38l10-8v42', 'd', 5);
const TRAP = solid('M12 20h76v60H12z', 'b') + solid('M22 30h56v40H22z', 'd') + line('M22 30l28 20l28-20', 'b', 4);
const BONES =
  line('M20 24l60 52M80 24L20 76', 'b', 9) + disc(50, 40, 15, 'b') + disc(44, 40, 4, 'd') + disc(56, 40, 4, 'd');
const AURA =
  `<rect x="10" y="10" width="80" height="80" rx="10" fill="none" stroke="${INK}" stroke-width="9"/><rect class="a line" x="10" y="10" width="80" height="80" rx="10" fill="none" stroke-width="5"/>` +
  PERSON.replaceAll('r="15"', 'r="12"');
const COIN = disc(50, 50, 38) + disc(50, 50, 28, 'b') + line('M40 62V40q0-8 5-8t5 7q0-7 5-7t5 8v22', 'd', 4);

export const GLYPHS: Readonly<Record<string, string>> = {
  SWORD,
  SHIELD,
  AIM,
  BOOT,
  HEART,
  SKULL,
  EYE,
  DIE,
  CARDS,
  HAND,
  DOOR,
  LOCK,
  FLAME,
  CLOUD,
  ROCK,
  HOURGLASS,
  ARROW,
  CHAIN,
  STAR,
  GEM,
  HELIX,
  PERSON,
  MUSCLE,
  CLAWS,
  LIGHTNING,
  BURST,
  FLAG,
  BEE,
  NUMBER,
  TRAP,
  BONES,
  AURA,
  COIN,
};

/** Which sign a card or word bears, in the order of the decks. */
const SIGNS: Readonly<Record<string, string>> = {
  ACT: 'HEART CARDS SKULL HAND CHAIN SHIELD HOURGLASS AIM DIE BOOT CARDS LOCK MUSCLE SWORD SKULL FLAG SWORD CLOUD TRAP SHIELD EYE FLAME BOOT COIN',
  EVT: 'HEART LOCK ROCK BOOT CARDS BEE CLOUD EYE TRAP ARROW BURST BONES LIGHTNING PERSON HELIX',
  ARG: 'STAR AIM HAND PERSON SHIELD CARDS LOCK HOURGLASS',
  ARS: 'CLAWS HELIX HEART BOOT CLOUD CARDS HELIX SKULL',
  AUR: 'AIM SHIELD SWORD BOOT STAR EYE HEART CHAIN',
  MUT: 'SHIELD MUSCLE LIGHTNING EYE BURST HEART CLAWS SWORD',
  number: 'NV:HEART Mt:BOOT rank:STAR SL:DIE',
  mode: 'OC:SWORD DC:SHIELD F:AIM MV:BOOT',
  aptitude:
    'combined_attack:SWORD aura:AURA puny:PERSON conviction:FLAG duellist:DIE felon:SKULL frenzy:CLAWS brutish_strength:MUSCLE mutation:HELIX eye_of_the_lynx:EYE infiltration:ARROW prestige:STAR dorsal_protection:SHIELD sacrifice:BURST titan:ROCK velocity:LIGHTNING armour_piercing_shot:AIM',
  counter:
    'number:NUMBER parry:SHIELD watch:EYE furtive:BOOT hindered:CHAIN wounds:HEART carries:GEM aura:AURA mutations:HELIX event:TRAP rocks:ROCK template:BURST',
};

/** Tones of a deck or of a kind of words: a, b, c (accent), d (deep), and the ground. */
const TONES: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  ACT: ['#c9b6f2', '#f3e7c6', '#ff8a78', '#2b2433', '#3b2f4d'],
  EVT: ['#7fd6cf', '#e9f7ef', '#ffb27a', '#0e2122', '#17494a'],
  ARG: ['#f0c64d', '#fff4d0', '#8fdcff', '#3a3017', '#2f3f63'],
  ARS: ['#d58bff', '#f1dcff', '#ff8a78', '#22142b', '#4a2560'],
  AUR: ['#f0c64d', '#fff4d0', '#ff9a5e', '#3a3017', '#544419'],
  MUT: ['#b79cf0', '#e9dcbc', '#ff6f8e', '#22142b', '#43285a'],
};
const WORDS = ['#d8f65a', '#f3e7c6', '#ff8a78', '#141b06', '#24393a'] as const;

/** The sign of `card:ACT-08` or `aptitude:puny`; null where nobody has drawn one. */
export function signOf(ref: string): { art: string; ground: string; tones: readonly string[] } | null {
  const id = ref.slice(ref.indexOf(':') + 1);
  const [deck = '', number = ''] = id.split('-');
  const words = (SIGNS[ref.startsWith('card:') ? deck : ref.slice(0, ref.indexOf(':'))] ?? '').split(' ');
  const name = ref.startsWith('card:')
    ? words[Number(number) - 1]
    : words.find((word) => word.startsWith(`${id}:`))?.split(':')[1];
  const art = GLYPHS[ref.startsWith('mission:') ? 'FLAG' : (name ?? '')];
  if (art === undefined) return null;
  const [a, b, c, d, ground] = TONES[deck] ?? WORDS;
  return { art, ground, tones: [a, b, c, d] };
}

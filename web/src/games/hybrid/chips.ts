/** Options no thing on the table stands for: those that are only about whoever acts, and those about nothing. */

import type { Option, Way } from '../../protocol.ts';
import { narrow, tablet } from '../../stores/screen.ts';

const DRAWN = /^(square|door|card|mode|profile):/; // has a place of its own
const CARDS = /^(card|mode|profile):/; // and that place is always in sight
const FEW = 4;
const BESIDE = 2; // chips of a phone that share its one row
const MOST = 8;

export function chipsOf(options: readonly Option[], decision: string, ways: readonly Way[] = []): Option[] {
  if (ordered(decision)) return []; // numbers are given on a pad
  const moving = options.some((option) => option.block === 'stop');
  const handled = moving && (!narrow.current || turnsOnly(ways)); // turns are arrows on the map
  const drawn = options.length <= FEW ? CARDS : DRAWN;
  const plain = options.filter(
    (option) =>
      !option.refs.some((ref) => drawn.test(ref)) &&
      !levelOf(option) &&
      !facingOf(option) &&
      !(handled && option.block === 'turn'),
  );
  const few = narrow.current && !tablet.current ? plain.length <= BESIDE : options.length <= FEW;
  return plain.filter((option) => few || !isTarget(option)).slice(0, MOST);
}

/** A Movement that has come to its last step: who has no points left may still look around. */
export function turnsOnly(ways: readonly Way[]): boolean {
  return ways.length > 0 && ways.every((way) => way.path.length === 0);
}

/** The answer that ends a Movement, and its key. */
export function stopOf(options: readonly Option[]): Option | null {
  return options.find((option) => option.block === 'stop') ?? null;
}

export function keyOf(option: Option): string {
  return option.block === 'stop' ? 'E' : '';
}

const TURNS: Readonly<Record<string, string>> = { left: '↺ 90°', right: '↻ 90°', half: '180°' };

/** Turns, as short as an arrow: three of them lie beside each other on a phone, and the map keeps its room. */
export function signOf(option: Option): string {
  return option.block === 'turn' ? (TURNS[thingOf(option)] ?? '') : '';
}

/** `strike s`, `hand B`: the figure it names is the choice. */
export function isTarget(option: Option): boolean {
  return option.block === 'figure' || option.block === 'hand_to';
}

/** Figures that are choices themselves; he whom all options are about is none. */
export function targetsOf(options: readonly Option[]): ReadonlySet<string> {
  return new Set(options.filter(isTarget).flatMap((option) => option.refs.filter((ref) => ref.startsWith('figure:'))));
}

/** Cards are laid for a roll, or against it. */
export function cardWindow(decision: string): boolean {
  return decision === 'CARDS' || decision === 'HINDRANCE';
}

/** Secret numbers are given to the own warriors. */
export function ordered(decision: string): boolean {
  return decision === 'ORDER';
}

/** What an option names after its verb, in the notation of the rules: `3` of `level 3`. */
export function thingOf(option: Option): string {
  return option.words.slice(option.words.indexOf(' ') + 1);
}

/** The level of mastery an option announces; 0: none. */
export function levelOf(option: Option): number {
  return option.block === 'level' ? Number(thingOf(option)) : 0;
}

/** The facing an option chooses; empty: none. */
export function facingOf(option: Option): string {
  return option.refs.find((ref) => ref.startsWith('facing:'))?.slice('facing:'.length) ?? '';
}

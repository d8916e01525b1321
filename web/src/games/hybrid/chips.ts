/** Options no thing on the table stands for: those that are only about whoever acts, and those about nothing. */

import type { Option } from '../../protocol.ts';
import { narrow } from '../../stores/screen.ts';

const DRAWN = /^(square|door|card|mode|profile):/; // has a place of its own
const CARDS = /^(card|mode|profile):/; // and that place is always in sight
const FEW = 4;
const MOST = 8;

export function chipsOf(options: readonly Option[]): Option[] {
  const handled = !narrow.current && options.some((option) => option.words.startsWith('step ')); // turns are arrows on the map
  const drawn = options.length <= FEW ? CARDS : DRAWN;
  const plain = options.filter((option) => !option.words.startsWith('order ') && !option.refs.some((ref) => drawn.test(ref)) && !levelOf(option) && !facingOf(option) && !(handled && option.words.startsWith('turn ')));
  return plain.filter((option) => options.length <= FEW || !isTarget(option)).slice(0, MOST);
}

/** The answer that ends a Movement, and its key. */
export function stopOf(options: readonly Option[]): Option | null {
  return options.find((option) => option.words === 'stop') ?? null;
}

export function keyOf(option: Option): string {
  return option.words === 'stop' ? 'E' : '';
}

/** `strike s`, `order A`: the figure it names is the choice. */
export function isTarget(option: Option): boolean {
  return option.refs.some((ref) => ref.startsWith('figure:') && option.words.endsWith(` ${ref.slice('figure:'.length)}`));
}

/** Figures that are choices themselves; he whom all options are about is none. */
export function targetsOf(options: readonly Option[]): ReadonlySet<string> {
  return new Set(options.filter(isTarget).flatMap((option) => option.refs.filter((ref) => ref.startsWith('figure:'))));
}

/** Cards are laid for a roll, or against it. */
export function cardWindow(decision: string): boolean {
  return decision === 'CARDS' || decision === 'HINDRANCE';
}

/** The figurine a question is about: most of its options name it. Empty: there is none. */
export function subjectOf(options: readonly Option[]): string {
  const names = new Map<string, number>();
  for (const ref of options.filter((option) => !isTarget(option)).flatMap((option) => option.refs)) if (ref.startsWith('figure:')) names.set(ref, (names.get(ref) ?? 0) + 1);
  return [...names].find(([, times]) => times * 2 >= options.length)?.[0] ?? '';
}

/** The level of mastery an option announces; 0: none. */
export function levelOf(option: Option): number {
  return Number(/^level (\d)$/.exec(option.words)?.[1] ?? 0);
}

/** The facing an option chooses; empty: none. */
export function facingOf(option: Option): string {
  const turn = option.refs.find((ref) => ref.startsWith('facing:'));
  return turn?.slice('facing:'.length) ?? /^face ([NESW])$/.exec(option.words)?.[1] ?? '';
}

/**
 * Answers that are buttons of the prompt bar: to decline, and whatever else no thing on the table stands for, while
 * it is little.
 */

import type { Option } from '../protocol.ts';

const MOST = 3;
const NAMED = /^(side|seat):/; // no thing: it is called by its name

/**
 * Of the options shown as words (`chips`). A question that is only words is all buttons, and so is one whose
 * answers are all about the same thing: whether to use it. Of others those that decline.
 */
export function asidesOf(options: readonly Option[], chips: readonly Option[]): Option[] {
  const about = (option: Option): string => [...option.refs].sort().join(' ');
  const same = options.every((option) => about(option) === about(options[0]!));
  const nothing = ({ refs }: Option): boolean =>
    refs.length === 0 || (refs.some((ref) => ref.startsWith('side:')) && refs.every((ref) => NAMED.test(ref)));
  const plain = chips.filter((option) => same || nothing(option) || option.declines);
  if (plain.length === options.length && plain.length <= MOST) return plain;
  return chips.filter((option) => option.declines).slice(0, MOST);
}

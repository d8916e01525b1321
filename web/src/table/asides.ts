/** Answers that are buttons of the prompt bar: to decline, and whatever else no thing on the table stands for, while it is little. */

import type { Option } from '../protocol.ts';

const MOST = 3;

/** Of the options shown as words (`chips`). A question that is only words is all buttons; of others those that decline. */
export function asidesOf(options: readonly Option[], chips: readonly Option[]): Option[] {
  const declining = chips.filter((option) => option.declines);
  const plain = chips.filter((option) => option.refs.length === 0 || option.declines);
  if (plain.length === options.length && plain.length <= MOST) return plain;
  return declining.slice(0, MOST);
}

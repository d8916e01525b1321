/** What is chosen from cards of words: the mode of a warrior, and the level of mastery. */

import type { Face, Fact, Odds, Option, Thing } from '../../protocol.ts';
import { levelOf } from './chips.ts';
import { stateOf } from './warriors.ts';
import { say } from '../../words/words.svelte.ts';

export interface Choice {
  ref: string;
  number: string;
  name: string;
  text: string; // what it does
  foot: string; // what it comes to
  spoken: string;
  chosen: boolean;
  choose: (element: Element) => void;
}

export const MODE = 'mode:';

/** Whether a mode is to be announced. */
export function asksMode(options: readonly Option[]): boolean {
  return options.some((option) => option.refs.some((ref) => ref.startsWith(MODE)));
}

/** The modes of whoever acts: their names, what they are for, and how well he masters them. */
export function modesOf(
  facts: readonly Fact[],
  faces: ReadonlyMap<string, Face>,
  live: ReadonlySet<string>,
  touched: ReadonlySet<string>,
  touch: (ref: string, element: Element) => void,
): Choice[] {
  return facts.flatMap((fact): Choice[] => {
    const ref = `${MODE}${fact.code}`;
    const face = faces.get(ref);
    if (!live.has(ref)) return [];
    const name = face?.name.split(', ').at(-1) ?? fact.title;
    return [
      {
        ref,
        number: fact.value,
        name,
        text: face?.text.split(/(?<=\.) /, 1)[0] ?? '',
        foot: '',
        spoken: say('hybrid-mode_said', {
          name,
          title: fact.title,
          value: fact.value,
          text: face?.text ?? '',
          may: say('common-choosable'),
        }),
        chosen: touched.has(ref),
        choose: (element) => touch(ref, element),
      },
    ];
  });
}

/** The six levels of the mode a warrior has announced, by name and what each does. */
export function levelsMeant(thing: Thing, faces: ReadonlyMap<string, Face>): readonly Fact[] {
  return faces.get(`${MODE}${stateOf(thing, 'mode')}`)?.facts ?? [];
}

/** `meant`: the levels of the mode; `outlook`: a sentence to each, where no odds tell it: Movement points. */
export function levelsOf(
  options: readonly Option[],
  meant: readonly Fact[],
  odds: readonly Odds[],
  outlook: readonly string[],
  chosen: Option | null,
  choose: (option: Option, element: Element) => void,
): Choice[] {
  return options.map((option, at) => {
    const level = levelOf(option);
    const { title: name, note: text } = meant[level - 1] ?? { title: option.label, note: '' };
    const chance = odds.find((each) => each.action === option.action);
    const line = outlook[at] ?? '';
    const said = line.slice(line.indexOf(':') + 1).trim();
    return {
      ref: `level:${level}`,
      number: String(level),
      name,
      text,
      foot: chance ? say('hybrid-sl', { level: chance.sum.total.replace('-', '−'), chance: chance.chance }) : said,
      spoken: say('hybrid-level_said', {
        level,
        name,
        text: text ? `, ${text}` : '',
        odds: chance
          ? say('hybrid-level_odds', { level: chance.sum.total.replace('-', '−'), chance: chance.chance })
          : '',
        may: say('common-choosable'),
      }),
      chosen: chosen === option,
      choose: (element) => choose(option, element),
    };
  });
}

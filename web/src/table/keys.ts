/** Keys of the table page. Typing into a field is left alone. */

import { MAP, type Option } from '../protocol.ts';
import { closeTop } from '../stores/over.ts';
import { openRule } from '../stores/rules.ts';
import { optionAt } from './chips.ts';
import { directed } from '../stage/keys.ts';
import type { Choosing } from './choosing.svelte.ts';
import { undoesAlone } from './prompt.ts';
import type { Scene } from './scene.svelte.ts';

/** What was chosen by its number is played by Enter, wherever the focus was left before. */
let numbered: Option | null = null;

/** A thing on the table that a pointer touched keeps the focus, though nobody went to it with a key. */
let touched: Element | null = null;

export function pointed(event: Event): void {
  const thing = event.target instanceof HTMLElement ? event.target.closest('[data-ref]') : null;
  touched = thing ?? touched; // a click on nothing takes no focus
}

export function pressed(scene: Scene, event: KeyboardEvent): void {
  if (event.key === 'Tab' || event.key.startsWith('Arrow')) touched = null;
  if (event.defaultPrevented || event.altKey || typing(event.target)) return;
  const choosing = scene.session.choosing;
  if (event.ctrlKey || event.metaKey) {
    const { summary, update } = scene.session;
    if (event.key.toLowerCase() === 'z' && undoesAlone(summary?.seats ?? [], update)) {
      event.preventDefault();
      void scene.session.undo(false);
    }
    return;
  }
  if (scene.stage.playing && directed(scene.stage, event)) {
    event.preventDefault();
    return;
  }
  const option = optionAt(choosing.options, event.key);
  if (option !== null) {
    numbered = option;
    void (scene.asides.includes(option) ? choosing.press(option) : choosing.choose(option)); // as its button does
  } else if (event.key === 'Enter' && !event.shiftKey && byNumber(choosing)) void choosing.confirm();
  else if (event.key === 'Enter' && !event.shiftKey && choosing.ready && choosing.touched.has(thingOf(event.target)))
    void choosing.confirm(); // a click puts it back, where several are picked
  else if (event.key === 'Enter' && event.shiftKey && choosing.plan?.other) void choosing.confirmOther();
  else if (event.key === 'Enter' && choosing.ready && !onControl(event.target)) void choosing.confirm();
  else if (event.key === 'Escape') {
    if (!closeTop()) void choosing.cancel();
  } else if (event.key === 'o') scene.open('options');
  else if (event.key === 'l') scene.open('log');
  else if (event.key === 'w') scene.open('since');
  else if (event.key === 'c') scene.open('chat');
  else if (event.key === 'r') openRule('');
  else if (event.key === 'b' && inWords(scene)) scene.open('words');
  else if (event.key === '?') scene.open('settings');
  else return;
  event.preventDefault();
}

/** A single answer, or the last pick of a gesture that is whole. */
const byNumber = (choosing: Choosing): boolean =>
  numbered !== null && choosing.ready && (choosing.chosen === numbered || choosing.picked.at(-1) === numbered.action);

const thingOf = (target: EventTarget | null): string =>
  (target instanceof HTMLElement && target.closest<HTMLElement>('[data-ref]')?.dataset.ref) || '';

/** A table with a map has words of its own. */
const inWords = (scene: Scene): boolean => !scene.session.update?.board.zones.some((zone) => zone.shape === MAP);

export function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=radio], [type=checkbox]), textarea, select') !== null
  );
}

/**
 * A focused control does its own thing with Enter; a thing on the table that is chosen plays itself that way too. A
 * number that is moved by arrows has none.
 */
function onControl(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const control = target.closest('button:not([data-ref^="order:"]), a, summary');
  return control !== null && control !== touched;
}

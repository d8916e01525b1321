/** Habits of whoever sits at this browser. */

import type { Speed } from '../stage/speed.ts';
import { keep, keptJson } from './kept.ts';

export interface Settings {
  oneClick: boolean; // an answer is played at the first click; one that reveals something never is
  autoPass: boolean; // card windows and the like are declined by themselves; see table/passing.svelte.ts
  leftHanded: boolean; // side column and action bar on the other side
  sound: boolean;
  speed: Speed; // of telling what happened
  hints: boolean; // help with the questions of a first game after a lesson; see learn/FirstHint.svelte
  stillness: boolean; // as little motion as where the system asks for it; see styles/still.css
}

const DEFAULT: Settings = {
  oneClick: false,
  autoPass: false,
  leftHanded: false,
  sound: false,
  speed: 'normal',
  hints: true,
  stillness: false,
};

export const settings: Settings = $state(keptJson('settings', DEFAULT));
document.documentElement.toggleAttribute('data-still', settings.stillness);

export function set<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  settings[key] = value;
  if (key === 'stillness') document.documentElement.toggleAttribute('data-still', settings.stillness);
  keep('settings', JSON.stringify(settings));
}

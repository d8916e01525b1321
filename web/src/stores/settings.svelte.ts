/** Habits of whoever sits at this browser. */

import { keep, keptJson } from './kept.ts';

export interface Settings {
  oneClick: boolean; // an answer is played at the first click; one that reveals something never is
  leftHanded: boolean; // side column and action bar on the other side
}

const DEFAULT: Settings = { oneClick: false, leftHanded: false };

export const settings: Settings = $state(keptJson('settings', DEFAULT));

export function set<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  settings[key] = value;
  keep('settings', JSON.stringify(settings));
}

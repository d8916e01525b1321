/** XYbrid: the light table. */

import { type Looks, PLAIN } from '../../table/looks.ts';
import Art from './Art.svelte';
import MonsterZone from './MonsterZone.svelte';
import RoundTable from './RoundTable.svelte';
import { sumsOf } from './rounds.ts';
import { mood, SCRIPT } from './script.ts';
import './stage.css';

export const LOOKS: Looks = {
  ...PLAIN,
  room: 'light-table',
  few: 1,
  noted: true,
  Art,
  Creature: MonsterZone,
  script: SCRIPT,
  mood,
  Held: RoundTable,
  sum: sumsOf,
};

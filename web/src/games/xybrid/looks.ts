/** XYbrid: the light table. */

import { type Looks, PLAIN } from '../../table/looks.ts';
import Art from './Art.svelte';
import MonsterZone from './MonsterZone.svelte';

export const LOOKS: Looks = { ...PLAIN, room: 'light-table', few: 1, Art, Creature: MonsterZone };

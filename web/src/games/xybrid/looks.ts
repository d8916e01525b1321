/** XYbrid: the light table. */

import type { Looks } from '../../table/looks.ts';
import Art from './Art.svelte';
import MonsterZone from './MonsterZone.svelte';

export const LOOKS: Looks = { room: 'light-table', Art, Creature: MonsterZone, Board: null };

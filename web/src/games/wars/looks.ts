/** Mutation Wars: the tank. */

import { type Looks, PLAIN } from '../../table/looks.ts';

export const LOOKS: Looks = { ...PLAIN, room: 'tank' };

/** Whether somebody took a lesson of a game at this browser: then their first games are helped along. */

import { kept } from './kept.ts';

export function hasLearnt(game: string): boolean {
  return game !== '' && kept(`learn.${game}`) !== null;
}

/** A monster to keep. Loaded when somebody shares. */

import { monsterSvg } from '../../art/xybrid/still.ts';
import { built, scoreOf, type Shown, type Subject } from '../../share/subjects.ts';
import { creatureOf } from './monster.ts';
import { say } from '../../words/words.svelte.ts';

export function subjectsOf(shown: Shown): Subject[] {
  return built(shown).map(({ zone, owner, words }) => {
    const creature = creatureOf(zone);
    return {
      seat: zone.owner,
      name: say('xybrid-monster_of', { owner }),
      score: scoreOf(shown, zone.owner, (counter) => counter.code === 'infamy'),
      words,
      draw: () => monsterSvg(creature),
      ground: 'light-table',
    };
  });
}

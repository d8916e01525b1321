/** A creature to keep. Loaded when somebody shares. */

import { creatureSvg } from '../../art/wars/still.ts';
import { built, countersOf, scoreOf, type Shown, type Subject } from '../../share/subjects.ts';
import { treeOf } from './creature.ts';
import { say } from '../../words/words.svelte.ts';

export function subjectsOf(shown: Shown): Subject[] {
  return built(shown).flatMap(({ zone, owner, words }): Subject[] => {
    const tree = treeOf(zone);
    if (tree === null) return [];
    const complete = countersOf(shown.board, zone.owner).some((counter) => counter.code === 'mark_complete');
    return [
      {
        seat: zone.owner,
        name: say('wars-creature_of', { owner }),
        score: scoreOf(shown, zone.owner, (counter) => counter.code === 'attack' || counter.code === 'defence'),
        words,
        draw: () => creatureSvg(tree, complete),
        ground: 'tank',
      },
    ];
  });
}

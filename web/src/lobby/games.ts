/** My games: how each ended for me, and which of them are shown. */

import { entryOf } from '../games/entries.ts';
import type { CompanionGame, GameLine } from '../protocol.ts';
import { calledAt, listed, numbered } from '../table/people.ts';
import { say } from '../words/words.svelte.ts';

export type Outcome = 'won' | 'lost' | 'drawn' | 'going' | 'away';

/** What one may look for. */
export const OUTCOMES: readonly Outcome[] = ['won', 'lost', 'drawn', 'going', 'away'];

export interface Wanted {
  game: string; // empty: any
  outcome: Outcome | '';
  opponent: string; // part of a name
}

export function outcomeOf(line: GameLine): Outcome {
  if (line.status === 'closed') return 'away';
  if (line.status !== 'over') return 'going';
  if (line.winners.some((seat) => line.yours.includes(seat))) return 'won';
  return line.ranks.length > 0 && line.winners.length === 0 ? 'drawn' : 'lost';
}

/** "Lost to Mira and Greedy, 12 to 40", "Resigned against Greedy". */
export function toldOf(line: GameLine): string {
  const outcome = outcomeOf(line);
  const others = opponents(line);
  const whom = others.length > 0 ? listed(others) : say('lobby-yourself');
  const mine = line.scores[line.yours[0] ?? -1];
  const best = Math.max(...line.scores.filter((_, seat) => !line.yours.includes(seat)));
  const resigned = line.resigned.some((seat) => line.yours.includes(seat));
  const given = line.resigned.length > 0;
  const level = mine === best && (mine === 0 || outcome !== 'drawn'); // it was not decided by that
  const scored =
    given || mine === undefined || !Number.isFinite(best) || level ? '' : say('lobby-scored', { mine, best });
  if (resigned) return say('lobby-told_resigned', { whom });
  if (outcome === 'won' && given) return say('lobby-told_given', { whom });
  if (outcome === 'going' || outcome === 'away') return say(`lobby-told_${outcome}`, { whom });
  return say(`lobby-told_${outcome}`, { whom, scored });
}

export function opponents(line: GameLine): string[] {
  const names = numbered(calledAt(line.names, line.bots).map((name) => name || say('lobby-nobody_yet'))); // as they are called at the table
  return names.filter((_, seat) => !line.yours.includes(seat));
}

export function shown(lines: readonly GameLine[], wanted: Wanted): GameLine[] {
  const part = wanted.opponent.trim().toLowerCase();
  return lines.filter(
    (line) =>
      (wanted.game === '' || line.game === wanted.game) &&
      (wanted.outcome === '' || outcomeOf(line) === wanted.outcome) &&
      (part === '' || opponents(line).some((name) => name.toLowerCase().includes(part))),
  );
}

/** A game beside the real table, in one line; what the page of the companion wrote is read with care. */
export function realGame({ game, result }: CompanionGame): { title: string; told: string } {
  const texts = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : []);
  const { players, totals, ranks, winner } = result;
  const names = texts(players);
  const won = Array.isArray(ranks)
    ? names.filter((_, seat) => ranks[seat] === 1)
    : typeof winner === 'number'
      ? names.slice(winner, winner + 1)
      : typeof winner === 'string' && winner
        ? [winner]
        : [];
  const points = texts(totals);
  const who =
    typeof winner === 'string' && winner
      ? say('lobby-side_won', { side: winner })
      : won.length > 0
        ? say('lobby-players_won', { names: listed(won) })
        : say('lobby-nobody_won');
  const others = names.filter((name) => !won.includes(name));
  const scores =
    points.length === names.length && points.length > 0
      ? `: ${names.map((name, seat) => `${name} ${points[seat]}`).join(', ')}`
      : others.length > 0
        ? say('lobby-against_others', { names: listed(others) })
        : '';
  return { title: entryOf(game)?.title ?? game, told: `${who}${scores}` };
}

/** "5 won, 3 lost of 9" */
export function summedUp(lines: readonly GameLine[]): string {
  const count = (outcome: Outcome): number => lines.filter((line) => outcomeOf(line) === outcome).length;
  return [
    say('lobby-sum_games', { count: lines.length }),
    say('lobby-sum_won', { count: count('won') }),
    say('lobby-sum_lost', { count: count('lost') }),
    ...(count('drawn') > 0 ? [say('lobby-sum_drawn', { count: count('drawn') })] : []),
  ].join(' · ');
}

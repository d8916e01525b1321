/** The chairs of a table that is not opened yet. */

import type { Choice, ClockRule, GameSummary, NewTable } from '../protocol.ts';
import { say } from '../words/words.svelte.ts';
import type { BotsPace } from './pace.ts';

/** `me`, `open`, or the name of a bot: as the server wants it. */
export type Sitter = string;

export interface Plan {
  game: string;
  sitters: Sitter[];
  names: string[]; // of several people at this keyboard, by seat
  listed: boolean;
  clock: ClockRule | null;
  pace: BotsPace; // of the bots, where people play
  pack: string; // the cards; empty: the usual ones
  config: Record<string, string | string[]>; // what was agreed beside the number of players
}

export const CLOCKS: readonly { label: () => string; clock: ClockRule | null }[] = [
  { label: () => say('lobby-clock_none'), clock: null },
  { label: () => '10 min + 10 s', clock: { bank: 600, increment: 10 } },
  { label: () => '25 min + 20 s', clock: { bank: 1500, increment: 20 } },
  { label: () => say('lobby-clock_letter'), clock: { bank: 3 * 86_400, increment: 12 * 3600 } },
];

/** The bot for somebody who does not want to choose. */
export function usualBot(bots: readonly string[]): string {
  return bots.find((bot) => bot === 'greedy') ?? bots.at(-1) ?? 'random';
}

export function newPlan(game: GameSummary): Plan {
  const seats = Math.max(2, game.least_seats);
  return {
    game: game.name,
    sitters: ['me', ...Array<string>(seats - 1).fill('open')],
    names: Array<string>(seats).fill(''),
    listed: false,
    clock: null,
    pace: 'normal',
    pack: '',
    config: {},
  };
}

export function withSeats(plan: Plan, seats: number): Plan {
  const longer = <T>(list: readonly T[], filler: T): T[] =>
    [...list, ...Array<T>(Math.max(0, seats - list.length)).fill(filler)].slice(0, seats);
  return { ...plan, sitters: longer(plan.sitters, 'open'), names: longer(plan.names, '') };
}

/** Several people share this browser. */
export function hotSeat(plan: Plan): boolean {
  return plan.sitters.filter((sitter) => sitter === 'me').length > 1;
}

export function openSeats(plan: Plan): number {
  return plan.sitters.filter((sitter) => sitter === 'open').length;
}

export function requestOf(plan: Plan): NewTable {
  return {
    game: plan.game,
    seats: plan.sitters,
    listed: plan.listed && openSeats(plan) > 0,
    start: openSeats(plan) === 0,
    clock: plan.clock,
    ...(pacedBots(plan) ? { pace: plan.pace } : {}),
    ...(plan.pack ? { pack: plan.pack } : {}),
    config: agreed(plan),
  };
}

/** Other cards, and with them other things to agree on. */
export function withPack(plan: Plan, pack: string): Plan {
  return { ...plan, pack, config: {} };
}

/** What can be agreed with the chosen cards. */
export function settingsOf(game: GameSummary, plan: Plan): readonly Choice[] {
  return game.packs.find((pack) => pack.name === plan.pack)?.settings ?? game.settings;
}

/** Whether there are bots to be too quick for somebody. */
export function pacedBots(plan: Plan): boolean {
  const people = plan.sitters.filter((sitter) => sitter === 'me' || sitter === 'open').length;
  return people > 0 && people < plan.sitters.length;
}

/** What differs from the usual game: nothing is sent that nobody chose. */
function agreed(plan: Plan): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(plan.config).filter(([, chosen]) => chosen.length > 0));
}

/** One value instead of another, or of several one more or one less. */
export function withChoice(plan: Plan, setting: Choice, value: string): Plan {
  const before = plan.config[setting.key];
  if (!setting.several)
    return { ...plan, config: { ...plan.config, [setting.key]: value === setting.choices[0] ? '' : value } };
  const chosen = Array.isArray(before) ? before : [];
  const after = setting.choices.filter((choice) =>
    choice === value ? !chosen.includes(choice) : chosen.includes(choice),
  );
  return { ...plan, config: { ...plan.config, [setting.key]: after } };
}

/** What is agreed: one value, or any number of them. */
export function chosenOf(plan: Plan, setting: Choice): string[] {
  return setting.choices.filter((value) => isChosen(plan, setting, value));
}

export function isChosen(plan: Plan, setting: Choice, value: string): boolean {
  const chosen = plan.config[setting.key] ?? '';
  if (setting.several) return chosen.includes(value);
  return (chosen || setting.choices[0]) === value;
}

/** One click: me against bots, at once. */
export function quickTable(game: GameSummary, rival: string): NewTable {
  const seats = Math.max(2, game.least_seats);
  return { game: game.name, seats: ['me', ...Array<string>(seats - 1).fill(rival)], start: true };
}

/** What the button says it will do. */
export function promise(plan: Plan): string {
  const open = openSeats(plan);
  if (open > 0) return plan.listed ? say('lobby-promise_open') : say('lobby-promise_copy');
  if (!plan.sitters.includes('me')) return say('lobby-promise_watch');
  return hotSeat(plan) ? say('lobby-promise_hot') : say('lobby-promise_start');
}

/** How much of each table was told in this browser, so that nothing is told twice. */

import { keep, kept } from '../stores/kept.ts';

const KEY = 'told';
const MOST = 30; // tables remembered

type Memory = [table: string, seats: Record<number, number>][]; // the one used last at the end

function remembered(): Memory {
  try {
    const found = JSON.parse(kept(KEY) ?? '[]') as Memory;
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** By seat: how many events were told. A seat that is not there has never been looked through. */
export function toldOf(table: string): Record<number, number> {
  return { ...remembered().find(([name]) => name === table)?.[1] };
}

export function keepTold(table: string, seats: Record<number, number>): void {
  const others = remembered().filter(([name]) => name !== table);
  keep(KEY, JSON.stringify([...others, [table, seats]].slice(-MOST)));
}

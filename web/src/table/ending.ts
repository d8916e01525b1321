/** Who came where. */

import type { Ending } from '../protocol.ts';

export interface Place {
  seat: number;
  rank: number;
  score: number;
}

export function places(ending: Ending): Place[] {
  return ending.ranks
    .map((rank, seat) => ({ seat, rank, score: ending.scores[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** Whether a seed is the one that was promised: its SHA-256 was shown from the start. Null: this browser cannot tell. */
export async function keepsPromise(seed: string, commitment: string): Promise<boolean | null> {
  if (globalThis.crypto?.subtle === undefined || !/^([0-9a-f]{2})+$/.test(seed)) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/toml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

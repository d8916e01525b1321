/** What happened, kept in order through news, coming back and undo. */

import type { Happened, Update } from '../protocol.ts';

/** The events of an update replace what is known from number `first` on. Null: something is missing in between. */
export function merged(known: readonly Happened[], update: Update): Happened[] | null {
  if (update.first > known.length) return null;
  return [...known.slice(0, update.first), ...update.events];
}

export interface PlyGroup {
  ply: number;
  from: number; // number of its first event
  lines: Happened[];
}

/** Lines that belong to one answer stand together. */
export function byPly(events: readonly Happened[]): PlyGroup[] {
  const groups: PlyGroup[] = [];
  events.forEach((event, at) => {
    const last = groups.at(-1);
    if (last !== undefined && last.ply === event.ply) last.lines.push(event);
    else groups.push({ ply: event.ply, from: at, lines: [event] });
  });
  return groups;
}

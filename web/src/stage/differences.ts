/** What changed between two JSON values, as the server writes it (`monstrum/server/differences.py` says how). */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The new value. The old one is left as it is, and shared where nothing changed. */
export function applied(change: Json, old: Json): Json {
  if (!isObject(change)) return change;
  if ('=' in change) return change['='] ?? null;
  if ('@' in change) return edited(change['@'] as Json[], old as Json[]);
  const changes = change['~'] as { [key: string]: Json } | undefined;
  const gone = change['-'] as string[] | undefined;
  if (changes === undefined && gone === undefined) return old;
  const now: { [key: string]: Json } = { ...(old as { [key: string]: Json }) };
  for (const key of gone ?? []) delete now[key];
  for (const [key, each] of Object.entries(changes ?? {})) now[key] = applied(each, now[key] ?? null);
  return now;
}

function edited(edits: readonly Json[], old: readonly Json[]): Json[] {
  const now: Json[] = [];
  let at = 0;
  for (const edit of edits) {
    if (Array.isArray(edit)) now.push(...edit);
    else if (isObject(edit)) now.push(applied(edit, old[at++] ?? null));
    else if (typeof edit === 'number' && edit < 0) at -= edit;
    else if (typeof edit === 'number') now.push(...old.slice(at, (at += edit)));
  }
  return [...now, ...old.slice(at)];
}

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

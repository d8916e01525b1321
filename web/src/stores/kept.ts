/** What this browser remembers. Storage may be switched off or full: then things live as long as the page. */

const PREFIX = 'monstrum.';
const loose = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return loose.get(key) ?? null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    if (value === null) loose.delete(key);
    else loose.set(key, value);
  }
}

export function keptJson<Value>(key: string, otherwise: Value): Value {
  try {
    return { ...otherwise, ...(JSON.parse(kept(key) ?? '{}') as Partial<Value>) };
  } catch {
    return otherwise;
  }
}

/** What a line needs from its surroundings; tests give others. */
export interface Wires {
  open(): WebSocket;
  later(action: () => void, milliseconds: number): () => void;
  now(): number; // milliseconds
  jitter(): number; // 0 to 1
}

/** The real surroundings. */
export function wiresTo(table: string): Wires {
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return {
    open: () => new WebSocket(url),
    later(action, milliseconds) {
      const timer = setTimeout(action, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    jitter: () => Math.random(),
  };
}

/** A command's own id: the same one is never played twice. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

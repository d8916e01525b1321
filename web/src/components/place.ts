const GAP = 14;
const EDGE = 8;

/** Puts a card above its thing, or below it where there is more room, inside the window. */
export function placeBeside(card: HTMLElement, thing: Element | null): void {
  const width = card.offsetWidth;
  const height = card.offsetHeight;
  const room = { width: document.documentElement.clientWidth, height: innerHeight };
  if (thing === null || !thing.isConnected) {
    put(card, (room.width - width) / 2, (room.height - height) / 3, 'none', 0);
    return;
  }
  const box = thing.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const left = clamp(middle - width / 2, EDGE, room.width - width - EDGE);
  const above = box.top - height - GAP;
  const below = box.bottom + GAP;
  if (above >= EDGE) put(card, left, above, 'above', middle - left);
  else if (below + height <= room.height - EDGE) put(card, left, below, 'below', middle - left);
  else put(card, left, clamp(above, EDGE, room.height - height - EDGE), 'none', 0);
}

function put(card: HTMLElement, x: number, y: number, side: string, arrow: number): void {
  card.style.setProperty('--x', `${Math.round(x)}px`);
  card.style.setProperty('--y', `${Math.round(y)}px`);
  card.style.setProperty('--arrow', `${Math.round(clamp(arrow, 20, card.offsetWidth - 20))}px`);
  card.dataset.side = side;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

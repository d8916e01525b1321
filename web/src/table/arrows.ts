/** Arrow keys inside a zone: to the nearest thing in that direction. */

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrows(zone: HTMLElement): () => void {
  const key = (event: KeyboardEvent): void => {
    const here = event.target;
    if (!(here instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const things = [...zone.querySelectorAll<HTMLElement>('[data-ref]')].filter((thing) => thing.offsetParent !== null);
    let next: HTMLElement | undefined;
    if (event.key === 'Home') next = things[0];
    else if (event.key === 'End') next = things.at(-1);
    else {
      const direction = DIRECTIONS[event.key];
      if (direction !== undefined) next = nearest(here, things, direction);
    }
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  zone.addEventListener('keydown', key);
  return () => zone.removeEventListener('keydown', key);
}

function nearest(
  here: HTMLElement,
  things: HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const from = middle(here);
  let best: HTMLElement | undefined;
  let shortest = Infinity;
  for (const thing of things) {
    if (thing === here) continue;
    const to = middle(thing);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along < 4) continue;
    const distance = along + aside * 3;
    if (distance < shortest) {
      shortest = distance;
      best = thing;
    }
  }
  return best;
}

function middle(thing: HTMLElement): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

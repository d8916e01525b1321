/**
 * Dragging with mouse, pen or finger from one place of a group to another. A touch that does not travel stays a
 * click.
 */

export interface Drag {
  may(place: string): boolean; // whether there is something to take
  move(place: string, x: number, y: number): void; // in pixels of the group
  drop(place: string, onto: string): void;
  end(): void; // dropped or given up
}

const TRAVEL = 6; // pixels until it is no click
const REACH = 90; // from the middle of the place it is dropped on

export function dragging(drag: Drag): (group: HTMLElement) => () => void {
  return (group) => {
    let taken: { place: string; x: number; y: number; id: number } | null = null;
    let travelled = false;

    const down = (event: PointerEvent): void => {
      const place = placeOf(event.target);
      if (event.button !== 0 || place === '' || !drag.may(place)) return;
      taken = { place, x: event.clientX, y: event.clientY, id: event.pointerId };
      travelled = false;
    };
    const move = (event: PointerEvent): void => {
      if (taken === null || event.pointerId !== taken.id) return;
      travelled ||= Math.hypot(event.clientX - taken.x, event.clientY - taken.y) > TRAVEL;
      if (!travelled) return;
      const box = group.getBoundingClientRect();
      drag.move(taken.place, event.clientX - box.left, event.clientY - box.top);
    };
    const up = (event: PointerEvent): void => {
      if (taken === null || event.pointerId !== taken.id) return;
      const { place } = taken;
      taken = null;
      if (!travelled) return;
      const onto = event.type === 'pointerup' ? nearest(group, event.clientX, event.clientY) : '';
      if (onto !== '') drag.drop(place, onto);
      drag.end();
    };
    /** The click that ends a drag is none. */
    const click = (event: MouseEvent): void => {
      if (travelled) {
        event.stopPropagation();
        event.preventDefault();
      }
      travelled = false;
    };
    group.addEventListener('pointerdown', down);
    group.addEventListener('click', click, true);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      group.removeEventListener('pointerdown', down);
      group.removeEventListener('click', click, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };
}

function placeOf(target: EventTarget | null): string {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '') : '';
}

function nearest(group: HTMLElement, x: number, y: number): string {
  let found = '';
  let shortest = REACH;
  for (const each of group.querySelectorAll<HTMLElement>('[data-place]')) {
    const box = each.getBoundingClientRect();
    const far = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
    if (far < shortest) [found, shortest] = [each.dataset['place'] ?? '', far];
  }
  return found;
}

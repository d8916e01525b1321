/** A map is moved by dragging it; the wheel with Ctrl, or two fingers, make it larger. One finger scrolls by itself. */

const STILL = 6; // pixels: less is a click

export function panning(zoom: (times: number) => void): (frame: HTMLElement) => () => void {
  return (frame) => {
    let from: { x: number; y: number; left: number; top: number } | null = null;
    let dragged = false;
    let apart = 0;

    const down = (event: PointerEvent): void => {
      dragged = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
    };
    const move = (event: PointerEvent): void => {
      if (from === null) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      dragged ||= Math.hypot(dx, dy) > STILL;
      if (dragged) frame.scrollTo({ left: from.left - dx, top: from.top - dy });
    };
    const up = (): void => {
      from = null;
    };
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12);
    };
    const pinch = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (one === undefined || other === undefined) {
        apart = 0;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (apart > 0 && now > 0) zoom(now / apart);
      apart = now;
    };
    const lifted = (): void => {
      apart = 0;
    };

    frame.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    frame.addEventListener('click', click, { capture: true });
    frame.addEventListener('wheel', wheel, { passive: false });
    frame.addEventListener('touchmove', pinch, { passive: false });
    frame.addEventListener('touchend', lifted);
    return () => {
      frame.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      frame.removeEventListener('click', click, { capture: true });
      frame.removeEventListener('wheel', wheel);
      frame.removeEventListener('touchmove', pinch);
      frame.removeEventListener('touchend', lifted);
    };
  };
}

/** Where a note lies on the map so that nobody it is about is covered. All in pixels. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 16;
const EDGE = 6;

/** Beside `about`, inside the frame, over as little as possible of what is `busy` (its first ones count most). */
export function beside(
  about: Box,
  size: { width: number; height: number },
  frame: { width: number; height: number },
  busy: readonly Box[],
): { left: number; top: number } {
  const { width, height } = size;
  const [x, y] = [about.left + about.width / 2 - width / 2, about.top + about.height / 2 - height / 2];
  const [right, left, above, below] = [
    about.left + about.width + GAP,
    about.left - GAP - width,
    about.top - GAP - height,
    about.top + about.height + GAP,
  ];
  const places = [
    [right, y],
    [left, y],
    [x, above],
    [x, below],
    [right, above],
    [left, above],
    [right, below],
    [left, below],
  ] as const;
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const [wantedLeft, wantedTop] of places) {
    const at = { left: within(wantedLeft, frame.width - width), top: within(wantedTop, frame.height - height) };
    const covered = busy.reduce(
      (sum, box, number) => sum + overlap({ ...at, width, height }, box) * (number < 2 ? 4 : 1),
      0,
    );
    const moved = Math.abs(at.left - wantedLeft) + Math.abs(at.top - wantedTop);
    if (covered + moved < least) [best, least] = [at, covered + moved];
  }
  return best;
}

const within = (wanted: number, most: number): number => Math.max(EDGE, Math.min(wanted, most - EDGE));

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

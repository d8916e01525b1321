/** Where the places of a `slots` zone are drawn, row and column, in the order of its things. A game without an
 * arrangement flows from left to right; further things fill what is free. */

type Cell = readonly [row: number, column: number];

const BY_ZONE: Readonly<Record<string, readonly Cell[]>> = {
  // XYbrid: core, head, left arm, right arm, legs; auxiliaries take the corners.
  monster: [
    [2, 2],
    [1, 2],
    [2, 1],
    [2, 3],
    [3, 2],
  ],
};

export function cellOf(zone: string, at: number): Cell | null {
  return BY_ZONE[zone.slice(zone.lastIndexOf('.') + 1)]?.[at] ?? null;
}

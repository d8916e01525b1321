/**
 * How much of the map is in sight. The frame scrolls by itself; here is only how large a square is, and where to
 * look.
 */

const LARGEST = 92;
const STEP = 1.25;
const RIM = 0.2; // of a square: wall around the floor that one wants to see

/** The squares one can stand on or look at: without the walls around them. */
export function floorOf(rows: readonly string[]): Block {
  const places = rows.flatMap((letters, row) =>
    Array.from(letters).flatMap((letter, column) => (letter === '#' || letter === ' ' ? [] : [{ column, row }])),
  );
  const column = Math.min(...places.map((place) => place.column));
  const row = Math.min(...places.map((place) => place.row));
  return {
    column,
    row,
    columns: Math.max(...places.map((place) => place.column)) + 1 - column,
    rows: Math.max(...places.map((place) => place.row)) + 1 - row,
  };
}

/** Some squares side by side. */
export interface Block {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

export class Camera {
  width = $state(0); // of the frame, in pixels
  height = $state(0);
  columns = $state(1);
  rows = $state(1);
  floor: Block | null = $state.raw(null);
  usual = $state(50); // pixels of a square one can play with
  whole = $state(false);
  #factor = $state(1);
  left = $state(0); // what the frame has scrolled
  top = $state(0);

  /** A square when all of the map is in sight. */
  fit = $derived(Math.min(LARGEST, Math.max(8, Math.min(this.width / this.columns, this.height / this.rows))));
  unit = $derived(this.whole ? this.fit : Math.min(LARGEST, Math.max(this.fit, this.usual * this.#factor)));
  /** There is more than one can see. */
  more = $derived(this.unit > this.fit + 0.5);
  /** A small map lies in the middle of its frame. */
  margin = $derived({
    left: Math.max(0, (this.width - this.columns * this.unit) / 2),
    top: Math.max(0, (this.height - this.rows * this.unit) / 2),
  });
  /** The part in sight, in squares. */
  sight = $derived({
    column: this.left / this.unit,
    row: this.top / this.unit,
    columns: this.width / this.unit,
    rows: this.height / this.unit,
  });

  zoom(times: number): void {
    const unit = Math.min(LARGEST, Math.max(this.fit, this.unit * times));
    this.whole = unit <= this.fit + 0.5 && this.usual > this.fit;
    if (!this.whole) this.#factor = unit / this.usual;
  }

  nearer(): void {
    this.zoom(STEP);
  }

  farther(): void {
    this.zoom(1 / STEP);
  }

  /** Where all of the floor is in sight, if there is room for it: then the map stands still, whatever is asked. */
  home = $derived.by((): { left: number; top: number } | null => {
    const { floor } = this;
    if (floor === null || !this.more) return null;
    const fits =
      (floor.columns + 2 * RIM) * this.unit <= this.width && (floor.rows + 2 * RIM) * this.unit <= this.height;
    return fits ? this.#middle(floor) : null;
  });

  #middle({ column, row, columns, rows }: Block): { left: number; top: number } {
    return {
      left: (column + columns / 2) * this.unit - this.width / 2,
      top: (row + rows / 2) * this.unit - this.height / 2,
    };
  }

  /** Where to scroll so that a block of squares is in the middle; null if it can be seen well already. */
  toward(column: number, row: number, columns = 1, rows = 1): { left: number; top: number } | null {
    if (this.home !== null) return this.home;
    const margin = Math.min(1.5, this.sight.columns / 6);
    const below = Math.min(3, this.sight.rows / 4); // there the tools of the map lie over it
    const { sight } = this;
    const inside =
      column >= sight.column + margin &&
      row >= sight.row + margin &&
      column + columns <= sight.column + sight.columns - margin &&
      row + rows <= sight.row + sight.rows - below;
    return inside || !this.more ? null : this.#middle({ column, row, columns, rows });
  }
}

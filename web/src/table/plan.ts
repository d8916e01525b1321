/** A map zone as squares and the figures on them. Places are `column,row`, counted from the north-west. */

import type { Thing, Zone } from '../protocol.ts';

export interface Square {
  place: string;
  ref: string; // what options call it
  door: string; // what options call it where it is a door
  row: number;
  column: number;
  letter: string;
  meaning: string;
}

export interface Figure {
  thing: Thing;
  row: number;
  column: number;
  where: Square | undefined;
}

export interface Plan {
  columns: number;
  rows: number;
  cells: Square[];
  figures: Figure[];
}

export function planOf(zone: Zone): Plan {
  const columns = Math.max(1, ...zone.rows.map((row) => row.length));
  const meanings = new Map(zone.legend);
  const cells = zone.rows.flatMap((letters, row) =>
    Array.from({ length: columns }, (_, column): Square => {
      const letter = letters[column] ?? ' ';
      const place = `${column},${row}`;
      return {
        place,
        ref: `square:${place}`,
        door: `door:${place}`,
        row,
        column,
        letter,
        meaning: meanings.get(letter) ?? '',
      };
    }),
  );
  const figures = zone.things.flatMap((thing): Figure[] => {
    const at = placeOf(thing.place);
    if (at === null || at.row >= zone.rows.length || at.column >= columns) return [];
    return [{ thing, ...at, where: cells[at.row * columns + at.column] }];
  });
  return { columns, rows: zone.rows.length, cells, figures };
}

function placeOf(place: string): { row: number; column: number } | null {
  const numbers = /^(\d+),(\d+)$/.exec(place);
  return numbers ? { column: Number(numbers[1]), row: Number(numbers[2]) } : null;
}

/** As it is read aloud: the same numbers as in the options. */
export function squareName(square: Square): string {
  return `${square.place}${square.meaning ? `, ${square.meaning}` : ''}`;
}

/** A map zone as squares. Places are `row,column` or a letter and a number (`C4`: column C, row 4 from the top). */

import type { Thing, Zone } from '../protocol.ts';

export interface Square {
  place: string;
  row: number;
  column: number;
  letter: string;
  meaning: string;
  things: Thing[];
}

export function squares(zone: Zone): { columns: number; cells: Square[] } {
  const columns = Math.max(1, ...zone.rows.map((row) => row.length));
  const meanings = new Map(zone.legend);
  const cells = zone.rows.flatMap((letters, row) =>
    Array.from({ length: columns }, (_, column): Square => {
      const letter = letters[column] ?? ' ';
      return { place: `${row},${column}`, row, column, letter, meaning: meanings.get(letter) ?? '', things: [] };
    }),
  );
  for (const thing of zone.things) {
    const at = placeOf(thing.place);
    if (at !== null && at.row < zone.rows.length && at.column < columns) cells[at.row * columns + at.column]?.things.push(thing);
  }
  return { columns, cells };
}

function placeOf(place: string): { row: number; column: number } | null {
  const numbers = /^(\d+)[,.:x](\d+)$/.exec(place);
  if (numbers) return { row: Number(numbers[1]), column: Number(numbers[2]) };
  const named = /^([A-Za-z]{1,2})(\d+)$/.exec(place);
  if (!named) return null;
  const column = [...(named[1] ?? '').toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(named[2]) - 1, column };
}

export function squareName(square: Square): string {
  return `row ${square.row + 1}, column ${square.column + 1}${square.meaning ? `, ${square.meaning}` : ''}`;
}

/** A chart laid out with plain elements instead of a table: rows of as many short cells each. */
import type { Block } from "../page-blocks.ts";

const LONGEST_CELL = 40;
const MOST_CELLS = 14;

type Row = { parent: number; cells: string[]; at: number; end: number };
export type Laid = { rows: string[][]; at: number; end: number };

function rowsOf(blocks: Block[]): Row[] {
  const rows: Row[] = [];
  for (const [at, { text, table, scopes }] of blocks.entries()) {
    const parent = table ? -1 : (scopes.at(-2) ?? -1);
    const row = rows.at(-1);
    const cell = text.length > LONGEST_CELL ? "" : text;
    if (row && parent >= 0 && row.parent === parent) {
      row.cells.push(cell);
      row.end = at;
    } else rows.push({ parent, cells: [cell], at, end: at });
  }
  return rows;
}

const isRow = ({ cells, parent }: Row) =>
  parent >= 0 && cells.length > 1 && cells.length <= MOST_CELLS && cells.every(Boolean);

export function laidOutGrids(blocks: Block[]): Laid[] {
  const grids: Laid[] = [];
  let open: Laid | null = null;
  for (const row of rowsOf(blocks)) {
    const width = open?.rows[0]?.length;
    if (!isRow(row)) open = null;
    else if (open && width === row.cells.length) {
      open.rows.push(row.cells);
      open.end = row.end;
    } else grids.push((open = { rows: [row.cells], at: row.at, end: row.end }));
  }
  return grids.filter(({ rows }) => rows.length > 2);
}

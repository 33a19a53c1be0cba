// Spreadsheets take a cell that begins like a formula for one, and turn a size such as 2-3 into a date.
// A quote in front of it prevents both; reading the file takes it away again.
const TEMPTING = /^(?:[=+\-@\t\r]|\d+[-/]\d+(?:[-/]\d+)?$|0\d+$)/;

/** Also guards what already has a quote in front of such a beginning, or it would be lost on the way back. */
const isTempting = (cell: string): boolean => TEMPTING.test(cell.replace(/^'+/, ""));

export const guarded = (cell: string): string => (isTempting(cell) ? `'${cell}` : cell);

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && isTempting(cell) ? cell.slice(1) : cell;

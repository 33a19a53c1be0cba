// Cells of files that are opened in spreadsheets, which take what begins like a formula for one, and turn a
// size such as 2-3 into a date. A quote in front prevents both; reading the file takes it away again.
// Every file of cells that leaves Ribby goes through here.

/** What a spreadsheet skips before it looks for a formula: spaces, line breaks, marks nobody sees. */
const SKIPPED = String.raw`[\s\p{Cc}\p{Cf}\p{Zs}]*`;
/** Signs that begin a formula, also full-width, small and superscript, which some programs fold. */
const BEGINS_FORMULA = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫⁺⁻⁼−]`;
const TEMPTING = new RegExp(
  String.raw`^(?:${SKIPPED}${BEGINS_FORMULA}|[\t\r\n]|\d+[-/]\d+(?:[-/]\d+)?$|0\d+$)`,
  "u",
);

/** Also guards what already has a quote in front of such a beginning, or it would be lost on the way back. */
const isTempting = (cell: string): boolean => TEMPTING.test(cell.replace(/^'+/, ""));

export const guarded = (cell: string): string => (isTempting(cell) ? `'${cell}` : cell);

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && isTempting(cell) ? cell.slice(1) : cell;

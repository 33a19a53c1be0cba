// What may be believed of letters that are less than sure: a figure that continues its neighbours exactly, and a head made of
// words that stand on charts and of nothing else. A misreading hits neither by chance.
import { latinDigits } from "../../../../../contract/fold-words.ts";
import { foldLetters } from "../../policies/normalise.ts";
import { chartWord } from "./chart-words.ts";
import type { Cell } from "./table.ts";

/** Letters less sure are not believed by themselves. Set by judgement: a refused cell costs less than a wrong one. */
export const SURE = 0.9;
/** Less sure than this is a guess, whatever stands beside it. */
const LIKELY = 0.5;
const LARGEST_STEP = 12;

const valueOf = (cell: Cell | undefined): number | null => {
  const text = latinDigits(cell?.text ?? "").replace("٫", ".");
  return /^\d{2,3}(?:\.\d)?$/.test(text) ? Number(text) : null;
};
const sureValue = (cell: Cell | undefined): number | null =>
  cell && cell.sure >= SURE ? valueOf(cell) : null;

/** “66, 68, 70, 72”: from the two before it, the two behind it or one on each side. */
function continues(value: number, at: number, line: (Cell | undefined)[]): boolean {
  const [two, one, next, after] = [-2, -1, 1, 2].map((by) => sureValue(line[at + by]));
  const isStep = (near: number | null | undefined, far: number | null | undefined) =>
    typeof near === "number" &&
    typeof far === "number" &&
    Math.abs(near - far) <= LARGEST_STEP &&
    Math.abs(value - near - (near - far)) < 0.01;
  const isBetween =
    typeof one === "number" &&
    typeof next === "number" &&
    Math.abs(next - one) <= 2 * LARGEST_STEP &&
    Math.abs(value * 2 - one - next) < 0.01;
  return isBetween || isStep(one, two) || isStep(next, after);
}

const KNOWN =
  /^(?:ال|بال|ب|لل)?(?:كيلو|مناسب\p{L}?|كلي|مقاس(?:ات)?|صدر|وسط|خصر|هانش|هنش|ارداف|طول|كتف|اكتاف|كم|اكمام|فخد|فخذ|حوض|وزن|قدم|سيده|جسم|قطعه|طفل|محيط|دوران|عرض|سم|كجم|من|الي|نص|نصف|كامل|سن|عمر|cm|in|inch(?:es)?|size|sizes|bust|chest|waist|hips?|shoulders?|sleeves?|length|inseam|thigh|foot|height|weight|width|body|dress|total|full|half|round|kg|age|eu|us|uk)$/u;
const isOfChartWords = (text: string) =>
  (foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [""]).every((word) => KNOWN.test(word));

/** “Chest wiath (fiat)”: every word is one of charts but for a letter; null where one is not, or none has all of its letters. */
function mended(text: string): string | null {
  const words = foldLetters(text).match(/\p{L}+/gu) ?? [];
  const read = words.map((word) => chartWord(word) ?? (KNOWN.test(word) ? word : null));
  const isWhole = read.some((word, at) => word === words[at]);
  if (words.length < 2 || !isWhole || read.includes(null) || /\d/u.test(text)) return null;
  let at = 0;
  return foldLetters(text).replace(/\p{L}+/gu, () => read[at++] ?? "");
}

export function believe(rows: Cell[][]): Cell[][] {
  return rows.map((row, at) =>
    row.map((cell, along): Cell => {
      if (cell.sure >= SURE || cell.sure < LIKELY) return cell;
      const value = valueOf(cell);
      const column = rows.map((one) => one[along]);
      const words = value === null ? mended(cell.text) : null;
      if (words) return { text: words, sure: SURE };
      const isFitting =
        value === null
          ? isOfChartWords(cell.text)
          : continues(value, along, row) || continues(value, at, column);
      return isFitting ? { ...cell, sure: SURE } : cell;
    }),
  );
}

// What a cell of a picture says beyond its letters: the order of figures that were read from the left, and marks of inches.
import { latinDigits } from "../../../../../contract/fold-words.ts";

/** Two figures with nothing seen between them are no figure. */
export const isTwoFigures = (text: string): boolean => /^[\d٠-٩.]+ [\d٠-٩.]+$/u.test(text);

const RANGE_FROM_RIGHT = /^([٠-٩]{2,3}) ?- ?([٠-٩]{2,3})$/u;
/** «١٤٠ - ١٣٤»: seen from the left; Arabic reads it from the right. */
export function fromTheRight(text: string): string {
  const [, first = "", second = ""] = RANGE_FROM_RIGHT.exec(text) ?? [];
  return Number(latinDigits(first)) > Number(latinDigits(second)) ? `${second} - ${first}` : text;
}

/** Some of the marks are too small to be read: two of them speak for all. */
export const haveInchMarks = (rows: string[][]): boolean =>
  rows.flat().filter((cell) => /\d ?["″]$/u.test(cell)).length > 1 &&
  !rows.flat().some((cell) => /\d ?(?:cm|سم)/u.test(cell));

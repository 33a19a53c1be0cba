// What people write into cells: 1,250.50 and 1250,5 and ١٢٥٠, yes and نعم, lists with either comma.
import { latinDigits } from "../../../../contract/fold-words.ts";

const YES = new Set(["yes", "true", "1", "y", "x", "نعم", "صح"]);
const NO = new Set(["no", "false", "0", "n", "لا", "خطا", "خطأ"]);

/** Undefined for what is neither. */
export function readYesNo(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

const withLatinNumbers = (text: string): string =>
  latinDigits(text).replaceAll("٫", ".").replaceAll("٬", ",");

/** Three digits behind a sign are thousands, whatever the sign: prices have two behind theirs. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;
const PLAIN = /^\d+(?:[.,]\d+)?$/;

const CURRENCY_BEFORE = /^(?:[\p{Letter}\p{Currency_Symbol}]\.?|\s)+/u;
const CURRENCY_BEHIND = /(?:[\p{Letter}\p{Currency_Symbol}]\.?|\s)+$/u;

/** An amount, with or without its currency; undefined for what is none. */
export function readAmount(cell: string): number | undefined {
  const text = withLatinNumbers(cell)
    .replaceAll(/[\u00a0\u202f\u2009]/g, " ")
    .replaceAll(/[\u200e\u200f\u061c]/g, "")
    .replace(CURRENCY_BEFORE, "")
    .replace(CURRENCY_BEHIND, "")
    .trim();
  if (GROUPED.test(text)) {
    const [, whole = "", cents = ""] = /^(.*?\d{3})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
    return Number(`${whole.replaceAll(/\D/g, "")}.${cents || "0"}`);
  }
  return PLAIN.test(text) ? Number(text.replace(",", ".")) : undefined;
}

/** Addresses may have commas in them, but no spaces. */
export const readAddresses = (cell: string): string[] =>
  cell
    .split(/[,;،]?\s+|[,;](?=https?:|\/)/)
    .map((address) => address.trim())
    .filter((address) => address !== "");

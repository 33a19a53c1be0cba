// Lists of sizes and colours as they are written in a line: "Sizes: S, M", "Sizes M / L", "all sizes from M to XXL",
// "available in black and sand".
import { colourOf } from "../normalise/colours.ts";
import { isSize } from "../normalise/sizes.ts";
import { isOptionName } from "./choice-names.ts";

/** A longer line is prose. */
export const LONGEST = 160;
export type Line = { label: string; list: string };

export const areValues = (words: string[]): boolean => words.every(isSize) || words.every(isColour);

export const BREAKS = /\s*[,،;|•·/]\s*|\s+(?:and|et|و)\s+|\s+[–—-]\s+|\s{2,}/;
/** "Sizes M and L only". */
const ONLY = /\s+(?:only|فقط|بس)[.!]?$/iu;

export function lineIn(text: string): Line | null {
  if (text.length > LONGEST || text.length < 4) return null;
  const whole = sizesFromTo(text) ?? coloursIn(text);
  if (whole) return whole;
  const [label, list, more] = text.split(/\s*[:：]\s*/);
  if (list === undefined) return bareLine(text);
  return label && list && more === undefined ? { label, list } : null;
}

const STEPS = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL", "5XL"];
const FROM_TO =
  /(?:sizes?|(?:ال)?مقاس(?:ات)?)\P{L}+(?:available |are |run |متاح[ةه]? |متوفر[ةه]? )?(?:from |من )?(x{0,4}[sml]|[2-5]xl)\s*(?:to|[اإ]ل[ىي]|ل(?:حد)?|حتى|[–—-])\s*(x{0,4}[sml]|[2-5]xl)(?![\p{L}\p{Nd}])/iu;

/** "All sizes from M to XXL": the letters between are sizes, too; of numbers nobody knows the step. */
function sizesFromTo(text: string): Line | null {
  const [from, to] = [FROM_TO.exec(text)?.[1], FROM_TO.exec(text)?.[2]].map((one = "") =>
    STEPS.indexOf(one.toUpperCase().replace(/^X{2,}/, (many) => `${many.length}X`)),
  ) as [number, number];
  const isRange = from >= 0 && to - from > 1;
  return isRange ? { label: "Size", list: STEPS.slice(from, to + 1).join(", ") } : null;
}

export const COLOURS_AFTER =
  /^(?:(?:also )?(?:available|comes|offered) in(?: (?:the )?colou?rs?)? |(?:متوفر|متاح|موجود)[ةه]? (?:ب|في )?(?:ال)?(?:لون(?:ين)?|ألوان|الوان)\s+)(\P{Nd}+?)[.!]?$/iu;

/** "Available in black and sand", "متوفر باللون الأسود والبيج": nothing but colours behind it. */
function coloursIn(text: string): Line | null {
  const words = COLOURS_AFTER.exec(text.trim())?.[1]
    ?.split(/\s*[,،/]\s*|\s+and\s+|\s+و(?=ال|\s)\s*/u)
    .map((word) => word.replace(/^ال(?=\p{L}{3})/u, ""))
    .filter(Boolean);
  return words && words.length > 1 && words.every(isColour)
    ? { label: "Colour", list: words.join(", ") }
    : null;
}

const LABEL_WORDS = 3;

/** "Sizes M / L / XL": no sign between the name and values that nothing else can be. */
function bareLine(text: string): Line | null {
  const said = text.trim().replace(ONLY, "").split(" ");
  for (let n = 1; n <= LABEL_WORDS; n++) {
    const label = said.slice(0, n).join(" ");
    const words = said.slice(n).join(" ").split(BREAKS).filter(Boolean);
    if (!/^[\p{L} ]+$/u.test(label)) return null;
    if (isOptionName(label) && words.length > 1 && areValues(words))
      return { label, list: words.join(", ") };
  }
  return null;
}

export const isColour = (label: string): boolean =>
  colourOf(label) !== null && label.split(/\s+/).length <= 2;

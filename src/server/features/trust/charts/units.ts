/** Units of charts, and the fractions that stand beside them. */
import { foldLetters } from "../policies/normalise.ts";

/** Whole words (“98 in every size” is none): «الهانش» (the hips) ends like «انش» (inch), and a quotation mark follows no figure. */
const INCHES =
  /inch|(?<=\d ?)in(?!\p{L})(?! (?:every|all|each|any|both|the|sizes?)(?!\p{L}))|(?<!\p{L})in\.?(?=\s*(?:[)\]/|,]|$))|(?<!\p{L})(?:ال|بال|ب)?(?:بوص\p{L}{0,2}|ا?نش(?:ات)?)(?!\p{L})|(?<=\d ?)["″”](?!\p{L})/u;
const CENTIMETRES = /(?<!\p{L})cms?(?!\p{L})|centi|سم(?!\p{L})|سنت/u;

export const POUNDS =
  /(?<!\p{L})(?:lbs?|pounds?)(?!\p{L})|(?<!\p{L})(?:ال|بال)?(?:رطل|ارطال|باوند)(?!\p{L})/u;
export const MILLIMETRES = /(?<!\p{L})(?:mm|millimet\p{L}+|مم|ملم|مللي\p{L}*)(?!\p{L})/u;

/** Halves and quarters are written out before letters are folded, which would glue them to the figure. */
export const foldFigures = (text: string): string =>
  foldLetters(
    text
      // “½ chest” is half of it, “34 ½” a figure.
      .replace(/(?<!\d\s*)½\s*(?=\p{L})/gu, "1/2 ")
      .replace(/\s*½/g, ".5")
      .replace(/\s*¼/g, ".25")
      .replace(/\s*¾/g, ".75")
      .replace(/[″”“]/g, '"'),
  )
    .replace(/(\d) (\d)\/(\d)(?!\d)/g, (_, whole: string, top: string, under: string) =>
      String(Number(whole) + Number(top) / Number(under)),
    )
    .replace(/(\d)(\d) ?\/ ?(?=\d[^\d]|\d$)/g, "$1$2/")
    // “23,5”: one digit behind a comma is a part of the figure.
    .replace(/(?<=(?<![\d,.])\d{1,3})[,،](?=\d(?![\d,]))/g, ".");

/** True for inches, false for centimetres, null where it is not said. */
export const unitOf = (text: string): boolean | null =>
  CENTIMETRES.test(text) ? false : INCHES.test(text) ? true : null;

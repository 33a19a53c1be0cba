/** Words and figures of size charts: which point of the body or the piece is meant, how it was measured, and what the figure says. */
import { latinDigits } from "../../../../contract/fold-words.ts";
import type { Point } from "../../../../contract/trust.ts";
import { foldLetters } from "../policies/normalise.ts";

export type Range = [number, number];
export type Chart = {
  of: "body" | "garment" | null;
  sizes: Record<string, Partial<Record<Point, Range>>>;
};

/** Points of other parts that look like ours: the rib below the bust, the neck, the arm, a pocket, a heel, a strap, the cloth. */
const OTHER_POINTS =
  /under ?-?bust|تحت (?:ال)?صدر|(?:ال)?رقبه|neck(?! to hem)|(?:ال)?ياقه|collar(?! to hem)|bicep|upper arm|عضد|(?:ال)?حجر(?!\p{L})|(?<!\p{L})rise(?!\p{L})|(?:دوران|محيط|عرض) (?:ال)?(?:كم|ذراع|اسوره|سمانه|ركبه)|(?:sleeve|cuff|arm) (?:width|opening|girth)|فتحه (?:ال)?(?:كم|رجل|صدر|رقبه)|leg opening|hem width|عرض (?:ال)?(?:ديل|ذيل)|(?<!\p{L})calf|(?<!\p{L})(?<!to )knee|(?<!\p{L})(?:(?:upper|high|lower) ?-?(?:bust|chest|hip)s?|low ?-?(?:bust|chest)|crotch (?:length|depth))(?!\p{L})|(?<!\p{L})(?:straps?|handles?|bags?|brims?|lapels?|pockets?|yokes?|cuffs?|palms?|hands?|heads?|chains?|belts?|fabrics?|cloth|gsm|drops?|sweep|torso|nape)(?!\p{L})|(?:hem|bottom|ankle) (?:width|hem|opening|girth|circumference)|(?:heel|platform|bust|waist|crotch|sole) height|^leg length|back waist|front waist|حرد[هة]?|(?:ارتفاع|طول|^)\s?(?:ال)?كعب(?!\p{L})|طول (?:ال)?(?:حزام|سلسل\p{L}*|سوار|عقد|شنط\p{L}*|حقيب\p{L}*|وسط|خصر|صدر)|عرض (?:ال)?(?:شنط\p{L}*|حقيب\p{L}*|حزام|جيب|كعب)(?!\p{L})|(?:دوران|محيط|لفه|عرض) (?:ال)?(?:راس|يد|ايد|دراع|كف)(?!\p{L})|(?<!\p{L})(?:ال)?جيب(?!\p{L})|جرام/u;
/** “Shoulder to waist”, «من الكتف للوسط»: from one point to another is the way between them. */
const BETWEEN_POINTS =
  /(?<!\p{L})(?:shoulder|waist|hip|neck|hps|underarm|bust)s? to (?:the )?(?:waist|hips?|bust|crotch|thigh)(?!\p{L})|من (?:ال)?(?:كتف|وسط|خصر|رقبه|باط|صدر) (?:لل?|الي (?:ال)?|حتي (?:ال)?)(?:وسط|خصر|هانش|هنش|ارداف|صدر|حوض)(?!\p{L})/u;

/** It begins at the crotch, which is a point of its own elsewhere. */
const INSEAM =
  /in[- ]?seam|in(?:side|ner) (?:leg|seam)|طول (?:ال)?داخلي|(?:طول )?(?:ال)?(?:رجل|ساق|بنطلون) (?:من )?(?:ال)?(?:داخل|جوه|جوا)/u;

/** Most special first: “sleeve length” is a sleeve, “length from the shoulder” a length. */
const WORDS: [Point, RegExp][] = [
  ["weight", /(?<!\p{L})weights?(?!\p{L})|وزن|(?<!\p{L})kgs?(?!\p{L})|كيلو|كجم|wazn/u],
  ["inseam", INSEAM],
  [
    "sleeve",
    /sleeves?|(?<!\p{L})(?:ال)?(?:كم|اكمام|كمام)(?!\p{L})|arm length|(?<!\p{L})(?:ال)?[ذد]راع(?!\p{L})|طول (?:ال)?(?:يد|ايد)(?!\p{L})|(?<!\p{L})komm?(?!\p{L})/u,
  ],
  [
    "foot",
    /foot|feet|insole|heel to toe|(?<!\p{L})(?:ال)?قدم(?!\p{L})|(?:ال)?نعل|(?<!\p{L})(?:ال)?فرش(?:ه)?(?!\p{L})|رجلك/u,
  ],
  [
    "height",
    /height|(?<!\p{L})tall(?!\p{L})|طولك|طول (?:ال)?مناسب|(?:مناسب|يناسب)\p{L}* ?ل?طول|صاحب\p{L}* (?:ال)?طول|(?<!\p{L})لطول|طول (?:ال)?(?:طفل|طفله|سيده|جسم|بنت|ولد|شخص|قامه|عميله|لابسه|مراه)|قامه|stature/u,
  ],
  [
    "thigh",
    /thighs?|فخ[دذ]|(?<!\p{L})(?<!(?:محيط|دوران) )(?:ال)?ورك(?!\p{L})|(?<!\p{L})fa(?:kh|5)[dz](?!\p{L})/u,
  ],
  [
    "length",
    /lengths?|(?<!\p{L})(?:ال|ب|و|وال)?(?:طول)(?:ها|ه)?(?!\p{L})|(?:ال)?اطوال|shoulder to hem|top to bottom|(?:neck|collar|hps) to hem|out ?seam|out(?:er|side) (?:leg|seam)|cent(?:re|er) back|(?<!\p{L})cb(?!\p{L})|waist to (?:hem|floor|ankle|bottom)|(?<!\p{L})(?:el ?)?(?:tool|toul)(?!\p{L})|(?<!\p{L})long(?!\p{L})/u,
  ],
  ["shoulder", /shoulders?|كتف|اكتاف|(?<!\p{L})(?:el ?)?kete?f(?!\p{L})/u],
  [
    "hip",
    /(?<!\p{L})hips?(?!\p{L})|ارداف|اردف|هانش|هنش|(?<!\p{L})(?:ال)?هيبس?(?!\p{L})|حوض|اوراك|(?:محيط|دوران) الورك|مو?خره|(?<!\p{L})seat|مقعد|(?<!\p{L})(?:el ?)?han(?:sh|ch)(?!\p{L})/u,
  ],
  [
    "waist",
    /waist|وسط|خصر|(?<!\p{L})(?:ال)?(?:حزام|است[ي]?ك)(?!\p{L})|(?<!\p{L})(?:el ?)?w[ae]st(?!\p{L})/u,
  ],
  [
    "bust",
    /bust|chest|صدر|pit to pit|armpit|ابط|(?<!\p{L})(?:ال|لل)?باط(?!\p{L})|under ?arm|(?<!\p{L})(?:ال)?عرض(?! (?:ال)?(?:فخ))(?!\p{L})|(?<!\p{L})width(?!\p{L})|(?<!\p{L})(?:el ?)?s[ae]dr(?!\p{L})/u,
  ],
];
export const GIRTHS: ReadonlySet<Point> = new Set<Point>(["bust", "waist", "hip", "thigh"]);
const FLAT =
  /flat|مفرود|half|(?<!\p{L})نص(?:ف)?(?!\p{L})|عرض|width|pit to pit|across|تحت (?:ال)?(?:ابط|باط)|من (?:ال)?باط|1\/2/u;
const HALF = /(?<!\p{L})نص(?:ف)?(?!\p{L})|(?<!\p{L})half(?!\p{L})|1\/2/u;
const ROUND = /دوران|محيط|all round|round|circumference|girth|كامل/u;
/** Whole words (“98 in every size” is none): «الهانش» (the hips) ends like «انش» (inch), and a quotation mark follows no figure. */
const INCHES =
  /inch|(?<=\d ?)in(?!\p{L})(?! (?:every|all|each|any|both|the|sizes?)(?!\p{L}))|(?<!\p{L})in\.?(?=\s*(?:[)\]/|,]|$))|(?<!\p{L})(?:ال|بال|ب)?(?:بوص\p{L}{0,2}|ا?نش(?:ات)?)(?!\p{L})|(?<=\d ?)["″”](?!\p{L})/u;
const CENTIMETRES = /(?<!\p{L})cms?(?!\p{L})|centi|سم(?!\p{L})|سنت/u;

const POUNDS =
  /(?<!\p{L})(?:lbs?|pounds?)(?!\p{L})|(?<!\p{L})(?:ال|بال)?(?:رطل|ارطال|باوند)(?!\p{L})/u;
const MILLIMETRES = /(?<!\p{L})(?:mm|millimet\p{L}+|مم|ملم|مللي\p{L}*)(?!\p{L})/u;

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

export type Column = {
  point: Point;
  isFlat: boolean;
  isRound: boolean;
  inches: boolean | null;
  isMillimetres: boolean;
  isPounds: boolean;
  /** Which end of a range its figures are, where two columns share one. */
  end: "from" | "to" | null;
  /** “Width” alone may be meant of the chest, and is not where a chest stands beside it. */
  isVague: boolean;
  isLimit: boolean;
  of: Chart["of"];
};

const FROM = /(?<!\p{L})(?:min(?:imum)?|from|lowest|least|من|اقل|الادني|ادني)(?!\p{L})/u;
const TO =
  /(?<!\p{L})(?:max(?:imum)?|to|up to|highest|most|الي|لحد|اكبر|اقصي|الاقصي|اعلي)(?!\p{L})/u;

export function readColumn(head: string): Column | null {
  const text = foldFigures(head).replace(/(?<=\p{L})-(?=\p{L})/gu, " ");
  const found =
    (OTHER_POINTS.test(text) && !INSEAM.test(text)) || BETWEEN_POINTS.test(text)
      ? undefined
      : WORDS.find(([, pattern]) => pattern.test(text));
  if (!found || namesTwo(text)) return null;
  return {
    point: found[0],
    isFlat: FLAT.test(text),
    // Half of the way round is the width laid flat.
    isRound: ROUND.test(text) && !HALF.test(text),
    inches: unitOf(text),
    isMillimetres: MILLIMETRES.test(text),
    isPounds: POUNDS.test(text),
    end: FROM.test(text) === TO.test(text) ? null : FROM.test(text) ? "from" : "to",
    isLimit: LIMIT_HEAD.test(text),
    isVague: found[0] === "bust" && !CHEST.test(text),
    of: readOf(head),
  };
}
/** The most that fits is no measure where nothing says the least. */
const LIMIT_HEAD =
  /(?<!\p{L})(?:max(?:imum)?|up to|min(?:imum)?)(?!\p{L})|اقصي|حد ادني|(?:ال)?حد ال\p{L}+/u;
const SIDES =
  /(?:front|امام\p{L}*|قدام).{0,40}?(?:back|خلف\p{L}*|ورا|ظهر)|(?:short|petite|regular|قصير).{0,12}?[/|].{0,12}?(?:long|tall|طويل)|(?:relaxed|before|قبل).{0,40}?(?:stretch|after|بعد)/u;
/** “Waist / hips” over “70 / 96”: two measures in one cell, which are no range. */
const LONGEST_HEAD = 80;
const namesTwo = (text: string): boolean => {
  if (text.length > LONGEST_HEAD) return false;
  const points = text
    .split(/[/&+|]|(?<!\p{L})(?:and|vs)(?!\p{L})|(?<=\p{L}) و(?=\p{L})/u)
    .flatMap((part) => WORDS.find(([, pattern]) => pattern.test(part))?.[0] ?? []);
  return SIDES.test(text) || new Set(points).size > 1;
};
const CHEST = /bust|chest|صدر|s[ae]dr/u;

/** A point that we do not read: its figures are no names of sizes either. */
export const isOtherPoint = (head: string): boolean => OTHER_POINTS.test(foldFigures(head));

/** True for inches, false for centimetres, null where it is not said. */
export const unitOf = (text: string): boolean | null =>
  CENTIMETRES.test(text) ? false : INCHES.test(text) ? true : null;

/** What dries flat, flat fronts, soles and rates are other things than a piece laid flat, and half sleeves than half a chest. */
const LAID_FLAT =
  /(?<!\p{L})(?<!(?:dry|dried|drying|iron) )flat(?:lay|laid)?(?!\p{L})(?![ -]?(?:to dry|dry|iron|front|shoe|sandal|heel|collar|sole|rate|fee|price|deliver|shipping|knit|seam|pleat|waist ?band|brim|bottom|cap|pocket|hem|ribb|neck))|مفرود|(?:half|نصف|نص|1\/2) (?:(?:of )?(?:the )?)?(?:ال)?(?:chest|bust|waist|hips?|circumference|girth|width|measure|صدر|وسط|خصر|دوران|محيط|قياس|عرض|هانش)/u;
/** “Hem opening is measured flat” says nothing of the others; “full circumference” does. */
export const isFlatProse = (text: string): boolean => {
  const sentences = foldFigures(text).split(/[.!;\n](?!\d)/u);
  return (
    sentences.some((one) => LAID_FLAT.test(one) && !OTHER_POINTS.test(one)) &&
    !sentences.some((one) => FULL.test(one))
  );
};
const FULL = /(?<!\p{L})full (?:circumference|round)|(?:محيط|دوران|لفه) كامله?(?! *=)(?!\p{L})/u;

export type Around = { isFlat: boolean; isRound: boolean; inches: boolean | null };
export const readAround = (text: string): Around => {
  const folded = foldFigures(text);
  return {
    isFlat: isFlatProse(folded),
    isRound: ROUND.test(folded),
    inches: unitOf(folded),
  };
};

const FIGURE = "(\\d{1,3}(?:\\.\\d{1,2})?)";
const RANGE = new RegExp(
  `${FIGURE} ?(?:cm|سم|in|"|kg|كيلو|كجم|ك)? ?(?:-|/|:|~|to|up to|الي|ل|لـ|لحد|لغايه|حتي|and|و) ?${FIGURE}`,
  "u",
);
const SINGLE = new RegExp(`(?<![\\d.])${FIGURE}(?!\\d|[,،]\\d)`, "u");
/** A limit is no measure: “up to 96” says what it still fits. */
const LIMITS =
  "(?:up to|max\\p{L}*|until|less than|under|over|more than|at least|<|>|لحد|لغايه|حتي|اقل من|اكتر من|اكثر من|فوق|تحت)";
export const ENDS_IN_LIMIT = new RegExp(`(?<!\\p{L})${LIMITS}\\s*$`, "u");
const LIMIT = new RegExp(
  `^\\D{0,12}${LIMITS}\\s*\\d|\\d\\s*(?:\\+|او اقل|او اكتر|or (?:less|more))`,
  "u",
);
/** A sentence in a cell is a note. */
const NOTE = /(?:\p{L}+[^\p{L}\d]+){3}\p{L}+/u;

/** Plausible centimetres (or kilograms) for a point; anything else was misread or is something else. */
const BOUNDS: Record<Point, Range> = {
  bust: [20, 190],
  waist: [20, 180],
  hip: [20, 190],
  shoulder: [18, 75],
  sleeve: [5, 95],
  length: [15, 190],
  inseam: [15, 110],
  thigh: [20, 110],
  foot: [7, 34],
  height: [45, 215],
  weight: [2, 180],
};

/** The figure of one cell in centimetres, whole circumferences. */
export function readFigure(cell: string, column: Column, around: Around): Range | null {
  const text = foldFigures(cell).replace(/\([^)]*\)/g, "");
  const match = RANGE.exec(text);
  const single = match ? null : SINGLE.exec(text);
  const alone = Number(single?.[1]);
  if ((!match && (!single || LIMIT.test(text))) || NOTE.test(text)) return null;
  let range: Range = match ? [Number(match[1]), Number(match[2])] : [alone, alone];
  const own = unitOf(text);
  let inches = own ?? column.inches ?? around.inches ?? false;
  // “86 / 34”: centimetres and inches of the same thing.
  if (match && range[0] > range[1]) {
    if (Math.abs(range[0] / range[1] - 2.54) > 0.15) return null;
    [range, inches] = [[range[0], range[0]], false];
  } else if (match && Math.abs(range[1] / range[0] - 2.54) < 0.12 && range[0] < 60)
    [range, inches] = [[range[1], range[1]], false];
  if (column.point === "weight") inches = false;
  const isPounds = column.point === "weight" && (column.isPounds || POUNDS.test(text));
  const isFlat =
    GIRTHS.has(column.point) &&
    !column.isRound &&
    (column.isFlat || (around.isFlat && !around.isRound));
  const isMillimetres = own === null && (column.isMillimetres || MILLIMETRES.test(text));
  const scale = (isPounds ? 0.4536 : isMillimetres ? 0.1 : inches ? 2.54 : 1) * (isFlat ? 2 : 1);
  const scaled = range.map((value) => Math.round(value * scale * 100) / 100) as Range;
  const [low, high] = BOUNDS[column.point];
  return scaled[0] >= low && scaled[1] <= high && scaled[0] <= scaled[1] ? scaled : null;
}

const LETTERS =
  "(?:[1-7]?x{0,4}[sl]|[1-6]x|m|x{1,4}-?(?:small|large)|small|medium|large|s|l|plus ?size|one size|free ?size|os|بلس ?سايز|فري سايز|مقاس واحد|سمول|ميديم|ميديوم|لارج|[2-5]? ?اكس ?(?:سمول|لارج))";
const NUMBERS = "(?:eu|us|uk|t)? ?(?:\\d{1,2}(?:\\.5)?|1\\d\\d)";
const CUPS = "\\d{2,3} ?[a-h]{1,3}";
const AGES =
  "(?:\\d{1,2} ?[yt]? ?(?:-|/|الي|to|ل) ?)?\\d{1,2} ?(?:y|t|yrs?|years?|m|mo|months?|سنين|سنه|سنوات|شهور|شهر|اشهر)";
const SIZE = new RegExp(
  `^(?:(?:ال)?مقاس|size|سن)? ?:?((?:${AGES})|(?:${CUPS})|(?:${LETTERS})(?: ?[/-] ?(?:${LETTERS}))?|(?:${NUMBERS})(?: ?[/-] ?\\d{1,2})?)(?: ?\\(.*\\))?$`,
  "u",
);

/** «سمول S», «لارج (L)»: the word and its letter. */
const TOLD_TWICE =
  /^(?:(?:[2-5] ?)?(?:[إا]كس ?)*(?:سم[و]?ل|ميد[يى]?[وي]?م|لار[جچ]))\s*[-–/(]?\s*((?:[2-7]x|x{0,4})[sl]|m)\s*\)?$/iu;

/** A size as the shop names it, upper case and with plain digits; null for anything else. */
export function readSizeName(cell: string): string | null {
  const doubled = TOLD_TWICE.exec(cell.trim())?.[1];
  const text = foldLetters(doubled ?? cell);
  const match = text.length <= 24 ? SIZE.exec(text) : null;
  if (!match) return null;
  const plain = latinDigits((doubled ?? cell).normalize("NFKC"))
    .replace(/^\s*(?:(?:ال)?مقاس|size|سن)\s*:?\s*/iu, "")
    .replace(/\s*\(.*\)\s*$/, "");
  return plain
    .replace(/[–—]/g, "-")
    .replace(/\s*([/-])\s*/g, "$1")
    .replace(/\s+/g, " ")
    .trim()
    .toUpperCase();
}

const BODY =
  /body(?! (?:length|width))|your (?:measure|body|size|bust)|measure yourself|جسم|قيس(?:ي|ك|ك)|قياساتك|your height|طفل|child/u;
const GARMENT =
  /garment|flat|مفرود|(?:of|the) (?:the )?(?:piece|jeans|dress|tee|shirt|item|product)|(?:ال)?قطعه|عبايه|pit to pit|laid|product measure|قياس(?:ات)? (?:ال)?(?:منتج|فستان|بنطلون|تيشيرت)/u;
export function readOf(text: string): Chart["of"] {
  const folded = foldFigures(text);
  const [body, garment] = [BODY.test(folded), GARMENT.test(folded)];
  return body === garment ? null : body ? "body" : "garment";
}

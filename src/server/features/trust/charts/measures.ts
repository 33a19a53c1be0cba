/** Words of size charts: which point of the body or the piece is meant, and how it was measured. */
import type { Point } from "../../../../contract/trust.ts";
import { foldFigures, MILLIMETRES, POUNDS, unitOf } from "./units.ts";

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
    /bust|chest|صدر|pit to pit|armpit|ابط|(?<!\p{L})(?:ال|لل)?باط(?!\p{L})|under ?arm|(?<!\p{L})(?:ال|و|ب)?عرض(?:ه|ها)?(?! (?:ال)?(?:فخ))(?!\p{L})|(?<!\p{L})width(?!\p{L})|(?<!\p{L})(?:el ?)?s[ae]dr(?!\p{L})/u,
  ],
];
export const GIRTHS: ReadonlySet<Point> = new Set<Point>(["bust", "waist", "hip", "thigh"]);
const FLAT =
  /flat|مفرود|half|(?<!\p{L})نص(?:ف)?(?!\p{L})|عرض|width|pit to pit|across|تحت (?:ال)?(?:ابط|باط)|من (?:ال)?باط|1\/2/u;
const HALF = /(?<!\p{L})نص(?:ف)?(?!\p{L})|(?<!\p{L})half(?!\p{L})|1\/2/u;
export const ROUND = /دوران|محيط|all round|round|circumference|girth|كامل/u;
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

const BODY =
  /body(?! (?:length|width))|your (?:measure|body|size|bust)|measure yourself|جسم|قيس(?:ي|ك|ك)|قياساتك|your height|طفل|child/u;
const GARMENT =
  /garment|flat|مفرود|(?:of|the) (?:the )?(?:piece|jeans|dress|tee|shirt|item|product)|(?:ال)?قطعه|عبايه|pit to pit|laid|product measure|قياس(?:ات)? (?:ال)?(?:منتج|فستان|بنطلون|تيشيرت)/u;
export function readOf(text: string): Chart["of"] {
  const folded = foldFigures(text);
  const [body, garment] = [BODY.test(folded), GARMENT.test(folded)];
  return body === garment ? null : body ? "body" : "garment";
}

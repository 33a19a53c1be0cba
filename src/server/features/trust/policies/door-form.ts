/**
 * What she may do at the door, by the order of two acts: looking or trying on, and paying. “Look, then pay”, “pay only
 * once you have looked” and “nobody pays before looking” grant the same; “pay, then open” and “not opened before it is
 * paid” refuse it.
 */
import { NO } from "./cash-form.ts";
import { LOOKS, SHUT, WEARS, words } from "./roles.ts";

const PAYS = words(
  "pay(?:s|ing|ment)?|paid|settle[sd]?|sign(?:s|ed|ing)?|hand(?:s|ing)? (?:\\p{L}+ ){0,3}(?:money|cash)|giv(?:e|es|ing) (?:\\p{L}+ ){0,3}(?:money|cash)|(?:gets?|takes?|has|collects?) (?:his|the|your) money|your (?:wallet|purse)",
  "(?:ال|لل)?(?:دفع|سداد|حساب|توقيع)|(?:ا|ت|ي|ن|بت|بي|هت|هي|ه|ب)?(?:دفع|سدد|حاسب|تحاسب)\\p{L}{0,4}|(?:ت|ي)?طلع\\p{L}{0,2} (?:ال)?(?:محفظه|فلوس|كارت)|(?:هات|سيب|سلم|نقد)\\p{L}{0,3} (?:ال)?(?:فلوس|مبلغ|حساب|تمن)\\p{L}{0,3}|(?:ت|ي)?د[يى]\\p{L}{0,3} (?:ال)?(?:فلوس|مبلغ|حساب)|(?:ب|ه)?(?:ي|ت)?اخد (?:ال)?(?:حساب|فلوس)\\p{L}{0,2}|(?:ال)?فلوس(?= بعد)|(?:مليم|قرش|جنيه)",
);
const FITS = words(
  "walk(?:s|ing)? (?:a (?:little|bit) |around |about |in )*(?:in )?(?:them|it|the \\p{L}+)|measur(?:e|es|ing)(?= (?:it|them|the))|check(?:s|ing)? (?:the|your|its) fit|trial|fit (?:it|them|the \\p{L}+)|try[- ]on|tried",
  "(?:ب|ه|ن|ت|ي|ا)?(?:قيس|جرب|لبس|ارتد)\\p{L}{0,5}|(?:ال)?(?:قياس|تجربه|بروفه|ارتداء)\\p{L}{0,2}|(?:ال)?مشي (?:ب|في)(?:ال)?\\p{L}+|(?:ت|ا|ي)مش[يى]\\p{L}{0,2} (?:بي|في|ب)\\p{L}{1,4}",
);
const OPENS = words(
  "look inside|undo\\p{L}*|(?:break|breaking|tear|tearing|cut|cutting|remove|removing) (?:\\p{L}+ ){0,2}(?:seal|tape|sticker|wrapping)",
  "(?:ب|ل|ت|ي|ن)?(?:ال)?(?:كسر|ازاله|زيل|نزع|قطع|فك|شيل)\\p{L}{0,2} (?:ال)?(?:ختم|غلاف|لاصق|برشام|تغليف|ستيكر|بلاستر)|(?:ت|ي|ن)?فض(?:وا|ي|ه|ها)?|(?:ال)?(?:اطلاع|تفقد|تفتيش)|(?:ت|ي|ن)(?:طلع|تفقد) علي",
);

type Act = { start: number; end: number; kind: "wear" | "look" | "pay"; denied: boolean };

/** The no that is put around a verb: «متدفعيش», «مابتفتحش». */
const ENCLOSED =
  /(?<!\p{L})(?:و|ف)?م(?:ا)? ?(?:ب|ه)?[تين]\p{L}{0,2}(دفع|حاسب|سدد|فتح|شوف|عاين|قيس|جرب|لبس)\p{L}{0,5}ش\p{L}{0,2}(?!\p{L})/gu;

const all = (text: string, form: RegExp) => [...text.matchAll(new RegExp(form.source, "gu"))];

export function actsIn(text: string): Act[] {
  const acts: Act[] = [];
  const put = (match: RegExpExecArray, kind: Act["kind"], denied: boolean) => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (!acts.some((one) => start < one.end && end > one.start))
      acts.push({ start, end, kind, denied });
  };
  for (const match of text.matchAll(ENCLOSED))
    put(
      match,
      PAY_STEM.test(match[1] ?? "") ? "pay" : WEAR_STEM.test(match[1] ?? "") ? "wear" : "look",
      true,
    );
  for (const [kind, forms] of [
    ["wear", [WEARS, FITS]],
    ["pay", [PAYS]],
    ["look", [OPENS, LOOKS]],
  ] as const)
    for (const form of forms)
      for (const match of all(text, form))
        put(match, kind, isDeniedAt(text, match.index, match.index + match[0].length));
  return acts.toSorted((one, other) => one.start - other.start);
}
const PAY_STEM = /دفع|حاسب|سدد/u;
const WEAR_STEM = /قيس|جرب|لبس/u;

/** “Trying on has to wait until he is gone”, «القياس بعد ما يمشي»: not while he stands there. */
export const PUT_OFF =
  /^(?: (?:it|them|the \p{L}+) on| it| them)?(?:, (?:sorry|alas|sadly|unfortunately),|، (?:للاسف|معلش)،)?(?: \p{L}+){0,2}? (?:(?:has to|have to|must|needs? to|will have to) wait|waits? (?:until|till)|comes? (?:after|later)|(?:is for )?(?:later|afterwards)(?! (?:you )?pay)|بعدين(?! \p{L}{0,3}(?:دفع|حاسب|سدد))|(?:only )?once (?:he|she|the \p{L}+) (?:has |is )?(?:left|gone)|(?:only )?(?:after|when) (?:he|she|the \p{L}+) (?:leaves?|has left|is gone|goes)|بعد ما (?:ال\p{L}+ |هو )?(?:ي|ت)مشي|لما (?:ال\p{L}+ )?(?:ي|ت)مشي)(?!\p{L})/u;

/** A no up to three words before it in its clause, or said of it at once after it. */
function isDeniedAt(text: string, start: number, end: number): boolean {
  const before = (
    /(?:(?!(?<!\p{L})(?:بس|لكن|but)(?!\p{L}))[^،,;.؛()])*$/u.exec(text.slice(0, start))?.[0] ?? ""
  )
    .split(" ")
    .slice(-8)
    .join(" ")
    // “He does not leave until you have tried it on”.
    .split(/(?<!\p{L})(?:غير لما|الا لما|الا اما|(?:until|till) you)(?!\p{L})/u)
    .at(-1) as string;
  return (
    PUT_OFF.test(text.slice(end)) ||
    /^ ?[:،,]? ?(?:لا|لاء|no|مينفعش|ممنوع\p{L}?)(?= ?(?:[،,;.!]|$|بس|لكن|but))/u.test(
      text.slice(end),
    ) ||
    /(?<!\p{L})(?:دون|بدون|من غير|بلا|without)(?: ان| ما)? \p{L}{0,2}$/u.test(
      `${before} `.replace(/ {2,}/gu, " "),
    ) ||
    NO.test(
      before.replace(/(?<!\p{L})(?:غير لما|الا لما|الا بعد|not? only|no problem)(?!\p{L})/gu, " "),
    ) ||
    /^(?:(?! (?:بس|لكن|ولكن|but|however) )[^،,;.]){0,40} (?:(?:not|n't|isn't|aren't) (?:allowed|available|possible|permitted|an option)|forbidden|prohibited|refused|مفيش|ممنوع\p{L}?|مرفوض\p{L}{0,2}|(?:مش|غير) (?:مسموح|متاح|ممكن)\p{L}?)/u.test(
      text.slice(end),
    )
  );
}

const SOONER = /(?<!\p{L})(?:before|prior to|قبل)(?!\p{L})/u;
const LATER =
  /(?<!\p{L})(?:after|once|until|till|unless|when|بعد(?! (?:كده|كدا|ذلك|ده|منها))|غير لما|الا لما|الا بعد|لما|لحد)(?!\p{L})/u;
const THEN =
  /(?<!\p{L})(?:then|first|(?:ال)?اول|ثم|(?:و|ف)?بعد(?:ين|ها|كده| (?:كده|كدا|ذلك|ده|منها))|(?:و|ف)?ساعتها)(?!\p{L})/u;
const AND_PAYS = /^[^.;]{0,40}(?:^| |،|,|&)(?:و\p{L}*|and|&|عجب\p{L}*)?$/u;

/** Sealed, open or try, where looking and paying stand in one sentence; null where their order is not said. */
export function doorOrder(text: string): "try" | "open" | "sealed" | null {
  const acts = actsIn(text);
  const pays = acts.filter(({ kind }) => kind === "pay");
  const granted = new Set<"wear" | "look">();
  let isSealed = false;
  for (const act of acts) {
    if (act.kind === "pay") continue;
    for (const pay of pays) {
      const isFirst = act.start < pay.start;
      const between = isFirst ? text.slice(act.end, pay.start) : text.slice(pay.end, act.start);
      if (between.length > 60) continue;
      const isLast =
        /^ (?:بعدين|later|afterwards|second|comes (?:second|later|after))(?!\p{L})/u.test(
          text.slice(pay.end),
        );
      const verdict = isFirst && isLast ? "granted" : verdictOf(act, pay, between, isFirst);
      if (verdict === "granted") granted.add(act.kind);
      else if (verdict === "refused" && act.kind === "look") isSealed = true;
    }
  }
  if (isSealed) return "sealed";
  if (granted.has("wear")) return "try";
  if (granted.has("look")) return "open";
  return isShut(text) && pays.some(({ start, end }) => !COIN.test(text.slice(start, end)))
    ? "sealed"
    : null;
}

/** A price is no act of paying. */
const COIN = /^(?:مليم|قرش|جنيه)$/u;
/** A phone that is off, a shop that is closed, a shoe without an opening. */
const OTHER_SHUT =
  /(?<!\p{L})(?:phones?|mobiles?|shops?|stores?|branch(?:es)?|doors?|comments?|toes?|heels?|necks?|(?:ال)?(?:موبايل|تليفون|تلفون|خط|رقم|محل|فرع|معرض|اتيليه|باب|كومنت|تعليقات|رقبه|صدر|كعب)\p{L}{0,2})(?!\p{L})/u;
/** Shut is the parcel, in a clause that names nothing else that may be. */
export const isShut = (text: string): boolean =>
  text.split(/[،,;.]/u).some((clause) => SHUT.test(clause) && !OTHER_SHUT.test(clause));

/** What the words between looking and paying make of the two. */
function verdictOf(
  act: Act,
  pay: Act,
  between: string,
  isFirst: boolean,
): "granted" | "refused" | null {
  const [sooner, later, then] = [SOONER, LATER, THEN].map((form) => form.test(between));
  if (isFirst) {
    if (sooner) return act.denied ? "refused" : "granted";
    if (later) return "refused";
    const follows = then || AND_PAYS.test(between);
    return follows && !act.denied && !pay.denied ? "granted" : null;
  }
  if (pay.denied && (sooner || later)) return "granted";
  if (sooner) return "refused";
  if (later) return "granted";
  return then && !pay.denied ? "refused" : null;
}

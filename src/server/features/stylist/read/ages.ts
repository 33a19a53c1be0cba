// How old the wearer is: "6 years", "سنتين ونص", "3andaha 5 sneen".
import { present } from "../../../../contract/get-or-throw.ts";
import { numberAt, smallNumberOf } from "../../../language/numbers.ts";
import { keyOfTyped, keysOfListed } from "../../../language/speech.ts";
import type { Tokens } from "../../../language/tokens.ts";
import { peopleAt } from "./relatives.ts";
import type { Who } from "../wish.ts";

const heard = (words: string): ReadonlySet<string> =>
  new Set(words.split(" ").flatMap((word) => [word, ...keysOfListed(word)]));
const isUnit = (units: ReadonlySet<string>, word: string): boolean =>
  units.has(word) || units.has(keyOfTyped(word) ?? "");

const YEARS = heard(
  "years year yrs yr yo y سنين سنه سنوات سنة عام اعوام seneen snen sneen sana sneena sanawat senen",
);
const MONTHS = heard(
  "months month mo mos شهور شهر اشهر shohor shohoor shuhoor shahr shohour shhor ashhor ashhur",
);
const AGE_BEFORE = new Set(
  "is aged age turning turns turned هيتم بيتم هتتم بتتم هيكمل بيكمل هتكمل بتكمل haytem hattem haykamel hatkamel عندها عنده عمرها عمره سنها سنه 3andaha 3ando 3omro 3omraha senaha".split(
    " ",
  ),
);

const TURNED = /^(?:turn(?:s|ed|ing)|تمت?|كملت?|قفلت?|tam+et|tam|kam+elet|kam+el|2afalet|2afal)$/;
/** "Over six months", "على ٣ شهور": how long it takes to pay. */
const IN_TIME = /^(?:over|within|every|على|علي|خلال|3ala|3la|3al|khelal|5elal)$/;
/** "I'll only wear them 3 months", "in two months": how long, where no child is spoken of. */
const HOW_LONG = /^(?:in|for|another|next|last|wear|them|it|lasts?|lasted|worn)$/;

/** "ولد سنتين", "bent sana w nos". */
const isYoung = (word = ""): boolean =>
  /^(?:و|ل|لل|ال)?(?:ولد|بنت|بنوته|طفل|طفله|توام|بيبي|عيل)$/.test(word) ||
  /^(?:walad|weld|bent|bint|benota|tefl|tefla|twins|baby|boy|girl|toddler)$/.test(word);

type Age = {
  months: number;
  from: number;
  to: number;
  /** Of others, said in one breath: "aged 4, 6 and 9". */
  also?: number[];
  /** Whom a "she" or a "he" of that age is. */
  who?: Who;
};

/** "She's 13", "hes 60": so old somebody is, where the thought ends there. */
function agedAt({ words, breaks }: Tokens, at: number, value: number, to: number): Age | undefined {
  let place = at - 1;
  while (place > at - 4 && ABOUT_AGE.test(words[place] ?? "")) place -= 1;
  const pronoun = words[place] ?? "";
  const isEnd = to === words.length || breaks.has(to) || AND_SO.has(words[to] ?? "");
  // "Her brother is ten": whoever it is, of that age.
  const isOfPerson = place < at - 1 && peopleAt(words, place)?.to === place + 1;
  if (isOfPerson && isEnd && value > 0) return { months: value * 12, from: place + 1, to };
  if (!/^(?:she|he)$/.test(pronoun) || value < 2) return undefined;
  const [child, grown] =
    pronoun === "she" ? (["girl", "woman"] as const) : (["boy", "man"] as const);
  return isEnd
    ? { months: value * 12, from: place, to, who: value < GROWN ? child : grown }
    : undefined;
}
const ABOUT_AGE =
  /^(?:is|only|just|about|almost|around|nearly|over|roughly|maybe|like|now|turning|turns|turned|will|be|ll)$/;
const whoOf = (isShe: boolean, years: number): Who =>
  years < GROWN ? (isShe ? "girl" : "boy") : isShe ? "woman" : "man";

/** "عمرها ١٧", "3omro 9". */
const OLD = /^(?:عمره|عمرها|سنها|3omro|3omrh?a|3omraha|senaha|sennaha)$/;
const AGED = /^(?:aged|ages|اعمارهم|سنهم|عمرهم|a3marhom|3omrohom|sennohom)$/;
const MOST_CHILDREN = 4;

const CHILDREN = /^(?:girls|boys|kids|sons|daughters|children|twins|nieces|nephews)$/;
/** «لبس عيد للولاد ٥ و٩». */
const CHILDREN_HERE =
  /^[ول]?(?:ال|لل)?(?:ا?ولاد(?:ي|نا)?|عيال(?:ي|نا)?|بنات(?:ي|نا)?|اطفال(?:ي)?|توام)$|^l?(?:a?w[ei]?lad(?:y|i|na)?|3[ei]yal(?:y|na)?|banat(?:y|na)?|atfal)$/;
const isChildAt = (words: string[], at: number): boolean => {
  const person = peopleAt(words, at);
  return person?.to === at + 1 && /^(?:girl|boy|child)$/.test(person.value);
};

/** "Aged 4, 6 and 9", "٤ و٦ و٩ سنين": the ages of several children. */
function listAt(words: string[], from: number): Age | undefined {
  const ages: number[] = [];
  let at = from;
  while (ages.length < MOST_CHILDREN && /^(?:\d|1[0-7])$/.test(words[at] ?? "")) {
    ages.push(Number(words[at]));
    at += 1;
    if (/^(?:and|و|w|we|or|او|aw)$/.test(words[at] ?? "") && /^\d{1,2}$/.test(words[at + 1] ?? ""))
      at += 1;
  }
  const isYears = isUnit(YEARS, words[at] ?? "");
  // "Our girls are 5 and 8", "sons 4 and 7".
  const isOfChildren =
    (words[from - 1] === "are" && CHILDREN.test(words[from - 2] ?? "")) ||
    CHILDREN.test(words[from - 1] ?? "") ||
    CHILDREN_HERE.test(words[from - 1] ?? "") ||
    // "My girls have nothing, they're 5 and 9".
    (/(?:^| )they (?:are|re|r)(?: (?:only|now|just|about|aged|almost))*$/.test(
      words.slice(0, from).join(" "),
    ) &&
      words.slice(0, from).some((word) => CHILDREN.test(word)));
  const isSaid = isYears || isOfChildren || AGED.test(words[from - 1] ?? "");
  if (ages.length < 2 || !isSaid) return undefined;
  const [first = 0, ...also] = ages.map((age) => age * 12);
  return { months: first, also, from, to: isYears ? at + 1 : at };
}

const AND_SO = new Set(
  "needs is and so but she he loves likes wears who with i next soon today tomorrow this".split(
    " ",
  ),
);
const GROWN = 13;

/** A number with a unit of age, or one that is said of a child. */
export function readAge({ words, taken, breaks }: Tokens, isOfChild: boolean): Age | undefined {
  for (let at = 0; at < words.length; at++) {
    if (taken.has(at)) continue;
    const pair = PAIRS.get(words[at] ?? "");
    const isAged = AGE_BEFORE.has(words[at - 1] ?? "") || isYoung(words[at - 1]);
    // "سنه ٧": how old he is, and no year.
    const isWhose = words[at] === "سنه" && /^\d+$/.test(words[at + 1] ?? "");
    if (!isWhose && pair !== undefined && (isOfChild || isAged)) {
      const half = halfAt(words, at + 1);
      const more = half > 0 ? undefined : monthsAfter(words, at + 1);
      return {
        months: pair + (half > 0 ? 6 : (more?.months ?? 0)),
        from: at,
        to: more?.to ?? at + 1 + half,
      };
    }
    const number =
      numberAt(words, at) ??
      (isSmallNumber(words[at] ?? "", words[at + 1])
        ? { value: present(smallNumberOf(words[at] ?? "")), to: at + 1 }
        : undefined);
    if (!number || number.value > 99) continue;
    // "A pink one" is nobody's age.
    if (words[at] === "one" && !AGE_BEFORE.has(words[at - 1] ?? "")) {
      const next = words[number.to] ?? "";
      if (!isUnit(YEARS, next) && !isUnit(MONTHS, next)) continue;
    }
    const many = listAt(words, at);
    if (many) return many;
    const whose = OLD.exec(words[at - 1] ?? "");
    if (whose && number.value <= 99 && !isUnit(MONTHS, words[number.to] ?? ""))
      return {
        months: number.value * 12,
        from: at - 1,
        to: isUnit(YEARS, words[number.to] ?? "") ? number.to + 1 : number.to,
        who: whoOf(whose[0].endsWith("ا") || whose[0].endsWith("a"), number.value),
      };
    const unit = words[number.to] ?? "";
    // "3 to 6 months"
    const upper = RANGE.has(unit) ? numberAt(words, number.to + 1) : undefined;
    const end = upper?.to ?? number.to;
    const word = upper ? (words[end] ?? "") : unit;
    if (isUnit(YEARS, word) || isUnit(MONTHS, word)) {
      // "I had a baby four months ago", "والدة من اربع شهور": when it was, and nobody's age.
      const isTime =
        IN_TIME.test(words[at - 1] ?? "") || (!isOfChild && HOW_LONG.test(words[at - 1] ?? ""));
      if (!upper && (isAgo(words, at, end + 1) || isTime)) {
        for (let place = at; place <= end; place++) taken.add(place);
        continue;
      }
      const isYears = !isUnit(MONTHS, word);
      const to = words[end + 1] === "old" ? end + 2 : end + 1;
      const half = isYears ? halfAt(words, to) : 0;
      return {
        months: number.value * (isYears ? 12 : 1) + (half > 0 ? 6 : 0),
        // "3omro 3 shohoor": how old he is, and no 3omra.
        from: OLD.test(words[at - 1] ?? "") ? at - 1 : at,
        to: to + half,
      };
    }
    const aged = agedAt({ words, breaks } as Tokens, at, number.value, number.to);
    if (aged) return aged;
    const before = words[at - 1] ?? "";
    const isAge = AGE_BEFORE.has(before) || breaks.has(at) || breaks.has(number.to);
    // "For a boy, 9".
    const isEnd =
      number.to === words.length ||
      breaks.has(number.to) ||
      // «ولد ٤ وبنت ٧», "walad 4 w bent 7".
      (/^(?:و|w$)/.test(words[number.to] ?? "") &&
        [number.to, number.to + 1].some((place) => isYoung(words[place])));
    // "A girls' dress, age 7".
    // "The birthday girl turns 4", «تمت ٩».
    const isTurned = TURNED.test(before) && number.value > 0;
    if (isTurned || (/^aged?$/.test(before) && number.value <= 17))
      return { months: number.value * 12, from: at - 1, to: number.to };
    // "A boy of eight".
    const isOf = before === "of" && isYoung(words[at - 2]);
    // "My daughter 8 and son 5".
    const next = words[number.to] ?? "";
    const isCounted = !AND_SO.has(next) && /s$/.test(next);
    const isTold = isChildAt(words, at - 1) && (isEnd || !isCounted);
    if ((isOf || isTold || (isYoung(before) && isEnd)) && number.value <= 17)
      return { months: number.value * 12, from: at, to: number.to };
    if (isOfChild && number.value <= 17 && (isAge || at === words.length - 1))
      return {
        months: number.value * 12,
        from: AGE_BEFORE.has(before) ? at - 1 : at,
        to: number.to,
      };
  }
  return undefined;
}

/** "سنة و٣ شهور", "sana w 3 shohor". */
function monthsAfter(words: string[], from: number): { months: number; to: number } | undefined {
  const at = /^(?:w|we|و|and)$/.test(words[from] ?? "") ? from + 1 : from;
  const number = numberAt(words, at);
  return number && number.value < 12 && isUnit(MONTHS, words[number.to] ?? "")
    ? { months: number.value, to: number.to + 1 }
    : undefined;
}

/** How many words say "and a half". */
const halfAt = (words: string[], at: number): number =>
  HALF.test(words[at] ?? "")
    ? 1
    : /^(?:w|we|و) (?:nos|noss|nuss|نص)$/.test(words.slice(at, at + 2).join(" "))
      ? 2
      : 0;

const isAgo = (words: string[], from: number, to: number): boolean =>
  AGO.has(words[to] ?? "") || SINCE.has(words[from - 1] ?? "");
const AGO = new Set("ago فاتوا فاتو fato".split(" "));
const SINCE = new Set("since past last after من بعد منذ خلال بقالي men mn ba3d ba2aly".split(" "));

/** "سنتين", "سنه ونص": ages that carry their number in themselves. */
const PAIRS = new Map(
  Object.entries({
    سنتين: 24,
    شهرين: 2,
    سنه: 12,
    santen: 24,
    santein: 24,
    senten: 24,
    sentein: 24,
    shahren: 2,
    sanatein: 24,
    sanateen: 24,
    santeen: 24,
    shahreen: 2,
    sanaten: 24,
    sana: 12,
    sanah: 12,
    shahrein: 2,
  }),
);
const HALF = /^(?:ونص|ونصف|wnos|wnoss)$/;
const RANGE = new Set(["to", "and", "ل", "le", "l", "الي", "او", "or"]);
/** "A" counts one thing, not one year. */
const isSmallNumber = (word: string, next = ""): boolean =>
  (word.length > 2 || (word.length > 1 && isUnit(YEARS, next)) || isUnit(MONTHS, next)) &&
  smallNumberOf(word) !== undefined;

/** Ways to pay, cash on delivery and its limits. */
import { present } from "../../../../contract/get-or-throw.ts";
import { goesToOthers } from "./asides.ts";
import type { Concept, Mark } from "./concepts.ts";
import type { Found } from "./fact.ts";
import { readLimits } from "./cash-limits.ts";
import { readMoney } from "./normalise.ts";
import { readPlaces } from "./places.ts";
import { isDenied } from "./denial.ts";
import { answerOf, clauseAround, has, marksOf, type Sentence, within } from "./sentences.ts";
import { AT_DOOR } from "./roles.ts";
import { ANY_MACHINE, handsCash, isGivenUp, isLater, isOver } from "./taken-ways.ts";
import { isSilent, topicsOf } from "./topics.ts";

const WAYS: [Concept, string][] = [
  ["cardDoor", "card_on_delivery"],
  ["card", "card"],
  ["wallet", "wallet"],
  ["instapay", "instapay"],
  ["transfer", "transfer"],
  ["fawry", "fawry"],
  ["instalments", "instalments"],
];

const wayOf = (concept: Concept): string => present(WAYS.find(([one]) => one === concept))[1];
/** What the shop itself buys and pays for. */
const WE_PAY = /(?<!\p{L})(?:و|ب|وب)?(?:ندفع|نشتري)(?!\p{L})|(?<!\p{L})we (?:pay|buy)(?!\p{L})/u;
const PAID_SO =
  /(?:cash on delivery|cod) orders|orders (?:that were )?paid (?:in cash|cash|on delivery)|if you(?:'d|'ve| had| have)? paid (?:in )?cash|(?:في حاله |لو |ولو |اذا )(?:ال)?دفع(?:ت|تي)? (?:كاش|نقدا|عند (?:ال)?استلام)|(?:ال)?طلبات (?:ال)?(?:دفع|مدفوعه) (?:عند (?:ال)?استلام|كاش|نقدا)/u;
/** Ways that are taken, whatever the heading says. */
const TAKEN =
  /(?<!\p{L})we (?:accept|take)(?!\p{L})|(?<!\p{L})(?:نقبل|بنقبل)(?!\p{L})|(?<!\p{L})(?:you (?:can|may) )?pay (?:by|with|in)(?!\p{L})/u;
const NEAR = { before: 26, after: 16 };

export function readPayment(sentence: Sentence): Found[] {
  if (
    isSilent(sentence) ||
    (has(sentence, "past") && !isGivenUp(sentence) && !deniesAsked(sentence)) ||
    goesToOthers(sentence.text)
  )
    return [];
  if (WE_PAY.test(sentence.text)) return [];
  const topics = topicsOf(sentence);
  const paysCourier =
    has(sentence, "pay", "cod") && has(sentence, "courier", "cod") && !has(sentence, "return");
  // “We stopped cash because of the parcels that came back.”
  const [reason] = marksOf(sentence, "because");
  const isBack =
    marksOf(sentence, "return", "exchange").some(({ start }) => !reason || start < reason.start) ||
    (has(sentence, "refund") && !paysCourier && !has(sentence, "deposit")) ||
    ((topics.has("return") || topics.has("exchange")) &&
      !topics.has("payment") &&
      !TAKEN.test(sentence.text));
  // “Cash on delivery orders are refunded by transfer” says that there are such orders.
  if (isBack) return PAID_SO.test(sentence.text) ? readCash(sentence) : [];
  const paysInSentence = has(sentence, "pay", "cod", "deposit") || handsCash(sentence);
  const isOfMoney = paysInSentence || topics.has("payment") || has(sentence, "card", "cash");
  const ways = marksOf(sentence, ...WAYS.map(([concept]) => concept)).filter(
    ({ text }) => isOfMoney || !ANY_MACHINE.test(text),
  );
  const isAboutPaying =
    paysInSentence ||
    (!!sentence.asked && has(sentence.asked, ...WAYS.map(([concept]) => concept))) ||
    topics.has("payment") ||
    ways.length > 1 ||
    ways.some(({ concept }) => concept === "cardDoor") ||
    (has(sentence, "cash") && ways.length > 0);
  if (!isAboutPaying) return [];
  return [...readWays(sentence, ways), ...readCash(sentence), ...readLimits(sentence)];
}

function readWays(sentence: Sentence, ways: Mark[]): Found[] {
  const values = new Set<string>();
  for (const mark of ways) {
    if (isDenied(sentence, mark, NEAR) || isLater(sentence, mark)) continue;
    if (isOver(sentence, mark, ways)) continue;
    // A card on the courier's machine is not a card on the website.
    const clause = clauseAround(sentence, mark);
    if (
      mark.concept === "card" &&
      ways.some(
        (other) =>
          other.concept === "cardDoor" &&
          (within(clause, other) ||
            marksOf(sentence, "courier", "cod").some((one) => within(clause, one))),
      ) &&
      !ONLINE.test(sentence.text.slice(clause.start, clause.end))
    )
      continue;
    if (mark.concept === "card" && isTakenAtDoor(sentence, clause, mark)) {
      values.add("card_on_delivery");
      continue;
    }
    // “Visa online or with the courier”: both.
    if (mark.concept === "card" && OR_AT_DOOR.test(sentence.text.slice(mark.end, clause.end)))
      values.add("card_on_delivery");
    // «إنستا» alone is a way to pay only where paying is spoken of.
    if (/انستا$/u.test(mark.text) && !isOfPaying(sentence)) continue;
    values.add(wayOf(mark.concept));
  }
  // “Cash?” “No, cards only.”
  if (answerOf(sentence) === "no") {
    const asked = present(sentence.asked);
    const left = [...values].filter(
      (value) =>
        has(sentence, "only") && !WAYS.some(([one, way]) => way === value && has(asked, one)),
    );
    return left.length > 0
      ? [{ kind: "payment", value: left, quote: sentence.raw, page: sentence.page }]
      : [];
  }
  // “Card?” “Yes, online or at the door.”
  if (sentence.asked && answerOf(sentence) === "yes")
    for (const { concept } of marksOf(sentence.asked, ...WAYS.map(([one]) => one)))
      values.add(wayOf(concept));
  return values.size > 0
    ? [{ kind: "payment", value: [...values], quote: sentence.raw, page: sentence.page }]
    : [];
}

/** “Is there cash?” “No, we ended it.” */
const deniesAsked = (sentence: Sentence) =>
  answerOf(sentence) === "no" && !!sentence.asked && has(sentence.asked, "cod", "cash");

/** A sum of this size is an order's: what is said of cash holds above or below it. */
const LEAST_ORDER = 500;
const ONLINE = /online|اونلاين|اون لاين|موقع|website|on the site|in the site/u;
const isOfPaying = (sentence: Sentence) =>
  has(sentence, "pay", "cash", "cod", "card", "wallet") || topicsOf(sentence).has("payment");
const WITH_CASH =
  /(?:cash|كاش|نقد\p{L}{0,3}|(?:ال)?(?:دفع|سداد)(?= [^،,;]{0,20} (?:or|او))) (?:(?:up)?on|at|when|عند|لدي|وقت) [^،,;]{0,16}?(?:delivery|receipt|arrival|door|استلام|تسليم|باب)\p{L}*/gu;

/** “With the courier: cash, or a card”: a card where the parcel changes hands. */
function isTakenAtDoor(sentence: Sentence, clause: { start: number; end: number }, mark: Mark) {
  const said = sentence.text
    .slice(clause.start, clause.end)
    .replace(WITH_CASH, " ")
    .replace(DOOR_OR, " ");
  const lead = /^[^:،,]{0,30}:/u.exec(sentence.text)?.[0] ?? "";
  if (ONLINE.test(said) || ONLINE.test(mark.text)) return false;
  return DEVICE.test(said) || AT_DOOR.test(said) || AT_DOOR.test(lead);
}
/** “On delivery, or by card”: the card is another way. */
const DOOR_OR = new RegExp(`${AT_DOOR.source} ?(?:او|or|/)(?!\\p{L})`, "gu");
const OR_AT_DOOR = new RegExp(
  `^[^.،,;]{0,30}(?:online|site|موقع|اونلاين)[^.،,;]{0,12} (?:او|or) (?:(?:on|مع|عند|with) )?(?:the |ال)?(?:${AT_DOOR.source})`,
  "u",
);
const DEVICE =
  /(?<!\p{L})(?:pos|machine|terminal|reader|(?:ال|ب|بال)?(?:مكنه|ماكينه|جهاز)\p{L}{0,2})(?!\p{L})/u;

function readCash(sentence: Sentence): Found[] {
  if (
    /قبل (?:ما )?(?:ال)?(?:ت?دفع|تدفع\p{L}*)|before (?:you )?pay|(?:wait|بيستن|haystan)/u.test(
      sentence.text,
    ) &&
    !/cash|كاش|نقد|on delivery|عند الاستلام/u.test(sentence.text)
  )
    return [];
  const said = { quote: sentence.raw, page: sentence.page };
  if (isGivenUp(sentence)) return [{ kind: "cash_on_delivery", value: false, ...said }];
  const marks = marksOf(sentence, "cod", "cash").filter(
    (mark) => !isCardAtDoor(sentence, mark) && !isMoment(sentence, mark),
  );
  const answered = sentence.asked && has(sentence.asked, "cod", "cash") ? answerOf(sentence) : null;
  if (marks.length === 0 && answered === "yes")
    return [
      { kind: "cash_on_delivery", value: true, ...said },
      { kind: "payment", value: ["cash"], ...said },
    ];
  if (marks.length === 0 && answered === "no")
    return [{ kind: "cash_on_delivery", value: false, ...said }];
  // “If you have no cash”, “not before you pay the courier” refuse nothing.
  const isAside = (mark: Mark) =>
    isSupposed(sentence, mark) ||
    (isDenied(sentence, mark, NEAR) && BEFORE.test(sentence.text.slice(0, mark.start)));
  if (marks.length === 0 || marks.every(isAside)) return [];
  // “No fee for cash” refuses the fee.
  if (marks.every((mark) => NO_FEE.test(sentence.text.slice(0, mark.end)))) return [];
  const accepted = marks.filter(
    (mark) =>
      !isDenied(sentence, mark, NEAR) &&
      !isLater(sentence, mark) &&
      !isOver(sentence, mark, marksOf(sentence, ...WAYS.map(([concept]) => concept), "cash")) &&
      !afterRefusedVerb(sentence, mark),
  );
  // “Must I pay in advance?” “No, in cash at the door”: the no is not the cash's.
  const isRefused = deniesAsked(sentence);
  if (accepted.length > 0 && !isRefused)
    return [
      { kind: "cash_on_delivery", value: true, ...said },
      { kind: "payment", value: ["cash"], ...said },
    ];
  const isPartly =
    has(sentence, "except") ||
    readPlaces(sentence.text).some(
      (one) => one.value.reach === "named" || one.value.reach === "region",
    ) ||
    marks.some((mark) => {
      const { start, end } = clauseAround(sentence, mark);
      return readMoney(sentence.text.slice(start, end)).length > 0;
    }) ||
    readMoney(sentence.text).some(({ value }) => value >= LEAST_ORDER) ||
    /(?<!\d)\d{4,5}(?!\d)/u.test(sentence.text) ||
    has(sentence, "custom", "sale");
  return isPartly ? [] : [{ kind: "cash_on_delivery", value: false, ...said }];
}

/** «عند الاستلام» or «لما يوصل» alone is a moment; where paying is spoken of, it is a way to pay. */
const isMoment = (sentence: Sentence, mark: Mark) =>
  /^(?:(?:عند|وقت|لحظه|ساعه|حين) (?:ال)?(?:استلام|تسليم|تسلم|وصول)$|(?:لما|وقت ما|ساعه ما|اول ما) )/u.test(
    mark.text.trim(),
  ) &&
  !has(sentence, "pay", "cash", "card", "wallet", "instapay") &&
  !sentence.under.some((one) => one.text !== sentence.text && has(one, "pay"));

const BEFORE = /(?<!\p{L})(?:قبل(?: ما| ان)?|before|until|till)(?: (?:you|she|having))?\s*$/u;
const NO_FEE =
  /(?<!\p{L})(?:و)?(?:no|not|nothing|without|مفيش|بدون|من غير|لا) (?:\p{L}+ ){0,2}(?:fees?|charges?|extra|surcharge|deposit|رسوم|مصاريف|عموله|زياده|فرق)(?:[^.،,;]{0,24})$/u;

/** “Pay by card on delivery”: at the door, and no cash. */
const isCardAtDoor = (sentence: Sentence, mark: Mark) => {
  const clause = clauseAround(sentence, mark);
  return (
    mark.concept === "cod" &&
    !/كاش|نقد|cash|c\.?o\.?d/u.test(mark.text) &&
    marksOf(sentence, "cardDoor").some((one) => within(clause, one) || !has(sentence, "cash"))
  );
};

const isSupposed = (sentence: Sentence, mark: Mark) =>
  /(?<!\p{L})(?:لو|اذا|if)(?!\p{L})[^،,.]{0,14}(?<!\p{L})(?:مش|ما\p{L}*|not?|don't|haven't)(?!\p{L})[^،,.]{0,16}$/u.test(
    sentence.text.slice(clauseAround(sentence, mark).start, mark.start),
  );

/** “We do not accept: cash …” */
const afterRefusedVerb = (sentence: Sentence, mark: Mark) =>
  /(?:don't|do not|لا) (?:accept|take|do|offer|نقبل|يتوفر|نوفر|يوجد)[^.]{0,20}$/u.test(
    sentence.text.slice(Math.max(0, mark.start - 40), mark.start),
  );

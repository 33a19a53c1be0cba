/** Who pays for the way back, and how the money comes. */
import { elementAt, present } from "../../../../contract/get-or-throw.ts";
import type { Mark } from "./concepts.ts";
import { isException, isLaterFault, turnToMind } from "./cost-cases.ts";
import type { Found } from "./fact.ts";
import { numberSpan, readDays, readMoney } from "./normalise.ts";
import { answerOf, clausesOf, has, isDenied, marksOf, type Sentence, within } from "./sentences.ts";
import { AT_DOOR } from "./roles.ts";
import { isFaulty, kindOf, quoteAs, type Side, sidesIn, type Thread } from "./sides.ts";

export function readCosts(
  sentence: Sentence,
  thread: Thread,
  own: Side[],
  topical: Side[],
): Found[] {
  if (isException(sentence) || has(sentence, "addOn", "express")) return [];
  const turn = turnToMind(sentence);
  if (isFaulty(sentence) && !isLaterFault(sentence) && turn === null) return [];
  // A parcel that is refused at the door comes back by other rules.
  if (REFUSED_AT_DOOR.test(sentence.text)) return [];
  const weak =
    own.length === 0 && thread.sides.length === 0 && !has(sentence, "refund") && !sentence.asked;
  const { text } = sentence;
  const found: Found[] = [];
  const clauses = clausesOf(text);
  let lastSides: Side[] = [];
  let lastCost: string | number | null = null;
  for (const clause of clauses) {
    // What follows “if it is our mistake” is about mistakes, until it turns to a change of mind.
    if (turn !== null && clause.start < turn) continue;
    if (turn === null && marksOf(sentence, "fault").some((mark) => mark.start < clause.end)) break;
    const inside = { text, marks: sentence.marks.filter((mark) => within(clause, mark)) };
    const isPartly = /غير|الا|except|only|بس/u.test(text.slice(clause.start, clause.end));
    const sides = sidesIn({
      marks: inside.marks.filter((mark) => isPartly || !isDenied(sentence, mark)),
    });
    // “For refunds, we deduct 55”.
    if (sides.length === 0 && has(inside, "refund") && !has(sentence, "exchange"))
      sides.push("return");
    if (sides.length > 0) lastSides = sides;
    const affirmed =
      sentence.asked &&
      has(sentence.asked, "free") &&
      (sides.length > 0 || topical.length > 0) &&
      (answerOf(sentence) === "yes" || /(?: is| are)[.!]?$/u.test(text))
        ? "shop"
        : null;
    const cost = costIn(sentence, clause, inside) ?? affirmed ?? payerIn(sentence);
    if (cost === null) {
      if (
        sides.length > 0 &&
        lastCost !== null &&
        has(inside, "both") &&
        readDays(text.slice(clause.start, clause.end)).length === 0
      )
        for (const side of sides)
          found.push({ kind: kindOf(side, "cost"), value: lastCost, ...quoteAs(sentence) });
      continue;
    }
    lastCost = cost;
    const isBoth = marksOf(sentence, "both").some(
      (mark) =>
        /حالت|كلا|الاتنين|both/u.test(mark.text) &&
        !/^ (?:ways|trips|directions)/u.test(text.slice(mark.end)),
    );
    const ahead = clauses
      .filter((one) => one.start >= clause.end)
      .map((one) => sidesIn({ marks: sentence.marks.filter((mark) => within(one, mark)) }))
      .find((some) => some.length > 0);
    const said: Side[] =
      isBoth && sides.length === 0
        ? ["exchange", "return"]
        : sides.length > 0
          ? sides
          : lastSides.length > 0
            ? lastSides
            : (ahead ?? (thread.sides.length > 0 ? thread.sides : topical));
    for (const side of said)
      found.push({ kind: kindOf(side, "cost"), value: cost, ...quoteAs(sentence) });
  }
  const isHere =
    own.length > 0 ||
    topical.length > 0 ||
    (has(sentence, "refund") && thread.sides.includes("return"));
  return isHere ? agreed(found).map((one) => (weak ? { ...one, weak } : one)) : [];
}

const REFUSED_AT_DOOR =
  /refus\p{L}+ (?:to )?(?:the |your )?(?:parcel|order|delivery|package|receive|accept)|رفض (?:ال)?(?:استلام|طلب|اوردر|شحن)\p{L}*/u;

/** “You pay one way, we the other” is neither of both, and no contradiction. */
const agreed = (found: Found[]): Found[] => {
  const isBoth = (kind: Found["kind"]) =>
    ["shop", "shopper"].every((payer) =>
      found.some((one) => one.kind === kind && one.value === payer),
    );
  return found.filter(({ kind, value }) => typeof value === "number" || !isBoth(kind));
};

const WHO_PAYS =
  /who(?:'s| is| will be| does| should)? (?:pay|bear|cover|paying|covers|pays|bears)|(?:مين|من) (?:اللي |الذي )?(?:ب|ه|ح)?(?:ي)?(?:دفع|تحمل|تكفل)|علي مين|(?:ال)?(?:مصاريف|شحن|رسوم|تكلفه)[^.]{0,20} علي (?:مين|من)|3ala meen|meen by?edfa3/u;
const SHE =
  /^(?:you(?: do| pay)?|the (?:customer|buyer|client|shopper)|(?:علي )?(?:ال)?(?:عميل\p{L}?|مشتري\p{L}?|زبون\p{L}?)|علي(?:ك|كي|كم)|انت[يا]?|حضرتك|enta|enti|3aleek|3aleki)(?!\p{L})/u;
const WE = /^(?:we(?: do| pay)?|us|it'?s on us|(?:علي )?احنا|نحن|علينا|e7na|3aleena)(?!\p{L})/u;

/** “Who pays the way back? You do.” */
function payerIn(sentence: Sentence): "shop" | "shopper" | null {
  if (!sentence.asked || !WHO_PAYS.test(sentence.asked.text)) return null;
  return SHE.test(sentence.text) ? "shopper" : WE.test(sentence.text) ? "shop" : null;
}

/** Changing in a branch needs no courier: it says nothing about the cost of sending. */
const IN_SHOP =
  /(?:in|at)(?: the| our| any(?: of our)?)? (?:shops?|stores?|branch(?:es)?|studio|atelier|showroom)|(?:من|في|ب)(?: اي)? ?(?:ال)?(?:فرع|فروع|فروعنا|محل)(?!\p{L})/u;

function costIn(
  sentence: Sentence,
  clause: { start: number; end: number },
  inside: { marks: Mark[] },
): string | number | null {
  const { text } = sentence;
  // “Bring it to our shop for free or have it collected for 85”: the second is the way by courier.
  const [byHand = "", byCourier] = text.slice(clause.start, clause.end).split(OTHERWISE);
  const isByHand = IN_SHOP.test(byHand);
  if (isByHand && byCourier === undefined) return null;
  const part = (isByHand && byCourier) || text.slice(clause.start, clause.end);
  const start = isByHand ? clause.start + byHand.length : clause.start;
  const money = [...readMoney(text), ...bareSums(text)].filter(
    (one) => one.start >= start && within(clause, one),
  );
  if (
    money.length > 0 &&
    elementAt(money, 0).value <= 300 &&
    // The price of a thing is no cost of sending it.
    (!!sentence.asked || has(sentence, ...COST_WORDS)) &&
    !/قيمه (?:ال)?(?:طلب|منتج)|orders? (?:over|above|under)/u.test(part)
  )
    return elementAt(money, 0).value;
  const free = marksOf(inside, "free").some(
    (mark) => !isDenied(sentence, mark, { before: 10, after: 10 }),
  );
  const shopper = marksOf(inside, "shopperPays").filter(
    (mark) => WITHOUT.test(mark.text) || !isDenied(sentence, mark, { before: 6, after: 2 }),
  );
  // “We pay one way and you the other.”
  if (has(inside, "shopPays") && shopper.length > 0 && !has(inside, "free")) return null;
  if (has(inside, "shopPays") && !/يتحمل\p{L}* (?:ال)?عميل/u.test(part)) return "shop";
  if (
    shopper.length > 0 &&
    /شحن|مصاريف|رسوم|تكلف|توصيل|مندوب|اجره|نقل|ship|courier|fee|cost|trip|deliver|postage|sha7n|pick|دي علي/u.test(
      `${text} ${sentence.under[0]?.text ?? ""}`,
    )
  )
    return "shopper";
  return free && shopper.length === 0 ? "shop" : null;
}

/** “The price is given back, without the shipping”: the no is a part of it. */
const WITHOUT = /^(?:ما ?عدا|بدون|غير|من غير)/u;
const OTHERWISE =
  /(?<= )(?=(?:or|او) (?:have|get|let|by|with|the courier|a courier|مع|عن طريق|(?:ال)?مندوب))/u;

/** “You pay the 60”: the pounds go without saying. */
const bareSums = (text: string) =>
  [
    ...text.matchAll(
      /(?:(?:you|customers?|العميله?) pays? (?:the |only |just )?|(?:مصاريف|رسوم|شحن|تمن) (?:ال)?(?:تبديل|استبدال|استرجاع|ترجيع|مرتجع) (?:ب ?)?)(\d{2,3})(?![\d%]|\.\d| ?(?:day|hour|week|egp|le|l\.e|جنيه|ج))/gu,
    ),
  ].map(numberSpan);

const COST_WORDS = [
  "fee",
  "delivery",
  "courier",
  "shopperPays",
  "shopPays",
  "exchange",
  "return",
  "refund",
  "pickup",
] as const;

const BACK_AS_MONEY =
  /give(?:s)? you back (?:what|the|your)|(?:get|receive|take) back (?:what|the (?:full )?(?:price|amount))|what you(?:'ve| have)? paid (?:comes|is|goes|gets)|(?:ال)?(?:مبلغ|تمن|ثمن) (?:اللي |الذي )?(?:ب|ه|ح|س)?(?:ي|ت)(?:رجع|تحول|ترد|عاد)\p{L}{0,3}|(?:ي|ت|ن)عاد (?:ال)?(?:مبلغ|ثمن)|(?:money|amount|sum) (?:is |will be |gets? |goes )(?:returned|sent back|back|refunded)|reimburs|same means|رجع\p{L}{0,4} (?:ال)?(?:مبلغ|تمن)|full refund|money back|your money|refund (?:the|your) (?:card|account|original)|credit (?:\p{L}+ ){0,4}(?:applied |issued |paid )?to (?:your|the) (?:credit |debit |bank )?(?:card|account|original)|(?:refund(?:s|ed)?|back)[ ,][^.]{0,40}(?:to|by|in|via|on) (?:your |the |a )?(?:original |same |credit |debit )?(?:card|bank|cash|wallet|payment|account|way|method|instapay|vodafone)|(?:the|same) way you paid|original (?:payment|form)|(?:ال)?فلوس\p{L}{0,3}|(?:ت|ي|ن|س)?رد\p{L}{0,2} (?:ال)?(?:مبلغ|قيمه|ثمن|تمن)|استرداد (?:ال)?(?:قيم\p{L}+|مبلغ|ثمن|فلوس\p{L}*|كامل)|نقدا|كاش|(?:نفس|ذات) (?:ال)?(?:وسيله|طريقه|قناه)(?: (?:ال)?(?:دفع|سداد|اداء|تي|لي))?(?! (?:ال)?(?:شحن|توصيل|تغليف))|(?:[تين]|ب?ن)(?:رد|عيد|عاد) (?:الي\p{L}{1,2}|ليك|لك|لكم|له|لها|لل?\p{L}+) (?:كامل |باقي )?(?:ال)?(?:ثمن|مبلغ|قيمه|فلوس|مال|تمن)|full amount|paid back|floos/u;

/** The sum, a verb of coming, and where it comes to. */
const GOES_TO =
  /(?<!\p{L})(?:amount|sum|money|refunds?|remainder|rest|price|value|(?:ال)?(?:مبلغ|فلوس|ثمن|تمن|قيمه|باقي)\p{L}{0,2})(?!\p{L})[^.،,;]{0,40}(?:lands?|goes|comes|returns?|returned|sent|transferred|credited|paid|نزل|رجع|حول|عاد|ترد|وصل)\p{L}{0,3}(?!\p{L})[^.;]{0,40}(?:cards?(?!\p{L})|account|wallet|way (?:you paid|it came)|same (?:way|method|means)|original|instapay|كارت|حساب|محفظ|بطاق|نفس|ذات|بنك|كاش|نقد|انستا)/u;

const COMES_BACK =
  /back|refund|return|reimburs|(?<!\p{L})(?:ب|ه|ح|س)?(?:ت|ي|ن)?رجع|استرداد|استرجاع|مرتجع|(?<!\p{L})(?:و)?رد\p{L}{0,2} |(?<!\p{L})[تيس]رد|عاد/u;

export function readRefundAs(sentence: Sentence, own: Side[], topical: Side[]): Found[] {
  const isReturn =
    own.includes("return") ||
    has(sentence, "refund") ||
    (!!sentence.asked && has(sentence.asked, "refund")) ||
    (topical.includes("return") &&
      has(sentence, "credit", "cash", "card", "wallet", "transfer", "instapay"));
  if (!own.includes("return") && has(sentence, "courier") && has(sentence, "pay", "cod")) return [];
  // Money that is handed over, and none that comes back.
  const saysBack = `${sentence.asked?.text ?? ""} ${sentence.text}`;
  const isPaid = has(sentence, "pay", "cod") || AT_DOOR.test(sentence.text);
  if (!own.includes("return") && isPaid && !COMES_BACK.test(saysBack) && !GOES_TO.test(saysBack))
    return [];
  if (!isReturn || (has(sentence, "fault") && !has(sentence, "mind"))) return [];
  // “A credit is applied to your card” is money.
  const credits = marksOf(sentence, "credit").filter(
    (mark) =>
      !(has(sentence, "card") && /^credit/u.test(mark.text)) &&
      !isDenied(sentence, mark, { before: 12, after: 4 }) &&
      !/^ (?:\p{L}+ ){0,4}to (?:your|the) (?:credit |debit |bank )?(?:card|account|original)/u.test(
        sentence.text.slice(mark.end),
      ),
  );
  const clauses = clausesOf(sentence.text);
  const isOfCharges = (mark: Mark) =>
    marksOf(sentence, "fee", "delivery").some((one) =>
      within(present(clauses.find((each) => within(each, mark))), one),
    );
  // “To your card, never in cash” is money all the same.
  const routed = has(sentence, "card", "transfer", "wallet", "instapay");
  const denied = marksOf(sentence, "refund", "return", ...(routed ? [] : (["cash"] as const))).some(
    (mark) => isDenied(sentence, mark) && !isOfCharges(mark),
  );
  const money = /your money|money back|full refund/u.test(sentence.text) && !denied;
  if (credits.length > 0)
    return [{ kind: "refund_as", value: money ? "money" : "credit", ...quoteAs(sentence) }];
  const routes =
    topical.includes("return") &&
    own.length === 0 &&
    has(sentence, "wallet", "transfer", "card", "instapay") &&
    (!has(sentence, "pay") || (!!sentence.asked && has(sentence.asked, "refund")));
  if (
    !denied &&
    (BACK_AS_MONEY.test(sentence.text) || GOES_TO.test(sentence.text) || routes) &&
    !has(sentence, "deposit")
  )
    return [{ kind: "refund_as", value: "money", ...quoteAs(sentence) }];
  return [];
}

// How much it may cost: "under 800", "300-600 EGP", "أقل من ٥٠٠", "ta7t 1500".
import { numberAt } from "./numbers.ts";
import { createPhrases } from "./phrases.ts";
import { take, type Tokens } from "./tokens.ts";

export type PriceLimits = { minPrice?: number; maxPrice?: number };

type Bound = "max" | "min" | "around" | "from" | "between" | "for";

const BEFORE = createPhrases<Bound>([
  [
    "max",
    "under, below, less than, lower than, cheaper than, max, maximum, max of, maximum of, up to, upto, no more than, not more than, at most, within, not over, not above, budget, budget of, my budget is, budget is, budget under, for under, for less than, with a budget of, priced under, price under, price below, costs less than, costing under, beneath, not exceeding, no higher than, till, until",
  ],
  [
    "max",
    "أقل من, اقل عن, تحت, تحت ال, حد أقصى, بحد أقصى, الحد الأقصى, اقصى سعر, لحد, لغاية, ميزيدش عن, مايزيدش عن, لا يزيد عن, لا تزيد عن, متزيدش عن, ماتزيدش عن, مش هيزيد عن, ارخص من, مش اكتر من, مش اكثر من, ليس اكثر من, ميعديش, متعديش, ما يعديش, ما تعديش, ميزانية, ميزانيتي, بميزانية, اخري, معايا, سعره اقل من, سعرها اقل من, بسعر اقل من, دون, دون ال, بأقل من, في حدود ميزانيه",
  ],
  [
    "max",
    "ta7t, taht, ta7t el, taht el, a2al men, a2al mn, a2all men, a2al min, aqal men, aqal min, akal men, a2el men, 2a2al men, a2l men, a2al mein, aal men, a2alle men, la7ad, l7d, le7ad, l7ad, lehad, le8ayet, leghayet, le 8ayet, lghayet, mayzedsh 3an, mayzidsh 3an, maxemum, ar5as men, arkhas men, mesh aktar men, msh aktar men, mish aktar min, mizanya, mizaniyty, mezanya, mizanyty, mezaneyty, mezanyti, 7ad a2sa, akhry, a5ry, ma3aya, mat3adesh, may3adesh, aqall men, akal mn, aqal mn",
  ],
  [
    "min",
    "over, above, more than, at least, min, minimum, minimum of, greater than, higher than, starting from, starting at, starts from, no less than, not less than, not under, not below, upwards of, pricier than, more expensive than",
  ],
  [
    "min",
    "أكتر من, أكثر من, اكثر من, فوق, فوق ال, على الأقل, عالاقل, أعلى من, ابتداء من, أغلى من, مش اقل من, لا يقل عن, لا تقل عن, ازيد من, ميقلش عن, بدايه من, يبدا من, حد ادنى, مش أقل من",
  ],
  [
    "min",
    "aktar men, aktar mn, aktar min, akter men, aktr mn, fo2, foo2, fo2 el, fou2, 3al a2al, 3ala el a2al, aghla men, a8la men, azyad men, mesh a2al men, aksar men, mn awel, men awel",
  ],
  [
    "around",
    "around, about, approx, approximately, roughly, near, close to, circa, nearly, almost, in the range of",
  ],
  ["around", "حوالي, تقريبا, في حدود, بحدود, حدود, قريب من, ما يقارب, في رينج, في نطاق"],
  [
    "around",
    "7awaly, 7awali, hawaly, hawali, fe 7dod, fe 7odood, fi hodood, ta2riban, takriban, fe hdod, f 7dod, fe 7odod, fi 7dod, 7wali, 7waly",
  ],
  ["between", "between, in between, بين, ما بين, مابين, bein, ben, been, ma bein, mabein, mabeen"],
  ["from", "from, من, men, mn, min, range, price range, price"],
  [
    "for",
    "for, at, b, be, ب, بـ, بسعر, سعر, السعر, سعره, سعرها, price of, worth, s3ro, se3r, be se3r, bse3r",
  ],
]);

const BETWEEN = createPhrases<true>([
  [
    true,
    "to, and, till, until, through, ل, لـ, الى, إلى, حتى, لحد, و, لغاية, le, l, la, w, we, la7ad, le7ad, l7d, wa, ela, ila, lehad, leghayet",
  ],
]);

const AFTER = createPhrases<Bound>([
  [
    "max",
    "or less, or under, or below, and under, and below, and less, max, maximum, at most, tops, or cheaper, او اقل, أو أقل, واقل, بالكتير, كحد اقصى, ماكس, بحد اقصى, aw a2al, w a2al, bel keteer, belkteer, bilkteer, bel kteer, wa a2al, aw aqal, أو أرخص",
  ],
  [
    "min",
    "or more, or above, and up, and above, and over, or over, or higher, plus, and more, او اكتر, أو أكثر, واكتر, فما فوق, وطالع, واكثر, aw aktar, w aktar, fama fo2, w tale3, او اعلى",
  ],
  ["around", "تقريبا, approximately, or so, ta2riban, takriban, approx, ta2reban"],
]);

const CURRENCY = new Set(
  "egp le pound pounds geneh gneh gneih ginee genih gneeh geneeh gnih genee gneehat جنيه جنيهات جنيها ج جم جنية genehat gineh egy e".split(
    " ",
  ),
);
const COIN = new Set([...CURRENCY].filter((word) => word !== "e" && word !== "ج"));

/** Numbers below this are sizes, counts or ages unless a currency follows. */
const LEAST = 20;
const BARE_LEAST = 50;
const ABOUT = 0.2;

const around = (value: number): PriceLimits => ({
  minPrice: Math.round(value * (1 - ABOUT)),
  maxPrice: Math.round(value * (1 + ABOUT)),
});

type Amount = { value: number; to: number; hasCurrency: boolean };

function amountAt(words: string[], from: number): Amount | undefined {
  const leading = COIN.has(words[from] ?? "") ? from + 1 : from;
  const number = numberAt(words, leading);
  if (!number) return undefined;
  const unit = words[number.to] ?? "";
  // "300 le 600" is a range in Franco, "300 le" a price.
  const isCoin = CURRENCY.has(unit) && !(unit === "le" && numberAt(words, number.to + 1));
  return {
    value: number.value,
    to: isCoin ? number.to + 1 : number.to,
    hasCurrency: isCoin || leading > from,
  };
}

type Priced = { limits: PriceLimits; to: number };

function rangeAt(words: string[], from: number): Priced | undefined {
  const low = amountAt(words, from);
  const joint = low && BETWEEN(words, low.to);
  // "ل٦٠٠" is split into two words, "لستميه" is not.
  const high = joint ? amountAt(words, joint.to) : low && joinedAmount(words, low.to);
  if (!low || !high || high.value < LEAST) return undefined;
  const [minPrice, maxPrice] = [low.value, high.value].toSorted((a, b) => a - b);
  return { limits: { minPrice: minPrice!, maxPrice: maxPrice! }, to: high.to };
}

const joinedAmount = (words: string[], at: number): Amount | undefined =>
  /^[لو](?=[^\d]{3})/.test(words[at] ?? "") ? amountAt(words, at) : undefined;

function pricedAt(words: string[], from: number): Priced | undefined {
  const before = BEFORE(words, from);
  const start = before?.to ?? from;
  const bound = before?.value;
  if (bound === "from" || bound === "between" || !bound) {
    const range = rangeAt(words, start);
    if (range && (bound || isPriceLike(words, start, range.to))) return range;
  }
  const amount = amountAt(words, start);
  if (!amount || (amount.value < LEAST && !amount.hasCurrency)) return undefined;
  const { value, to, hasCurrency } = amount;
  const after = AFTER(words, to);
  const end = after ? endOfCurrency(words, after.to) : to;
  if (bound === "max") return { limits: { maxPrice: value }, to: end };
  if (bound === "min") return { limits: { minPrice: value }, to: end };
  if (after?.value === "max") return { limits: { maxPrice: value }, to: end };
  if (after?.value === "min" && (hasCurrency || value >= 100 || bound))
    return { limits: { minPrice: value }, to: end };
  if (bound === "around" || after?.value === "around") return { limits: around(value), to: end };
  if (hasCurrency || (bound === "for" && value >= BARE_LEAST)) return { limits: around(value), to };
  return undefined;
}

const endOfCurrency = (words: string[], at: number) => (COIN.has(words[at] ?? "") ? at + 1 : at);

/** "300 to 600" is a price; "2 to 3" is not. */
function isPriceLike(words: string[], from: number, to: number): boolean {
  const low = amountAt(words, from);
  return (low?.value ?? 0) >= BARE_LEAST || words.slice(from, to).some((word) => COIN.has(word));
}

const VAGUE = new Set(["max", "min", "maximum", "minimum", "price", "budget"]);

/** The price the words name; every later one overrides. */
export function readPrices(tokens: Tokens): PriceLimits {
  const limits: PriceLimits = {};
  for (let at = 0; at < tokens.words.length;) {
    const priced = tokens.taken.has(at) ? undefined : pricedAt(tokens.words, at);
    if (!priced) {
      at += 1;
      continue;
    }
    Object.assign(limits, priced.limits);
    take(tokens, at, priced.to);
    const before = tokens.words[at - 1] ?? "";
    if (VAGUE.has(before) || COIN.has(before)) tokens.taken.add(at - 1);
    at = priced.to;
  }
  const { minPrice, maxPrice } = limits;
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    return { minPrice: maxPrice, maxPrice: minPrice };
  return limits;
}

// Whether a sentence that a model wrote may be shown. It may name products by [[id]] only, and only those
// our search returned; names, prices and availability are put in from the database. A sentence that
// brings any other number, name or address along is refused: being wrong is worse than being plain.
import { getOrThrow } from "../../../../contract/get-or-throw.ts";
import { discountPercent } from "../../../../contract/limits.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import { foldWords, latinDigits } from "../../../../contract/fold-words.ts";
import { isOnSale, priceOf } from "./known-products.ts";
import { moneyIn } from "./money.ts";
import { findOutsideName } from "./outside-names.ts";
import type { Surroundings } from "./surroundings.ts";

/** Why, without the words themselves: they may be the shopper's, and reasons are logged. */
export class SentenceRefused extends Error {}

export type Checked = { text: string; mentioned: string[] };

const PLACE = /\[\[\s*([\w-]+)\s*\]\]/g;

export function checkSentence(sentence: string, around: Surroundings): Checked {
  const mentioned = [...sentence.matchAll(PLACE)].map(([, id = ""]) => id);
  for (const id of mentioned)
    if (!around.known.get(id)) throw new SentenceRefused("a product that no search returned");
  const words = sentence.replace(PLACE, " · ");
  refuseForms(words);
  refuseLanguage(words, around.language);
  refuseMoney(words, around);
  refuseNumbers(words, around);
  refusePromises(words, mentioned, around);
  if (findOutsideName(words, around)) throw new SentenceRefused("a name of nobody here");
  const text = sentence.replace(PLACE, (_, id: string) =>
    nameOf(getOrThrow(around.known, id), around.language),
  );
  return { text, mentioned };
}

/** As the database has it, with the price of today. */
function nameOf(product: Product, language: Language): string {
  const price = moneyIn(language, priceOf(product), product.currency);
  const gone = { en: "sold out", ar: "خلصت" }[language];
  const title = language === "ar" ? product.title_ar || product.title : product.title;
  return `${title} (${price}${product.sold_out ? `, ${gone}` : ""})`;
}

const ADDRESS =
  /[a-z]+:\/\/|\bwww\.|\S@\S|\b[\w-]+\.(com|net|org|shop|store|eg|io|co|me|app|info|biz|link|site)\b/i;
const MARKUP = /\[|\]|[<>{}|\\]|\bp_\w|\bb_\w/;

function refuseForms(words: string): void {
  if (ADDRESS.test(words)) throw new SentenceRefused("an address");
  if (MARKUP.test(words)) throw new SentenceRefused("markup, or an id outside its place");
}

/** The other script may lend a word, not carry the sentence. */
function refuseLanguage(words: string, language: Language): void {
  const arabic = words.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = words.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const all = words.match(/\p{L}/gu)?.length ?? 0;
  const own = language === "ar" ? arabic : latin;
  if (all > 0 && own < all * 0.5) throw new SentenceRefused("not the shopper's language");
}

const CURRENCY = String.raw`(?:(?<!\p{L})(?:EGP|egp|L\.E|LE|USD|EUR|GBP|SAR|AED|[Pp]ounds?)(?!\p{L})|[£$€]|جنيه|(?<!\p{L})ج\.?م(?!\p{L}))`;
const AMOUNT = String.raw`[\d٠-٩۰-۹][\d٠-٩۰-۹.,٬٫]*`;
const MONEY = new RegExp(`(${AMOUNT})\\s*${CURRENCY}|${CURRENCY}\\s*(${AMOUNT})`, "gu");

/** An amount of money is a price we gave or a limit the shopper set; written out, it is refused too. */
function refuseMoney(words: string, { known, limits }: Surroundings): void {
  const prices = new Set(known.all().flatMap((product) => [product.price, priceOf(product)]));
  for (const limit of [limits.minPrice, limits.maxPrice])
    if (limit !== undefined) prices.add(limit);
  for (const [, before, after] of words.matchAll(MONEY)) {
    const amount = numbersIn(before ?? after ?? "")[0] ?? 0;
    if (!prices.has(amount)) throw new SentenceRefused("a price of its own");
  }
  const rest = words.replace(MONEY, " ");
  if (new RegExp(CURRENCY, "u").test(rest) || /\b(hundreds?|thousands?)\b/i.test(rest)) {
    throw new SentenceRefused("a price in words");
  }
}

/** Every other number must be one that we said first, or the shopper. */
function refuseNumbers(words: string, { query, known, limits }: Surroundings): void {
  const products = known.all();
  const said = [...known.totals(), products.length, limits.minPrice, limits.maxPrice];
  const allowed = new Set([...numbersIn(query), ...said, ...products.flatMap(numbersOf)]);
  for (const number of numbersIn(words)) {
    if (!allowed.has(number)) throw new SentenceRefused("a number of its own");
  }
}

const numbersOf = (product: Product): (number | null)[] => [
  product.price,
  priceOf(product),
  discountPercent(product.price, product.current_price),
  ...numbersIn(`${product.title} ${product.sizes.join(" ")}`),
];

/** 1,500 and ١٬٥٠٠ are one number; 38-40 are two. */
function numbersIn(text: string): number[] {
  const digits = latinDigits(text)
    .replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, "")
    .replace(/(?<=\d)٫(?=\d)/g, ".");
  return (digits.match(/\d+(\.\d+)?/g) ?? []).map(Number);
}

const SALE =
  /\bsale\b|\bdiscount|\bhalf[ -]off\b|\b(half|reduced) price|\d\s*off\b|%|٪|\bpercent|خصم|تخفيض|اوكازيون/i;
const STOCK =
  /\b(in|out of) stock\b|\bsold out\b|\b(selling|going) fast\b|\blast (one|piece|few|chance)\b|\bonly \w+ left\b|\blimited\b|متوفر|متاح|خلصت|اخر قطعه|الكميه/i;
const SHOP =
  /\bship(s|ped|ping)?\b|\bdeliver(y|ed)\b|\brefund|\breturn policy|\bwarrant|\bguarantee|\bcoupon|\bpromo|\bvoucher|\b(use|discount) code\b|\bfree (gift|returns)|\bfor free\b|شحن|توصيل|استرجاع|ضمان|كوبون|كود|مجان/i;

/** The brand's shop decides about delivery and stock; a sale is one only where the database says so. */
function refusePromises(words: string, mentioned: string[], { known, limits }: Surroundings): void {
  const text = `${words} ${foldWords(words)}`;
  if (STOCK.test(text)) throw new SentenceRefused("a word about stock");
  if (SHOP.test(text)) throw new SentenceRefused("a promise in the shop's name");
  if (!SALE.test(text)) return;
  const products = mentioned.map((id) => getOrThrow(known, id));
  const isTrue = products.length > 0 ? products.every(isOnSale) : limits.onSale === true;
  if (!isTrue) throw new SentenceRefused("a sale that is none");
}

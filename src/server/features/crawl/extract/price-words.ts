// How a price is called and labelled: words that speak for it, against it, or for a former price.
import { isTag } from "domhandler";
import { countBefore } from "./column-head.ts";
import { plainDigits, signedPrice } from "../normalise/prices.ts";
import { isOfAnotherPiece, pieceLinks } from "./other-pieces.ts";
import { textOf, type Page } from "./page.ts";
import { outwards, type Spot } from "./spots.ts";
import { isCalledPrice, type PriceSpot } from "./visible-price.ts";
import { saleInWords } from "./sale-words.ts";
import { remembered } from "./text.ts";

const NOW =
  /current|sale|final|\bnow\b|special|our-?price|actual|today|discounted|new-?price|price-?new|selling|offer|active|main|buy-?box|core-?price|deal/;
const REGULAR =
  /\bold|-old|was\b|regular|list-?price|before|rrp|msrp|uvp|original|compare|crossed|strike|retail|reference|\bbasis|barr[eé]|anterior|ancien|alt\b|vecchio|\bpvp|full-?price|suggested|line-?through|normal-?price|non-?sale|not-?on-?sale/;
const REGULAR_LABEL =
  /list price|was\b|rrp|msrp|uvp|regular|reg\.|retail|(?:^|\s)old\s*(?::|egp|l\.?e\b|$)|statt|instead(?: of)?[\s:]*$|old price|before|original|(?:reduced|down) from|formerly|previous|listenpreis|prix conseill|precio anterior|valore|compare at|قبل|سابق|(?:^|\s)عوضا|(?:^|\s)بدل(?:ا|\s)|السعر الاصلي|السعر الأصلي|السعر العادي|السعر القديم|(?:^|\s)كان(?:\s|$)|старая/;
const OTHER =
  /(?:^|[\s-])(?:ship|deliver|versand|livraison|envio|install|month|monat|mois|rat[ae]\b|rateal|tasso|tax\b|vat\b|warrant|insur|deposit|coupon|gift|point|save|saving|discount(?!ed|-?price|-?amount)|off\b|rebate|voucher|financ|credit|per-?unit|unit-?price|grundpreis|fee\b|threshold|minimum|option|accessor|filter|price-?range|range-?slider|facet|seller|marketplace|used\b|refurb|open-?box|outlet|bonus|cashback|loyalty|member|club|klarna|tabby|tamara|affirm|afterpay)|توصيل|شحن|وفر|خصم|تقسيط|قسط/;
const OTHER_LABEL =
  /ship|deliver|versand|livraison|save\b|saving|you save|discount|% off|per month|\/month|month|monat|install|rebate|coupon|warranty|insurance|free|orders? over|more than|from \d+ (?:new|used)|used|refurb|new from|bundle|with purchase|trade|points|توصيل|شحن|وفر|توفير|(?:^|\s)خصم|تقسيط|قسط|sie sparen|risparmi|économ|ahorr|cost|hemming|alteration|engrav|monogram|gift wrap|تقصير|تغليف|bid increment|estimate|reserve|starting|opening|open box|outlet|other seller|^ ?from ?$/;
const ASKED_LABEL =
  /price|preis|prix|precio|prezzo|cena|hind|our price|now\b|current|today|buy|sale|السعر|سعر|цена|total|bid|only|nur\b|(?:^|\s)(?:ال)?(?:[إا]جمالي|صافي)|[تن]دفعي?(?:\s|$)/;
/** A price that nobody pays as such: without its tax, only for many, at others'; a weight in grams, whose letters are those of our money. */
const NOT_ASKED =
  /\bex\.? ?(?:cl(?:uding|\.)? ?)?(?:of )?(?:tax|vat|mwst|iva|gst)|\b(?:tax|vat) excl|netto|ohne mwst|hors tax|\bht\b|بدون (?:ال)?ضريبة|قبل الضريبة|غير شامل|\b\d+ (?:or more|and more|\+ ?(?:pcs|pieces|items)|pieces or more)|^\s*\d+\s*(?:or|and) (?:more|up)|buy \d+ (?:for|get)|(?:if|when) you buy \d|\beach and save\b|(?:عند شراء|اشتر\p{L}*) [\d٠-٩]|from \d+ (?:pcs|pieces|items)|(?:أو|او) أكثر|قطع فأكثر|wholesale|جملة|\b(?:deposit|down ?payment)\b|عربون|مقدم الحجز|\bmembers?(?:['’]s?)? (?:only|price|pay)\b|\b(?:vip|club) price|سعر (?:ال)?(?:اعضاء|أعضاء|عضوي\p{L}|مشتركين)|لل(?:اعضاء|أعضاء|مشتركين)|(?:^\s*|\b(?:for|our|club|vip) )(?:members|subscribers|followers|students|staff|employees|new customers)\b|لل(?:طلبة|طلاب|موظفين|متابعين)|\b(?:your|the) first order|(?:ل|على )[أا]ول (?:طلب|[أا]وردر)|\b(?:in|on|with) (?:our|the) app\b|على التطبيق|سعر (?:ال)?(?:سوق|منافس\p{L}*)|\bmarket price|(?<!\p{L})(?:ال)?وزن(?:ه|ها)?(?!\p{L})/iu;

/** "≈ $9", "(about 9 USD)", "حوالي ٩ دولار": reckoned in another money, and not what is asked. */
const RECKONED =
  /(?:[≈~]|\b(?:about|approx(?:\.|imately)?|roughly|equivalent to|ca\.?|environ|circa)|تقريب\p{L}*|حوالي|ما يعادل|يعادل)[\s:(]*(?:\p{L}{1,4}\.?\s?)?\p{Sc}?\s?\d/iu;

const isReckoned = ({ text }: Pick<PriceSpot, "text">): boolean => RECKONED.test(plainDigits(text));

/** "Ab 3", "6+", "3 – 5 pcs" before it, in a table of prices: asked of those who take so many. */
const FOR_MANY =
  /^\s*(?:(?:ab|from|desde|dès|à partir de|da|od|vanaf|من)\s+(?:[2-9]|[1-9]\d)|(?:[2-9]|[1-9]\d)\s*(?:\+|[-–]\s*\d{1,3}))\s*(?:st(?:ück|k)?\.?|pcs|pieces|items|units|قطع\p{L}*)?\s*$/iu;

export const isNotAsked = ({ label, text, spot }: PriceSpot): boolean =>
  NOT_ASKED.test(text) ||
  NOT_ASKED.test(label) ||
  isReckoned({ text }) ||
  FOR_MANY.test(plainDigits(label)) ||
  FOR_MANY.test(plainDigits(countBefore(spot))) ||
  NOT_ASKED.test(besides(spot)) ||
  [...outwards(spot, 2)].some(
    ({ name, element }) =>
      WITHOUT_TAX.test(name) || NOT_ASKED.test(element.attribs["data-label"] ?? ""),
  );

/** Where shops show both they call it so; "without tax" is what some call the only price there is. */
const WITHOUT_TAX = /excl(?:uding)?-{0,2}(?:tax|vat)(?:$|[\s-])|(?:tax|vat)-{0,2}excl/;

const ON_REQUEST =
  /price (?:up)?on (?:request|application|demand)|(?:call|ask|contact us|message us|dm|inbox) (?:us )?for (?:the |a )?(?:price|quote)|السعر (?:عند الطلب|حسب الطلب|(?:على|في|ع) (?:ال)?(?:خاص|رسائل|واتس\p{L}*|انبوكس))|(?:اسأل\p{L}*|استفسر\p{L}*|تواصل\p{L}*|راسل\p{L}*|كلم\p{L}*)(?: \p{L}+){0,2} (?:عن|لمعرفة|علشان|عشان) السعر|preis auf anfrage|prix sur demande|precio a consultar/iu;
const NEAR_TITLE = 60;

/** Where the page says that it does not tell the price: a number further from the title is another's. */
export function onRequest(page: Page, title: Spot | null): Spot | null {
  if (!title) return null;
  return (
    page
      .spots()
      .slice(title.at, title.at + NEAR_TITLE)
      .find(
        (spot) =>
          !spot.isHidden &&
          spot.text.length <= 60 &&
          ON_REQUEST.test(spot.text) &&
          !isOfAnotherPiece(spot, title, pieceLinks(page)),
      ) ?? null
  );
}

/** The words of the small element that holds the price and nothing else: beside another price they may be of that one. */
function besides({ parent, text }: Spot): string {
  // Shops wrap the number itself, some more than once.
  let box = parent;
  while (box?.text === text && box.parent) box = box.parent;
  return box &&
    box.text.length <= text.length + 40 &&
    /^(?:li|p|span|div|td|tr|dd|small|em)$/.test(box.element.name) &&
    signedPrice(box.text.replace(text, " ")) === null
    ? box.text
    : "";
}

/** "12,50 € / kg", "pro Stück": a measure, not the price. */
const MEASURE =
  /(?:\/|\bper|\bpro|\bje|\bal|\bpour)\s?(?:\d+\s?)?(?:kg|g|ml|l|lb|oz|m|m²|m2|cm|unit|item|count|st(?:ück|k)?|piece|mese|month|mo|monat|week|day)\b/i;

const STRUCK_NAME =
  /(?:^|[\s_-])(?:strike|strikethrough|line-through|crossed|strikeout|durchgestrichen|tachado)/;

/** "with-list-price", "has-old-price": the asked one, which says that another stands beside it. */
const WITH_FORMER =
  /(?:^|\s)(?:with|has|incl|show)-{1,2}(?:list|old|regular|compare|original|was)[\w-]*/g;

/** "getOldPrice", "compare_at", "price--was": by what it is called, a former price. */
export const isFormerName = remembered((written) => {
  const name = written
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase()
    // Marks of a style: "before:block".
    .replace(/(?:^|\s)[\w-]+:[\w:-]+/g, " ");
  return STRUCK_NAME.test(name) || REGULAR.test(name);
});

/** "0.00" struck through is a former price that there is not. */
const AMOUNT = /[1-9١-٩]/;

export type Regular = "struck" | "called" | null;

/** Struck through, or only called so: "regular" may also be the one price there is. */
export function regularity({ spot, label, text, isOwnText }: PriceSpot): Regular {
  // Both prices in one sentence: the asked one stands for it.
  if (saleInWords(text) || isOfSize(text)) return null;
  // What is struck through inside of it is the other price, where it has words of its own.
  const children = isOwnText ? [] : spot.element.children;
  if (
    spot.isStruck ||
    children.some(
      (child) =>
        isTag(child) && /^(?:del|s|strike)$/.test(child.name) && AMOUNT.test(textOf(child, 40)),
    )
  )
    return "struck";
  for (const outer of outwards(spot, 2)) {
    const name = outer.name.replace(WITH_FORMER, " ");
    if (STRUCK_NAME.test(name)) return "struck";
    if (REGULAR.test(name)) return "called";
    if (NOW.test(name)) return null;
  }
  if (isBesideSale(spot)) return "called";
  return REGULAR_LABEL.test(label) && !/now|jetzt|sale price|our price/.test(label)
    ? "called"
    : null;
}

/** By its own name or that of its box. */
export const isCalledAsked = (spot: Spot): boolean =>
  outwards(spot, 1).some(({ name }) => NOW.test(name) && !REGULAR.test(name));

const ON_SALE =
  /(?:^|[\s-])(?:sale|new|discount(?:ed)?|special|offer|promo|after)-{0,2}price|price-{0,2}(?:sale|new|discounted|special|offer|after)(?:$|[\s-])/;

/** <b class="sale-price">450</b> <b class="price">600</b>: of the only two in their box one is called the sale's. */
function isBesideSale({ element, parent, name }: Spot): boolean {
  if (!parent || !isCalledPrice(name) || ON_SALE.test(name)) return false;
  const members = parent.element.children.filter(isTag);
  const [other] = members.filter((one) => one !== element);
  const called = other ? `${other.attribs["class"] ?? ""} ${other.attribs["id"] ?? ""}` : "";
  return members.length === 2 && ON_SALE.test(called.replaceAll("_", "-").toLowerCase());
}

/** "XL EGP 480", struck through: what another size costs, which is gone. */
const isOfSize = (text: string): boolean => {
  const lead = /^([^\d:]{1,9}?)[\s:–-]+(?:\p{Sc}|\p{L}{2,4}\.?\s?)?\d/u.exec(
    plainDigits(text),
  )?.[1];
  return lead !== undefined && /^\d?x{0,4}[sml]$/i.test(lead.trim());
};

export function nameScore({ spot, hasSign, text }: PriceSpot): number {
  let score = hasSign ? 1.5 : 0;
  let isPriced = false;
  let n = 0;
  for (const { name, element } of outwards(spot, 4)) {
    const share = n === 0 ? 1 : n === 1 ? 0.8 : 0.5;
    if (element.attribs["itemprop"] === "price" && n < 2) score += 2.5;
    if (!isPriced && isCalledPrice(name)) {
      score += 2.5 * share;
      isPriced = true;
    }
    if (n < 3 && NOW.test(name)) score += 1 * share;
    if (OTHER.test(name)) score -= 2.5 * share;
    n++;
  }
  if (/^[^\p{L}\d]*\p{L}{0,4}[^\p{L}\d]*\d[\d.,\s'’]*[^\p{L}\d]*\p{L}{0,4}[^\p{L}\d]*$/u.test(text))
    score += 1;
  if (isSentence(text)) score -= 3;
  if (MEASURE.test(text)) score -= 3;
  if (/%/.test(text)) score -= 1;
  if (/^[+-]/.test(text)) score -= 2;
  return score;
}

/** "Price reflects $30 instant rebate" names an amount, but asks none. What a price is called makes no sentence. */
export const isSentence = (text: string): boolean =>
  (plainly(text).match(/\p{L}{2,}/gu) ?? []).length > 3 && saleInWords(text) === null;

const CALLED =
  /(?:^|\s)(?:(?:ال)?سعر(?:ه|ها)?\s)?(?:قبل|بعد)\s(?:ال)?(?:خصم|تخفيض|عرض)(?!\p{L})|(?:price\s)?(?:before|after)\s(?:the\s)?(?:discount|sale|offer)\b|add to (?:cart|bag|basket)|[أا]ضف (?:(?:إلى|الى) ال|لل)سل[ةه]/giu;

/** Without the words that only say which of two prices it is, or what a button does: "after the discount" is no sentence. */
const plainly = remembered((text) => text.replace(CALLED, " "));

const shortParent = ({ parent }: Spot): string =>
  parent && parent.text.length <= 120 ? parent.text : "";

/** Words around it that make it a part of the price or a condition. */
const PART =
  /\brat[ae]\b|cuotas|mensil|taksit|\braty\b|finanziat|tasso|per month|\/ ?mo(?:nth)?\b|payments? of|instal?ments?|monatlich|par mois|orders? over|spend over|تقسيط|أقساط|اقساط|دفعات|شهري|\b\d{1,2} ?[x×] |\b(?:valu|sympl|souhoola|tabby|tamara)\b|[فڤ]اليو|سمبل|تمارا/i;

/** "EGP 320 each" beside 640: of a pack, and whoever sells one alone has no other price beside it. */
const EACH = /\b(?:each|per piece|a piece)\b|لل(?:قطعة|واحدة)/iu;
const PACKS = [2, 3, 4, 5, 6, 10, 12];
const COUNT = /(?<![\d.,])(?:[2-9]|[1-3]\d)(?![\d.,])/g;

/** "Split in 4 payments of EGP 180" beside 720: so many of it are what another price asks. */
export function isShareOf({ spot, label, amount }: PriceSpot, others: number[]): boolean {
  const words = plainDigits(`${label} ${spot.text} ${shortParent(spot)}`);
  const isEach = EACH.test(spot.text);
  if (!isEach && !PART.test(words)) return false;
  const counts = isEach ? PACKS : [...words.matchAll(COUNT)].map(Number);
  // Shares are rounded up to whole pounds.
  return counts.some((count) =>
    others.some((whole) => Math.abs(whole - count * amount) < Math.max(1, count / 2)),
  );
}

export function labelScore(price: PriceSpot): number {
  const { spot } = price;
  const label = plainly(price.label);
  let score = isNotAsked(price) ? -6 : 0;
  if (PART.test(label) || PART.test(spot.text) || PART.test(shortParent(spot))) score -= 4;
  if (ASKED_LABEL.test(label)) score += 1;
  if (OTHER_LABEL.test(label)) score -= 2.5;
  return score;
}

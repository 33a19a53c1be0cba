// The price before a sale: which of the prices on a page, or told of it, was asked before.
import { parsePrice, plainDigits, signedPrice } from "../normalise/prices.ts";
import type { Claim } from "./claim.ts";
import { isNotAsked } from "./price-words.ts";
import { saleInWords } from "./sale-words.ts";
import { PAIR, type ScoredPrice } from "./score-price.ts";
import { isInside, outwards, sharedParent, type Spot } from "./spots.ts";

/** Elements between a price and the one it replaced. */
export const BESIDE = 40;
/** A regular price dearer than this is a mistake of scale, not a sale. */
export const MOST_OFF = 20;

export const near = (one: number, other: number) => Math.abs(one - other) < 0.006;

/** Whether something dearer beside it, or told of it, might be what it cost before. */
export const hasHigher = (asked: ScoredPrice, scored: ScoredPrice[], formers: number[]): boolean =>
  formers.some((amount) => amount > asked.amount && amount <= asked.amount * MOST_OFF) ||
  scored.some(
    (one) =>
      one.amount > asked.amount &&
      one.amount <= asked.amount * MOST_OFF &&
      one.hasSign &&
      !one.isAside &&
      Math.abs(one.spot.at - asked.spot.at) <= BESIDE,
  );

/**
 * A former price belongs to the asked one where nothing of another piece stands between them: no way to
 * another page, no button that buys, no further price that is asked.
 */
export function isOfSamePiece(
  former: ScoredPrice,
  asked: ScoredPrice,
  scored: ScoredPrice[],
  links: number[],
  buttons: Spot[],
): boolean {
  const [first, last] =
    former.spot.at < asked.spot.at ? [former.spot, asked.spot] : [asked.spot, former.spot];
  if (last.at - first.at > BESIDE || hasOwnPrice(former, asked, scored)) return false;
  const isBetween = (at: number) => at > first.at && at < last.at;
  if (links.some(isBetween) || buttons.some(({ at }) => isBetween(at))) return false;
  return !scored.some(
    (one) =>
      isBetween(one.spot.at) &&
      !one.isRegular &&
      one.hasSign &&
      !near(one.amount, asked.amount) &&
      // Said once more for those who cannot see it.
      !near(one.amount, former.amount) &&
      // What is saved stands between them.
      !near(former.amount - one.amount, asked.amount) &&
      one.score > 3 &&
      !isNotAsked(one),
  );
}

const SAVED = /\bsav(?:e|ed|ing|ings)\b|\boff\b|discount|وفر|توفير|خصم/iu;
const NEXT = 12;

/** "600, 450, you save 150": what stands beside both says that the one was asked before the other. */
export const isDifferenceSaved = (
  higher: ScoredPrice,
  lower: ScoredPrice,
  scored: ScoredPrice[],
): boolean =>
  Math.abs(higher.spot.at - lower.spot.at) <= NEXT &&
  scored.some(
    (one) =>
      near(one.amount, higher.amount - lower.amount) &&
      Math.abs(one.spot.at - lower.spot.at) <= NEXT &&
      SAVED.test(`${one.label} ${one.text}`),
  );

/** A discount in per cent beside both that fits them. */
export function isShareTold(higher: ScoredPrice, lower: ScoredPrice): boolean {
  const share = 1 - lower.amount / higher.amount;
  const around = sharedParent(higher.spot, lower.spot);
  return [around, around?.parent]
    .flatMap((box) => [...plainDigits(box?.text ?? "").matchAll(/(\d{1,2})\s?[%٪]/g)])
    .some((percent) => Math.abs(Number(percent[1]) / 100 - share) <= 0.015);
}

/** "450, 600, -25 %" */
export const isReducedTo = (asked: ScoredPrice, higher: ScoredPrice): boolean =>
  higher.hasSign &&
  higher.amount > asked.amount * 1.01 &&
  Math.abs(higher.spot.at - asked.spot.at) <= PAIR &&
  !isNotAsked(higher) &&
  isShareTold(higher, asked);

/** "2 pieces: 1,280, now 1,100": struck within a box that asks a price of its own. */
function hasOwnPrice(former: ScoredPrice, asked: ScoredPrice, scored: ScoredPrice[]): boolean {
  for (const box of outwards(former.spot, 3)) {
    if (isInside(asked.spot, box)) return false;
    const isOwn = (one: ScoredPrice) =>
      one !== former &&
      isInside(one.spot, box) &&
      !one.isRegular &&
      one.hasSign &&
      one.amount < former.amount &&
      one.amount > former.amount / 2 &&
      !near(one.amount, asked.amount) &&
      // What is saved stands beside it, too.
      !near(former.amount - one.amount, asked.amount);
    if (scored.some(isOwn) || isSaidBeside(former, box, asked, scored)) return true;
  }
  return false;
}

/** "Buy 2 for 1,200 1,000": what such a box asks may be no element of its own. */
function isSaidBeside(
  former: ScoredPrice,
  box: Spot,
  asked: ScoredPrice,
  scored: ScoredPrice[],
): boolean {
  const rest = box.text.length <= CALLED_MAX ? box.text.replace(former.spot.text, " ") : "";
  const own = rest === box.text ? 0 : (signedPrice(rest)?.amount ?? 0);
  const isSaved = near(former.amount - own, asked.amount);
  const isElement = scored.some(({ spot, amount }) => near(amount, own) && isInside(spot, box));
  return (
    own > former.amount / 2 &&
    own < former.amount &&
    !near(own, asked.amount) &&
    !isSaved &&
    !isElement
  );
}

const CALLED_FORMER =
  /(?:^|[\s(])(?:كان(?: السعر)?|بدل(?:ا|اً|ًا)? من|بدل|(?:السعر )?قبل (?:الخصم|التخفيض)|was|instead of|statt|au lieu de)[\s:]{1,3}(?:[\p{L}\p{Sc}]{1,4}\.?\s?)?(\d[\d.,]*)(?!\s*(?:%|٪|\d|قطع|طلب|pieces|orders|days|يوم))/iu;
const CALLED_MAX = 120;

/** "450 EGP instead of 600": said in words in the same small box, without a sign beside it. */
export function formerInWords(
  asked: ScoredPrice,
  scored: ScoredPrice[],
): { amount: number; text: string } | null {
  for (const box of outwards(asked.spot, 2)) {
    // Numbers drawn apart, and the whole of it for those who cannot see them.
    const told = box.element.attribs["aria-label"] ?? "";
    const heard = told === "" ? null : saleInWords(told);
    if (heard && near(heard.asked, asked.amount)) return { amount: heard.former, text: told };
    const { text } = box;
    if (text === "" || text.length > CALLED_MAX) return null;
    // "Two for 800 instead of 900" in the box of both: the former price of those two. What is hidden tells of no sale.
    const isOthers = scored.some(
      ({ spot, amount }) =>
        spot !== asked.spot &&
        isInside(spot, box) &&
        !isInside(asked.spot, spot) &&
        (spot.isHidden || amount > asked.amount) &&
        !near(amount, asked.amount),
    );
    const sale = saleInWords(text);
    if (sale && near(sale.asked, asked.amount) && !isOthers) return { amount: sale.former, text };
    if (isOthers) return null;
    const found = CALLED_FORMER.exec(plainDigits(text));
    const amount = found ? (parsePrice(found[1])?.amount ?? 0) : 0;
    if (found && amount > asked.amount && amount <= asked.amount * MOST_OFF)
      return { amount, text: found[0].trim() };
  }
  return null;
}

/** What markup and scripts call the price before a sale, in the scale of their own price. */
export function formersOf(claims: Claim[], currency: string | null): number[] {
  return claims.flatMap(({ regularPrice, price }) => {
    const told = parsePrice(regularPrice, { currency })?.amount ?? 0;
    const own = parsePrice(price, { currency })?.amount ?? 0;
    return told > own && own > 0 ? [told, told / 100] : [];
  });
}

export function regularOf(claims: Claim[], amount: number, currency: string | null): number | null {
  for (const { regularPrice, price, source } of claims) {
    const told = parsePrice(regularPrice, { currency })?.amount ?? 0;
    // Scripts may count in hundredths: their own price tells.
    const own = parsePrice(price, { currency })?.amount ?? 0;
    const scale = source === "state" && near(own / 100, amount) ? 100 : 1;
    if (source === "state" && !near(own / scale, amount)) continue;
    const regular = told / scale;
    if (regular > amount && regular <= amount * MOST_OFF) return regular;
  }
  return null;
}

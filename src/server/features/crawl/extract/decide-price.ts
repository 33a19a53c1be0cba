// The price of the page: the visible one where it is clear, else what markup says.
import { present } from "../../../../contract/get-or-throw.ts";
import { parsePrice } from "../normalise/prices.ts";
import type { Claim, Source } from "./claim.ts";
import type { Page } from "./page.ts";
import type { Conflict } from "./reading.ts";
import { isNotAsked, onRequest } from "./price-words.ts";
import {
  BESIDE,
  formerInWords,
  formersOf,
  hasHigher,
  isDifferenceSaved,
  isOfSamePiece,
  isReducedTo,
  isShareTold,
  MOST_OFF,
  regularOf,
} from "./former-price.ts";
import { drawnFormer } from "./drawn-former.ts";
import { otherLinks } from "./other-pieces.ts";
import { PAIR, type ScoredPrice, scorePrices } from "./score-price.ts";
import type { Spot } from "./spots.ts";

export type DecidedPrice = {
  amount: number | null;
  regular: number | null;
  /** The struck price as it stands beside. */
  regularEvidence?: string | null;
  source: Source | null;
  evidence: string | null;
  /** The currency written beside it. */
  currency: string | null;
  spot: Spot | null;
  /** How clear it is that a visitor would name this one. */
  score: number;
  /** Another one stands right beside it, and nothing that was fetched says which of both is asked. */
  isUnclear?: boolean;
  /** A higher one that nothing explains stands in the same block, or in the data: it may have been the price before. */
  isContested?: boolean;
  conflicts: Conflict[];
};

/** Below this a number on the page is not taken for the price. */
const CLEAR = 4;
/** To beat markup that stands nowhere on the page. */
const VERY_CLEAR = 6;

const near = (one: number, other: number) => Math.abs(one - other) < 0.006;

export function decidePrice(
  page: Page,
  claims: Claim[],
  { title, buttons, currency }: { title: Spot | null; buttons: Spot[]; currency: string | null },
): DecidedPrice {
  const marked = claims.filter(({ source }) => source !== "state");
  const told = marked.flatMap((claim) => amountsOf(claim, currency));
  const inScripts = claims
    .filter(({ source }) => source === "state")
    .flatMap((claim) => amountsOf(claim, currency));
  const scored = scorePrices(page, { title, buttons, currency, told, inScripts });
  const best = scored.find(({ isRegular, isAside }) => !isRegular && !isAside) ?? null;
  const formers = formersOf(claims, currency);
  if (best) askedToo(best, scored, claims, formers, currency);
  const top = best && reducedBeside(best, scored, told, formers);
  const claim = mostNamed(claims, currency);
  const markup = claim ? present(parsePrice(claim.price, { currency })).amount : null;
  const words = told.length + inScripts.length === 0 ? onRequest(page, title) : null;
  const isUntold = words !== null && top !== null && words.at < top.spot.at;
  if (top && !isUntold && isBelieved(top, markup, scored))
    return fromPage(
      top,
      claim ?? null,
      markup,
      scored,
      formers,
      otherLinks(page),
      buttons,
      currency,
      () => drawnFormer(page, top, claims, { title, currency }),
    );
  const from = claim ?? claims.find(({ source, price }) => source === "state" && price !== null);
  const amount = from ? (parsePrice(from.price, { currency })?.amount ?? null) : null;
  return {
    amount: amount && amount > 0 ? amount : null,
    // Where the page shows no price of its own at all, its data are all there is.
    regular:
      amount && scored.every(({ isAside }) => isAside) ? regularOf(claims, amount, currency) : null,
    source: (amount && from?.source) || null,
    evidence: amount ? (from?.evidence ?? null) : null,
    currency: null,
    spot: null,
    score: 0,
    conflicts: [],
  };
}

/**
 * "XL: 1,425" beside 1,350: what the shop's own data ask for another size of the piece was not asked for this one
 * before, whatever it looks like.
 */
function askedToo(
  best: ScoredPrice,
  scored: ScoredPrice[],
  claims: Claim[],
  formers: number[],
  currency: string | null,
): void {
  const others = claims.flatMap((claim) => {
    const [own, ...further] = amountsOf(claim, currency);
    return own !== undefined && near(own, best.amount) ? further : [];
  });
  const isAmong = (amounts: number[], { amount }: ScoredPrice) =>
    amounts.some((one) => near(one, amount));
  for (const one of scored)
    if (one.isRegular && isAmong(others, one) && !isAmong(formers, one)) one.isRegular = false;
}

/**
 * Two prices side by side, neither struck through: the lower is asked and the higher was where a discount in
 * per cent fits, their difference is called what one saves, or the shop's own data call the higher the former one.
 */
function reducedBeside(
  best: ScoredPrice,
  scored: ScoredPrice[],
  told: number[],
  formers: number[],
): ScoredPrice {
  const isReduced = scored.some(
    (one) =>
      one.isRegular && one.amount > best.amount && Math.abs(one.spot.at - best.spot.at) <= BESIDE,
  );
  // The third number beside a former and an asked price is what one saves.
  if (isReduced) return best;
  const lower = scored.find(
    (one) =>
      Math.abs(one.spot.at - best.spot.at) <= PAIR &&
      !one.isRegular &&
      !one.isAside &&
      one.hasSign &&
      one.amount < best.amount * 0.99 &&
      one.amount >= best.amount * 0.15 &&
      one.score >= best.score - 3 &&
      !isNotAsked(one),
  );
  if (!lower) return best;
  const isTold = isShareTold(best, lower);
  const isLower =
    told.some((amount) => near(amount, lower.amount)) &&
    !told.some((amount) => near(amount, best.amount));
  const isSaved = isDifferenceSaved(best, lower, scored);
  // Nothing says that it was more before: it is a range, or another price.
  if (!isTold && !isSaved && !isLower && !formers.some((amount) => near(amount, best.amount))) {
    best.isUnclear =
      best.amount <= lower.amount * 4 && !told.some((amount) => near(amount, best.amount));
    return best;
  }
  best.isRegular = isTold || isSaved || formers.some((amount) => near(amount, best.amount));
  return lower;
}

/** Where markup contradicts itself: the price most sources give, the first of them when it is even. */
function mostNamed(claims: Claim[], currency: string | null): Claim | undefined {
  const priced = claims.flatMap((claim) => {
    const amount = parsePrice(claim.price, { currency })?.amount ?? 0;
    return amount > 0 ? [{ claim, amount }] : [];
  });
  const marked = priced.filter(({ claim }) => claim.source !== "state");
  const votes = (amount: number) =>
    new Set(priced.filter((one) => near(one.amount, amount)).map(({ claim }) => claim.source)).size;
  return marked.reduce<(typeof marked)[number] | undefined>(
    (best, one) => (!best || votes(one.amount) > votes(best.amount) ? one : best),
    undefined,
  )?.claim;
}

/** A claim's prices, the one it calls the price first. */
function amountsOf({ price, prices }: Claim, currency: string | null): number[] {
  const amounts = [price, ...prices].flatMap((one) => parsePrice(one, { currency })?.amount ?? []);
  return [...new Set(amounts.filter((amount) => amount > 0))];
}

function isBelieved(top: ScoredPrice, markup: number | null, scored: ScoredPrice[]): boolean {
  if (markup === null) return top.score >= CLEAR;
  if (near(top.amount, markup)) return true;
  if (top.spot.isHidden) return false;
  const isShown = scored.some(({ amount, isAside }) => near(amount, markup) && !isAside);
  return top.score >= (isShown ? CLEAR : VERY_CLEAR);
}

function fromPage(
  top: ScoredPrice,
  claim: Claim | null,
  markup: number | null,
  scored: ScoredPrice[],
  formers: number[],
  links: number[],
  buttons: Spot[],
  currency: string | null,
  drawn: () => { amount: number; text: string } | null,
): DecidedPrice {
  const isBelow = (amount: number) => amount > top.amount && amount <= top.amount * MOST_OFF;
  const struck = scored
    .filter(
      (one) =>
        (one.isRegular ||
          formers.some((amount) => near(amount, one.amount)) ||
          isDifferenceSaved(one, top, scored) ||
          isReducedTo(top, one)) &&
        isBelow(one.amount) &&
        !one.isAside &&
        isOfSamePiece(one, top, scored, links, buttons),
    )
    .toSorted(
      (one, other) => Math.abs(one.spot.at - top.spot.at) - Math.abs(other.spot.at - top.spot.at),
    )[0];
  const former = struck ?? formerInWords(top, scored) ?? drawn();
  const isConflict = claim !== null && markup !== null && !near(markup, top.amount);
  return {
    amount: top.amount,
    regular: former?.amount ?? null,
    regularEvidence: former?.text ?? null,
    source: "visible",
    evidence: top.text,
    currency: parsePrice(top.text, { currency })?.currency ?? null,
    spot: top.spot,
    score: top.score,
    ...(top.isUnclear && { isUnclear: true }),
    ...(!former && hasHigher(top, scored, formers) && { isContested: true }),
    conflicts: isConflict
      ? [{ field: "price", visible: top.text, markup: present(claim.price), source: claim.source }]
      : [],
  };
}

// Which of the visible prices is asked for this product: signals are added up, none decides alone.
import { CURRENCY_DEFAULT } from "../../../../contract/limits.ts";
import type { Page } from "./page.ts";
import { isCalledHidden } from "./called-hidden.ts";
import { isOnCondition } from "./conditional-price.ts";
import {
  CARD,
  isAmong,
  isOfAnother,
  isOfAnotherPiece,
  otherLinks,
  pieceLinks,
} from "./other-pieces.ts";
import { cardsOf, isAside } from "./regions.ts";
import { sharedParent, type Spot } from "./spots.ts";
import {
  isCalledAsked,
  isNotAsked,
  isSentence,
  isShareOf,
  labelScore,
  nameScore,
  type Regular,
  regularity,
} from "./price-words.ts";
import { priceSpots, type PriceSpot } from "./visible-price.ts";

export type ScoredPrice = PriceSpot & {
  score: number;
  isRegular: boolean;
  isAside: boolean;
  /** A lower one beside it may be what is asked. */
  isUnclear?: boolean;
};

export type Hints = {
  title: Spot | null;
  buttons: Spot[];
  currency: string | null;
  /** Amounts that markup names; the first is the one it calls the price. */
  told: number[];
  /** Amounts in the shop's scripts, perhaps in hundredths. */
  inScripts: number[];
};

const near = (one: number, other: number) => Math.abs(one - other) < 0.006;

export function scorePrices(page: Page, hints: Hints): ScoredPrice[] {
  const { title, buttons } = hints;
  const found = nearTitle(priceSpots(page, hints.currency), title);
  if (found.length === 0) return [];
  const doors = [...page.tagged("a"), ...page.tagged("img")]
    .flatMap((element) => page.spotOf(element)?.at ?? [])
    .toSorted((one, other) => one - other);
  const holdsLink = (box: Spot) => isAmong(doors, box);
  const cards = cardsOf(
    found.map(({ spot }) => spot),
    title,
    holdsLink,
  );
  const links = otherLinks(page);
  const pieces = pieceLinks(page);
  const after = found.filter(({ spot }) => !title || spot.at >= title.at);
  const counts = new Map<number, number>();
  for (const { amount } of found) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  const scored = found
    .map((price) => {
      const { spot } = price;
      const aside = isAside(spot, title);
      const amount = meantAmount(price, hints);
      const rank = after.indexOf(price);
      let score = nameScore(price) + labelScore(price) + agreement({ ...price, amount }, hints);
      score += rank < 0 ? -0.5 : 3 / (1 + rank * 0.5);
      if (aside) score -= 5;
      const inCards = cards.get(spot) ?? 1;
      if (inCards >= 3) score -= 3;
      const isHidden = spot.isHidden || isCalledHidden(spot);
      const regular = regularity(price);
      // Hidden and called a former price: the block of a sale that there is not, and surely not what is asked.
      if (isHidden) score -= regular === null ? 2.5 : 2.5 + ANOTHER;
      if (title)
        score += closeness(spot, title, found) + (Math.abs(spot.at - title.at) <= 12 ? 1.5 : 0);
      score += buttonScore(spot, buttons);
      if (isOfAnother(spot, title, links)) score -= 2.5;
      score += Math.min(1, ((counts.get(price.amount) ?? 1) - 1) * 0.35);
      return {
        ...price,
        amount,
        score,
        regular: isHidden ? null : regular,
        isAside:
          aside ||
          inCards >= 4 ||
          (!isToldOf(amount, hints) &&
            (isOfAnotherPiece(spot, title, pieces) ||
              (inCards >= 2 && isOfAnotherPiece(spot, title, pieces, CARD)))),
      };
    })
    .map((price, _, all) =>
      isForAbroad(price, all, hints) ||
      isShareOf(price, amountsOf(all)) ||
      isOnCondition(price, all) ||
      isOvertaken(price, all)
        ? { ...price, score: price.score - ANOTHER }
        : price,
    )
    .toSorted((one, other) => other.score - one.score);
  return scored.map(({ regular, ...price }) => ({
    ...price,
    isRegular:
      regular === "struck" ||
      (regular === "called" && scored.some((other) => isReplacing(other, price))),
  }));
}

/** As much as standing first and having a button near. */
const ANOTHER = 4;

const amountsOf = (prices: { amount: number }[]): number[] => prices.map(({ amount }) => amount);

/** Beside the same in the money of the country, and nobody says which: who buys here pays that. */
const isForAbroad = (
  { currency, spot }: PriceSpot,
  all: (PriceSpot & { isAside: boolean })[],
  hints: Hints,
): boolean =>
  hints.currency === null &&
  currency !== null &&
  currency !== CURRENCY_DEFAULT &&
  all.some(
    (other) =>
      other.currency === CURRENCY_DEFAULT &&
      other.hasSign &&
      !other.isAside &&
      !isNotAsked(other) &&
      Math.abs(other.spot.at - spot.at) <= BESIDE,
  );

const BESIDE = 40;
/** Elements between two prices that stand side by side. */
export const PAIR = 8;

/** "Old price 400, new price 450": dearer than it was, and no sale; what is called new is asked. */
const isOvertaken = (price: Called, all: Called[]): boolean =>
  price.regular === "called" &&
  all.some(
    (other) =>
      other.regular === null &&
      !other.isAside &&
      other.hasSign &&
      other.amount > price.amount &&
      Math.abs(other.spot.at - price.spot.at) <= PAIR &&
      isCalledAsked(other.spot) &&
      !isNotAsked(other),
  );

type Called = PriceSpot & { regular: Regular; isAside: boolean };

/** A lower price beside one that is called regular. */
function isReplacing(
  lower: PriceSpot & { regular: Regular; score: number },
  price: PriceSpot,
): boolean {
  const isBeside = Math.abs(lower.spot.at - price.spot.at) <= BESIDE;
  return (
    isBeside &&
    lower.regular === null &&
    lower.amount < price.amount &&
    lower.amount > price.amount * 0.1 &&
    lower.score >= 5 &&
    !isSentence(lower.text) &&
    !isNotAsked(lower)
  );
}

const MOST = 400;
const MOST_BEFORE = 100;

/** A page of thousands of prices is a list; the ones about the title will do. */
function nearTitle(found: PriceSpot[], title: Spot | null): PriceSpot[] {
  if (found.length <= MOST) return found;
  const at = title ? found.findIndex(({ spot }) => spot.at >= title.at) : 0;
  const from = Math.max(0, (at < 0 ? found.length : at) - MOST_BEFORE);
  return found.slice(from, from + MOST);
}

/** "34.000" means what the markup says it does. */
function meantAmount(price: PriceSpot, { told, inScripts }: Hints): number {
  return (
    price.readings.find((reading) => [...told, ...inScripts].some((one) => near(one, reading))) ??
    price.amount
  );
}

/** What markup or scripts say of this piece is its own, wherever it stands. */
const isToldOf = (amount: number, { told, inScripts }: Hints): boolean =>
  told.some((one) => near(one, amount)) ||
  inScripts.some((one) => near(one, amount) || near(one / 100, amount));

function agreement({ amount, readings }: PriceSpot, { told, inScripts }: Hints): number {
  const agrees = (one: number) =>
    near(one, amount) || readings.some((reading) => near(one, reading));
  if (told[0] !== undefined && agrees(told[0])) return 4.5;
  if (told.some(agrees)) return 2.5;
  return inScripts.some((one) => agrees(one) || agrees(one / 100)) ? 2.5 : 0;
}

/** Few other prices between it and the title's smallest common box. */
function closeness(spot: Spot, title: Spot, found: PriceSpot[]): number {
  const box = sharedParent(spot, title);
  if (!box) return 0;
  const within = found.filter((one) => one.spot.at >= box.at && one.spot.at < box.end).length;
  return within <= 3 ? 2 : within <= 8 ? 1 : 0;
}

function buttonScore(spot: Spot, buttons: Spot[]): number {
  let best = 0;
  for (const button of buttons) {
    const distance = Math.abs(spot.at - button.at);
    best = Math.max(best, distance <= 40 ? 1.5 : distance <= 120 ? 0.8 : 0);
  }
  return best;
}

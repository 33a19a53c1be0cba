// Which of several configurations on a page is its own piece's. Cards of related pieces and of those seen before carry
// theirs too, often before it: the number that the page's own form sends, its pictures and its price tell them apart.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Claim } from "../extract/claim.ts";
import { CARD, isOfAnotherPiece, pieceLinks } from "../extract/other-pieces.ts";
import type { Page } from "../extract/page.ts";
import { isAside } from "../extract/regions.ts";
import type { Spot } from "../extract/spots.ts";
import { parsePrice } from "../normalise/prices.ts";

type Configured = {
  id: string | null;
  told: Pick<Claim, "price" | "variants">;
};

/** Fields of a form that say which piece is put into the basket. */
const SENDS = /product|item|(?:^|[_-])p?id$|add-to-cart/i;

export function ownConfiguration<One extends Configured>(
  page: Page,
  configs: One[],
  marked: Claim[],
  title: Spot | null,
): One | null {
  const different = configs.filter(
    ({ id }, n) => id === null || configs.findIndex((one) => one.id === id) === n,
  );
  const sent = sentIds(page, title);
  // The page's form sends another number: what is configured here belongs to a card.
  const possible = different.filter(({ id }) => id === null || sent.size === 0 || sent.has(id));
  const [first] = possible;
  if (!first)
    return different.length === 1 && isAgreed(elementAt(different, 0), marked)
      ? elementAt(different, 0)
      : null;
  if (possible.length === 1 && (different.length === 1 || sent.size > 0)) return first;
  const agreed = possible.filter((one) => isAgreed(one, marked));
  return agreed.length === 1 ? elementAt(agreed, 0) : null;
}

/** The numbers that the page's own form puts into the basket. */
export function sentIds(page: Page, title: Spot | null): Set<string> {
  const pieces = pieceLinks(page);
  return new Set(
    page.tagged("input").flatMap((element) => {
      const { name = "", value = "" } = element.attribs;
      if (!SENDS.test(name) || !/^\d+$/.test(value)) return [];
      const spot = page.spotOf(element);
      const isOther = !spot || isAside(spot, title) || isOfAnotherPiece(spot, title, pieces, CARD);
      return isOther ? [] : [value];
    }),
  );
}

/** It shows a picture of the page's piece, or asks its price where it shows none. */
function isAgreed({ told }: Configured, marked: Claim[]): boolean {
  const shown = new Set(told.variants.flatMap(({ image }) => (image ? [fileOf(image)] : [])));
  const own = marked.flatMap(({ images }) => images.map(fileOf));
  if (shown.size > 0 && own.length > 0) return own.some((file) => shown.has(file));
  const asked = marked.flatMap(({ price }) => parsePrice(price)?.amount ?? []);
  const amounts = [told.price, ...told.variants.map(({ price }) => price)];
  return amounts.some((amount) =>
    asked.some((one) => Math.abs(one - Number(amount ?? Number.NaN)) < 0.006),
  );
}

const fileOf = (address: string): string =>
  address
    .replace(/[?#].*$/, "")
    .split("/")
    .at(-1)
    ?.toLowerCase() ?? "";

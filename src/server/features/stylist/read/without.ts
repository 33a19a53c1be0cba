// What the shopper took away is as if it had never been said.
import { NOT, priceValue, valueOf } from "./chips.ts";
import { phraseOf } from "./plain-english.ts";
import type { Asked, Limits, Understanding } from "./understanding.ts";

/** A chip is named by its value, or by its kind and value. */
const keyOf = (chip: string): string[] => [chip, chip.replace(/^[a-z-]+:(?=.*:)/, "")];

export function withoutChips(understanding: Understanding, chips: string[]): Understanding {
  if (chips.length === 0) return understanding;
  const gone = new Set(chips.flatMap(keyOf));
  const asked = understanding.asked.filter((one) => !gone.has(valueOf(one)));
  const { order, ...rest } = understanding;
  return {
    ...rest,
    asked,
    limits: keptLimits(understanding.limits, gone),
    ...(order && !gone.has(`order:${order}`) && { order }),
    english:
      asked.length === understanding.asked.length ? rest.english : englishOf(understanding, asked),
  };
}

function keptLimits(limits: Limits, gone: Set<string>): Limits {
  const { minPrice, maxPrice, brands, notBrands, sizes, onSale, inStock } = limits;
  const price = priceValue(limits);
  const isPriceKept = price !== undefined && !gone.has(price);
  const keptBrands = (brands ?? []).filter(({ id }) => !gone.has(`brand:${id}`));
  const keptNot = (notBrands ?? []).filter(({ id }) => !gone.has(`${NOT}brand:${id}`));
  const keptSizes = (sizes ?? []).filter((size) => !gone.has(`size:${size}`));
  return {
    ...(isPriceKept && minPrice !== undefined && { minPrice }),
    ...(isPriceKept && maxPrice !== undefined && { maxPrice }),
    ...(keptBrands.length > 0 && { brands: keptBrands }),
    ...(keptNot.length > 0 && { notBrands: keptNot }),
    ...(keptSizes.length > 0 && { sizes: keptSizes }),
    ...(onSale && !gone.has("sale:on") && { onSale }),
    ...(inStock && !gone.has("stock:in") && { inStock }),
  };
}

/** Said anew, since a word that was taken away may stand anywhere in the sentence. */
const englishOf = ({ words }: Understanding, asked: Asked[]): string =>
  phraseOf(
    asked.filter(({ negated }) => !negated).map(({ term }) => term),
    words,
  );

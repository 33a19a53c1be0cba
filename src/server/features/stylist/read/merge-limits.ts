// The limits so far and those of the next sentence → the limits now.
import type { BrandName, Limits } from "../wish.ts";
import type { Sentence } from "./sentence.ts";

export function mergeLimits(before: Limits, { limits, signs }: Sentence): Limits {
  const isOpen = signs.has("any-price");
  const { minPrice, maxPrice, sizes, ...unsized } = before;
  const all = sizes && !signs.has("any-size") ? { ...unsized, sizes } : unsized;
  // A new bound leaves the other one standing where both can hold: "from 800 upwards" after "under 1200".
  const isMinKept = !isOpen && (limits.maxPrice ?? Infinity) > (minPrice ?? Infinity);
  const isMaxKept = !isOpen && (limits.minPrice ?? -1) < (maxPrice ?? -1);
  // "Any brand" opens what was closed; "another brand" closes the one that was asked for.
  const isOpened = signs.has("any-brand") || signs.has("other-brand");
  const { brands: named, notBrands: refusedBefore, ...unbranded } = all;
  const rest: Limits = isOpened
    ? {
        ...unbranded,
        ...(signs.has("other-brand") && {
          notBrands: [...(refusedBefore ?? []), ...(named ?? [])],
        }),
      }
    : all;
  const brands =
    limits.brands ?? rest.brands?.filter(({ id }) => !limits.notBrands?.some((no) => no.id === id));
  const notBrands = uniqueBrands([...(rest.notBrands ?? []), ...(limits.notBrands ?? [])]).filter(
    ({ id }) => !limits.brands?.some((one) => one.id === id),
  );
  const { brands: _b, notBrands: _n, ...others } = { ...rest, ...limits };
  return {
    ...((isMinKept || (!isOpen && limits.maxPrice === undefined)) &&
      minPrice !== undefined && { minPrice }),
    ...((isMaxKept || (!isOpen && limits.minPrice === undefined)) &&
      maxPrice !== undefined && { maxPrice }),
    ...others,
    ...((before.shop ?? limits.shop) && { shop: { ...before.shop, ...limits.shop } }),
    ...(brands && brands.length > 0 && { brands }),
    ...(notBrands.length > 0 && { notBrands }),
  };
}

const uniqueBrands = (brands: BrandName[]): BrandName[] => [
  ...new Map(brands.map((brand) => [brand.id, brand])).values(),
];

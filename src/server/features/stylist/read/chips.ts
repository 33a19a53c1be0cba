// What was understood, as chips that can be taken away. A chip's value stays the same in both languages.
import { entryOf } from "../../../../contract/get-or-throw.ts";
import type { Language } from "../../../../contract/languages.ts";
import { GOVERNORATE_NAMES } from "../../../../contract/governorate-names.ts";
import type { Understood } from "../../../../contract/stylist.ts";
import { termById } from "../../../language/terms.ts";
import type { Limits, ShopWish, Wearer, Wish } from "../wish.ts";
import { ageLabel, ORDERS, priceLabel, refusedLabel, SHOP, TONES, WEARERS } from "./chip-labels.ts";

const NOT = "not:";

const priceValue = ({ minPrice, maxPrice }: Limits): string | undefined => {
  if (minPrice !== undefined && maxPrice !== undefined) return `between:${minPrice}-${maxPrice}`;
  if (maxPrice !== undefined) return `max:${maxPrice}`;
  return minPrice === undefined ? undefined : `min:${minPrice}`;
};

/** The chips of what had to give are marked. */
export function markGave(
  chips: Understood[],
  gave: { facet: string; ids: string[] }[],
): Understood[] {
  const values = new Set(
    gave.flatMap(({ facet, ids }) =>
      facet === "size" ? ids.map((id) => `size:${id}`) : facet === "sale" ? ["sale:on"] : ids,
    ),
  );
  return chips.map((chip) => (values.has(chip.value) ? { ...chip, gave: true } : chip));
}

export function chipsOf(wish: Wish, language: Language): Understood[] {
  const chip = (kind: string, value: string, label: string): Understood => ({ kind, value, label });
  const { limits, order, tone } = wish;
  return [
    ...wish.terms.flatMap((id) => termChip(id, language)),
    ...(tone ? [chip("colour", `tone:${tone}`, entryOf(TONES, tone)[language])] : []),
    ...wish.not
      // Said once: who refuses heels refuses what has them.
      .filter((id) => id !== "feature:high-heel" || !wish.not.includes("kind:heel"))
      .flatMap((id) => notChip(id, language)),
    ...wearerChips(wish.wearer, language),
    ...limitChips(limits, language),
    ...(order ? [chip("order", `order:${order}`, ORDERS[order][language])] : []),
  ];
}

const termChip = (id: string, language: Language): Understood[] => {
  const term = termById(id);
  return term ? [{ kind: term.kind, value: id, label: term.label[language] }] : [];
};

function notChip(id: string, language: Language): Understood[] {
  const term = termById(id);
  if (!term) return [];
  const said = refusedLabel(term, language);
  return [{ kind: term.kind, value: `${NOT}${id}`, label: said }];
}

function wearerChips(
  { who, months, alsoMonths = [], ...traits }: Wearer,
  language: Language,
): Understood[] {
  const keys = [
    ...(who ? [who] : []),
    ...Object.entries(traits).flatMap(([trait, is]) => (is ? [trait] : [])),
  ];
  const ages = (months === undefined ? [] : [months, ...alsoMonths]).map((one) => ({
    kind: "age",
    value: `age:${one}`,
    label: ageLabel(one, language),
  }));
  return [
    ...keys.map((key) => ({
      kind: "wearer",
      value: `wearer:${key}`,
      label: entryOf(WEARERS, key)[language],
    })),
    ...ages,
  ];
}

function withoutAges({ months, alsoMonths = [], ...wearer }: Wearer, gone: ReadonlySet<string>) {
  const [first, ...others] = (months === undefined ? [] : [months, ...alsoMonths]).filter(
    (one) => !gone.has(`age:${one}`),
  );
  return {
    ...wearer,
    ...(first !== undefined && { months: first }),
    ...(others.length > 0 && { alsoMonths: others }),
  };
}

function limitChips(limits: Limits, language: Language): Understood[] {
  const price = priceValue(limits);
  const isEnglish = language === "en";
  return [
    ...(limits.brands ?? []).map(({ id, name }) => ({
      kind: "brand",
      value: `brand:${id}`,
      label: name,
    })),
    ...(limits.notBrands ?? []).map(({ id, name }) => ({
      kind: "not-brand",
      value: `${NOT}brand:${id}`,
      label: isEnglish ? `Not ${name}` : `غير ${name}`,
    })),
    ...(price ? [{ kind: "price", value: price, label: priceLabel(limits, language) }] : []),
    ...(limits.sizes ?? []).map((size) => ({
      kind: "size",
      value: `size:${size}`,
      label: isEnglish ? `Size ${size}` : `مقاس ${size}`,
    })),
    ...(limits.onSale
      ? [{ kind: "sale", value: "sale:on", label: isEnglish ? "On sale" : "عليها خصم" }]
      : []),
    ...(limits.inStock
      ? [{ kind: "stock", value: "stock:in", label: isEnglish ? "In stock" : "موجودة دلوقتي" }]
      : []),
    ...shopChips(limits.shop ?? {}, language),
  ];
}

function shopChips({ deliveredTo, ...asked }: ShopWish, language: Language): Understood[] {
  const place = deliveredTo && GOVERNORATE_NAMES[deliveredTo][language];
  return [
    ...Object.entries(asked).flatMap(([key, is]) =>
      is
        ? [{ kind: "shop", value: `shop:${key}`, label: SHOP[key as keyof typeof SHOP][language] }]
        : [],
    ),
    ...(place
      ? [
          {
            kind: "shop",
            value: "shop:deliveredTo",
            label: language === "en" ? `To ${place}` : `توصيل ${place}`,
          },
        ]
      : []),
  ];
}

/** What the shopper took away is as if it had never been said. */
export function withoutChips(wish: Wish, chips: string[]): Wish {
  if (chips.length === 0) return wish;
  // A chip is named by its value, or by its kind and value.
  const gone = new Set(chips.flatMap((chip) => [chip, chip.replace(/^[a-z-]+:(?=.*:)/, "")]));
  const { order, tone, ...rest } = wish;
  const price = priceValue(wish.limits);
  const { minPrice, maxPrice, brands, notBrands, sizes, onSale, inStock } = wish.limits;
  const shop = Object.fromEntries(
    Object.entries(wish.limits.shop ?? {}).filter(([key]) => !gone.has(`shop:${key}`)),
  );
  const isPriceKept = price !== undefined && !gone.has(price);
  const keptBrands = (brands ?? []).filter(({ id }) => !gone.has(`brand:${id}`));
  const keptNot = (notBrands ?? []).filter(({ id }) => !gone.has(`${NOT}brand:${id}`));
  const keptSizes = (sizes ?? []).filter((size) => !gone.has(`size:${size}`));
  return {
    ...rest,
    terms: wish.terms.filter((id) => !gone.has(id)),
    not: wish.not.filter((id) => !gone.has(`${NOT}${id}`)),
    ...(tone && !gone.has(`tone:${tone}`) && { tone }),
    ...(order && !gone.has(`order:${order}`) && { order }),
    wearer: Object.fromEntries(
      Object.entries(withoutAges(wish.wearer, gone)).filter(
        ([key, value]) => !gone.has(`wearer:${key === "who" ? String(value) : key}`),
      ),
    ),
    limits: {
      ...(isPriceKept && minPrice !== undefined && { minPrice }),
      ...(isPriceKept && maxPrice !== undefined && { maxPrice }),
      ...(keptBrands.length > 0 && { brands: keptBrands }),
      ...(keptNot.length > 0 && { notBrands: keptNot }),
      ...(keptSizes.length > 0 && { sizes: keptSizes }),
      ...(onSale && !gone.has("sale:on") && { onSale }),
      ...(inStock && !gone.has("stock:in") && { inStock }),
      ...(Object.keys(shop).length > 0 && { shop }),
    },
  };
}

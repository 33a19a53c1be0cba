// What was understood, as chips that can be taken away. A chip's value stays the same in both languages.
import type { Language } from "../../../../contract/languages.ts";
import { GOVERNORATE_NAMES } from "../../../../contract/governorate-names.ts";
import type { Understood } from "../../../../contract/stylist.ts";
import type { Term } from "../../../language/term.ts";
import { termById } from "../../../language/terms.ts";
import { moneyIn, numberIn } from "../speak/money.ts";
import type { Limits, Order, ShopWish, Wearer, Wish } from "../wish.ts";

const NOT = "not:";

const priceValue = ({ minPrice, maxPrice }: Limits): string | undefined => {
  if (minPrice !== undefined && maxPrice !== undefined) return `between:${minPrice}-${maxPrice}`;
  if (maxPrice !== undefined) return `max:${maxPrice}`;
  return minPrice === undefined ? undefined : `min:${minPrice}`;
};

type Label = Record<Language, string>;

const ORDERS: Record<Order, Label> = {
  cheapest: { en: "Cheapest first", ar: "الأرخص أولًا" },
  dearest: { en: "Most expensive first", ar: "الأغلى أولًا" },
  newest: { en: "Newest first", ar: "الأحدث أولًا" },
};

const TONES: Record<string, Label> = {
  light: { en: "Light colors", ar: "ألوان فاتحة" },
  dark: { en: "Dark colors", ar: "ألوان غامقة" },
  quiet: { en: "Neutral colors", ar: "ألوان هادية" },
  bright: { en: "Bright colors", ar: "ألوان زاهية" },
  earthy: { en: "Earthy colors", ar: "ألوان ترابية" },
};

const WEARERS: Record<string, Label> = {
  woman: { en: "For women", ar: "حريمي" },
  man: { en: "For men", ar: "رجالي" },
  girl: { en: "For a girl", ar: "بناتي" },
  boy: { en: "For a boy", ar: "ولادي" },
  child: { en: "For children", ar: "أطفال" },
  baby: { en: "For a baby", ar: "بيبي" },
  isCovered: { en: "Covered", ar: "محتشم" },
  isPregnant: { en: "Pregnant", ar: "للحوامل" },
  hidesWaist: { en: "Easy at the waist", ar: "واسع من الوسط" },
  isShort: { en: "Petite", ar: "للقصيرات" },
  isTall: { en: "Tall", ar: "للطوال" },
  isGift: { en: "Gift", ar: "هدية" },
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
    ...(tone ? [chip("colour", `tone:${tone}`, TONES[tone]![language])] : []),
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

/** "No slit", "من غير سوستة" of what a piece has; "not loose", "مش واسع" of what it is. */
function refusedLabel({ label, kind }: Term, language: Language): string {
  if (language === "en") {
    const had = /^(?:With (?:an? )?)(.+)$/.exec(label.en)?.[1];
    return had ? `No ${had.toLowerCase()}` : `Not ${label.en.toLowerCase()}`;
  }
  if (kind === "colour") return `غير ${label.ar}`;
  const had =
    kind === "feature" || kind === "pattern"
      ? /^ب(?!دون|ليسيه|نسل)(.{3,})$/.exec(label.ar)?.[1]
      : undefined;
  if (had) return `من غير ${had}`;
  const isSaid = kind === "feature" || kind === "style" || kind === "season" || kind === "pattern";
  return isSaid ? `مش ${label.ar}` : `بدون ${label.ar}`;
}

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
      label: WEARERS[key]![language],
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

function ageLabel(months: number, language: Language): string {
  const isYears = months >= 24;
  const count = numberIn(language, isYears ? Math.floor(months / 12) : months);
  if (language === "en") return isYears ? `${count} years` : `${count} months`;
  const many = isYears ? Math.floor(months / 12) : months;
  if (many === 2) return isYears ? "سنتين" : "شهرين";
  // From three to ten a plural follows, above them and after one the singular.
  const isFew = many >= 3 && many <= 10;
  if (isYears) return `${count} ${isFew ? "سنين" : "سنة"}`;
  return many === 1 ? "شهر" : `${count} ${isFew ? "شهور" : "شهر"}`;
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

const SHOP: Record<"cash" | "exchangeable" | "returnable" | "tryOn" | "isDelivered", Label> = {
  cash: { en: "Cash on delivery", ar: "كاش عند الاستلام" },
  exchangeable: { en: "Exchangeable", ar: "بتتبدّل" },
  returnable: { en: "Returnable", ar: "بتترجّع" },
  tryOn: { en: "Try on before paying", ar: "تتقاس قبل الدفع" },
  isDelivered: { en: "Price with delivery", ar: "السعر بالتوصيل" },
};

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

function priceLabel({ minPrice, maxPrice }: Limits, language: Language): string {
  const money = (value = 0) => moneyIn(language, value);
  const isEnglish = language === "en";
  if (minPrice !== undefined && maxPrice !== undefined) {
    const from = numberIn(language, minPrice);
    return isEnglish ? `${from}–${money(maxPrice)}` : `من ${from} لـ${money(maxPrice)}`;
  }
  if (maxPrice !== undefined)
    return isEnglish ? `under ${money(maxPrice)}` : `لحد ${money(maxPrice)}`;
  return isEnglish ? `over ${money(minPrice)}` : `من ${money(minPrice)}`;
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

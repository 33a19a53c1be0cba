// What a filter is called on its chip.
import { useText } from "../../lib/languages/language-store.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { filterFactTranslations, isFilterFact } from "../products/filter-fact-translations.ts";
import type { Facet } from "./filter-request.ts";
import { useKnownOptions } from "./use-filter-options.ts";

export function useFacetLabel(): (facet: Facet) => string {
  const { t, formats, nameOf, brandOf } = useText();
  const arabic = useKnownOptions()?.brand_names_ar;
  const { t: fact } = useTranslations(filterFactTranslations);
  return (facet) => {
    switch (facet.kind) {
      case "categories":
      case "colors":
        return capital(nameOf(facet.value));
      case "brands":
        return brandOf({ brand: facet.value, brand_ar: arabic?.[facet.value] });
      case "sizes":
        return t("filters.size", { size: nameOf(facet.value) });
      case "sleeve":
      case "length":
      case "opacity":
      case "fabric":
        return factLabel(facet);
      case "on_sale":
        return t("filters.onSale");
      case "in_stock":
        return t("filters.inStock");
      case "price":
        return priceLabel(facet.min, facet.max);
    }
  };

  /** "Sleeves: long": a length and a sleeve may be called the same. */
  function factLabel({ kind, value }: Extract<Facet, { value: string }>): string {
    const key = `${kind}=${value}`;
    if (!isFilterFact(kind) || !isFilterFact(key)) return value;
    return kind === "fabric" || kind === "opacity" ? fact(key) : `${fact(kind)}: ${fact(key)}`;
  }

  function priceLabel(min: number | null, max: number | null): string {
    if (min === null) return t("filters.upTo", { price: formats.money(max ?? 0) });
    if (max === null) return t("filters.above", { price: formats.money(min) });
    return t("filters.between", { from: formats.amount(min), to: formats.money(max) });
  }
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

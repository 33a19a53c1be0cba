// One side of a difference, as people would say it.
import type { ImportField, ImportValue } from "../../../contract/imports.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { crawlTranslations } from "./translations.ts";

export function useImportValue(): (field: ImportField, value: ImportValue) => string {
  const { t, text } = useTranslations(crawlTranslations);
  const list = (words: readonly string[] = []) => words.map(text.nameOf).join(", ");
  const money = (amount: number | null | undefined, currency?: string) =>
    amount == null ? "" : text.formats.money(amount, currency);

  const say = (field: ImportField, value: ImportValue): string => {
    switch (field) {
      case "title":
      case "description":
      case "style":
      case "url":
        return value[field] ?? "";
      case "category":
        return text.nameOf(value.category ?? "");
      case "colors":
      case "sizes":
      case "materials":
        return list(value[field]);
      case "pictures":
        return t("pictures", {
          n: (value.image_url ? 1 : 0) + (value.other_image_urls ?? []).length,
        });
      case "price": {
        const sale = money(value.current_price, value.currency);
        const price = money(value.price, value.currency);
        return sale ? `${sale} (${price})` : price;
      }
      case "stock":
        return stockOf(value);
    }
  };

  const stockOf = ({ sold_out, variants = [] }: ImportValue): string => {
    const word = t(sold_out ? "soldOut" : "inStock");
    const there = variants
      .filter((variant) => variant.in_stock)
      .map(({ color, size }) => [color, size].flatMap((name) => (name ? [text.nameOf(name)] : [])))
      .map((names) => names.join(" "));
    return there.length > 0 ? `${word}: ${there.join(", ")}` : word;
  };

  return (field, value) => say(field, value) || t("nothing");
}

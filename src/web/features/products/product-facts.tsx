// What is known of a piece, name by name.
import type { Product } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { detailTranslations } from "./detail-translations.ts";

export function ProductFacts({ product }: { product: Product }) {
  const { t, text } = useTranslations(detailTranslations);
  const { formats, nameOf, materialOf } = text;
  const facts = [
    [t("category"), nameOf(product.category)],
    [t("style"), capital(nameOf(product.style))],
    [t("materials"), capital(product.materials.map(materialOf).join(" · "))],
    [t("added"), formats.date(product.created_at)],
    [t("updated"), formats.date(product.updated_at)],
    [t("id"), product.id],
  ].filter(([, value]) => value !== "");
  return (
    <dl className="mt-6 border-t border-line text-15">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[112px_minmax(0,1fr)] border-b border-line py-2.5 md:grid-cols-[128px_minmax(0,1fr)]"
        >
          <dt className="text-ink-3">{name}</dt>
          <dd dir="auto" className="text-page-start break-words">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

// The kinds of pieces a brand has, each with how many, to see one of them alone.
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";

type Props = {
  products: readonly Product[];
  /** All of them are here: the numbers are true. */
  isCounted: boolean;
  chosen: string | null;
  onChoose: (category: string | null) => void;
};

export function BrandCategories({ products, isCounted, chosen, onChoose }: Props) {
  const { t, nameOf, formats } = useText();
  const counts = new Map<string, number>();
  for (const { category } of products) counts.set(category, (counts.get(category) ?? 0) + 1);
  // One kind alone is no choice.
  if (counts.size < 2) return null;
  const frequent = [...counts].toSorted(([, one], [, other]) => other - one);
  return (
    <ul
      aria-label={t("categories.name")}
      className="flex min-w-0 gap-2 [scrollbar-width:none] max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) md:flex-wrap"
    >
      {frequent.map(([category, count]) => (
        <li key={category}>
          <button
            type="button"
            aria-pressed={category === chosen}
            onClick={() => onChoose(category === chosen ? null : category)}
            className="inline-flex min-h-11 flex-none whitespace-nowrap items-center gap-2 rounded-full border border-line-2 px-4 text-14 transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink"
          >
            {nameOf(category)}
            {isCounted && <span className="tabular-nums opacity-70">{formats.number(count)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

// A few brands at first; the search within them and "Show all" bring the others.
import { useState } from "react";
import type { FilterOptions } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toggled, useFilterChoice } from "./filter-choice.ts";
import { foldWords } from "../../../contract/fold-words.ts";

const FIRST_SHOWN = 6;

export function BrandFilter({ options }: { options: FilterOptions }) {
  const { t, formats, brandOf } = useText();
  const arabic = (brand: string) => options.brand_names_ar?.[brand];
  const { choice, choose } = useFilterChoice();
  const chosen = choice.brands;
  const [words, setWords] = useState("");
  const [isWhole, setWhole] = useState(false);
  const found = options.brands.filter((brand) =>
    [brand, arabic(brand) ?? ""].some((name) => foldWords(name).includes(foldWords(words))),
  );
  const shown =
    isWhole || words !== ""
      ? found
      : found.filter((brand, at) => at < FIRST_SHOWN || chosen.includes(brand));

  return (
    <>
      <TextInput
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        placeholder={t("filters.findBrand")}
        aria-label={t("filters.findBrand")}
        className="min-h-11 px-3 text-15"
      />
      <ul className="mt-2 grid">
        {shown.map((brand) => (
          <li key={brand}>
            <Checkbox
              checked={chosen.includes(brand)}
              onChange={() => choose(toggled(choice, "brands", brand))}
              className="lg:min-h-9 [&>span:last-child]:flex [&>span:last-child]:flex-1 [&>span:last-child]:justify-between [&>span:last-child]:gap-3"
            >
              <bdi>{brandOf({ brand, brand_ar: arabic(brand) })}</bdi>
              <span className="text-13 text-ink-3 tabular-nums">
                {formats.number(options.brand_counts[brand] ?? 0)}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="text-14 text-ink-3">{t("filters.noBrand")}</p>}
      {shown.length < found.length && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="link min-h-9 reach text-14 font-medium"
        >
          {t("filters.allBrands", { n: found.length })}
        </button>
      )}
    </>
  );
}

// The filters themselves, section by section.
import { startTransition, useEffect, useState, type ReactNode } from "react";
import type { FilterOptions } from "../../../contract/products.ts";
import { onNextFrame } from "../../lib/draw-in-turn.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { BrandFilter } from "./brand-filter.tsx";
import { ChipFilter } from "./chip-filter.tsx";
import { FactFilters } from "./fact-filter.tsx";
import { useFilterChoice } from "./filter-choice.ts";
import { FilterSection } from "./filter-section.tsx";
import { useOffered } from "./use-offered.ts";
import { PriceRange } from "./price-range.tsx";

/** What lies below the first sections: laid out with them it would keep a phone's finger waiting. */
function NextFrame({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let isOver = false;
    onNextFrame(() => {
      if (!isOver) startTransition(() => setDue(true));
    });
    return () => {
      isOver = true;
    };
  }, []);
  return isDue ? children : null;
}

export function FilterSections({ options: all }: { options: FilterOptions }) {
  const { t } = useText();
  const { hasBrands } = useFilterChoice();
  const options = useOffered(all);
  return (
    <>
      <FilterSection title={t("filters.price")}>
        <PriceRange bounds={{ min: options.min_price, max: options.max_price }} />
      </FilterSection>
      {hasBrands && (
        <FilterSection title={t("filters.brands")}>
          <BrandFilter options={options} />
        </FilterSection>
      )}
      <NextFrame>
        {options.colors.length > 0 && (
          <FilterSection title={t("filters.colors")} startsOpen={!hasBrands}>
            <ChipFilter kind="colors" values={options.colors} />
          </FilterSection>
        )}
        {options.sizes.length > 0 && (
          <FilterSection title={t("filters.sizes")} startsOpen={!hasBrands}>
            <ChipFilter kind="sizes" values={options.sizes} />
          </FilterSection>
        )}
        <FactFilters options={options} />
        <div className="border-t border-line py-2">
          <SwitchRow kind="on_sale" label={t("filters.onSale")} />
          <SwitchRow kind="in_stock" label={t("filters.inStock")} />
        </div>
      </NextFrame>
    </>
  );
}

function SwitchRow({ kind, label }: { kind: "on_sale" | "in_stock"; label: string }) {
  const { choice, choose } = useFilterChoice();
  return (
    <Checkbox
      checked={choice[kind]}
      onChange={({ target }) => choose({ [kind]: target.checked })}
      className="lg:min-h-9"
    >
      {label}
    </Checkbox>
  );
}

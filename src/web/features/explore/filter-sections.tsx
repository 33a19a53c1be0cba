// The filters themselves, section by section.
import type { FilterOptions } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { BrandFilter } from "./brand-filter.tsx";
import { ChipFilter } from "./chip-filter.tsx";
import { choose, useExplore } from "./explore-store.ts";
import { FactFilters } from "./fact-filter.tsx";
import { FilterSection } from "./filter-section.tsx";
import { useOffered } from "./use-filter-options.ts";
import { PriceRange } from "./price-range.tsx";

export function FilterSections({ options: all }: { options: FilterOptions }) {
  const { t } = useText();
  const options = useOffered(all);
  return (
    <>
      <FilterSection title={t("filters.price")}>
        <PriceRange bounds={{ min: options.min_price, max: options.max_price }} />
      </FilterSection>
      <FilterSection title={t("filters.brands")}>
        <BrandFilter options={options} />
      </FilterSection>
      {options.colors.length > 0 && (
        <FilterSection title={t("filters.colors")} startsOpen={false}>
          <ChipFilter kind="colors" values={options.colors} />
        </FilterSection>
      )}
      {options.sizes.length > 0 && (
        <FilterSection title={t("filters.sizes")} startsOpen={false}>
          <ChipFilter kind="sizes" values={options.sizes} />
        </FilterSection>
      )}
      <FactFilters options={options} />
      <div className="border-t border-line py-2">
        <SwitchRow kind="on_sale" label={t("filters.onSale")} />
        <SwitchRow kind="in_stock" label={t("filters.inStock")} />
      </div>
    </>
  );
}

function SwitchRow({ kind, label }: { kind: "on_sale" | "in_stock"; label: string }) {
  const isOn = useExplore((state) => state.choice[kind]);
  return (
    <Checkbox
      checked={isOn}
      onChange={({ target }) => choose({ [kind]: target.checked })}
      className="lg:min-h-9"
    >
      {label}
    </Checkbox>
  );
}

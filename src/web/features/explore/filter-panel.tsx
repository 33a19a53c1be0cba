import type { FilterOptions } from "../../../contract/products.ts";
import { choose, useExplore } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BrandFilter } from "./brand-filter.tsx";
import { ChipFilter } from "./chip-filter.tsx";
import { FactFilters } from "./fact-filter.tsx";
import { FilterSection } from "./filter-section.tsx";
import { PriceRange } from "./price-range.tsx";
import { useFilterOptions } from "./use-filter-options.ts";

/** Everything one can filter by; sidebar and drawer show the same. */
export function FilterPanel() {
  const { data, isError, refetch } = useFilterOptions();
  const { t } = useText();
  if (data) return <Sections options={data} />;
  if (isError) {
    return (
      <Banner
        action={
          <Button size="sm" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        }
      >
        {t("filterOptionsFailed")}
      </Banner>
    );
  }
  return <Awaited />;
}

function Sections({ options }: { options: FilterOptions }) {
  const { t } = useText();
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

/** The first two sections in outline. */
function Awaited() {
  return (
    <div aria-hidden="true" className="grid gap-3 border-t border-line pt-4">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-6" />
      <Skeleton className="h-11" />
      <Skeleton className="mt-4 h-5 w-20" />
      <Skeleton className="h-11" />
      {Array.from({ length: 6 }, (_, n) => (
        <Skeleton key={n} className="h-5" />
      ))}
    </div>
  );
}

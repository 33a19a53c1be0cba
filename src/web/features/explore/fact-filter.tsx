// Sleeves, length, opacity and fabric: what the pieces are, whatever tags they carry.
import type { FilterOptions } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { filterFactTranslations, isFilterFact } from "../products/filter-fact-translations.ts";
import { ChipFilter } from "./chip-filter.tsx";
import { FilterSection } from "./filter-section.tsx";
import { FACT_LISTS } from "./filter-request.ts";

export function FactFilters({ options }: { options: FilterOptions }) {
  const { t } = useTranslations(filterFactTranslations);
  return FACT_LISTS.map((kind) => {
    const counts = options.facts?.[kind] ?? {};
    const values = Object.keys(counts).filter((value) => isFilterFact(`${kind}=${value}`));
    return values.length === 0 ? null : (
      <FilterSection key={kind} title={t(kind)} startsOpen={false}>
        <ChipFilter kind={kind} values={values} />
      </FilterSection>
    );
  });
}

import type { FilterOptions } from "../../../contract/products.ts";
import { useWords } from "../../lib/languages/words.ts";
import { filterFactWords, isFilterFact } from "../products/filter-fact-words.ts";
import { ChipFilter } from "./chip-filter.tsx";
import { FilterSection } from "./filter-section.tsx";
import { FACT_LISTS } from "./filter-request.ts";

/** Sleeves, length, opacity and fabric: what the pieces are, whatever tags they carry. */
export function FactFilters({ options }: { options: FilterOptions }) {
  const { t } = useWords(filterFactWords);
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

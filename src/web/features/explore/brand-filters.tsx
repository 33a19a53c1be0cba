// The filters of a brand's page: those of Explore, for the pieces of one brand. Nothing changes before it is applied.
import { useState } from "react";
import { useText } from "../../lib/languages/language-store.ts";
import { Button } from "../../ui/button.tsx";
import { Count } from "../../ui/count.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SLIDERS } from "../../ui/icon-paths.ts";
import type { Address } from "./address.ts";
import { NO_CHOICE, type Choice } from "./explore-store.ts";
import { FilterActions } from "./filter-actions.tsx";
import { FilterChoiceContext } from "./filter-choice.ts";
import { facetsOf, requestOf } from "./filter-request.ts";
import { FilterSections } from "./filter-sections.tsx";
import { optionsIn } from "./offered.ts";
import { useCounts } from "./use-offered.ts";

type Props = {
  brand: string;
  address: Address;
  /** The lowest and the highest price there is. */
  bounds: { min: number; max: number };
  isLoading: boolean;
  onApply: (choice: Choice) => void;
};

export function BrandFilters({ brand, address: { choice, selected }, ...rest }: Props) {
  const { bounds, isLoading, onApply } = rest;
  const { t, formats } = useText();
  const [draft, setDraft] = useState<Choice | null>(null);
  const isOpen = draft !== null;
  const { data } = useCounts({ brands: [brand], categories: [] }, isOpen);
  const applied = facetsOf(requestOf(choice, {})).length;
  const close = () => setDraft(null);
  const apply = (next: Choice) => {
    close();
    onApply({ ...next, brands: [], sort: choice.sort });
  };
  const current = { ...(draft ?? choice), brands: [brand] };
  const chosen = facetsOf(requestOf({ ...current, brands: [] }, {})).length;
  return (
    <FilterChoiceContext
      value={{
        choice: current,
        selected,
        chosen,
        choose: (change) => setDraft({ ...current, ...change }),
        apply: (change = {}) => apply({ ...current, ...change }),
        clear: () => apply(NO_CHOICE),
        canClear: chosen > 0 || applied > 0,
        isLoading,
        hasBrands: false,
      }}
    >
      <Button onClick={() => setDraft(choice)}>
        <Icon path={SLIDERS} className="size-5" />
        {t("filters.name")}
        {applied > 0 && <Count>{formats.number(applied)}</Count>}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title={t("filters.name")}
        closeLabel={t("close")}
        actions={<FilterActions onApplied={close} />}
      >
        {data && <FilterSections options={optionsIn(data, bounds)} />}
      </Drawer>
    </FilterChoiceContext>
  );
}

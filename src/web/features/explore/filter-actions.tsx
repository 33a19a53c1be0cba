// Apply and clear, under the filters.
import { useText } from "../../lib/languages/language-store.ts";
import { Button } from "../../ui/button.tsx";
import { useFilterChoice } from "./filter-choice.ts";

export function FilterActions({ onApplied }: { onApplied: () => void }) {
  const { t } = useText();
  const { chosen, isLoading, canClear, apply, clear } = useFilterChoice();
  return (
    <div className="grid w-full gap-2">
      <Button
        variant="ink"
        wide
        disabled={chosen === 0 || isLoading}
        onClick={() => {
          apply();
          onApplied();
        }}
      >
        {chosen === 0 ? t("filters.noneSelected") : t("filters.apply")}
      </Button>
      <Button
        variant="bare"
        wide
        disabled={!canClear}
        onClick={clear}
        className="disabled:border-transparent disabled:bg-transparent"
      >
        {canClear ? t("filters.clear") : t("filters.noneToClear")}
      </Button>
    </div>
  );
}

// Filters and collection within the thumb's reach. Each stands in one of the grid's two columns at its start, and
// never reaches the column's end where the cards have their pins.
import { openFilters } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Count } from "../../ui/count.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { HANGER, SLIDERS } from "../../ui/icon-paths.ts";
import { openCollection, usePins } from "../collection/pins-store.ts";
import { useChosenCount } from "./filter-request.ts";

const pill =
  "pointer-events-auto flex h-12 items-center justify-center gap-2 rounded-full border px-3.5 text-15 font-medium shadow-float";

export function FloatingButtons({ isBesidePanel }: { isBesidePanel: boolean }) {
  const { t, formats } = useText();
  const chosen = useChosenCount();
  const pinned = usePins((state) => state.pinned.length);
  return (
    <div
      data-foot-bar
      className={cx(
        "wrap-page pointer-events-none fixed inset-x-0 bottom-0 z-20 grid grid-cols-2 gap-x-3 pb-[max(1rem,env(safe-area-inset-bottom))] md:gap-x-6",
        isBesidePanel && "lg:end-98",
      )}
    >
      <div className="@container pe-15">
        <button
          type="button"
          onClick={openFilters}
          className={cx(pill, "max-w-full border-line-2 bg-surface")}
        >
          <Icon path={SLIDERS} />
          <span className={chosen > 0 ? "@max-[8.5rem]:sr-only" : "@max-[6.5rem]:sr-only"}>
            {t("filters.name")}
          </span>
          {chosen > 0 && <Count>{formats.number(chosen)}</Count>}
        </button>
      </div>
      <div className="@container pe-15 lg:hidden">
        {pinned > 0 && (
          <button
            type="button"
            onClick={openCollection}
            className={cx(pill, "max-w-full border-ink bg-ink text-on-ink")}
          >
            <Icon path={HANGER} />
            <span className="@max-[10.25rem]:sr-only">{t("collection.name")}</span>
            <Count>{formats.number(pinned)}</Count>
          </button>
        )}
      </div>
    </div>
  );
}

// Explore: categories, filters and the list, with room for what other features bring.
import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { SIDEBAR_CLOSE_BELOW_PX } from "../../../contract/limits.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Later } from "../../lib/later.tsx";
import { useMedia } from "../../lib/use-media.ts";
import { useTitle } from "../../lib/use-title.ts";
import { cx } from "../../ui/cx.ts";
import { useModel } from "../collection/model-store.ts";
import { CategoryCarousel } from "./category-carousel.tsx";
import { ExploreIntro } from "./explore-intro.tsx";
import { FilterSidebar } from "./filter-sidebar.tsx";
import { FloatingButtons } from "./floating-buttons.tsx";
import { Results, type ResultsProps } from "./results.tsx";
import { useScrollMemory } from "./use-scroll-memory.ts";
import { readAddress, writeAddress } from "./address.ts";
import { explored, useExplore } from "./explore-store.ts";
import { choiceOf, selectedOf } from "./filter-request.ts";
import { followAddress } from "./filtering.ts";

const FilterDrawer = lazy(async () => ({
  default: (await import("./filter-drawer.tsx")).FilterDrawer,
}));
const ModelBar = lazy(async () => ({
  default: (await import("../collection/model-bar.tsx")).ModelBar,
}));

/** Where the sidebar, two cards and the stylist's panel fit side by side. */
const ROOM_FOR_ALL_PX = 1280;

type Props = ResultsProps & {
  /** The stylist's panel, null while it is closed. */
  stylist: ReactNode;
  /** Where she is asked while it is closed. */
  field: ReactNode;
};

export function ExploreScreen({ stylist, field, ...results }: Props) {
  const { t } = useText();
  const isBesidePanel = stylist !== null;
  const isModelFitting = useModel((state) => state.isModelFitting);
  const needed = isBesidePanel ? ROOM_FOR_ALL_PX : SIDEBAR_CLOSE_BELOW_PX;
  const hasSidebar = useMedia(`(width >= ${needed}px)`);
  const hasOrder = results.found === null;
  useTitle(t("explore.title"));
  useScrollMemory();
  useAddress();

  return (
    <div className={cx("grid", isBesidePanel && "lg:grid-cols-[minmax(0,1fr)_392px]")}>
      <div className="wrap-page min-w-0 pt-5">
        <ExploreIntro isBesidePanel={isBesidePanel} field={field} />
        <CategoryCarousel />
        <div
          className={cx(
            "mt-4 grid gap-10 md:mt-6",
            hasSidebar && "grid-cols-[224px_minmax(0,1fr)]",
          )}
        >
          {hasSidebar && <FilterSidebar hasOrder={hasOrder} />}
          <Results {...results} hasSidebar={hasSidebar} />
        </div>
      </div>
      {stylist}
      <Later>
        {!hasSidebar && !isModelFitting && <FloatingButtons isBesidePanel={isBesidePanel} />}
        {!hasSidebar && (
          <Suspense fallback={null}>
            <FilterDrawer hasOrder={hasOrder} />
          </Suspense>
        )}
      </Later>
      {isModelFitting && (
        <Suspense fallback={null}>
          <ModelBar />
        </Suspense>
      )}
    </div>
  );
}

const NOTHING = { brands: [], categories: [] };

/**
 * Keeps the address and the list in step: an address that is opened or gone back to is applied, and what is
 * applied becomes the address. Other words of the address, such as the question to the stylist, are left alone.
 */
function useAddress(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const applied = useExplore((state) => state.applied);
  const followed = useRef<string | null>(null);

  useEffect(() => {
    followed.current = writeAddress(readAddress(search));
    followAddress(readAddress(search));
  }, [search]);

  const shown = useRef(applied);
  useEffect(() => {
    // Only a list that has changed: on arrival the address speaks.
    if (shown.current === applied) return;
    shown.current = applied;
    const request = applied ?? NOTHING;
    const own = writeAddress({ choice: choiceOf(request), selected: selectedOf(request) });
    if (own === followed.current) return;
    followed.current = own;
    // Chosen in the drawer: Back closes that, and what was chosen stays.
    const replace = explored().isSidebarOpen;
    void navigate({ search: own && `?${own}` }, { replace, preventScrollReset: true });
  }, [applied, navigate]);
}

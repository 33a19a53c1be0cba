// Explore: categories, filters and the list, with room for what other features bring.
import { lazy, Suspense, type ReactNode } from "react";
import { SIDEBAR_CLOSE_BELOW_PX } from "../../../contract/limits.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Later } from "../../lib/later.tsx";
import { useMedia } from "../../lib/use-media.ts";
import { useTitle } from "../../lib/use-title.ts";
import { cx } from "../../ui/cx.ts";
import { useModel } from "../collection/model-store.ts";
import { CategoryCarousel } from "./category-carousel.tsx";
import { ExploreIntro } from "./explore-intro.tsx";
import { FilterDrawer, FilterSidebar } from "./filter-sidebar.tsx";
import { FloatingButtons } from "./floating-buttons.tsx";
import { Results, type ResultsProps } from "./results.tsx";
import { useAddress } from "./use-address.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";

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
  useTitle(t("explore.title"));
  useScrollMemory();
  useAddress();

  return (
    <div className={cx("grid", isBesidePanel && "lg:grid-cols-[minmax(0,1fr)_392px]")}>
      <div className="wrap-page min-w-0 pt-5">
        <ExploreIntro isBesidePanel={isBesidePanel} field={field} />
        <CategoryCarousel />
        <div className={cx("mt-6 grid gap-10", hasSidebar && "grid-cols-[224px_minmax(0,1fr)]")}>
          {hasSidebar && <FilterSidebar />}
          <Results {...results} />
        </div>
      </div>
      {stylist}
      <Later>
        {!hasSidebar && !isModelFitting && <FloatingButtons isBesidePanel={isBesidePanel} />}
        {!hasSidebar && <FilterDrawer />}
      </Later>
      {isModelFitting && (
        <Suspense fallback={null}>
          <ModelBar />
        </Suspense>
      )}
    </div>
  );
}

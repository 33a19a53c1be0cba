import { useEffect, type ReactNode } from "react";
import { SIDEBAR_CLOSE_BELOW_PX } from "../../../contract/limits.ts";
import { useExplore } from "../../lib/explore-store.ts";
import { useText } from "../../lib/languages/language.ts";
import { useMedia } from "../../lib/use-media.ts";
import { useTitle } from "../../lib/use-title.ts";
import { cx } from "../../ui/cx.ts";
import { ModelBar } from "../collection/model-bar.tsx";
import { CategoryCarousel } from "./category-carousel.tsx";
import { ExploreIntro } from "./explore-intro.tsx";
import { startFeed } from "./feed.ts";
import { FilterDrawer, FilterSidebar } from "./filter-sidebar.tsx";
import { FloatingButtons } from "./floating-buttons.tsx";
import { Results } from "./results.tsx";
import { useScrollMemory } from "./use-scroll-memory.ts";

/** Where the sidebar, two cards and the stylist's panel fit side by side. */
const ROOM_FOR_ALL_PX = 1280;

type Props = {
  /** The stylist's panel, shown while it is open. */
  stylist: ReactNode;
  /** What answers the stylist's search. */
  found: ReactNode;
};

export function ExploreScreen({ stylist, found }: Props) {
  const { t } = useText();
  const isChatOpen = useExplore((state) => state.isChatOpen);
  const isModelFitting = useExplore((state) => state.isModelFitting);
  const needed = isChatOpen ? ROOM_FOR_ALL_PX : SIDEBAR_CLOSE_BELOW_PX;
  const hasSidebar = useMedia(`(width >= ${needed}px)`);
  useTitle(t("explore.title"));
  useEffect(() => void startFeed(), []);
  useScrollMemory();

  return (
    <div className={cx("grid", isChatOpen && "lg:grid-cols-[minmax(0,1fr)_392px]")}>
      <div className="wrap-page min-w-0 pt-5 md:pt-8">
        <ExploreIntro />
        <CategoryCarousel />
        <div
          className={cx(
            "mt-6 grid gap-10 md:mt-8",
            hasSidebar && "grid-cols-[224px_minmax(0,1fr)]",
          )}
        >
          {hasSidebar && <FilterSidebar />}
          <Results found={found} />
        </div>
      </div>
      {isChatOpen && stylist}
      {!hasSidebar && !isModelFitting && <FloatingButtons />}
      {!hasSidebar && <FilterDrawer />}
      {isModelFitting && <ModelBar />}
    </div>
  );
}

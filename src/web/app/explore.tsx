import { lazy, Suspense } from "react";
import { ExploreScreen } from "../features/explore/explore-screen.tsx";
import { useCardSizes } from "../features/explore/use-card-sizes.ts";

const loadFound = () => import("../features/stylist/found.tsx");

const StylistPanel = lazy(async () => {
  // Whoever opens the panel will soon need where its answers stand.
  const [panel] = await Promise.all([import("../features/stylist/stylist-panel.tsx"), loadFound()]);
  return { default: panel.StylistPanel };
});
const Found = lazy(async () => ({ default: (await loadFound()).Found }));

/** Explore with the stylist beside it, who answers in the grid. */
export function Explore() {
  const sizes = useCardSizes();
  return (
    <ExploreScreen
      stylist={
        <Suspense fallback={<span />}>
          <StylistPanel />
        </Suspense>
      }
      found={
        <Suspense fallback={null}>
          <Found place="panel" sizes={sizes} />
        </Suspense>
      }
    />
  );
}

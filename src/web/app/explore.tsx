import { lazy, Suspense } from "react";
import { ExploreScreen } from "../features/explore/explore-screen.tsx";
import { useCardSizes } from "../features/explore/use-card-sizes.ts";

const StylistPanel = lazy(async () => ({
  default: (await import("../features/stylist/stylist-panel.tsx")).StylistPanel,
}));
const Found = lazy(async () => ({
  default: (await import("../features/stylist/found.tsx")).Found,
}));

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

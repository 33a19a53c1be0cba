import { lazy, Suspense } from "react";
import { ExploreScreen } from "../features/explore/explore-screen.tsx";
import { runSearch } from "../features/explore/searching.ts";

const StylistPanel = lazy(async () => ({
  default: (await import("../features/stylist/stylist-panel.tsx")).StylistPanel,
}));

/** Explore with the stylist beside it. */
export function Explore() {
  return (
    <ExploreScreen
      stylist={
        <Suspense fallback={<span />}>
          <StylistPanel onSearch={runSearch} />
        </Suspense>
      }
    />
  );
}

import { useExplore, type SearchResults } from "../../lib/explore-store.ts";
import { useText } from "../../lib/languages/language.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { ProductGrid } from "../products/product-grid.tsx";
import { SearchEmpty } from "./results-empty.tsx";
import { loadMoreResults } from "./searching.ts";
import { useCardSizes } from "./use-card-sizes.ts";

/** The pieces that answer the search; a new search dims them until its own are here. */
export function SearchGrid({ results }: { results: SearchResults }) {
  const { t } = useText();
  const sizes = useCardSizes();
  const isSearching = useExplore((state) => state.isSearching);
  const { products, total } = results;
  if (products.length === 0 && !isSearching) return <SearchEmpty />;
  return (
    <div aria-busy={isSearching} className={cx("transition-opacity", isSearching && "opacity-45")}>
      <ProductGrid products={products} source="search" sizes={sizes} />
      {products.length < total && (
        <div className="mt-12 grid justify-items-center gap-3">
          <p className="text-14 text-ink-3 tabular-nums">
            {t("results.showing", { shown: products.length, total })}
          </p>
          <Button isBusy={isSearching} onClick={() => void loadMoreResults()} className="min-w-55">
            {t("explore.loadMore")}
          </Button>
        </div>
      )}
    </div>
  );
}

// A brand's pieces, all of them or what fits the choice: the same lists as on Explore, with the brand given.
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useLocation } from "react-router";
import { PAGE_SIZE } from "../../../contract/limits.ts";
import type { Product, Sort } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { cx } from "../../ui/cx.ts";
import { BrandCategories } from "../products/brand-categories.tsx";
import { brandTranslations } from "../products/brand-translations.ts";
import { ProductGrid, WHOLE_PAGE_SIZES } from "../products/product-grid.tsx";
import { SortSelect } from "../products/sort-select.tsx";
import { FacetChips } from "./applied-filters.tsx";
import { BrandFilters } from "./brand-filters.tsx";
import { choiceOf, facetsOf, requestOf, selectedOf, without } from "./filter-request.ts";
import { listQuery } from "./list-query.ts";
import { readAddress, writeAddress, type Address } from "./address.ts";

/** How a brand's pieces stand before anybody chose. */
const USUAL: Sort = "newest";
const SWITCHES = ["on_sale", "in_stock"] as const;

type Props = {
  brand: string;
  products: readonly Product[];
  /** All of them are here: the numbers are true. */
  isWhole: boolean;
};

export function BrandPieces({ brand, products, isWhole }: Props) {
  const { t, text } = useTranslations(brandTranslations);
  const [address, write] = useBrandAddress();
  const { choice, selected } = address;
  const own = requestOf(choice, selected);
  const isNarrowed = facetsOf(own).length > 0 || (choice.sort ?? USUAL) !== USUAL;
  const list = useInfiniteQuery({
    ...listQuery({ ...own, brands: [brand], sort: choice.sort ?? USUAL }),
    enabled: isNarrowed,
    placeholderData: keepPreviousData,
  });
  const found = isNarrowed ? list.data : undefined;
  const paid = products.map(({ price, current_price }) => current_price ?? price);
  const category = Object.keys(selected)[0] ?? null;

  return (
    <>
      <h2 className="sr-only">{text.t("explore.results")}</h2>
      <BrandCategories
        products={products}
        isCounted={isWhole}
        chosen={category}
        onChoose={(name) => write({ selected: name === null ? {} : { [name]: true } })}
      />
      <div className="mt-3 mb-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <BrandFilters
          brand={brand}
          address={address}
          bounds={{ min: Math.min(...paid), max: Math.max(...paid) }}
          isLoading={isNarrowed && list.isFetching}
          onApply={(next) => write({ choice: next })}
        />
        {SWITCHES.map((name) => (
          <Checkbox
            key={name}
            checked={choice[name]}
            onChange={({ target }) => write({ choice: { ...choice, [name]: target.checked } })}
            // On phones they stand among the other filters.
            className="max-md:hidden"
          >
            {t(name)}
          </Checkbox>
        ))}
        <div className="ms-auto">
          <SortSelect
            value={choice.sort ?? USUAL}
            unsorted={null}
            onChange={(sort) =>
              write({ choice: { ...choice, sort: sort === USUAL ? null : sort } })
            }
          />
        </div>
      </div>
      {facetsOf(own).length > 0 && (
        <div className="-mt-3 mb-5 flex flex-wrap items-center gap-x-4 gap-y-1">
          <p aria-live="polite" className="text-15 font-medium tabular-nums">
            {found ? text.t("results.found", { n: found.total }) : "\u00a0"}
          </p>
          <FacetChips
            facets={facetsOf(own)}
            onDrop={(facet) => {
              const left = without(own, facet);
              write({ choice: choiceOf(left), selected: selectedOf(left) });
            }}
          />
        </div>
      )}
      {isNarrowed && list.error && (
        <RetryBanner className="mb-6" onRetry={() => void list.refetch()}>
          {text.t("filterFailed")}
        </RetryBanner>
      )}
      {found ? (
        <div
          aria-busy={list.isPlaceholderData}
          className={cx("transition-opacity", list.isPlaceholderData && "opacity-45")}
        >
          {found.products.length === 0 && <p className="py-10 text-ink-2">{t("nothingLeft")}</p>}
          <ProductGrid products={found.products} source="brand" sizes={WHOLE_PAGE_SIZES} />
          {found.hasMore && (
            <More isBusy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
          )}
        </div>
      ) : (
        <AllPieces products={products} isDimmed={isNarrowed && list.isFetching} />
      )}
    </>
  );
}

function AllPieces({ products, isDimmed }: { products: readonly Product[]; isDimmed: boolean }) {
  const [shown, setShown] = useState(2 * PAGE_SIZE);
  return (
    <div aria-busy={isDimmed} className={cx("transition-opacity", isDimmed && "opacity-45")}>
      <ProductGrid products={products.slice(0, shown)} source="brand" sizes={WHOLE_PAGE_SIZES} />
      {shown < products.length && <More onMore={() => setShown(shown + 2 * PAGE_SIZE)} />}
    </div>
  );
}

function More({ isBusy = false, onMore }: { isBusy?: boolean; onMore: () => void }) {
  const { text } = useTranslations(brandTranslations);
  return (
    <div className="mt-12 grid justify-items-center">
      <Button isBusy={isBusy} onClick={onMore} className="min-w-55">
        {text.t("explore.loadMore")}
      </Button>
    </div>
  );
}

/**
 * What is chosen on a brand's page. It stands in the address, in the words of Explore, so that it can be shared
 * and gone back to.
 */
function useBrandAddress(): [Address, (change: Partial<Address>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { choice, selected } = readAddress(search);
  // Which brand it is, the path says.
  const own = { choice: { ...choice, brands: [] }, selected };
  const write = (change: Partial<Address>) => {
    const next = writeAddress({ ...own, ...change });
    void navigate({ search: next && `?${next}` }, { replace: true, preventScrollReset: true });
  };
  return [own, write];
}

// A brand's own page: who it is, where its shop is, and everything it shows.
import { useQuery } from "@tanstack/react-query";
import { useState, type ComponentType } from "react";
import { Link, useParams } from "react-router";
import { PAGE_SIZE } from "../../../contract/limits.ts";
import { productsByBrand, type Product } from "../../../contract/products.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { screenKeys } from "../../lib/screen-keys.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { BrandHead, isOnSale } from "./brand-head.tsx";
import { brandTranslations } from "./brand-translations.ts";
import { BrandCategories } from "./brand-categories.tsx";
import { ProductGrid, WHOLE_PAGE_SIZES } from "./product-grid.tsx";
import { sortPieces } from "./sort-pieces.ts";
import { SortSelect } from "./sort-select.tsx";
import { ONLY, useBrandChoice } from "./use-brand-choice.ts";

const AWAITED = 6;

export function BrandScreen({ Terms }: { Terms?: ComponentType<{ brandName: string }> }) {
  const { brand = "" } = useParams();
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery({
    queryKey: screenKeys.brand(brand),
    queryFn: ({ signal }) => call(productsByBrand, { params: { brandName: brand }, signal }),
  });
  const name = data?.[0]?.brand ?? brand;
  const { brandOf, t } = useText();
  useTitle(brandOf({ brand: name, brand_ar: data?.[0]?.brand_ar }));
  // The document brings the first pieces only; how many there are is known when the call has answered.
  const isWhole = dataUpdatedAt > 0;
  const isMissing = data?.length === 0 || (error instanceof ApiError && error.status === 404);

  return (
    <div className="wrap-page min-h-[60dvh] pt-6 md:pt-8">
      <BrandHead name={name} products={data} isWhole={isWhole} />
      {isPending && (
        <ProductGrid products={[]} source="brand" awaited={AWAITED} sizes={WHOLE_PAGE_SIZES} />
      )}
      {isMissing && <Missing />}
      {!data && error && !isMissing && <Failed onRetry={() => void refetch()} />}
      {data && data.length > 0 && error && (
        <Banner
          className="mb-6"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {t("retry")}
            </Button>
          }
        >
          {t("brandProductsFailed")}
        </Banner>
      )}
      {data && data.length > 0 && <Pieces products={data} isWhole={isWhole} />}
      {data && data.length > 0 && (
        <div className="max-w-[46rem]">{Terms && <Terms brandName={name} />}</div>
      )}
    </div>
  );
}

function Pieces({ products, isWhole }: { products: readonly Product[]; isWhole: boolean }) {
  const { t, text } = useTranslations(brandTranslations);
  const [shown, setShown] = useState(2 * PAGE_SIZE);
  const { sort, category, only, chooseSort, chooseCategory, toggle } = useBrandChoice();
  const fitting = products.filter(
    (product) =>
      (category === null || product.category === category) &&
      (!only.in_stock || !product.sold_out) &&
      (!only.on_sale || isOnSale(product)),
  );
  const sorted = sortPieces(fitting, sort);
  return (
    <>
      <h2 className="sr-only">{text.t("explore.results")}</h2>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <BrandCategories
          products={products}
          isCounted={isWhole}
          chosen={category}
          onChoose={chooseCategory}
        />
        <div className="flex flex-wrap items-center gap-x-5">
          {ONLY.map((name) => (
            <Checkbox key={name} checked={only[name]} onChange={() => toggle(name)}>
              {t(name)}
            </Checkbox>
          ))}
          <SortSelect value={sort} onChange={chooseSort} />
        </div>
      </div>
      {sorted.length === 0 && <p className="py-10 text-ink-2">{t("nothingLeft")}</p>}
      <ProductGrid products={sorted.slice(0, shown)} source="brand" sizes={WHOLE_PAGE_SIZES} />
      {shown < sorted.length && (
        <div className="mt-12 grid justify-items-center">
          <Button onClick={() => setShown(shown + 2 * PAGE_SIZE)} className="min-w-55">
            {text.t("explore.loadMore")}
          </Button>
        </div>
      )}
    </>
  );
}

function Missing() {
  const { t, text } = useTranslations(brandTranslations);
  return (
    <EmptyState
      title={t("missing")}
      className="pt-0"
      actions={
        <Link to={paths.explore} className={buttonStyle()}>
          {text.t("goToExplore")}
        </Link>
      }
    >
      {text.t("brandProductsMissing")}
    </EmptyState>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t, text } = useTranslations(brandTranslations);
  return (
    <EmptyState
      title={t("failed")}
      className="pt-0"
      actions={<Button onClick={onRetry}>{text.t("retry")}</Button>}
    >
      <p role="alert">{text.t("brandProductsFailed")}</p>
    </EmptyState>
  );
}

// A brand's own page: who it is, where its shop is, and everything it shows.
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Link, useParams } from "react-router";
import { productsByBrand, type Product } from "../../../contract/products.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { screenKeys } from "../../lib/screen-keys.ts";
import { useTitle } from "../../lib/use-title.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { BrandHead } from "./brand-head.tsx";
import { brandTranslations } from "./brand-translations.ts";
import { ProductGrid, WHOLE_PAGE_SIZES } from "./product-grid.tsx";

const AWAITED = 6;

type Props = {
  /** Its pieces, to be narrowed and sorted. */
  Pieces: ComponentType<{ brand: string; products: readonly Product[]; isWhole: boolean }>;
  /** What one should know before buying, in a line or two. */
  TermsInShort?: ComponentType<{ brandName: string }>;
  Terms?: ComponentType<{ brandName: string }>;
};

export function BrandScreen({ Pieces, TermsInShort, Terms }: Props) {
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
      <BrandHead name={name} products={data} isWhole={isWhole}>
        {data && data.length > 0 && TermsInShort && <TermsInShort brandName={name} />}
      </BrandHead>
      {isPending && (
        <ProductGrid products={[]} source="brand" awaited={AWAITED} sizes={WHOLE_PAGE_SIZES} />
      )}
      {isMissing && <Missing />}
      {!data && error && !isMissing && <Failed onRetry={() => void refetch()} />}
      {data && data.length > 0 && error && (
        <RetryBanner className="mb-6" onRetry={() => void refetch()}>
          {t("brandProductsFailed")}
        </RetryBanner>
      )}
      {data && data.length > 0 && (
        <Pieces key={name} brand={name} products={data} isWhole={isWhole} />
      )}
      {data && data.length > 0 && (
        <div className="max-w-[46rem]">{Terms && <Terms brandName={name} />}</div>
      )}
    </div>
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

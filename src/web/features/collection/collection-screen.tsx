// What a friend picked, to look at and to take over.
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { sharedCollection } from "../../../contract/collections.ts";
import type { Product } from "../../../contract/products.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { screenKeys } from "../../lib/screen-keys.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProductGrid, WHOLE_PAGE_SIZES } from "../products/product-grid.tsx";
import { SaveCollection } from "./save-collection.tsx";
import { sharedTranslations } from "./shared-translations.ts";

export function CollectionScreen() {
  const { t, text } = useTranslations(sharedTranslations);
  const { collection: id = "" } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: screenKeys.collection(id),
    queryFn: ({ signal }) => call(sharedCollection, { params: { id }, signal }),
  });
  useTitle(t("title"));

  if (!data && error) {
    const isMissing = error instanceof ApiError && error.status === 404;
    return isMissing ? <Missing /> : <Failed onRetry={() => void refetch()} />;
  }
  return (
    <div className="wrap-page min-h-[60dvh] pt-6 md:pt-8">
      {data && <Head products={data.products} gone={data.gone} />}
      {isPending && <output className="sr-only">{text.t("loading")}</output>}
      <h2 className="sr-only">{text.t("explore.results")}</h2>
      <ProductGrid
        products={data?.products ?? []}
        source="Collection"
        awaited={isPending ? 4 : 0}
        sizes={WHOLE_PAGE_SIZES}
      />
    </div>
  );
}

function Head({ products, gone }: { products: readonly Product[]; gone: number }) {
  const { t } = useTranslations(sharedTranslations);
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-line pb-6">
      <div className="min-w-0">
        <h1 className="text-display text-balance">{t("title")}</h1>
        <p className="mt-2 max-w-[52ch] text-15 text-ink-2">
          {t("lede", { n: products.length })} {gone > 0 && t("gone", { n: gone })}
        </p>
      </div>
      {products.length > 0 && <SaveCollection products={products} />}
    </header>
  );
}

function Missing() {
  const { t, text } = useTranslations(sharedTranslations);
  return (
    <div className="wrap-page min-h-[60dvh] pt-8">
      <EmptyState
        heading="h1"
        title={t("missingTitle")}
        actions={
          <Link to={paths.explore} className={buttonStyle()}>
            {text.t("goToExplore")}
          </Link>
        }
      >
        {text.t("collectionNotFound")}
      </EmptyState>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t, text } = useTranslations(sharedTranslations);
  return (
    <div className="wrap-page min-h-[60dvh] pt-8">
      <EmptyState
        heading="h1"
        title={t("failedTitle")}
        actions={<Button onClick={onRetry}>{text.t("retry")}</Button>}
      >
        <p role="alert">{text.t("unexpected")}</p>
      </EmptyState>
    </div>
  );
}

// The brand's products as the server last told them, with what a click has already changed.
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { brandProfile } from "../../../contract/brands.ts";
import { ownProducts } from "../../../contract/catalogue.ts";
import type { Product } from "../../../contract/products.ts";
import { translate } from "../../lib/languages/translations.ts";
import { screenKeys } from "../../lib/screen-keys.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { showToast } from "../../ui/toast-store.ts";
import type { Change, Products } from "./drafts/changes.ts";
import { followProducts, openDesk, useDesk, takeIsBack } from "./drafts/draft-store.ts";
import { catalogueTranslations } from "./translations.ts";

export type Catalogue = {
  products: Products;
  /** Its names, as a piece carries them. */
  names: { brand: string; brand_ar?: string };
  /** `saved_in_vectordb`: whether the brand's products were ever saved as a whole. */
  isBrandSaved: boolean;
};

const keyOf = screenKeys.catalogue;

async function load(brandId: string, signal: AbortSignal): Promise<Catalogue> {
  const params = { brandId };
  const [products, brand] = await Promise.all([
    callSignedIn(ownProducts, { params, signal }),
    callSignedIn(brandProfile, { params, signal }),
  ]);
  const names = { brand: brand.name, ...(brand.name_ar && { brand_ar: brand.name_ar }) };
  return { products, names, isBrandSaved: brand.saved_in_vectordb };
}

export function useCatalogue(brandId: string) {
  const query = useQuery({
    queryKey: keyOf(brandId),
    queryFn: ({ signal }) => load(brandId, signal),
    // Thousands of products; they are asked for again after everything that changes many of them.
    refetchOnWindowFocus: false,
  });
  useFollow(brandId, query.data?.products);
  return query;
}

function useFollow(brandId: string, products: Products | undefined): void {
  const before = useRef<Products | undefined>(undefined);
  useEffect(() => {
    openDesk(brandId);
    if (products) {
      followProducts(before.current ?? products, products);
      tellWhatIsBack();
    }
    before.current = products;
  }, [brandId, products]);
}

function tellWhatIsBack(): void {
  const n = Object.keys(useDesk.getState().drafts).length;
  if (takeIsBack() && n > 0)
    showToast({ message: translate(catalogueTranslations)("restored", { n }) });
}

export type CatalogueCache = ReturnType<typeof cacheOf>;

function cacheOf(queries: QueryClient, brandId: string) {
  const queryKey = keyOf(brandId);
  const read = () => queries.getQueryData<Catalogue>(queryKey);
  const write = (change: (catalogue: Catalogue) => Catalogue) =>
    queries.setQueryData<Catalogue>(queryKey, (now) => now && change(now));
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey });
  let isCutShort = false;
  return {
    products: (): Products => read()?.products ?? [],
    product: (id: string): Product | undefined => read()?.products.find((one) => one.id === id),
    isBrandSaved: (): boolean => read()?.isBrandSaved ?? true,
    /** An answer that is on its way was true before this change, and must not overwrite it. */
    change(change: Change): void {
      if (queries.isFetching({ queryKey }) > 0) isCutShort = true;
      void queries.cancelQueries({ queryKey }, { revert: false });
      write((now) => ({ ...now, products: change(now.products) }));
    },
    markBrandSaved: () => void write((now) => ({ ...now, isBrandSaved: true })),
    refresh,
    /** Asked for once nothing is under way any more: an earlier answer could be older than a click. */
    refreshLater: () => void (isCutShort = true),
    /** Asks again for the list that a change has cut short. */
    catchUp(): void {
      if (isCutShort) void refresh();
      isCutShort = false;
    },
  };
}

export function useCatalogueCache(brandId: string): CatalogueCache {
  const queries = useQueryClient();
  return useMemo(() => cacheOf(queries, brandId), [queries, brandId]);
}

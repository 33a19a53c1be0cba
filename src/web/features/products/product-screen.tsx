// The page of one piece.
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useParams, type Location } from "react-router";
import { productById, type Product } from "../../../contract/products.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { markSeen } from "./recently-seen.ts";
import { screenKeys } from "../../lib/screen-keys.ts";
import { getSession } from "../../lib/session.ts";
import { useTitle } from "../../lib/use-title.ts";
import { detailTranslations } from "./detail-translations.ts";
import type { AwaitedSlot } from "./product-choosers.tsx";
import { ProductDetail, type TermsSlot } from "./product-detail.tsx";
import { ProductMissing } from "./product-missing.tsx";
import { ProductSkeleton } from "./product-skeleton.tsx";
import { takePageLoadOf } from "../../lib/first-data.ts";
import { reportEvent } from "../../lib/report-event.ts";
import { sourceOf } from "./product-link.ts";

const NO_IDS = ["", "undefined", "null"];

/** What another feature says about a piece; the app hands it over. */
export type ProductSlots = {
  Terms?: TermsSlot;
  /** Where what is sold out is waited for. */
  Awaited?: AwaitedSlot;
};

export function ProductScreen(slots: ProductSlots) {
  const { t } = useText();
  const { productId = "" } = useParams();
  const isId = !NO_IDS.includes(productId);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: screenKeys.product(productId),
    // A brand may look at its own piece before others can.
    queryFn: ({ signal }) =>
      call(productById, { params: { id: productId }, signal, token: getSession()?.token }),
    enabled: isId,
  });

  if (!isId) return <ProductMissing productId={productId} detail={t("invalidProductId")} />;
  if (data) return <Loaded key={data.id} product={data} {...slots} />;
  if (isPending) return <ProductSkeleton />;
  const isSilent = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
  return (
    <ProductMissing
      productId={productId}
      detail={errorDetail(error) ?? t(isSilent ? "productLoadFailed" : "productNotFound")}
      onRetry={isSilent ? () => void refetch() : undefined}
    />
  );
}

const errorDetail = (error: Error): string | undefined =>
  error instanceof ApiError ? error.detail : undefined;

function Loaded({ product, Terms, Awaited }: { product: Product } & ProductSlots) {
  const location = useLocation();
  const { titleOf } = useText();
  useTitle(titleOf(product));
  // Only its owner is shown one that is not public, and an owner's look is no view.
  const isPublic = product.active && !product.hidden;
  useEffect(() => {
    if (!isPublic) return;
    countView(product.id, location);
    markSeen(product.id);
  }, [isPublic, product.id, location]);
  return (
    <>
      {!isPublic && <PreviewNote />}
      <ProductDetail
        product={product}
        Terms={isPublic ? Terms : undefined}
        Awaited={isPublic ? Awaited : undefined}
      />
    </>
  );
}

function PreviewNote() {
  const { t } = useTranslations(detailTranslations);
  return (
    <output className="block bg-warn-wash py-2.5 text-center text-15 text-warn">
      <strong className="font-semibold">{t("preview")}</strong> · {t("previewBody")}
    </output>
  );
}

let counted = "";

/** A view of a product inside the app. The server counts the one of a page load itself. */
function countView(productId: string, { key, pathname, state }: Location): void {
  // Effects may run twice for one visit; a visit is one entry of the history.
  const visit = `${key} ${pathname}`;
  if (counted === visit) return;
  counted = visit;
  if (takePageLoadOf(productId)) return;
  reportEvent({ event_type: "product_view", product_id: productId, source: sourceOf(state) });
}

// What a product page says about sizes and the shop's terms.
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { SIZELESS } from "../../../contract/categories.ts";
import type { Product } from "../../../contract/products.ts";
import { productTerms } from "../../../contract/trust.ts";
import { call } from "../../lib/api.ts";
import { useMeasures } from "./measures-store.ts";
import { fittingSize, offeredSize } from "./size-advice.ts";
import { SizeAdvice } from "./size-advice.tsx";
import { TrustCard } from "./trust-card.tsx";
import { TERMS_KEPT } from "./use-brand-terms.ts";

type Props = { product: Product; onAdvised?: (size: string | null) => void };

/** On a product's page: which size, and what the shop says. Without an answer the page goes on without it. */
export function ProductTerms({ product, onAdvised }: Props) {
  const { id: productId, sizes, category } = product;
  const hasSizes = sizes.length > 1 || (category !== "" && !SIZELESS.has(category));
  const { data } = useQuery({
    queryKey: ["terms", "product", productId],
    queryFn: ({ signal }) => call(productTerms, { params: { productId }, signal }),
    retry: false,
    ...TERMS_KEPT,
  });
  const { measures } = useMeasures();
  const advised = offeredSize(sizes, fittingSize(data?.chart ?? null, measures));
  useEffect(() => onAdvised?.(advised), [advised, onAdvised]);
  if (!data) return null;
  return (
    <>
      {(data.chart || data.unread_chart || hasSizes) && (
        <SizeAdvice piece={product} chart={data.chart} unreadChart={data.unread_chart} />
      )}
      <TrustCard terms={data} piece={product} />
    </>
  );
}

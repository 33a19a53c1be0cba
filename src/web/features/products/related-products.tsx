// Asked for when the reader comes near; without an answer the page is complete as it is.
import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { productsByIds, relatedProducts, type Product } from "../../../contract/products.ts";
import { goesWith } from "../../../contract/stylist.ts";
import { call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { useInView } from "../../lib/use-in-view.ts";
import { detailTranslations } from "./detail-translations.ts";
import { recentlySeen } from "./recently-seen.ts";
import { ProductCard } from "./product-card.tsx";

const SHOWN = 4;
const SIZES = "(min-width: 1024px) 23vw, (min-width: 700px) 23vw, 46vw";

export function RelatedProducts({ product }: { product: Product }) {
  const { t } = useTranslations(detailTranslations);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, "600px");
  const { data } = useQuery({
    queryKey: ["related", product.id],
    queryFn: ({ signal }) => call(relatedProducts, { params: { id: product.id }, signal }),
    enabled: isNear,
  });
  const { data: companions } = useQuery({
    queryKey: ["goes-with", product.id],
    queryFn: ({ signal }) => call(goesWith, { params: { id: product.id }, signal }),
    enabled: isNear,
    retry: false,
  });
  const seen = useRecentlySeen(product.id, isNear);
  return (
    <div ref={place} className="mt-16 grid min-h-24 gap-14">
      {companions && companions.products.length > 0 && (
        <Row title={t("goesWithRow")} products={companions.products} />
      )}
      {data && data.similar.length > 0 && <Row title={t("similar")} products={data.similar} />}
      {data && data.more_from_brand.length > 0 && (
        <Row
          title={
            <Link to={paths.brand(product.brand)} className="hover:link">
              {t("moreFrom", { brand: product.brand })}
            </Link>
          }
          products={data.more_from_brand}
        />
      )}
      {seen && seen.length > 0 && <Row title={t("seen")} products={seen} />}
    </div>
  );
}

/** As they are now; one that is gone is not shown any more. */
export function useRecentlySeen(ownId: string, isAsked: boolean): Product[] | undefined {
  const [ids] = useState(() => recentlySeen().filter((id) => id !== ownId));
  const { data } = useQuery({
    queryKey: ["recently-seen", ids],
    queryFn: ({ signal }) => call(productsByIds, { body: { ids: [...ids] }, signal }),
    enabled: isAsked && ids.length > 0,
  });
  return data?.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export function Row({ title, products }: { title: ReactNode; products: readonly Product[] }) {
  return (
    <section>
      <h2 className="mb-5 text-title">{title}</h2>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6">
        {products.slice(0, SHOWN).map((product) => (
          <li key={product.id} className="min-w-0">
            <ProductCard product={product} source="ProductDetail" sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}

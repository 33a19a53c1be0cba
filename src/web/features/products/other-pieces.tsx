// In the place of a piece that is gone: others of its kind where the kind is known from a pin, else what is new.
import { useQuery } from "@tanstack/react-query";
import { filter } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { usePins } from "../collection/pins-store.ts";
import { detailTranslations } from "./detail-translations.ts";
import { Row, useRecentlySeen } from "./related-products.tsx";

const ASKED = 8;

export function OtherPieces({ productId }: { productId: string }) {
  const { t } = useTranslations(detailTranslations);
  const pinned = usePins((state) => state.pinned.find(({ id }) => id === productId));
  const categories = pinned?.category ? [pinned.category] : [];
  const { data } = useQuery({
    queryKey: ["instead", categories],
    queryFn: ({ signal }) =>
      call(filter, {
        query: { page: 1, limit: ASKED },
        body: { brands: [], categories, in_stock: true, sort: "newest" },
        signal,
      }),
  });
  const seen = useRecentlySeen(productId, true);
  return (
    <div className="mt-12 grid min-h-96 gap-14">
      {data && data.products.length > 0 && <Row title={t("instead")} products={data.products} />}
      {seen && seen.length > 0 && <Row title={t("seen")} products={seen} />}
    </div>
  );
}

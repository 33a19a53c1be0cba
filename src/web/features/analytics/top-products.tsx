// The pieces that were looked at most.
import { useState } from "react";
import { useText } from "../../lib/languages/language-store.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Table } from "../../ui/table.tsx";
import { EventDetails, type TopProduct } from "./event-details.tsx";
import { Meter } from "./meter.tsx";
import { Panel } from "./panel.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { analyticsTranslations } from "./translations.ts";

export function TopProducts({ products }: { products: readonly TopProduct[] }) {
  const { t } = useTranslations(analyticsTranslations);
  const [looked, setLooked] = useState<TopProduct>();
  const most = products[0]?.event_count ?? 0;
  const columns = [
    { header: t("product"), cell: nameCell },
    { header: t("views"), cell: (product: TopProduct) => viewsCell(product, most) },
    {
      header: t("viewDetails"),
      isNumeric: true,
      cell: (product: TopProduct) => detailsCell(product, setLooked),
    },
  ];
  return (
    <Panel title={t("topProducts")} className="pb-2">
      <Table caption={t("topProducts")} columns={columns} rows={products} keyOf={({ id }) => id} />
      <EventDetails product={looked} onClose={() => setLooked(undefined)} />
    </Panel>
  );
}

const nameCell = (product: TopProduct) => <Name product={product} />;

function Name({ product }: { product: TopProduct }) {
  const { titleOf } = useText();
  return (
    <span className="flex min-w-40 items-center gap-4 max-sm:min-w-28 max-sm:gap-3">
      <ProductPicture address={product.image_url} width={96} className="w-11 max-sm:w-9" />
      <bdi>{titleOf(product)}</bdi>
    </span>
  );
}

const viewsCell = ({ event_count }: TopProduct, most: number) => (
  <Views count={event_count} most={most} />
);

const detailsCell = (product: TopProduct, onLook: (product: TopProduct) => void) => (
  <DetailsButton product={product} onPress={() => onLook(product)} />
);

function Views({ count, most }: { count: number; most: number }) {
  const { formats } = useText();
  return (
    <span className="flex items-center gap-3.5">
      <span className="w-60 max-lg:w-32 max-md:hidden">
        <Meter value={count} most={most} className="h-1.5 text-chart-3" />
      </span>
      <span className="tabular-nums">{formats.number(count)}</span>
    </span>
  );
}

function DetailsButton({ product, onPress }: { product: TopProduct; onPress: () => void }) {
  const { t, text } = useTranslations(analyticsTranslations);
  return (
    <Button
      size="sm"
      aria-label={t("viewDetailsOf", { title: text.titleOf(product) })}
      onClick={onPress}
      className="max-sm:px-2 max-sm:whitespace-normal"
    >
      {t("viewDetails")}
    </Button>
  );
}

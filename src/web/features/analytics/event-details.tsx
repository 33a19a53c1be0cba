// What happened with one piece, event by event, in a dialog.
import { elementAt } from "../../../contract/get-or-throw.ts";
import { useState } from "react";
import type { Metrics, ProductEvent } from "../../../contract/analytics.ts";
import { PRODUCT_EVENTS_MAX } from "../../../contract/limits.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Table, type Column } from "../../ui/table.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { useProductEvents } from "./use-analytics.ts";
import { useLabels } from "./use-labels.ts";
import { analyticsTranslations } from "./translations.ts";

export type TopProduct = Metrics["top_products"][number];

type Props = { product: TopProduct | undefined; onClose: () => void };

export function EventDetails({ product, onClose }: Props) {
  const { t, text } = useTranslations(analyticsTranslations);
  return (
    <Dialog
      isOpen={product !== undefined}
      onClose={onClose}
      title={product ? t("detailsFor", { title: text.titleOf(product) }) : ""}
      closeLabel={text.t("close")}
      width="wide"
    >
      {product && <Details key={product.id} product={product} />}
    </Dialog>
  );
}

function Details({ product }: { product: TopProduct }) {
  const { t, text } = useTranslations(analyticsTranslations);
  const { data: events, error, refetch, isFetching } = useProductEvents(product.id);
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-5">
        <ProductPicture address={product.image_url} width={240} className="w-24" />
        {events && (
          <p className="text-18">
            {t("detailsTotal", { count: events.length })}
            {events.length >= PRODUCT_EVENTS_MAX && (
              <span className="mt-1 block text-14 text-ink-2">
                {t("detailsNewest", { n: events.length })}
              </span>
            )}
          </p>
        )}
      </div>
      {events && (
        <EventTable events={events} caption={t("detailsFor", { title: text.titleOf(product) })} />
      )}
      {!events && error && (
        <RetryBanner isBusy={isFetching} onRetry={() => void refetch()}>
          {text.errorText(error, "metricsFailed")}
        </RetryBanner>
      )}
      {!events && !error && <Skeleton className="h-64" />}
    </div>
  );
}

const SHOWN_AT_ONCE = 100;

function EventTable({ events, caption }: { events: readonly ProductEvent[]; caption: string }) {
  const { t, text } = useTranslations(analyticsTranslations);
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const labelOf = useLabels();
  if (events.length === 0) return <p className="text-ink-2">{t("detailsNone")}</p>;
  const columns: Column<number>[] = [
    { header: t("eventType"), cell: (at) => labelOf(elementAt(events, at).event_type) },
    { header: t("source"), cell: (at) => labelOf(elementAt(events, at).source) },
    { header: t("date"), cell: (at) => text.formats.moment(elementAt(events, at).created_at) },
  ];
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={[...events.keys()].slice(0, shown)}
        keyOf={String}
      />
      {shown < events.length && (
        <Button className="justify-self-center" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t("showMore")}
        </Button>
      )}
    </>
  );
}

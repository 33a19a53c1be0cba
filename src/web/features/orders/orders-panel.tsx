// Visits that became orders, and the switch by which a brand lets its shop tell of them.
import { lazy, Suspense } from "react";
import type { BrandOrders, OrderSettings } from "../../../contract/orders.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Banner } from "../../ui/banner.tsx";
import { ReportPanel } from "../../ui/report-panel.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/switch.tsx";
import { ordersTranslations } from "./translations.ts";
import { useOrders, useOrderSettings, useSetOrders, type Days } from "./use-orders.ts";

const OrderSetup = lazy(async () => ({ default: (await import("./order-setup.tsx")).OrderSetup }));

export function OrdersPanel({ brandId, start, end }: Days & { brandId: string }) {
  const { t, text } = useTranslations(ordersTranslations);
  const settings = useOrderSettings(brandId);
  const change = useSetOrders(brandId);
  return (
    <ReportPanel title={t("title")} hint={t("about")}>
      {settings.error && !settings.data && (
        <RetryBanner isBusy={settings.isFetching} onRetry={() => void settings.refetch()}>
          {t("failed")}
        </RetryBanner>
      )}
      {change.error && <Banner>{text.errorText(change.error, "unexpected")}</Banner>}
      {!settings.data && !settings.error && <Skeleton className="h-12" />}
      {settings.data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Switch
            className="max-w-[28rem]"
            checked={settings.data.is_on}
            disabled={change.isPending}
            onChange={({ target }) => change.mutate({ is_on: target.checked })}
          >
            {t("wanted")}
          </Switch>
          {settings.data.is_on && (
            <>
              <Figures brandId={brandId} start={start} end={end} />
              <Heard {...settings.data} />
              <details open={settings.data.heard_at === null} className="text-15">
                <summary className="min-h-11 cursor-pointer content-center font-semibold">
                  {t("setUp")}
                </summary>
                <Suspense fallback={<Skeleton className="h-40" />}>
                  <OrderSetup brandId={brandId} settings={settings.data} />
                </Suspense>
              </details>
            </>
          )}
        </div>
      )}
    </ReportPanel>
  );
}

function Figures({ brandId, start, end }: Days & { brandId: string }) {
  const { t, text } = useTranslations(ordersTranslations);
  const asking = useOrders(brandId, { start, end });
  const { data } = asking;
  if (asking.error && !data)
    return (
      <RetryBanner isBusy={asking.isFetching} onRetry={() => void asking.refetch()}>
        {t("failed")}
      </RetryBanner>
    );
  if (!data) return <Skeleton className="h-12" />;
  if (data.orders === 0) return <p className="text-ink-2">{t("noneYet")}</p>;
  const { number } = text.formats;
  return (
    <div className="grid gap-3">
      <p>
        <b className="font-semibold">{t("orders", { n: data.orders })}</b>
        <span className="text-ink-2"> · {t("confirmed", { n: number(data.confirmed) })}</span>
      </p>
      <Pieces products={data.products} />
    </div>
  );
}

function Pieces({ products }: Pick<BrandOrders, "products">) {
  const { t, text } = useTranslations(ordersTranslations);
  return (
    <table className="w-full max-w-[40rem] text-15">
      <thead>
        <tr className="border-b border-line text-14 text-ink-2">
          <th scope="col" className="py-2 text-start font-normal">
            {t("piece")}
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {t("count")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {products.map(({ orders, ...piece }) => (
          <tr key={piece.id}>
            <td className="py-2">
              <bdi>{text.titleOf(piece)}</bdi>
            </td>
            <td className="py-2 text-end tabular-nums">{text.formats.number(orders)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heard({ heard_at, refused_at }: OrderSettings) {
  const { t, text } = useTranslations(ordersTranslations);
  const { moment } = text.formats;
  const isRefusedLast = refused_at !== null && (heard_at === null || refused_at > heard_at);
  return (
    <div className="grid gap-1 text-14 text-ink-2">
      <p>{heard_at ? t("heard", { when: moment(heard_at) }) : t("neverHeard")}</p>
      {isRefusedLast && <p className="text-accent">{t("refused", { when: moment(refused_at) })}</p>}
    </div>
  );
}

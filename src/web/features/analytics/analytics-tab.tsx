// What shoppers did with a brand's products: the chosen days, and the same number of days before.
import { useMemo, useState, type ComponentType } from "react";
import type { Metrics } from "../../../contract/analytics.ts";
import { ANALYTICS_PERIOD_DEFAULT, ANALYTICS_PERIODS } from "../../../contract/limits.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { AnalyticsSkeleton } from "./analytics-skeleton.tsx";
import { EventBars } from "./event-bars.tsx";
import { dateOf, periodOf, type Period, type PeriodKey } from "./periods.ts";
import { sumOf } from "./shares.ts";
import { SourcePie } from "./source-pie.tsx";
import { TopProducts } from "./top-products.tsx";
import { TotalCard } from "./total-card.tsx";
import { TrendPanel } from "./trend-panel.tsx";
import { useMetrics, useTrend } from "./use-analytics.ts";
import { analyticsTranslations } from "./translations.ts";

export type OrdersProps = { brandId: string; start: Date; end: Date };

type Props = {
  brandId: string;
  /** Visits that became orders, of the same days. */
  Orders?: ComponentType<OrdersProps>;
};

export function AnalyticsTab({ brandId, Orders }: Props) {
  const { t, text } = useTranslations(analyticsTranslations);
  const [key, setKey] = useState<PeriodKey>(ANALYTICS_PERIOD_DEFAULT);
  const [now, setNow] = useState(() => new Date());
  const period = useMemo(() => periodOf(key, now), [key, now]);
  const choose = (chosen: PeriodKey) => {
    setKey(chosen);
    // A tab may have been open since yesterday.
    setNow(new Date());
  };
  const metrics = useMetrics(brandId, period);
  const { day } = text.formats;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-title">
          {t("range", { start: day(dateOf(period.start), "long"), end: day(dateOf(now), "long") })}
        </h2>
        <Segmented
          label={t("period")}
          name="period"
          value={key}
          onChange={choose}
          options={ANALYTICS_PERIODS.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {metrics.error && (
        <RetryBanner isBusy={metrics.isFetching} onRetry={() => void metrics.refetch()}>
          {text.errorText(metrics.error, "metricsFailed")}
        </RetryBanner>
      )}
      {metrics.data ? (
        <Figures
          brandId={brandId}
          metrics={metrics.data}
          period={period}
          isOld={metrics.isPlaceholderData}
          onLonger={key === "90d" ? undefined : () => choose("90d")}
        />
      ) : (
        !metrics.error && <AnalyticsSkeleton label={text.t("loading")} />
      )}
      {metrics.data && Orders && <Orders brandId={brandId} start={period.start} end={period.end} />}
    </div>
  );
}

type FiguresProps = {
  brandId: string;
  metrics: Metrics;
  period: Period;
  isOld: boolean;
  onLonger: (() => void) | undefined;
};

function Figures({ brandId, metrics, period, isOld, onLonger }: FiguresProps) {
  const { t } = useTranslations(analyticsTranslations);
  const trend = useTrend(brandId, period);
  const total = sumOf(metrics.event_counts);
  const before = trend.isPlaceholderData ? undefined : trend.data?.before;
  const sum = (measure: "clicks" | "events") => before?.reduce((so, day) => so + day[measure], 0);
  return (
    <div
      aria-busy={isOld}
      className={cx(
        "grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity",
        isOld && "opacity-60",
      )}
    >
      {total === 0 && !isOld && <NothingYet onLonger={onLonger} />}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
        <div className="grid gap-5 max-lg:grid-cols-2 max-sm:grid-cols-1">
          <TotalCard
            title={t("totalClicks")}
            total={metrics.total_clicks}
            before={sum("clicks")}
            days={period.days}
          />
          <TotalCard
            title={t("totalEvents")}
            total={total}
            before={sum("events")}
            days={period.days}
          />
        </div>
        <TrendPanel
          trend={trend.data}
          hasFailed={trend.isError}
          onRetry={() => void trend.refetch()}
        />
      </div>
      <TopProducts products={metrics.top_products} />
      <div className="grid gap-5 lg:grid-cols-2">
        <SourcePie counts={metrics.source_breakdown} />
        <EventBars counts={metrics.event_counts} />
      </div>
    </div>
  );
}

/** Says what will appear here; where a longer period may hold something, it is offered. */
function NothingYet({ onLonger }: { onLonger: (() => void) | undefined }) {
  const { t } = useTranslations(analyticsTranslations);
  return (
    <EmptyState
      title={t("emptyTitle")}
      heading="h3"
      className="pt-2 pb-2"
      actions={onLonger && <Button onClick={onLonger}>{t("tryLonger")}</Button>}
    >
      <p>{t("emptyText")}</p>
      {onLonger && <p className="mt-3">{t("quietText")}</p>}
    </EmptyState>
  );
}

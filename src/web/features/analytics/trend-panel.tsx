// Events by day as lines, with a table for those who do not see them.
import { useState } from "react";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Table, type Column } from "../../ui/table.tsx";
import { Panel } from "./panel.tsx";
import { TrendLines } from "./trend-lines.tsx";
import { peakOf } from "./trend-shape.ts";
import type { Trend } from "./use-analytics.ts";
import { analyticsTranslations } from "./translations.ts";

type Measure = "clicks" | "events";

type Props = { trend: Trend | undefined; hasFailed: boolean; onRetry: () => void };

export function TrendPanel({ trend, hasFailed, onRetry }: Props) {
  const { t, text } = useTranslations(analyticsTranslations);
  const [measure, setMeasure] = useState<Measure>("clicks");
  const title = t(measure === "clicks" ? "clicksPerDay" : "eventsPerDay");
  const choice = (
    <Segmented
      label={t("trendOf")}
      name="trend"
      value={measure}
      onChange={setMeasure}
      options={[
        { value: "clicks", label: t("clicks") },
        { value: "events", label: t("events") },
      ]}
    />
  );
  return (
    <Panel title={title} aside={choice}>
      {trend ? (
        <Days title={title} trend={trend} measure={measure} />
      ) : hasFailed ? (
        <Banner className="mt-4" action={<Button onClick={onRetry}>{text.t("retry")}</Button>}>
          {t("trendFailed")}
        </Banner>
      ) : (
        <Skeleton className="mt-4 h-72" />
      )}
    </Panel>
  );
}

function Days({ title, trend, measure }: { title: string; trend: Trend; measure: Measure }) {
  const { t, text } = useTranslations(analyticsTranslations);
  const now = trend.now.map((day) => day[measure]);
  const before = trend.before.map((day) => day[measure]);
  const dates = trend.now.map(({ date }) => date);
  const hasBefore = before.some((count) => count > 0);
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  const peak = peakOf(now);
  const { day, number } = text.formats;
  const summary = t("trendSummary", {
    title,
    range: t("range", { start: day(first, "long"), end: day(last, "long") }),
    peak: t("onDay", { count: now[peak] ?? 0, day: day(dates[peak] ?? first, "long") }),
  });
  const columns: Column<number>[] = [
    { header: t("day"), cell: (at) => day(dates[at] ?? "", "long") },
    { header: t("thisPeriod"), cell: (at) => number(now[at] ?? 0), isNumeric: true },
    ...(hasBefore
      ? [
          {
            header: t("periodBefore"),
            cell: (at: number) => number(before[at] ?? 0),
            isNumeric: true,
          },
        ]
      : []),
  ];
  return (
    <>
      <TrendLines dates={dates} now={now} before={hasBefore ? before : []} summary={summary} />
      {hasBefore && <Legend />}
      <details className="mt-3 text-14">
        <summary className="inline-flex min-h-9 reach items-center text-ink-2 underline underline-offset-4">
          {t("asTable")}
        </summary>
        <div className="max-h-80 overflow-y-auto">
          <Table caption={title} columns={columns} rows={[...dates.keys()]} keyOf={String} />
        </div>
      </details>
    </>
  );
}

function Legend() {
  const { t } = useTranslations(analyticsTranslations);
  return (
    <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-14 text-ink-2">
      <span className="flex items-center gap-2">
        <span className="w-5 border-t-2 border-accent" />
        {t("thisPeriod")}
      </span>
      <span className="flex items-center gap-2">
        <span className="w-5 border-t-[1.5px] border-dashed border-edge" />
        {t("periodBefore")}
      </span>
    </p>
  );
}

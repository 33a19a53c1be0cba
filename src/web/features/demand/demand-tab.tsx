// What shoppers wanted of a brand and did not get, over the last weeks.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  DEMAND_WEEKS,
  demandReport,
  type DemandReport,
  type DemandWeeks,
} from "../../../contract/demand.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { saveFile } from "../../lib/save-file.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { AskedPanel } from "./asked-panel.tsx";
import { demandCsv } from "./demand-csv.ts";
import { LostPanel } from "./lost-panel.tsx";
import { BesidePanel, LeftPanel, PricesPanel, WaitingPanel } from "./side-panels.tsx";
import { demandTranslations } from "./translations.ts";

const isEmpty = (report: DemandReport) =>
  [report.asked, report.left, report.lost, report.waiting, report.prices].every(
    (rows) => rows.length === 0,
  );

/** The week that is running has not come to its end. */
const untilToday = (until: string): string => {
  const today = new Date().toISOString().slice(0, until.length);
  return until < today ? until : today;
};

export function DemandTab({ brandId }: { brandId: string }) {
  const { t, text } = useTranslations(demandTranslations);
  const [weeks, setWeeks] = useState<DemandWeeks>(DEMAND_WEEKS[0]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["demand", brandId, weeks],
    queryFn: ({ signal }) =>
      callSignedIn(demandReport, { params: { brandId }, query: { weeks }, signal }),
    placeholderData: keepPreviousData,
  });
  const { day } = text.formats;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-title">
          {data &&
            t("range", {
              from: day(data.from, "long"),
              until: day(untilToday(data.until), "long"),
            })}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label={t("period")}
            name="weeks"
            value={String(weeks)}
            onChange={(value) => setWeeks(value === "12" ? 12 : 4)}
            options={[
              { value: "4", label: t("weeks4") },
              { value: "12", label: t("weeks12") },
            ]}
          />
          {data && !isEmpty(data) && (
            <Button
              onClick={() =>
                saveFile("demand.csv", "text/csv;charset=utf-8", demandCsv(data, text.language))
              }
            >
              {t("download")}
            </Button>
          )}
        </div>
      </div>
      {error && (
        <RetryBanner isBusy={isFetching} onRetry={() => void refetch()}>
          {t("failed")}
        </RetryBanner>
      )}
      {data && isEmpty(data) && <EmptyState title={t("emptyTitle")}>{t("empty")}</EmptyState>}
      {data && !isEmpty(data) && <Report report={data} isOld={isPlaceholderData} />}
      {!data && !error && <Thinking label={text.t("loading")} />}
      <p className="text-14 text-ink-3">{t("note")}</p>
    </div>
  );
}

function Report({ report, isOld }: { report: DemandReport; isOld: boolean }) {
  return (
    <div
      className={cx(
        "grid grid-cols-[minmax(0,1fr)] items-start gap-5 transition-opacity lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]",
        isOld && "opacity-60",
      )}
    >
      <div className="grid gap-5">
        <AskedPanel asked={report.asked} starts={report.weeks} />
        <LeftPanel left={report.left} bands={report.bands} starts={report.weeks} />
      </div>
      <div className="grid gap-5">
        {report.lost.length > 0 && <LostPanel lost={report.lost} />}
        {report.waiting.length > 0 && <WaitingPanel waiting={report.waiting} />}
        {report.prices.length > 0 && <PricesPanel prices={report.prices} />}
        {report.beside.length > 0 && <BesidePanel beside={report.beside} starts={report.weeks} />}
      </div>
    </div>
  );
}

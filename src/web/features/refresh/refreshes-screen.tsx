// For the operator: the age of every brand's data, which readings failed and why, and the pause for all.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  pauseRefreshes,
  refreshOverview,
  type RefreshOverview,
} from "../../../contract/refresh.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { isHouse, useSession } from "../../lib/session.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { QuietScreen } from "../../ui/quiet-screen.tsx";
import { Table } from "../../ui/table.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { refreshTranslations } from "./translations.ts";

const STATES = ["running", "done", "failed", "stopped"] as const;

export function RefreshesScreen() {
  const { t } = useTranslations(refreshTranslations);
  const session = useSession();
  useTitle(t("allTitle"));
  if (session && isHouse(session)) return <AllReadings />;
  return (
    <QuietScreen
      title={t("houseOnly")}
      body={t("houseBody")}
      action={{ label: t("toProfile"), to: paths.profile }}
    />
  );
}

type Row = RefreshOverview["brands"][number];

function AllReadings() {
  const { t, text } = useTranslations(refreshTranslations);
  const queries = useQueryClient();
  const queryKey = ["refreshes"];
  const [failed, setFailed] = useState<string | null>(null);
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callSignedIn(refreshOverview, { signal }),
  });
  const pause = async (is_paused: boolean) => {
    setFailed(null);
    try {
      await callSignedIn(pauseRefreshes, { body: { is_paused } });
      await queries.invalidateQueries({ queryKey });
    } catch (problem) {
      setFailed(text.errorText(problem));
    }
  };
  return (
    <div className="wrap-page mx-auto max-w-[76rem] pt-8 pb-16 md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-display">{t("allTitle")}</h1>
          <p className="mt-3 max-w-[60ch] text-ink-2">{t("allLede")}</p>
        </div>
        {data && (
          <Button onClick={() => void pause(!data.is_paused)}>
            {t(data.is_paused ? "goOn" : "pause")}
          </Button>
        )}
      </div>
      {(error || failed) && <Banner className="mt-6">{failed ?? t("failed")}</Banner>}
      {!data && !error && <Thinking label={text.t("loading")} className="mt-10" />}
      {data && (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
          {data.is_paused && <Banner tone="success">{t("paused")}</Banner>}
          {data.brands.length === 0 ? (
            <p className="text-ink-2">{t("noBrands")}</p>
          ) : (
            <>
              <Figures brands={data.brands} />
              <Brands brands={data.brands} />
            </>
          )}
        </div>
      )}
    </div>
  );
}

function Figures({ brands }: Pick<RefreshOverview, "brands">) {
  const { t, text } = useTranslations(refreshTranslations);
  const { date, number } = text.formats;
  const having = (state: string) => brands.filter(({ status }) => status === state).length;
  const oldest = brands.flatMap(({ oldest_reading: at }) => (at ? [at] : [])).toSorted()[0];
  const figures = [
    { name: t("brands"), said: number(brands.length) },
    { name: t("failedBrands"), said: number(having("failed")) },
    { name: t("stoppedBrands"), said: number(having("stopped")) },
    { name: t("oldestOfAll"), said: oldest ? date(oldest) : t("never") },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-y border-line py-5 md:grid-cols-4">
      {figures.map(({ name, said }) => (
        <div key={name}>
          <dt className="text-14 text-ink-3">{name}</dt>
          <dd className="mt-1 font-serif text-28 font-(--font-weight-title) tabular-nums">
            {said}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const TONES = { running: "quiet", done: "good", failed: "accent", stopped: "warn" } as const;

function LastReading({ row: { status, problem, finished_at } }: { row: Row }) {
  const { t, text } = useTranslations(refreshTranslations);
  const known = STATES.find((one) => one === status);
  if (!known) return t("never");
  return (
    <span className="grid min-w-44 justify-items-start max-md:justify-items-end max-md:text-end gap-1 py-1">
      <Badge tone={TONES[known]}>{t(`status.${known}`)}</Badge>
      {finished_at && (
        <span className="text-14 text-ink-2">{text.formats.moment(finished_at)}</span>
      )}
      {problem && (
        <span className="max-w-[36ch] text-14 text-pretty">
          <bdi>{problem}</bdi>
        </span>
      )}
    </span>
  );
}

/** A name keeps its own direction. */
const named = (name: string) => <bdi className="font-medium">{name}</bdi>;
const lastReading = (row: Row) => <LastReading row={row} />;

function Brands({ brands }: Pick<RefreshOverview, "brands">) {
  const { t, text } = useTranslations(refreshTranslations);
  const { moment, number } = text.formats;
  const at = (when: string | null, otherwise: string) => (
    <span className="whitespace-nowrap">{when ? moment(when) : otherwise}</span>
  );
  return (
    <Table
      caption={t("allTitle")}
      isStacked
      rows={brands}
      keyOf={({ brand_id }) => brand_id}
      columns={[
        { header: t("brand"), cell: ({ name }) => named(name) },
        { header: t("oldest"), cell: (row) => at(row.oldest_reading, t("never")) },
        { header: t("state"), cell: lastReading },
        { header: t("next"), cell: (row) => at(row.next, t("notPlanned")) },
        { header: t("pieces"), cell: (row) => number(row.pieces), isNumeric: true },
      ]}
    />
  );
}

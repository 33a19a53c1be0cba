// For a brand: when its shop was read, what changed since yesterday, what waits for it, and who waits for what.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  answerRefresh,
  chooseRefresh,
  REFRESH_DAYS,
  refreshNow,
  refreshState,
} from "../../../contract/refresh.ts";
import { waitingPeople } from "../../../contract/watches.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { Banner } from "../../ui/banner.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { Readings } from "./readings.tsx";
import { ChangesPanel, PeoplePanel, WaitingPanel } from "./refresh-panels.tsx";
import { refreshTranslations } from "./translations.ts";

/** While a shop is read, its page looks again. */
const LOOK_AGAIN_MS = 3000;

export function RefreshTab({ brandId }: { brandId: string }) {
  const { t, text } = useTranslations(refreshTranslations);
  const params = { brandId };
  const queries = useQueryClient();
  const queryKey = ["refresh", brandId];
  const [failed, setFailed] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callSignedIn(refreshState, { params, signal }),
    refetchInterval: ({ state }) =>
      state.data?.last?.status === "running" ? LOOK_AGAIN_MS : false,
  });
  const { data: people } = useQuery({
    queryKey: ["waiting-people", brandId],
    queryFn: ({ signal }) => callSignedIn(waitingPeople, { params, signal }),
  });

  async function act(run: () => Promise<unknown>) {
    setBusy(true);
    setFailed(null);
    try {
      await run();
      await queries.invalidateQueries({ queryKey });
    } catch (problem) {
      setFailed(text.errorText(problem));
    } finally {
      setBusy(false);
    }
  }

  if (!data && error)
    return <RetryBanner onRetry={() => void refetch()}>{t("failed")}</RetryBanner>;
  if (!data) return <Thinking label={text.t("loading")} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-title">{t("title")}</h2>
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label={t("every")}
            name="every"
            value={String(data.every_days)}
            options={REFRESH_DAYS.map((days) => ({
              value: String(days),
              label: t(`every.${days}`),
            }))}
            onChange={(value) => {
              const every_days = REFRESH_DAYS.find((days) => String(days) === value) ?? 1;
              void act(() => callSignedIn(chooseRefresh, { params, body: { every_days } }));
            }}
          />
          <Button
            variant="ink"
            isBusy={isBusy || data.last?.status === "running"}
            onClick={() => void act(() => callSignedIn(refreshNow, { params }))}
          >
            {t("readNow")}
          </Button>
        </div>
      </div>
      {failed && <Banner>{failed}</Banner>}
      {data.is_paused && <Banner tone="success">{t("paused")}</Banner>}
      {data.waiting.stop && (
        <Banner
          action={
            <div className="flex flex-wrap gap-2">
              {(["shop", "mine"] as const).map((take) => (
                <Button
                  key={take}
                  size="sm"
                  onClick={() =>
                    void act(() => callSignedIn(answerRefresh, { params, body: { take } }))
                  }
                >
                  {t(take === "shop" ? "takeShop" : "takeMine")}
                </Button>
              ))}
            </div>
          }
        >
          {data.waiting.stop.detail} {t("stopHint")}
        </Banner>
      )}
      <Readings state={data} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <ChangesPanel changes={data.changes} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <WaitingPanel brandId={brandId} waiting={data.waiting} />
          {people && <PeoplePanel people={people} />}
        </div>
      </div>
    </div>
  );
}

// For the operator: the age of every brand's data, which readings failed and why, and the pause for all.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { pauseRefreshes, refreshOverview } from "../../../contract/refresh.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { isHouse, useSession } from "../../lib/session.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { useTitle } from "../../lib/use-title.ts";
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
  if (session && isHouse(session)) return <Overview />;
  return (
    <QuietScreen
      title={t("houseOnly")}
      body={t("houseBody")}
      action={{ label: t("toProfile"), to: paths.profile }}
    />
  );
}

function Overview() {
  const { t, text } = useTranslations(refreshTranslations);
  const { moment, number } = text.formats;
  const queries = useQueryClient();
  const queryKey = ["refreshes"];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callSignedIn(refreshOverview, { signal }),
  });
  const pause = async (is_paused: boolean) => {
    await callSignedIn(pauseRefreshes, { body: { is_paused } });
    await queries.invalidateQueries({ queryKey });
  };
  const stateOf = (status: string | null, problem: string | null) => {
    const known = STATES.find((one) => one === status);
    if (!known) return t("never");
    return problem ? `${t(`status.${known}`)}: ${problem}` : t(`status.${known}`);
  };
  return (
    <div className="wrap-page mx-auto max-w-[72rem] pt-8 pb-16 md:pt-12">
      <h1 className="text-display">{t("allTitle")}</h1>
      <p className="mt-3 max-w-[60ch] text-ink-2">{t("allLede")}</p>
      {error && <Banner className="mt-6">{t("failed")}</Banner>}
      {!data && !error && <Thinking label={text.t("loading")} className="mt-10" />}
      {data && (
        <div className="mt-6 grid gap-6">
          {data.is_paused && <Banner tone="success">{t("paused")}</Banner>}
          <div>
            <Button onClick={() => void pause(!data.is_paused)}>
              {t(data.is_paused ? "goOn" : "pause")}
            </Button>
          </div>
          {data.brands.length === 0 ? (
            <p className="text-ink-2">{t("noBrands")}</p>
          ) : (
            <Table
              caption={t("allTitle")}
              rows={data.brands}
              keyOf={({ brand_id }) => brand_id}
              columns={[
                { header: t("brand"), cell: ({ name }) => <bdi>{name}</bdi> },
                { header: t("pieces"), cell: (row) => number(row.pieces), isNumeric: true },
                {
                  header: t("oldest"),
                  cell: (row) => (row.oldest_reading ? moment(row.oldest_reading) : t("never")),
                },
                { header: t("state"), cell: (row) => stateOf(row.status, row.problem) },
                { header: t("next"), cell: (row) => moment(row.next) },
              ]}
            />
          )}
        </div>
      )}
    </div>
  );
}

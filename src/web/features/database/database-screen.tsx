// The server asks again who is calling; this only spares everybody else a screen of errors.
import { useSearchParams } from "react-router";
import { ApiError } from "../../lib/api.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { isHouse, useSession } from "../../lib/session.ts";
import { useTitle } from "../../lib/use-title.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QuietScreen } from "../../ui/quiet-screen.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { TableList } from "./table-list.tsx";
import { TableView } from "./table-view.tsx";
import { useTables } from "./tables-query.ts";
import { databaseTranslations } from "./translations.ts";

export function DatabaseScreen() {
  const { t } = useText();
  const session = useSession();
  useTitle(t("screen.database"));
  return session && isHouse(session) ? <Tables /> : <HouseOnly />;
}

function HouseOnly() {
  const { t } = useTranslations(databaseTranslations);
  return (
    <QuietScreen
      title={t("houseTitle")}
      body={t("houseBody")}
      action={{ label: t("houseBack"), to: paths.profile }}
    />
  );
}

function Tables() {
  const { t, text } = useTranslations(databaseTranslations);
  const { error } = useTables();
  if (error instanceof ApiError && error.status === 403) return <HouseOnly />;
  return (
    <div className="wrap-page pt-8 pb-16 md:pt-12">
      <h1 className="text-display">{text.t("screen.database")}</h1>
      <p className="mt-3 max-w-[60ch] text-ink-2">{t("lede")}</p>
      <TablesBody />
    </div>
  );
}

function TablesBody() {
  const { t, text } = useTranslations(databaseTranslations);
  const { data, error, refetch } = useTables();
  const [params] = useSearchParams();
  if (!data && error === null) return <Thinking label={text.t("loading")} className="mt-10" />;
  if (!data) {
    return (
      <RetryBanner className="mt-8" onRetry={() => void refetch()}>
        {text.errorText(error, "tablesFailed")}
      </RetryBanner>
    );
  }
  const chosen = params.get("table") ?? data.tables[0];
  if (chosen === undefined) {
    return <EmptyState title={text.t("noTables")}>{t("noTablesBody")}</EmptyState>;
  }
  return (
    <div className="mt-8 grid gap-x-12 gap-y-6 md:mt-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <TableList tables={data.tables} counts={data.counts} chosen={chosen} />
      <TableView key={chosen} table={chosen} />
    </div>
  );
}

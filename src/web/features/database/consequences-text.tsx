// What goes with a row that is deleted, in a sentence.
import type { UseQueryResult } from "@tanstack/react-query";
import type { Consequences } from "../../../contract/database.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { databaseTranslations } from "./translations.ts";

type Props = { consequences: UseQueryResult<Consequences>; isAll: boolean };

export function ConsequencesText({ consequences, isAll }: Props) {
  const { t, text } = useTranslations(databaseTranslations);
  const { data, error, isFetching, refetch } = consequences;
  if (isFetching) return <Thinking label={t("looking")} />;
  if (error) {
    return (
      <RetryBanner onRetry={() => void refetch()}>
        {text.errorText(error)} {t("lookFailed")}
      </RetryBanner>
    );
  }
  if (!data) return null;
  const { rows, kept, goes, cleared, blocked } = data;
  return (
    <div className="grid gap-3 text-15 text-ink-2">
      {blocked.length > 0 ? (
        <Counts title={t("blocked")} counts={blocked} />
      ) : (
        <>
          {isAll && (
            <p>
              {t("willGo", { n: rows })} {kept > 0 && t("keptRow")}
            </p>
          )}
          {goes.length > 0 && (
            <Counts title={t(isAll ? "goesWithAll" : "goesWithRow")} counts={goes} />
          )}
          {cleared.length > 0 && <Counts title={t("cleared")} counts={cleared} />}
          {!isAll && goes.length === 0 && cleared.length === 0 && <p>{t("nothingGoes")}</p>}
        </>
      )}
    </div>
  );
}

function Counts({ title, counts }: { title: string; counts: Consequences["goes"] }) {
  const { t } = useTranslations(databaseTranslations);
  return (
    <div>
      <p>{title}</p>
      <ul className="mt-1 grid gap-0.5">
        {counts.map(({ table, rows }) => (
          <li key={table} className="flex justify-between gap-4 border-b border-line py-1.5">
            <bdi dir="ltr" className="text-ink">
              {table}
            </bdi>
            <span className="tabular-nums">{t("rows", { n: rows })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

// For how long each thing is kept: by the figures that its deletion reads, and by what the operator has set.
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { SESSION_MAX_DAYS, TOKEN_HOURS } from "../../../contract/limits.ts";
import { KEPT_DAYS, type processing } from "../../../contract/processing.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { keptTranslations } from "./kept-for-translations.ts";

type Props = Pick<ResponseOf<typeof processing>, "events_kept_months" | "backups_kept">;

export function KeptFor({ events_kept_months, backups_kept }: Props) {
  const { t } = useTranslations(keptTranslations);
  const days = (n: number) => t("days", { n });
  const rows = [
    t("account"),
    t("session", { time: t("hours", { n: TOKEN_HOURS }), most: days(SESSION_MAX_DAYS) }),
    t("failedSignIn", {
      time: days(KEPT_DAYS.failedSignIn),
      trusted: days(KEPT_DAYS.trustedPlace),
    }),
    t("accountLink", { time: days(KEPT_DAYS.accountLink) }),
    t("letter", { time: days(KEPT_DAYS.letter) }),
    t("paymentEvent", { time: days(KEPT_DAYS.paymentEvent) }),
    t("unconfirmedNotice", { time: days(KEPT_DAYS.unconfirmedNotice) }),
    t("notice", { time: days(KEPT_DAYS.noticeLetter) }),
    t("report", { time: days(KEPT_DAYS.settledReport), most: days(KEPT_DAYS.report) }),
    t("event", { time: t("months", { n: events_kept_months }) }),
    t("demand"),
    t("decision"),
    backups_kept === null ? t("backupsElsewhere") : t("backups", { time: days(backups_kept) }),
  ];
  return (
    <section aria-labelledby="kept-title" className="mt-7 max-w-[68ch]">
      <h2 id="kept-title" className="text-subtitle">
        {t("title")}
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-ink-2">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </section>
  );
}

// For the operator: how often picks of the stylist were called good, or not this, week by week.
import { useQuery } from "@tanstack/react-query";
import { verdictWeeks } from "../../../contract/verdicts.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { Table } from "../../ui/table.tsx";
import { verdictTranslations } from "./verdict-translations.ts";

export function VerdictWeeks() {
  const { t, text } = useTranslations(verdictTranslations);
  const { date, number, percent } = text.formats;
  const { data, isError } = useQuery({
    queryKey: ["verdict-weeks"],
    queryFn: ({ signal }) => callSignedIn(verdictWeeks, { signal }),
  });
  return (
    <section className="mt-12">
      <h2 className="text-title">{t("title")}</h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">{t("lede")}</p>
      {isError && <p className="mt-3 text-ink-2">{t("failed")}</p>}
      {data?.weeks.length === 0 && <p className="mt-3 text-ink-2">{t("none")}</p>}
      {data && data.weeks.length > 0 && (
        <div className="mt-4 max-w-[36rem]">
          <Table
            caption={t("title")}
            rows={data.weeks}
            keyOf={({ week }) => week}
            columns={[
              { header: t("week"), cell: ({ week }) => date(week) },
              { header: t("good"), cell: ({ good }) => number(good), isNumeric: true },
              { header: t("notThis"), cell: (row) => number(row.not_this), isNumeric: true },
              {
                header: t("share"),
                cell: ({ good, not_this: refused }) => percent(good / (good + refused)),
                isNumeric: true,
              },
            ]}
          />
        </div>
      )}
    </section>
  );
}

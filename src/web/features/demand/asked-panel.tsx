// What was asked for in the brand's kinds of clothes and not found at it.
import type { DemandReport } from "../../../contract/demand.ts";
import type { Language } from "../../../contract/languages.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Table } from "../../ui/table.tsx";
import { ReportPanel } from "../../ui/report-panel.tsx";
import { demandTranslations } from "./translations.ts";
import { WeekBars } from "./week-bars.tsx";

type Asked = DemandReport["asked"][number];

const strong = (said: string) => <b className="font-semibold">{said}</b>;
const quiet = (said: string, dir?: "ltr") => (
  <span dir={dir} className="text-14 text-ink-2 tabular-nums">
    {said}
  </span>
);
const what = (props: WhatProps) => <What {...props} />;

export function AskedPanel({ asked, starts }: { asked: Asked[]; starts: readonly string[] }) {
  const { t, text } = useTranslations(demandTranslations);
  const { number, percent } = text.formats;
  const changeOf = ({ people, before }: Asked) => {
    if (before === null) return null;
    const share = Math.round(((people - before) / before) * 100);
    const sign = share > 0 ? "+" : share < 0 ? "−" : "";
    return quiet(`${sign}${percent(Math.abs(share))}`, "ltr");
  };
  return (
    <ReportPanel title={t("asked")} hint={t("askedHint")}>
      {asked.length === 0 ? (
        <p className="text-15 text-ink-2">{t("none")}</p>
      ) : (
        <Table
          isStacked
          caption={t("asked")}
          rows={asked}
          keyOf={({ label }) => label.en}
          columns={[
            {
              header: t("what"),
              cell: (row) => what({ asked: row, starts, language: text.language }),
            },
            {
              header: t("people"),
              cell: ({ people }) => strong(number(people)),
            },
            {
              header: t("change"),
              cell: changeOf,
            },
            {
              header: t("can"),
              cell: ({ state }) => quiet(t(state)),
            },
          ]}
        />
      )}
    </ReportPanel>
  );
}

type WhatProps = { asked: Asked; starts: readonly string[]; language: Language };

function What({ asked, starts, language }: WhatProps) {
  return (
    <div className="grid gap-0.5">
      <b className="font-semibold">{asked.label[language]}</b>
      {asked.words.length > 0 && (
        <span className="text-14 text-ink-3">
          {asked.words.map((words, at) => (
            <span key={words}>
              {at > 0 && " · "}
              <bdi>{words}</bdi>
            </span>
          ))}
        </span>
      )}
      <WeekBars starts={starts} weeks={asked.weeks} />
    </div>
  );
}

// What was asked for in the brand's kinds of clothes and not found at it.
import type { DemandReport } from "../../../contract/demand.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Table } from "../../ui/table.tsx";
import { ReportPanel } from "./report-panel.tsx";
import { demandTranslations } from "./translations.ts";

type Asked = DemandReport["asked"][number];

export function AskedPanel({ asked }: { asked: Asked[] }) {
  const { t, text } = useTranslations(demandTranslations);
  const { number, percent } = text.formats;
  const changeOf = ({ people, before }: Asked) => {
    if (before === null) return "";
    const share = Math.round(((people - before) / before) * 100);
    return `${share > 0 ? "+" : share < 0 ? "−" : ""}${percent(Math.abs(share))}`;
  };
  return (
    <ReportPanel title={t("asked")} hint={t("askedHint")}>
      {asked.length === 0 ? (
        <p className="text-15 text-ink-2">{t("none")}</p>
      ) : (
        <Table
          caption={t("asked")}
          rows={asked}
          keyOf={({ label }) => label.en}
          columns={[
            { header: t("what"), cell: (row) => <What asked={row} language={text.language} /> },
            {
              header: t("people"),
              cell: ({ people }) => <b className="font-semibold">{number(people)}</b>,
            },
            {
              header: t("change"),
              cell: (row) => (
                <span dir="ltr" className="text-14 text-ink-2 tabular-nums">
                  {changeOf(row)}
                </span>
              ),
            },
            {
              header: t("can"),
              cell: ({ state }) => <span className="text-14 text-ink-2">{t(state)}</span>,
            },
          ]}
        />
      )}
    </ReportPanel>
  );
}

function What({ asked, language }: { asked: Asked; language: "en" | "ar" }) {
  return (
    <span className="grid gap-0.5">
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
    </span>
  );
}

// What came of an import.
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Banner } from "../../../ui/banner.tsx";
import { isTimeout } from "../saving/save-portions.ts";
import { RowHead } from "./import-preview.tsx";
import type { Sent } from "./send-plan.ts";
import { csvTranslations } from "./translations.ts";

export function ImportResult({ sent }: { sent: Sent }) {
  const { t, text } = useTranslations(csvTranslations);
  const { saved, failed, left, error } = sent;
  const why = isTimeout(error) ? text.t("saveAllTimeout") : text.errorText(error, "saveAllFailed");
  return (
    <div className="grid gap-5">
      <Banner tone="success">{t("saved", { n: saved })}</Banner>
      {left > 0 && (
        <Banner>
          {why} {t("stopped", { n: left })}
        </Banner>
      )}
      {failed.length > 0 && (
        <section aria-label={t("refusedRows")}>
          <h3 className="font-semibold">{t("notSaved", { n: failed.length })}</h3>
          <ul className="mt-2 border-t border-line">
            {failed.map(({ row, title, detail }) => (
              <li key={row} className="border-b border-line py-3 text-15">
                <RowHead row={row} title={title} />
                <p className="mt-1 text-accent">{detail}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

// A figure, and how it compares with as many days before.
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { Panel } from "./panel.tsx";
import { analyticsTranslations } from "./translations.ts";

type Props = { title: string; total: number; before: number | undefined; days: number };

export function TotalCard({ title, total, before, days }: Props) {
  const { t, text } = useTranslations(analyticsTranslations);
  return (
    <Panel title={title}>
      <p className="mt-3 font-serif text-56 leading-none font-display tracking-display tabular-nums max-md:text-40">
        {text.formats.number(total)}
      </p>
      {before !== undefined && (
        <p className={cx("mt-3 text-14 font-medium", total > before ? "text-good" : "text-ink-2")}>
          {compare()}
        </p>
      )}
    </Panel>
  );

  function compare(): string {
    if (before === 0 || before === undefined) return t("noneBefore", { n: days });
    const change = Math.round(((total - before) / before) * 100);
    const percent = text.formats.percent(Math.abs(change));
    if (change === 0) return t("same", { n: days });
    return t(change > 0 ? "more" : "less", { percent, n: days });
  }
}

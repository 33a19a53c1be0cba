// Every bar stands between its name and its figure, so the list is its own text.
import { useTranslations } from "../../lib/languages/translations.ts";
import { Meter } from "./meter.tsx";
import { Panel } from "./panel.tsx";
import { EVENT_TYPES } from "../../../contract/events.ts";
import { sharesOf, type Share } from "./shares.ts";
import { useLabels } from "./use-labels.ts";
import { analyticsTranslations } from "./translations.ts";

/** Before anything was counted the bars stand there empty. */
const orZeros = (shares: readonly Share[]): readonly Share[] =>
  shares.length > 0 ? shares : EVENT_TYPES.map((key) => ({ key, count: 0, percent: 0, colour: 0 }));

export function EventBars({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { t, text } = useTranslations(analyticsTranslations);
  const labelOf = useLabels();
  const shares = orZeros(sharesOf(counts));
  const most = shares[0]?.count ?? 0;
  return (
    <Panel title={t("types")}>
      <ul className="mt-5 grid gap-3.5 text-15">
        {shares.map(({ key, count }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)_minmax(3.5rem,auto)] items-center gap-x-3.5 max-sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span>{labelOf(key)}</span>
            <Meter
              value={count}
              most={most}
              className="h-6 text-chart-1 max-sm:order-last max-sm:col-span-2 max-sm:mt-1 max-sm:h-3"
            />
            <span className="text-end font-semibold tabular-nums">
              {text.formats.number(count)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

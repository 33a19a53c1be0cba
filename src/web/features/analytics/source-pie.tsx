// The list beside the pie names every slice and its figure, so the drawing needs no words of its own.
import { arc, pie } from "d3-shape";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { Panel } from "./panel.tsx";
import { sharesOf, type Share } from "./shares.ts";
import { useLabels } from "./use-labels.ts";
import { analyticsTranslations } from "./translations.ts";

const COLOURS = [
  "text-chart-1",
  "text-chart-2",
  "text-chart-3",
  "text-chart-4",
  "text-chart-5",
] as const;

/** Before anything was counted: where shoppers may come from, each with nothing yet. */
const FIRST_SOURCES = ["explore", "search", "stylist", "Collection", "ProductDetail"];
const orZeros = (shares: readonly Share[]): readonly Share[] =>
  shares.length > 0
    ? shares
    : FIRST_SOURCES.map((key, colour) => ({ key, count: 0, percent: 0, colour }));

const slices = pie<Share>()
  .value(({ count }) => count)
  .sort(null);
const outline = arc<ReturnType<typeof slices>[number]>().innerRadius(0).outerRadius(96);

export function SourcePie({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { t, text } = useTranslations(analyticsTranslations);
  const labelOf = useLabels();
  const shares = sharesOf(counts);
  return (
    <Panel title={t("sources")}>
      <div className="mt-4 grid grid-cols-[12.5rem_minmax(0,1fr)] items-center gap-8 max-sm:grid-cols-1 max-sm:gap-4">
        <svg
          viewBox="-100 -100 200 200"
          aria-hidden="true"
          data-chart="sources"
          className="mx-auto w-full max-w-50"
        >
          {shares.length === 0 && (
            <circle r="95" strokeWidth="2" className="fill-none stroke-line-2" />
          )}
          {slices(shares).map((slice) => (
            <path
              key={slice.data.key}
              d={outline(slice) ?? ""}
              strokeWidth="2"
              className={cx("fill-current stroke-surface", COLOURS[slice.data.colour])}
            />
          ))}
        </svg>
        <ul className="text-15">
          {orZeros(shares).map(({ key, count, percent, colour }) => (
            <li
              key={key}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto_3rem] items-center gap-3 border-b border-line py-2 last:border-0"
            >
              <span aria-hidden="true" className={cx("size-3 bg-current", COLOURS[colour])} />
              <span>{labelOf(key)}</span>
              <span className="font-semibold tabular-nums">{text.formats.number(count)}</span>
              <span className="text-end text-ink-3 tabular-nums">
                {text.formats.percent(Math.round(percent))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

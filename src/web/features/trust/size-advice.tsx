// Which size fits, how sure and why, and the chart it was read from.
import { lazy, Suspense, useState } from "react";
import type { Product } from "../../../contract/products.ts";
import { POINTS, type SizeChart } from "../../../contract/trust.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { useMeasures } from "./measures-store.ts";
import { adviseSize, lackOf, type Advice } from "./size-advice.ts";
import { sizeTranslations } from "./size-translations.ts";

/** Few readers ever open it. */
const MeasureForm = lazy(async () => ({
  default: (await import("./measure-form.tsx")).MeasureForm,
}));

type Props = {
  piece: Pick<Product, "sizes" | "variants">;
  chart: SizeChart | null;
  /** The page with a chart that could not be read. */
  unreadChart: string | null;
};

export function SizeAdvice({ piece, chart, unreadChart }: Props) {
  const { t } = useTranslations(sizeTranslations);
  const { measures } = useMeasures();
  const [isOpen, setOpen] = useState(false);
  const advice = chart && adviseSize(chart, measures);
  return (
    <section aria-labelledby="size-title" className="mt-8 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="size-title" className="text-subtitle">
          {t("title")}
        </h2>
        {chart && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(advice ? "change" : "yours")}
          </Button>
        )}
      </div>
      {!chart && <NoChart unreadChart={unreadChart} sizes={piece.sizes} />}
      {isOpen && (
        <Suspense fallback={<div className="mt-4 h-72" aria-busy="true" />}>
          <MeasureForm onDone={() => setOpen(false)} />
        </Suspense>
      )}
      {chart && advice && <AdviceLine advice={advice} chart={chart} piece={piece} />}
      {chart && (
        <ChartTable
          chart={chart}
          chosen={advice && "size" in advice && advice.kind !== "outside" ? advice.size : null}
        />
      )}
    </section>
  );
}

/** By how many sizes the piece has. */
const NONE = ["noneNoSizes", "noneOneSize"] as const;

function NoChart({ unreadChart, sizes }: Pick<Props, "unreadChart"> & Pick<Product, "sizes">) {
  const { t } = useTranslations(sizeTranslations);
  if (!unreadChart)
    return <p className="mt-3 text-15 text-ink-2">{t(NONE[sizes.length] ?? "none")}</p>;
  return (
    <p className="mt-3 text-15 text-ink-2">
      {t("unread")}{" "}
      <a
        href={unreadChart}
        target="_blank"
        rel="noopener nofollow"
        className="underline decoration-line-2 underline-offset-4"
      >
        {t("seeChart")}
      </a>
    </p>
  );
}

function AdviceLine({
  advice,
  chart,
  piece,
}: Pick<Props, "piece"> & { advice: Advice; chart: SizeChart }) {
  const { t, text } = useTranslations(sizeTranslations);
  if (advice.kind === "unsure")
    return (
      <p className="mt-3 text-15">
        {t("unsure", {
          points: advice.points.map((point) => t(`point.${point}`)).join(text.t("listComma")),
        })}
      </p>
    );
  const lack = lackOf(advice.size, chart, piece);
  const why = advice.reasons
    .map(({ point, yours, from, to }) => t("fits", { point: t(`point.${point}`), yours, from, to }))
    .join(text.t("listComma"));
  return (
    <p aria-live="polite" className="mt-3 text-15">
      {t(advice.kind, { size: text.nameOf(advice.size), why })}
      {lack && advice.kind !== "outside" && (
        <span className="mt-1 block font-medium">
          {t(lack === "sold-out" ? "soldOut" : "notSold", { size: text.nameOf(advice.size) })}
        </span>
      )}
      {advice.isUnsaid && <span className="mt-1 block text-14 text-ink-3">{t("chartUnsaid")}</span>}
      {advice.room > 0 && (
        <span className="mt-1 block text-14 text-ink-3">{t("garment", { room: advice.room })}</span>
      )}
    </p>
  );
}

/** The database keeps no order: letters from small to large, figures and ages as they count. */
function rankOf(size: string): number {
  const letters = /^(\d)?(X*)([SML])/.exec(size);
  if (!letters) return Number.parseFloat(size) || 0;
  const steps = letters[1] ? Number(letters[1]) : (letters[2] ?? "").length;
  return letters[3] === "S" ? -steps : letters[3] === "M" ? 1 : 2 + steps;
}

function ChartTable({ chart, chosen }: { chart: SizeChart; chosen: string | null }) {
  const { t, text } = useTranslations(sizeTranslations);
  const sizes = Object.entries(chart.sizes).toSorted(
    ([one], [other]) => rankOf(one) - rankOf(other),
  );
  const points = POINTS.filter((point) => sizes.some(([, of]) => of[point]));
  const write = (range: readonly [number, number] | undefined) =>
    !range
      ? "–"
      : range[0] === range[1]
        ? text.formats.number(range[0])
        : `${text.formats.number(range[0])}–${text.formats.number(range[1])}`;
  return (
    <details className="mt-4 text-14">
      <summary className="w-fit reach cursor-pointer text-ink-2 underline decoration-line-2 underline-offset-4">
        {t("chart")}
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b border-line-2 text-ink-3">
              <th scope="col" className="py-2 pe-4 text-start font-normal">
                {t("size")}
              </th>
              {points.map((point) => (
                <th
                  key={point}
                  scope="col"
                  className="py-2 pe-4 text-start font-normal first-letter:uppercase"
                >
                  {t(`point.${point}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(([size, of]) => (
              <tr
                key={size}
                className={
                  size === chosen
                    ? "border-b border-line bg-sunk font-medium"
                    : "border-b border-line"
                }
              >
                <th scope="row" className="py-2 pe-4 text-start font-normal">
                  <bdi>{size}</bdi>
                </th>
                {points.map((point) => (
                  <td key={point} className="py-2 pe-4">
                    {write(of[point])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-ink-3">
        {t(`figures.${chart.of ?? "unsaid"}`)} ·{" "}
        {t(chart.from === "piece" ? "source" : "sourceBrand")}
      </p>
    </details>
  );
}

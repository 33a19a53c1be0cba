// The smaller parts of the report: who waits, what was only looked at, prices beside others, and what else is looked at.
import type { ReactNode } from "react";
import type { DemandReport } from "../../../contract/demand.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Table } from "../../ui/table.tsx";
import { ReportPanel } from "../../ui/report-panel.tsx";
import { demandTranslations } from "./translations.ts";
import { WeekBars } from "./week-bars.tsx";

const POUNDS = "EGP";
const strong = (said: string) => <b className="font-semibold">{said}</b>;
/** A title keeps its own direction. */
const apart = (title: string) => <bdi>{title}</bdi>;

type Bar = { key: string; name: string; people: number; below?: ReactNode };

/** Names with a bar and a figure. */
function Bars({ rows }: { rows: Bar[] }) {
  const { text } = useTranslations(demandTranslations);
  const most = Math.max(...rows.map(({ people }) => people));
  return (
    <ul className="grid gap-2 text-15">
      {rows.map(({ key, name, people, below }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_3rem] items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_8rem_3rem]"
        >
          <bdi className="sm:truncate">{name}</bdi>
          <progress
            max={most}
            value={people}
            aria-hidden="true"
            className="h-2 w-full max-sm:order-last max-sm:col-span-2 appearance-none bg-transparent [&::-moz-progress-bar]:bg-chart-1 [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-chart-1"
          />
          <b className="text-end font-semibold tabular-nums">{text.formats.number(people)}</b>
          {below && <div className="order-last col-span-full">{below}</div>}
        </li>
      ))}
    </ul>
  );
}

export function WaitingPanel({ waiting }: { waiting: DemandReport["waiting"] }) {
  const { t, text } = useTranslations(demandTranslations);
  const rows = waiting.map(({ size, color, people, ...piece }) => ({
    key: `${piece.product_id} ${size} ${color}`,
    name: t(color ? "inColor" : "inSize", {
      title: text.titleOf(piece),
      size: size ?? t("anySize"),
      color: color ? text.nameOf(color) : "",
    }),
    people,
  }));
  return (
    <ReportPanel title={t("waiting")} hint={t("waitingHint")}>
      <Bars rows={rows} />
    </ReportPanel>
  );
}

type Starts = { starts: DemandReport["weeks"] };
/** Below a name. */
const weekly = (starts: readonly string[], weeks: readonly (number | null)[]) => (
  <WeekBars starts={starts} weeks={weeks} />
);

export function BesidePanel({ beside, starts }: { beside: DemandReport["beside"] } & Starts) {
  const { t, text } = useTranslations(demandTranslations);
  const rows = beside.map(({ label, people, weeks }) => ({
    key: label.en,
    name: label[text.language],
    people,
    below: weekly(starts, weeks),
  }));
  return (
    <ReportPanel title={t("beside")} hint={t("besideHint")}>
      <Bars rows={rows} />
    </ReportPanel>
  );
}

/** A piece's title, and below it what else is known. */
const titleAnd = (title: string, more: string | null, weeks: ReactNode) => (
  <>
    {apart(title)}
    {more && <span className="block text-14 text-ink-2">{more}</span>}
    {weeks}
  </>
);

type LeftProps = { left: DemandReport["left"]; bands: DemandReport["bands"] } & Starts;

export function LeftPanel({ left, bands, starts }: LeftProps) {
  const { t, text } = useTranslations(demandTranslations);
  const { number, money } = text.formats;
  const bandName = ({ from, to }: Pick<LeftProps["bands"][number], "from" | "to">) =>
    to === null
      ? t("bandFrom", { from: money(from, POUNDS) })
      : t("band", { from: number(from), to: money(to, POUNDS) });
  const followed = (people: number | null) => (people === null ? t("fewer") : number(people));
  const sized = (sizes: LeftProps["left"][number]["sizes"]) =>
    t("chosenSizes", {
      list: sizes.map(({ size, people }) => `${size} (${number(people)})`).join(" · "),
    });
  return (
    <ReportPanel title={t("left")} hint={t("leftHint")}>
      {left.length === 0 ? (
        <p className="text-15 text-ink-2">{t("none")}</p>
      ) : (
        <Table
          isStacked
          caption={t("left")}
          rows={left}
          keyOf={({ product_id }) => product_id}
          columns={[
            {
              header: t("piece"),
              cell: ({ sizes, weeks, ...piece }) =>
                titleAnd(
                  text.titleOf(piece),
                  sizes.length > 0 ? sized(sizes) : null,
                  weekly(starts, weeks),
                ),
            },
            { header: t("price"), cell: ({ price }) => money(price, POUNDS) },
            { header: t("stayed"), cell: ({ people }) => strong(number(people)) },
            { header: t("followed"), cell: (row) => followed(row.followed) },
          ]}
        />
      )}
      {bands.length > 0 && (
        <div className="mt-5">
          <Table
            isStacked
            caption={t("bands")}
            rows={bands}
            keyOf={({ from }) => String(from)}
            columns={[
              {
                header: t("bands"),
                cell: ({ weeks, ...band }) => titleAnd(bandName(band), null, weekly(starts, weeks)),
              },
              { header: t("stayed"), cell: ({ people }) => strong(number(people)) },
              { header: t("followed"), cell: (row) => followed(row.followed) },
            ]}
          />
        </div>
      )}
    </ReportPanel>
  );
}

export function PricesPanel({ prices }: { prices: DemandReport["prices"] }) {
  const { t, text } = useTranslations(demandTranslations);
  const { number, money } = text.formats;
  return (
    <ReportPanel title={t("prices")} hint={t("pricesHint")}>
      <Table
        isStacked
        caption={t("prices")}
        rows={prices}
        keyOf={({ category }) => category}
        columns={[
          {
            header: t("category"),
            cell: ({ category, similar, brands }) =>
              titleAnd(
                text.nameOf(category),
                t("comparedWith", { pieces: number(similar), brands: number(brands) }),
                null,
              ),
          },
          { header: t("own"), cell: ({ yours }) => strong(money(yours, POUNDS)) },
          {
            header: t("half"),
            cell: ({ low, high }) => t("band", { from: number(low), to: money(high, POUNDS) }),
          },
          { header: t("middle"), cell: ({ middle }) => money(middle, POUNDS) },
        ]}
      />
    </ReportPanel>
  );
}

// Sizes that were chosen while they were sold out: the darker, the more people.
import type { DemandReport } from "../../../contract/demand.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { ReportPanel } from "../../ui/report-panel.tsx";
import { demandTranslations } from "./translations.ts";

const ORDER = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "2XL", "3XL", "4XL"];
const placeOf = (size: string) => {
  const at = ORDER.indexOf(size.toUpperCase());
  return at >= 0 ? at : 100 + (Number.parseFloat(size) || 0);
};
const SHADES = [
  "bg-accent/15",
  "bg-accent/40",
  "bg-accent/70 text-on-accent",
  "bg-accent text-on-accent",
];

export function LostPanel({ lost }: { lost: DemandReport["lost"] }) {
  const { t, text } = useTranslations(demandTranslations);
  const sizes = [...new Set(lost.flatMap((piece) => piece.sizes.map(({ size }) => size)))].toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other),
  );
  const most = Math.max(...lost.flatMap((piece) => piece.sizes.map(({ people }) => people)));
  const shadeOf = (people: number) =>
    SHADES[Math.min(SHADES.length - 1, Math.floor((people / most) * SHADES.length))];
  return (
    <ReportPanel title={t("lost")} hint={t("lostHint")}>
      <section
        aria-label={t("lost")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full border-separate border-spacing-0.5 text-14">
          <thead>
            <tr className="text-ink-3">
              <th scope="col" className="text-start font-medium">
                {t("piece")}
              </th>
              {sizes.map((size) => (
                <th key={size} scope="col" className="min-w-11 font-medium">
                  <bdi>{size}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lost.map((piece) => (
              <tr key={piece.product_id}>
                <th scope="row" className="py-1 pe-3 text-start text-15 font-normal">
                  <bdi>{text.titleOf(piece)}</bdi>
                </th>
                {sizes.map((size) => {
                  const people = piece.sizes.find((one) => one.size === size)?.people;
                  return (
                    <td
                      key={size}
                      className={cx(
                        "h-8 rounded-sm text-center tabular-nums",
                        people ? shadeOf(people) : "bg-sunk text-ink-3",
                      )}
                    >
                      {people ? text.formats.number(people) : "–"}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </ReportPanel>
  );
}

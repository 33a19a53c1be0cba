// The weeks of a figure, oldest first: a bar and its number each, a dash where fewer than five people did it.
import { useTranslations } from "../../lib/languages/translations.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { demandTranslations } from "./translations.ts";

type Props = {
  /** The Mondays. */
  starts: readonly string[];
  weeks: readonly (number | null)[];
};

const HEIGHT = 20;
const LOWEST = 2;

export function WeekBars({ starts, weeks }: Props) {
  const { t, text } = useTranslations(demandTranslations);
  const { day, number } = text.formats;
  const most = Math.max(...weeks.map((people) => people ?? 0));
  return (
    <ol aria-label={t("byWeek")} className="mt-1 flex items-end gap-0.5">
      {starts.map((start, at) => {
        const people = weeks[at] ?? null;
        const height = people === null ? 0 : Math.max(LOWEST, (people / most) * HEIGHT);
        const week = t("weekOf", { day: day(start, "long") });
        return (
          <li
            key={start}
            title={week}
            className="grid min-w-5 justify-items-center text-13 text-ink-2 tabular-nums"
          >
            <svg aria-hidden="true" viewBox={`0 0 10 ${HEIGHT}`} className="h-5 w-2.5 text-chart-1">
              <rect y={HEIGHT - height} width="10" height={height} fill="currentColor" />
            </svg>
            <VisuallyHidden>
              {t("inWeek", {
                week,
                people: people === null ? t("fewer") : number(people),
              })}
            </VisuallyHidden>
            <span aria-hidden="true">{people === null ? "–" : number(people)}</span>
          </li>
        );
      })}
    </ol>
  );
}

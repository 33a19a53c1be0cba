// When a brand's shop was read, what that found, when it is read next, and how old the oldest reading is.
import type { RefreshChanges, RefreshState } from "../../../contract/refresh.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { refreshTranslations } from "./translations.ts";

const KINDS = [
  "prices",
  "stock",
  "gone",
  "back",
  "new",
] as const satisfies (keyof RefreshChanges)[];

export function Readings({ state: { last, next, oldest_reading } }: { state: RefreshState }) {
  const { t, text } = useTranslations(refreshTranslations);
  const { moment } = text.formats;
  const rows = [
    {
      name: t("last"),
      said: last ? moment(last.finished_at ?? last.started_at) : t("never"),
      beside: <Found last={last} />,
    },
    { name: t("next"), said: next ? moment(next) : t("notPlanned"), beside: null },
    {
      name: t("oldest"),
      said: oldest_reading ? moment(oldest_reading) : t("never"),
      beside: null,
    },
  ];
  return (
    <dl className="grid rounded-md border border-line bg-surface max-md:divide-y max-md:divide-line md:grid-cols-[1.4fr_1fr_1fr] md:divide-x md:divide-line rtl:md:divide-x-reverse">
      {rows.map(({ name, said, beside }) => (
        <div key={name} className="px-5 py-4 max-md:px-4">
          <dt className="text-14 text-ink-3">{name}</dt>
          <dd className="mt-1 font-serif text-22 font-(--font-weight-title)">{said}</dd>
          {beside && <dd className="mt-1 text-14 text-ink-2">{beside}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Found({ last }: Pick<RefreshState, "last">) {
  const { t } = useTranslations(refreshTranslations);
  if (!last) return null;
  if (last.problem) return <bdi>{last.problem}</bdi>;
  if (last.status !== "done" || !last.changes) return t(`status.${last.status}`);
  const { changes } = last;
  const found = KINDS.filter((kind) => changes[kind] > 0).map((kind) =>
    t(`found.${kind}`, { n: changes[kind] }),
  );
  return found.length > 0 ? found.join(" · ") : t("foundNothing");
}

// How healthy a brand's catalogue is: one figure, then what to mend, each with its pieces and one button.
import { useQuery } from "@tanstack/react-query";
import { catalogueHealth, type Health, type HealthIssue } from "../../../contract/health.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { healthTranslations } from "./translations.ts";

type Props = {
  brandId: string;
  /** Shows these pieces in the workbench, ready to be changed together. */
  onShow: (label: string, ids: readonly string[]) => void;
};

export function HealthTab({ brandId, onShow }: Props) {
  const { t, text } = useTranslations(healthTranslations);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["health", brandId],
    queryFn: ({ signal }) => callSignedIn(catalogueHealth, { params: { brandId }, signal }),
    // What was mended meanwhile counts at once.
    staleTime: 0,
  });
  if (error && !data)
    return (
      <RetryBanner isBusy={isFetching} onRetry={() => void refetch()}>
        {t("failed")}
      </RetryBanner>
    );
  if (!data) return <Thinking label={text.t("loading")} />;
  if (data.score === null) return <EmptyState title={t("emptyTitle")}>{t("empty")}</EmptyState>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid gap-5">
        <Score health={data} />
        {data.issues.length > 0 && <Issues issues={data.issues} onShow={onShow} />}
      </div>
      {data.fields.length > 0 && <Fields fields={data.fields} onShow={onShow} />}
    </div>
  );
}

const PANEL = "min-w-0 rounded-md border border-line bg-surface px-5 py-5 max-md:px-4";

function Score({ health }: { health: Health }) {
  const { t, text } = useTranslations(healthTranslations);
  const { number } = text.formats;
  const { pieces, hidden, complete, lacking, refused, score, issues } = health;
  const parts = [
    { n: complete, label: t("completeCount", { n: number(complete) }), tone: "bg-good" },
    { n: lacking, label: t("lackingCount", { n: number(lacking) }), tone: "bg-warn" },
    { n: refused, label: t("refusedCount", { n: number(refused) }), tone: "bg-accent" },
  ].filter(({ n }) => n > 0);
  const [first] = issues;
  return (
    <section className={`${PANEL} grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]`}>
      <p className="font-serif text-40 leading-none font-(--font-weight-title)">
        {number(complete)}{" "}
        <span className="font-sans text-15 text-ink-3">{t("ofPieces", { n: number(pieces) })}</span>
      </p>
      <div className="min-w-0">
        <p className="text-15">
          <b className="font-semibold">
            {t("complete", { score: number(Math.round(score ?? 0)) })}
          </b>{" "}
          {first ? first.gain > 0 && t("raise", { points: number(first.gain) }) : t("perfect")}
        </p>
        <div aria-hidden="true" className="mt-3 flex h-2 gap-0.5 overflow-hidden rounded-full">
          {parts.map(({ n, tone }) => (
            <svg key={tone} className={`h-2 ${tone}`} style={{ flexGrow: n, flexBasis: 0 }} />
          ))}
        </div>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-14 text-ink-2">
          {parts.map(({ label, tone }) => (
            <li key={tone} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${tone}`} />
              {label}
            </li>
          ))}
        </ul>
        {hidden > 0 && <p className="mt-2 text-14 text-ink-2">{t("hidden", { n: hidden })}</p>}
      </div>
    </section>
  );
}

function Issues({ issues, onShow }: { issues: HealthIssue[]; onShow: Props["onShow"] }) {
  const { t } = useTranslations(healthTranslations);
  return (
    <section aria-labelledby="mend-title" className={PANEL}>
      <h2 id="mend-title" className="font-serif text-22 font-(--font-weight-title)">
        {t("title")}
      </h2>
      <p className="mt-1 text-14 text-ink-2">{t("hint")}</p>
      <ul className="mt-3">
        {issues.map((issue) => (
          <Issue key={issue.kind} issue={issue} onShow={onShow} />
        ))}
      </ul>
    </section>
  );
}

function Issue({ issue, onShow }: { issue: HealthIssue; onShow: Props["onShow"] }) {
  const { t, text } = useTranslations(healthTranslations);
  const { kind, count, gain, ids, images } = issue;
  const label = t(`kind.${kind}`);
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-3.5 md:grid-cols-[44px_minmax(0,1fr)_auto_auto]">
      <strong className="font-serif text-24 font-(--font-weight-title) tabular-nums">
        {text.formats.number(count)}
      </strong>
      <div className="min-w-0">
        <p className="text-15 font-medium">{label}</p>
        <p className="text-14 text-ink-2">
          {t(`why.${kind}`)}{" "}
          {gain > 0 && (
            <span className="whitespace-nowrap text-ink-3">
              {t("points", { points: text.formats.number(gain) })}
            </span>
          )}
        </p>
      </div>
      <span className="flex gap-1.5 max-md:col-start-2">
        {images.map((image) => (
          <img
            key={image}
            src={`${image}?w=96`}
            alt=""
            loading="lazy"
            className="h-14 w-11 rounded-sm bg-sunk object-cover"
          />
        ))}
      </span>
      <Button
        size="sm"
        className="max-md:col-start-2 max-md:w-fit"
        aria-label={`${t("show", { n: count })}: ${label}`}
        onClick={() => onShow(label, ids)}
      >
        {t("show", { n: count })}
      </Button>
    </li>
  );
}

type FieldsProps = { fields: Health["fields"]; onShow: Props["onShow"] };

function Fields({ fields, onShow }: FieldsProps) {
  const { t, text } = useTranslations(healthTranslations);
  return (
    <aside aria-labelledby="fields-title" className={PANEL}>
      <h2 id="fields-title" className="font-serif text-22 font-(--font-weight-title)">
        {t("fields")}
      </h2>
      <p className="mt-1 text-14 text-ink-2">{t("fieldsHint")}</p>
      <dl className="mt-3 text-15">
        {fields.map(({ field, missing, share, ids }) => (
          <div
            key={field}
            className="flex items-center justify-between gap-3 border-t border-line py-1.5"
          >
            <dt>
              <button
                type="button"
                className="min-h-8 reach text-start underline decoration-line-2 underline-offset-4 hover:decoration-ink"
                aria-label={t("showWithout", { field: t(`field.${field}`) })}
                onClick={() => onShow(t("without", { field: t(`field.${field}`) }), ids)}
              >
                {t(`field.${field}`)}
              </button>
            </dt>
            <dd className="tabular-nums">
              {text.formats.percent(Math.max(1, Math.round(share * 100)))}{" "}
              <span className="text-ink-3">({text.formats.number(missing)})</span>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

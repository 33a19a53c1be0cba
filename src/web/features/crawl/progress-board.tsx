// How far an import is, in numbers.
import { useTranslations } from "../../lib/languages/translations.ts";
import { Thinking } from "../../ui/thinking.tsx";
import { share, type CrawlProgress } from "./crawl-progress.ts";
import { crawlTranslations } from "./translations.ts";

type Props = { progress: CrawlProgress; isCut: boolean };

export function ProgressBoard({ progress, isCut }: Props) {
  const { t, text } = useTranslations(crawlTranslations);
  const { status, currentPage, totalPages } = progress;
  const done = share(progress);
  const label = t(isCut ? "reconnecting" : `step.${status}`);
  return (
    <div className="mt-10 max-w-[52rem]">
      <div className="flex items-center justify-between gap-4">
        <Thinking label={label} />
        {done !== null && (
          <span className="text-14 font-semibold tabular-nums">
            {text.formats.percent(Math.round(done * 100))}
          </span>
        )}
      </div>
      <progress
        aria-label={t("progress")}
        value={done ?? undefined}
        max={1}
        className="mt-2 h-1.5 w-full appearance-none overflow-hidden bg-line-2 [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line-2 [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width]"
      />
      {currentPage > 0 && (
        <p className="mt-2 text-14 text-ink-3">
          {totalPages
            ? t("pageOf", { page: currentPage, pages: totalPages })
            : t("page", { page: currentPage })}
        </p>
      )}
      <Figures progress={progress} />
      <Pieces progress={progress} />
      <Health progress={progress} />
    </div>
  );
}

function Figures({ progress }: Pick<Props, "progress">) {
  const { t, text } = useTranslations(crawlTranslations);
  const { productsFound, currentPage, totalPages } = progress;
  const figures = [
    [t("productsFound"), text.formats.number(productsFound)],
    [t("currentPage"), text.formats.number(currentPage)],
    [t("totalPages"), totalPages === null ? null : text.formats.number(totalPages)],
  ] as const;
  return (
    <dl className="mt-10 grid grid-cols-3 border-y border-line">
      {figures.map(([label, figure]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-s border-line px-3 py-4 first:border-0 first:ps-0 md:px-6"
        >
          <dt className="mt-1 text-14 text-ink-3">{label}</dt>
          <dd className="font-serif text-36 leading-none tracking-title tabular-nums md:text-40">
            {figure ?? <span className="text-15 text-ink-3">{t("unknown")}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What was just read, so that a wrong price is seen before the scan is over. */
function Pieces({ progress: { pieces } }: Pick<Props, "progress">) {
  const { t, text } = useTranslations(crawlTranslations);
  if (pieces.length === 0) return null;
  return (
    <section aria-label={t("justRead")} className="mt-8">
      <h2 className="text-15 font-semibold">{t("justRead")}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line text-15">
        {pieces.map(({ title, price, current_price: asked, currency }) => (
          <li key={title} className="flex items-baseline justify-between gap-6 py-2">
            <span dir="auto" className="truncate">
              {title}
            </span>
            <span className="flex shrink-0 gap-2 tabular-nums">
              {asked !== null && (
                <s className="text-ink-3">{text.formats.money(price, currency)}</s>
              )}
              <span>{text.formats.money(asked ?? price, currency)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A field whose selector stops matching is named, not left silently empty. */
function Health({ progress: { health } }: Pick<Props, "progress">) {
  const { t, text } = useTranslations(crawlTranslations);
  if (health.length === 0) return null;
  return (
    <section aria-label={t("notAsBefore")} className="mt-8">
      <h2 className="text-15 font-semibold">{t("notAsBefore")}</h2>
      <ul className="mt-2 grid gap-1 text-15 text-ink-2">
        {health.map(({ field, matched, pages }) => (
          <li key={field}>
            {t("fieldHealth", {
              field,
              matched: text.formats.number(matched),
              pages: text.formats.number(pages),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

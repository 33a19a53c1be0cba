// How an import ended, and where to go from there.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router";
import { type CrawlTotals } from "../../../contract/crawl.ts";
import { forgetDeletions } from "../../../contract/imports.ts";
import { callSignedIn } from "../../lib/signed-in-call.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { screenKeys } from "../../lib/screen-keys.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { crawlsKey, differencesKey } from "./crawls-query.ts";
import { useWatching } from "./crawl-watch-store.ts";
import { NewPieces } from "./new-pieces.tsx";
import { crawlTranslations } from "./translations.ts";

type Props = { name: string; totals: CrawlTotals; onBack: () => void };

const SHOWN = [
  "saved",
  "updated",
  "unchanged",
  "failed",
  "gone",
  "deleted_earlier",
  "differing",
] as const;
/** Told only when there are some. */
const RARE = new Set(["failed", "gone", "deleted_earlier", "differing"]);

export function CrawlEnding({ name, totals, onBack }: Props) {
  const { t, text } = useTranslations(crawlTranslations);
  const brandId = useWatching((state) => state.brandId);
  useNewCatalogue(brandId);
  const figures = SHOWN.map((key) => [key, totals[key] ?? 0] as const).filter(
    ([key, figure]) => figure > 0 || !RARE.has(key),
  );
  return (
    <>
      <h1 className="text-display wrap-anywhere">
        {name ? t("done", { site: name }) : text.t("screen.crawl")}
      </h1>
      <output className="mt-3 block text-ink-2">{t("ready")}</output>
      <dl className="mt-10 flex flex-wrap gap-y-6 border-y border-line py-4">
        {figures.map(([key, figure]) => (
          <div
            key={key}
            className="flex min-w-28 flex-col-reverse justify-end border-s border-line px-5 first:border-0 first:ps-0"
          >
            <dt className="mt-1 text-14 text-ink-3">{t(`total.${key}`)}</dt>
            <dd className="font-serif text-36 leading-none tracking-title tabular-nums">
              {text.formats.number(figure)}
            </dd>
          </div>
        ))}
      </dl>
      {brandId && totals.saved > 0 && <NewPieces brandId={brandId} />}
      {totals.notice && <Banner className="mt-6 max-w-[44rem]">{totals.notice}</Banner>}
      <Failures failures={totals.failures ?? []} />
      {brandId && (totals.deleted_earlier ?? 0) > 0 && <BringBack brandId={brandId} />}
      <div className="mt-8 flex flex-wrap gap-2">
        {brandId && (
          <Link to={paths.management(brandId)} className={buttonStyle({ variant: "ink" })}>
            {t("review")}
          </Link>
        )}
        <Button onClick={onBack}>{t("again")}</Button>
      </div>
    </>
  );
}

/** What the owner deleted stays deleted until they say otherwise. */
function BringBack({ brandId }: { brandId: string }) {
  const { t } = useTranslations(crawlTranslations);
  const forgetting = useMutation({
    mutationFn: () => callSignedIn(forgetDeletions, { params: { brandId } }),
  });
  if (forgetting.isSuccess) return <output className="mt-6 block">{t("broughtBack")}</output>;
  return (
    <Button className="mt-6" disabled={forgetting.isPending} onClick={() => forgetting.mutate()}>
      {t("bringBack")}
    </Button>
  );
}

function Failures({ failures }: { failures: NonNullable<CrawlTotals["failures"]> }) {
  const { t } = useTranslations(crawlTranslations);
  if (failures.length === 0) return null;
  return (
    <section aria-label={t("notRead")} className="mt-8 max-w-[52rem]">
      <h2 className="text-15 font-semibold">{t("notRead")}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line text-14">
        {failures.map(({ url, reason }) => (
          <li key={url} className="grid gap-x-6 py-2 md:grid-cols-2">
            <a
              href={url}
              rel="noreferrer nofollow"
              target="_blank"
              dir="ltr"
              className="truncate text-page-start link"
            >
              {url}
            </a>
            <span className="text-ink-2">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the workbench knew of its products is no longer all of them. */
function useNewCatalogue(brandId: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (brandId === null) return;
    for (const queryKey of [
      screenKeys.catalogue(brandId),
      crawlsKey(brandId),
      differencesKey(brandId),
    ]) {
      void queries.invalidateQueries({ queryKey });
    }
  }, [queries, brandId]);
}

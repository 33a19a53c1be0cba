// What was read from a page first, beside what the selectors made from it read again.
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { useTitle } from "../../lib/use-title.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Thinking } from "../../ui/thinking.tsx";
import { readComparison, type ComparisonState } from "./comparison-state.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { useFollowup } from "./use-followup.ts";
import { crawlTranslations } from "./translations.ts";
import { Icon } from "../../ui/icon.tsx";
import { OUTWARD } from "../../ui/icon-paths.ts";

export function ComparisonScreen() {
  const { text } = useTranslations(crawlTranslations);
  const given = readComparison(useLocation().state);
  useTitle(text.t("screen.comparison"));
  return (
    <div className="wrap-page pt-8 pb-16 md:pt-12">
      {given ? (
        <Comparison key={given.productUrl} given={given} />
      ) : (
        <ErrorPanel>{text.t("comparisonDataMissing")}</ErrorPanel>
      )}
    </div>
  );
}

function Comparison({ given }: { given: ComparisonState }) {
  const { t } = useTranslations(crawlTranslations);
  const followup = useFollowup(given);
  if (followup.kind === "error") return <ErrorPanel>{followup.message}</ErrorPanel>;
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div className="min-w-0">
          <h1 className="text-display">{t("comparison")}</h1>
          <a
            href={given.productUrl}
            target="_blank"
            rel="noreferrer nofollow"
            className="mt-3 flex items-center gap-2 text-15 text-ink-2"
          >
            <Icon path={OUTWARD} className="size-4 flex-none" />
            <span dir="ltr" className="min-w-0 truncate link">
              {given.productUrl}
            </span>
          </a>
        </div>
        <Link to={paths.management(given.brandId)} className={buttonStyle({ variant: "ink" })}>
          {t("viewAll")}
        </Link>
      </header>
      {followup.kind === "fetching" && <Thinking label={t("fetching")} className="mt-8" />}
      <ComparisonTable
        read={given.aiExtractedData}
        followup={followup.kind === "found" ? followup.product : null}
        isPending={followup.kind === "fetching"}
      />
    </>
  );
}

function ErrorPanel({ children }: { children: ReactNode }) {
  const { t } = useTranslations(crawlTranslations);
  return (
    <section
      role="alert"
      className="max-w-[40rem] rounded-sm border border-accent bg-accent-wash px-6 py-5"
    >
      <h1 className="text-subtitle">{t("error")}</h1>
      <p dir="auto" className="mt-2 text-page-start">
        {children}
      </p>
      <Link to={paths.manualCrawl} className={`${buttonStyle()} mt-5`}>
        {t("backToCrawl")}
      </Link>
    </section>
  );
}

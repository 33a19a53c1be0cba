// The form, then the crawl it started; with `?brand=&job=` the crawl that is named there.
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useText } from "../../lib/languages/language-store.ts";
import { paths } from "../../lib/paths.ts";
import { useTitle } from "../../lib/use-title.ts";
import type { ComparisonState } from "./comparison-state.ts";
import { CrawlForm } from "./crawl-form.tsx";
import { CrawlWatch } from "./crawl-watch.tsx";
import { stopWatching, useWatching, watchCrawl } from "./crawl-watch-store.ts";

export function CrawlScreen() {
  const { t } = useText();
  const [params, setParams] = useSearchParams();
  const isWatching = useWatching(
    ({ progress, brandId, failure }) =>
      progress.job !== null || (brandId !== null && failure === null),
  );
  useTitle(t("screen.crawl"));
  useNamedCrawl();
  useLead();
  useEffect(() => stopWatching, []);

  const goBack = () => {
    stopWatching();
    setParams({}, { replace: true });
  };
  return (
    <div className="wrap-page pt-8 pb-16 md:pt-12">
      {isWatching || params.has("job") ? <CrawlWatch onBack={goBack} /> : <CrawlForm />}
    </div>
  );
}

/** The address names the crawl that is watched, so that a reload finds it again. */
function useNamedCrawl(): void {
  const [params, setParams] = useSearchParams();
  const brandId = useWatching((state) => state.brandId);
  const job = useWatching((state) => state.progress.job);
  const [brandNamed, jobNamed] = [params.get("brand"), params.get("job")];

  useEffect(() => {
    if (brandId === null || job === null) return;
    setParams({ brand: brandId, job }, { replace: true });
  }, [brandId, job, setParams]);

  useEffect(() => {
    if (!brandNamed || !jobNamed) return;
    const { isStarting, brandId: watched } = useWatching.getState();
    if (!isStarting && watched === null) void watchCrawl(brandNamed, { job: jobNamed });
  }, [brandNamed, jobNamed]);
}

/** What was read from the first page is shown beside what the selectors read from it. */
function useLead(): void {
  const lead = useWatching((state) => state.lead);
  const navigate = useNavigate();
  useEffect(() => {
    if (!lead) return;
    if (lead.event === "adaptive_crawler_followup") {
      void navigate(paths.management(lead.brandId));
      return;
    }
    const state: ComparisonState = {
      brandId: lead.brandId,
      productUrl: lead.product_url,
      aiExtractedData: lead.product_data,
      selectors: lead.selectors,
    };
    void navigate(paths.crawlComparison, { state });
  }, [lead, navigate]);
}

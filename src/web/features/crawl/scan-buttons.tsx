// The ways into a scan from the workbench: an offer where there is nothing yet, and a quiet one beside the counts.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { scanWebsite } from "../../../contract/crawl.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { streamSignedIn } from "../../lib/signed-in-call.ts";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { showToast } from "../../ui/toast-store.ts";
import { crawlsKey, isUnderWay, useCrawls } from "./crawls-query.ts";
import { crawlTranslations } from "./translations.ts";
import { Icon } from "../../ui/icon.tsx";
import { SCAN } from "../../ui/icon-paths.ts";

export const watchPath = (brandId: string, job: string) =>
  `${paths.manualCrawl}?${new URLSearchParams({ brand: brandId, job }).toString()}`;

/** The first word names the crawl; the screen that shows it listens from there. */
export async function firstJob(events: AsyncIterable<{ job: string }>): Promise<string> {
  for await (const { job } of events) return job;
  throw new Error("The scan ended before it began.");
}

function useScan(brandId: string) {
  const { text } = useTranslations(crawlTranslations);
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => firstJob(streamSignedIn(scanWebsite, { params: { brandId } })),
    onSuccess(job) {
      void queries.invalidateQueries({ queryKey: crawlsKey(brandId) });
      void navigate(watchPath(brandId, job));
    },
    onError: (error) => showToast({ message: text.errorText(error, "crawlFailed") }),
  });
}

/** In an empty list of new products. */
export function ScanOffer({ brandId }: { brandId: string }) {
  const { t } = useTranslations(crawlTranslations);
  const { data = [] } = useCrawls(brandId);
  const scan = useScan(brandId);
  const running = data.find(isUnderWay);
  if (running) return <WatchLink brandId={brandId} job={running.job} />;
  return (
    <Button isBusy={scan.isPending} onClick={() => scan.mutate()}>
      <Icon path={SCAN} className="size-4.5" />
      {t(scan.isPending ? "starting" : "scan")}
    </Button>
  );
}

/** In the header, with the date of the last scan; who never scanned is offered it in the list. */
export function ScanAgain({ brandId }: { brandId: string }) {
  const { t, text } = useTranslations(crawlTranslations);
  const { data = [] } = useCrawls(brandId);
  const scan = useScan(brandId);
  const running = data.find(isUnderWay);
  const last = data.find(
    ({ parse_type, finished_at }) => parse_type !== "single_product" && finished_at,
  );
  if (running) return <WatchLink brandId={brandId} job={running.job} />;
  if (!last?.finished_at) return null;
  return (
    <span className="inline-flex items-center gap-3 max-md:justify-between">
      <span className="text-14 text-ink-3">
        {t("lastScan", { date: text.formats.date(last.finished_at) })}
      </span>
      <Button isBusy={scan.isPending} onClick={() => scan.mutate()}>
        {t(scan.isPending ? "starting" : "scanAgain")}
      </Button>
    </span>
  );
}

function WatchLink({ brandId, job }: { brandId: string; job: string }) {
  const { t } = useTranslations(crawlTranslations);
  return (
    <Link to={watchPath(brandId, job)} className={buttonStyle()}>
      {t("watchScan")}
    </Link>
  );
}

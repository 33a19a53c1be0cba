// One crawl from its first word to its last.
import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CrawlEnding } from "./crawl-ending.tsx";
import { crawlsKey } from "./crawls-query.ts";
import { ProgressBoard } from "./progress-board.tsx";
import { siteOf } from "./site.ts";
import { cancelWatched, useWatching, type Watching } from "./crawl-watch-store.ts";
import { crawlTranslations } from "./translations.ts";

export function CrawlWatch({ onBack }: { onBack: () => void }) {
  const { t, text } = useTranslations(crawlTranslations);
  const { progress, site, asked, failure, isCut } = useWatching();
  const name = siteOf(site);

  if (failure !== null) {
    return (
      <Ended title={t("failed")} onBack={onBack}>
        {text.errorText(failure, "crawlFailed")}
      </Ended>
    );
  }
  if (progress.ending && "error" in progress.ending) {
    return (
      <Ended title={t("failed")} onBack={onBack}>
        {progress.ending.error || text.t("crawlFailed")}
      </Ended>
    );
  }
  if (progress.ending) {
    return <CrawlEnding name={name} totals={progress.ending.totals} onBack={onBack} />;
  }
  return (
    <>
      <h1 className="text-display wrap-anywhere">
        {name ? t("reading", { site: name }) : text.t("screen.crawl")}
      </h1>
      <p className="mt-3 max-w-[60ch] text-ink-2">{t("mayLeave")}</p>
      <Asked asked={asked} />
      <ProgressBoard progress={progress} isCut={isCut} />
      <StopButton />
    </>
  );
}

function Ended({
  title,
  children,
  onBack,
}: {
  title: string;
  children: string;
  onBack: () => void;
}) {
  const { t } = useTranslations(crawlTranslations);
  return (
    <>
      <h1 className="text-display">{title}</h1>
      <Banner className="mt-8 max-w-[44rem]">{children}</Banner>
      <Button className="mt-6" onClick={onBack}>
        {t("back")}
      </Button>
    </>
  );
}

/** What was asked for, as it stood in the form. */
function Asked({ asked }: Pick<Watching, "asked">) {
  const { t } = useTranslations(crawlTranslations);
  if (!asked) return null;
  const parseType = "parse_type" in asked ? asked.parse_type : asked.parseType;
  const facts = [
    [t("parseType"), t(`parse.${parseType}`)],
    ["brandName" in asked && t("brandName"), "brandName" in asked && asked.brandName],
    [t("crawlerType"), t(`crawler.${asked.crawler}`)],
    [asked.platform && t("platform"), asked.platform],
  ].filter((fact): fact is [string, string] => Boolean(fact[0] && fact[1]));
  return (
    <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-14 text-ink-3">{label}</dt>
          <dd className="text-15">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function StopButton() {
  const { t, text } = useTranslations(crawlTranslations);
  const queries = useQueryClient();
  const brandId = useWatching((state) => state.brandId);
  const isKnown = useWatching((state) => state.progress.job !== null);
  const [isStopping, setStopping] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const stop = async () => {
    setStopping(true);
    setFailure(null);
    try {
      await cancelWatched();
      if (brandId) await queries.invalidateQueries({ queryKey: crawlsKey(brandId) });
    } catch (error) {
      setFailure(error);
    } finally {
      setStopping(false);
    }
  };

  return (
    <div className="mt-10 grid justify-items-start gap-4">
      {failure !== null && <Banner>{text.errorText(failure, "crawlFailed")}</Banner>}
      <Button variant="danger" disabled={!isKnown} isBusy={isStopping} onClick={() => void stop()}>
        {t(isStopping ? "stopping" : "stop")}
      </Button>
    </div>
  );
}

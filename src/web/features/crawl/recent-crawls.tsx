// The signed-in brand's last scans; one that is under way can be watched again.
import type { Crawl } from "../../../contract/crawl.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { useSession } from "../../lib/session.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { useCrawls } from "./crawls-query.ts";
import { siteOf } from "./site.ts";
import { watchCrawl } from "./crawl-watch-store.ts";
import { crawlTranslations } from "./translations.ts";

const TONES = {
  queued: "quiet",
  running: "warn",
  done: "good",
  failed: "accent",
  cancelled: "quiet",
} as const;

export function RecentCrawls() {
  const brandId = useSession()?.brandId;
  return brandId ? <List brandId={brandId} /> : null;
}

function List({ brandId }: { brandId: string }) {
  const { t } = useTranslations(crawlTranslations);
  const { data = [] } = useCrawls(brandId);
  if (data.length === 0) return null;
  return (
    <section aria-label={t("recent")}>
      <h2 className="text-subtitle">{t("recent")}</h2>
      <ul className="mt-4 border-t border-line">
        {data.map((crawl) => (
          <li key={crawl.job} className="flex items-center gap-4 border-b border-line py-3">
            <Summary crawl={crawl} />
            <Badge tone={TONES[crawl.status]}>{t(`status.${crawl.status}`)}</Badge>
            <Button size="sm" onClick={() => void watchCrawl(brandId, crawl)}>
              {t("watch")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Summary({ crawl }: { crawl: Crawl }) {
  const { text } = useTranslations(crawlTranslations);
  return (
    <div className="me-auto min-w-0">
      <p dir="ltr" className="truncate text-page-start text-15">
        {siteOf(crawl.target)}
      </p>
      <p className="text-14 text-ink-3">{text.formats.moment(crawl.created_at)}</p>
    </div>
  );
}

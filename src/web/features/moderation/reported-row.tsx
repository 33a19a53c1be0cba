// A reported listing in the queue, with its reports and what can be decided.
import { Link } from "react-router";
import type { ReportedListing } from "../../../contract/moderation.ts";
import { REPORT_REASONS } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { reasonWord, reportTranslations } from "../products/report-listing-translations.ts";
import type { Decision } from "./use-queue.ts";
import { moderationTranslations } from "./translations.ts";

type Props = { listing: ReportedListing; onAsk: (decision: Decision) => void };

export function ReportedRow({ listing, onAsk }: Props) {
  const { t } = useTranslations(moderationTranslations);
  const { product_id: id, title, brand, brand_id } = listing;
  return (
    <li className="grid gap-3 border-t border-line py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={paths.product(id)} className="link text-subtitle break-words">
          <bdi>{title}</bdi>
        </Link>
        <span className="text-15 text-ink-2">{t("by", { brand })}</span>
        <Badge tone="warn">{t("count", { n: listing.count })}</Badge>
      </div>
      <ul className="grid gap-2">
        {listing.reports.map((report) => (
          <ReportLine key={report.id} report={report} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" size="sm" onClick={() => onAsk({ kind: "hide", id, name: title })}>
          {t("hide")}
        </Button>
        <Button size="sm" onClick={() => onAsk({ kind: "leave", id, name: title })}>
          {t("leave")}
        </Button>
        <Button size="sm" onClick={() => onAsk({ kind: "suspend", id: brand_id, name: brand })}>
          {t("suspend")}
        </Button>
      </div>
    </li>
  );
}

function ReportLine({ report }: { report: ReportedListing["reports"][number] }) {
  const { text } = useTranslations(moderationTranslations);
  const why = useTranslations(reportTranslations);
  const reason = REPORT_REASONS.find((one) => one === report.reason);
  return (
    <li className="text-15">
      <p>
        <span className="font-medium">{reason ? why.t(reasonWord(reason)) : report.reason}</span>
        {report.comment && (
          <>
            {": "}
            <bdi className="break-words">{report.comment}</bdi>
          </>
        )}
      </p>
      <p className="text-14 text-ink-3">
        {text.formats.moment(report.created_at)}
        {report.reporter && (
          <>
            {" · "}
            <bdi className="break-all">{report.reporter}</bdi>
          </>
        )}
      </p>
    </li>
  );
}

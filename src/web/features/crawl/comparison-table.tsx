// Both readings of one product, field by field.
import type { ReactNode } from "react";
import type { ExtractedProduct, FollowupProduct } from "../../../contract/crawl.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { comparisonRows, type ComparisonRow } from "./comparison-rows.ts";
import { crawlTranslations } from "./translations.ts";

type Props = {
  read: ExtractedProduct | null;
  followup: FollowupProduct | null;
  /** The second column is still on its way: nothing differs yet. */
  isPending: boolean;
};

export function ComparisonTable({ read, followup, isPending }: Props) {
  const { t, text } = useTranslations(crawlTranslations);
  const rows = comparisonRows(read, followup, text.formats.amount);
  const hasDifference = !isPending && rows.some((row) => row.differs);
  return (
    <>
      <div className="mt-8 overflow-x-auto rounded-sm border border-line">
        <table className="w-full min-w-[40rem] table-fixed border-collapse bg-surface text-15">
          <caption className="sr-only">{t("comparison")}</caption>
          <colgroup>
            <col className="w-38" />
            <col />
            <col />
          </colgroup>
          <thead>
            <tr className="border-b border-line bg-sunk text-start">
              <th scope="col" className="px-6 py-4">
                <span className="sr-only">{t("field")}</span>
              </th>
              <Head>{t("aiColumn")}</Head>
              <Head>{t("selectorColumn")}</Head>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} isPending={isPending} />
            ))}
          </tbody>
        </table>
      </div>
      {hasDifference && (
        <p className="mt-4 flex items-center gap-2 text-14 text-ink-2">
          <span aria-hidden="true" className="size-3.5 border border-warn bg-warn-wash" />
          {t("differ")}
        </p>
      )}
    </>
  );
}

const Head = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="border-s border-line px-6 py-4 text-start font-semibold">
    {children}
  </th>
);

function Row({ row, isPending }: { row: ComparisonRow; isPending: boolean }) {
  const { t } = useTranslations(crawlTranslations);
  const isMarked = row.differs && !isPending;
  return (
    <tr className="border-b border-line align-top last:border-0">
      <th scope="row" className="px-6 py-4 text-start font-normal text-ink-3">
        {t(`row.${row.name}`)}
      </th>
      <Cell value={row.read} isMarked={isMarked} isCode={row.name === "variants"} />
      {isPending ? (
        <td className="border-s border-line px-6 py-4 text-ink-3">…</td>
      ) : (
        <Cell value={row.followup} isMarked={isMarked} isCode={row.name === "variants"} />
      )}
    </tr>
  );
}

type CellProps = { value: string | null; isMarked: boolean; isCode: boolean };

function Cell({ value, isMarked, isCode }: CellProps) {
  const { t } = useTranslations(crawlTranslations);
  const look = cx("border-s border-line px-6 py-4", isMarked && "bg-warn-wash");
  if (value === null) return <td className={cx(look, "text-ink-3")}>{t("notExtracted")}</td>;
  return (
    <td className={look}>
      {isCode ? (
        <pre dir="ltr" className="overflow-x-auto font-mono text-13 leading-relaxed">
          {value}
        </pre>
      ) : (
        <span dir="auto" className="block text-page-start whitespace-pre-line wrap-anywhere">
          {value}
        </span>
      )}
    </td>
  );
}

// A cell with room for all of it.
import { useTranslations } from "../../lib/languages/translations.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Thinking } from "../../ui/thinking.tsx";
import { useWholeRow } from "./tables-query.ts";
import { databaseTranslations } from "./translations.ts";

export type OpenCell = { key: string; column: string; value: string; isShortened: boolean };

type Props = { table: string; open: OpenCell | null; onClose: () => void };

export function CellDialog({ table, open, onClose }: Props) {
  const { text } = useTranslations(databaseTranslations);
  return (
    <Dialog
      isOpen={open !== null}
      onClose={onClose}
      title={<bdi dir="ltr">{open?.column}</bdi>}
      closeLabel={text.t("close")}
      width="wide"
    >
      {open && <WholeCell table={table} open={open} />}
    </Dialog>
  );
}

function WholeCell({ table, open }: { table: string; open: OpenCell }) {
  const { t, text } = useTranslations(databaseTranslations);
  const { column, isShortened } = open;
  const { data, error, refetch } = useWholeRow(table, open.key, isShortened);
  if (isShortened && error) {
    return (
      <RetryBanner onRetry={() => void refetch()}>
        {text.errorText(error, "tableFailed")}
      </RetryBanner>
    );
  }
  if (isShortened && !data) return <Thinking label={text.t("loading")} />;
  return (
    <>
      <p dir="auto" className="text-page-start text-15 break-words whitespace-pre-wrap">
        {data ? String(data.row[column]) : open.value}
      </p>
      {data?.shortened.includes(column) && (
        <p className="mt-4 text-14 text-ink-3">{t("stillShortened")}</p>
      )}
    </>
  );
}

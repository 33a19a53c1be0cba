// One table: its name and size, its rows, and what can be done to them.
import { elementAt } from "../../../contract/get-or-throw.ts";
import { useEffect, useRef, useState } from "react";
import type { TableDetail } from "../../../contract/database.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { RowsTable, type ShownRow } from "./rows-table.tsx";
import { useForgetTables, useTable } from "./tables-query.ts";
import type { DeleteWish } from "./use-deletion.ts";
import { databaseTranslations } from "./translations.ts";

export function TableView({ table }: { table: string }) {
  const { data, error, isFetchNextPageError, refetch } = useTable(table);
  const [wish, setWish] = useState<DeleteWish | null>(null);
  const [deletions, setDeletions] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const forget = useForgetTables();
  const detail = data?.pages[0]?.detail;

  // The button that was pressed goes with its row. Once the dialog is closed: before, nothing else can be
  // focused.
  useEffect(() => {
    if (deletions > 0) heading.current?.focus();
  }, [deletions]);

  async function onDeleted(message: string) {
    setWish(null);
    setDeletions((before) => before + 1);
    showToast({ message });
    await forget();
  }

  return (
    <section aria-busy={!detail && error === null} className="min-w-0">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-title break-words outline-none">
          <bdi dir="ltr">{table}</bdi>
        </h2>
        {detail && <Size detail={detail} />}
        {detail?.read_only === null && (
          <DeleteAllButton
            isDisabled={detail.rows.length === 0}
            onClick={() => setWish({ kind: "all" })}
          />
        )}
      </div>
      {detail && <ReadOnlyNote reason={detail.read_only} />}
      {error && !isFetchNextPageError && <Failure error={error} onRetry={() => void refetch()} />}
      {!detail && error === null && <Loading />}
      {detail && (
        <Rows table={table} detail={detail} onDelete={(id) => setWish({ kind: "row", id })} />
      )}
      <DeleteDialog
        table={table}
        wish={wish}
        onClose={() => setWish(null)}
        onDeleted={(message) => void onDeleted(message)}
      />
    </section>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { text } = useTranslations(databaseTranslations);
  return (
    <RetryBanner className="mt-4" onRetry={onRetry}>
      {text.errorText(error, "tableFailed")}
    </RetryBanner>
  );
}

function Size({ detail: { total } }: { detail: TableDetail }) {
  const { t, text } = useTranslations(databaseTranslations);
  return (
    <span className="text-15 text-ink-2 tabular-nums">
      {total.is_exact
        ? t("rows", { n: total.n })
        : t("aboutRows", { count: text.formats.number(total.n) })}
    </span>
  );
}

function DeleteAllButton({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) {
  const { t } = useTranslations(databaseTranslations);
  return (
    <Button variant="danger" className="ms-auto" disabled={isDisabled} onClick={onClick}>
      {t("deleteAll")}
    </Button>
  );
}

function ReadOnlyNote({ reason }: { reason: TableDetail["read_only"] }) {
  const { t } = useTranslations(databaseTranslations);
  if (!reason) return null;
  return (
    <p className="mt-3 rounded-sm bg-sunk px-4 py-2.5 text-15 text-ink-2">
      {t(reason === "kept" ? "auditKept" : "noId")}
    </p>
  );
}

function Loading() {
  const { text } = useTranslations(databaseTranslations);
  return (
    <output className="mt-4 grid gap-3">
      <VisuallyHidden>{text.t("loading")}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, n) => (
        <Skeleton key={n} className="h-10" />
      ))}
    </output>
  );
}

type RowsProps = { table: string; detail: TableDetail; onDelete: (id: string) => void };

function Rows({ table, detail, onDelete }: RowsProps) {
  const { t, text } = useTranslations(databaseTranslations);
  const { data, error, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } =
    useTable(table);
  const rows: ShownRow[] =
    data?.pages.flatMap((page) =>
      page.rows.map((row, at) => ({ row, ...elementAt(page.about, at) })),
    ) ?? [];
  return (
    <>
      <RowsTable
        table={table}
        columns={detail.columns}
        rows={rows}
        {...(detail.read_only === null && { onDelete })}
      />
      {rows.length === 0 && (
        <EmptyState heading="h3" title={text.t("noData")} className="pt-6">
          {t("noDataBody")}
        </EmptyState>
      )}
      {isFetchNextPageError && <Failure error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("loadMore")}
          </Button>
          <output className="text-14 text-ink-3 tabular-nums">
            {t("shown", { shown: rows.length })}
          </output>
        </div>
      )}
    </>
  );
}

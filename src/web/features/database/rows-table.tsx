// Scrolls inside itself both ways, so that the names of the columns and Delete stay in sight.
import { useState } from "react";
import type { TableDetail, TableRows } from "../../../contract/database.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { CellDialog, type OpenCell } from "./cell-dialog.tsx";
import { Cell } from "./cell.tsx";
import { databaseTranslations } from "./translations.ts";
import { Icon } from "../../ui/icon.tsx";
import { LOCK } from "../../ui/icon-paths.ts";

export type ShownRow = TableRows["about"][number] & { row: TableRows["rows"][number] };

type Props = {
  table: string;
  columns: TableDetail["columns"];
  rows: ShownRow[];
  /** Missing where nothing can be deleted. */
  onDelete?: (id: string) => void;
};

export function RowsTable({ table, columns, rows, onDelete }: Props) {
  const { t } = useTranslations(databaseTranslations);
  const [open, setOpen] = useState<OpenCell | null>(null);
  const caption = t("rowsOf", { table });
  return (
    <>
      <section
        aria-label={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        className="mt-4 max-h-[max(20rem,72dvh)] overflow-auto overscroll-x-contain border-y border-line focus-visible:-outline-offset-2"
      >
        <table className="w-max min-w-full border-separate border-spacing-0 text-14">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead key={column.name} {...column} />
              ))}
              {onDelete && (
                <th
                  scope="col"
                  className="sticky end-0 top-0 z-20 border-b border-line-2 bg-paper ps-4"
                >
                  <VisuallyHidden>{t("actions")}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((shown) => (
              <tr key={shown.key} className="group/row">
                {columns.map(({ name }) => (
                  <td key={name} className={cx(LINE, "max-w-64 pe-6 md:max-w-80")}>
                    <Cell
                      column={name}
                      value={shown.row[name]}
                      isShortened={shown.shortened.includes(name)}
                      onOpen={(value) =>
                        setOpen({
                          key: shown.key,
                          column: name,
                          value,
                          isShortened: shown.shortened.includes(name),
                        })
                      }
                    />
                  </td>
                ))}
                {onDelete && <DeleteCell shown={shown} onDelete={onDelete} />}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <CellDialog table={table} open={open} onClose={() => setOpen(null)} />
    </>
  );
}

const LINE = "h-11 border-b border-line align-middle group-last/row:border-b-0";

function ColumnHead({ name, type, is_masked }: TableDetail["columns"][number]) {
  const { t } = useTranslations(databaseTranslations);
  return (
    <th
      scope="col"
      className="sticky top-0 z-10 border-b border-line-2 bg-paper py-2.5 pe-6 text-start align-bottom font-semibold whitespace-nowrap"
    >
      <span className="flex items-center gap-1.5">
        <bdi dir="ltr">{name}</bdi>
        {is_masked && (
          <>
            <Icon path={LOCK} className="size-3.5 text-ink-3" />
            <VisuallyHidden>({t("masked")})</VisuallyHidden>
          </>
        )}
      </span>
      <span className="block text-13 font-normal text-ink-3">
        <bdi dir="ltr">{type}</bdi>
      </span>
    </th>
  );
}

function DeleteCell({ shown, onDelete }: { shown: ShownRow; onDelete: (id: string) => void }) {
  const { t } = useTranslations(databaseTranslations);
  const id = String(shown.row["id"]);
  return (
    <td className={cx(LINE, "sticky end-0 bg-paper ps-4 text-end")}>
      {shown.is_kept ? (
        <span className="px-3 text-14 text-ink-3" title={t("staysWhy")}>
          {t("stays")}
          <VisuallyHidden>. {t("staysWhy")}</VisuallyHidden>
        </span>
      ) : (
        <Button
          variant="danger"
          size="sm"
          aria-label={t("deleteRow", { id })}
          onClick={() => onDelete(id)}
        >
          {t("delete")}
        </Button>
      )}
    </td>
  );
}

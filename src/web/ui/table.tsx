// Scrolls sideways inside itself, so that a wide table never widens a phone's page.
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type Column<Row> = {
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /**
   * On phones each row stands by itself under its first cell, the others below each other with their headers; a cell
   * that says nothing (null) is left out there.
   */
  isStacked?: boolean;
};

const STACKED =
  "max-md:block max-md:[&_thead]:sr-only max-md:[&_tbody]:block max-md:[&_tr]:block max-md:[&_tr]:py-3 " +
  "max-md:[&_td]:flex max-md:[&_td]:justify-between max-md:[&_td]:gap-4 max-md:[&_td]:py-1 max-md:[&_td]:pe-0 " +
  "max-md:[&_td]:before:flex-none max-md:[&_td]:before:text-ink-3 max-md:[&_td]:before:content-[attr(data-header)] " +
  "max-md:[&_td:empty]:hidden max-md:[&_td:first-child]:block max-md:[&_td:first-child]:before:hidden";

export function Table<Row>({ caption, columns, rows, keyOf, isStacked = false }: Props<Row>) {
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
      className="overflow-x-auto focus-visible:-outline-offset-2"
    >
      <table className={cx("w-full border-collapse text-15", isStacked && STACKED)}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-2 text-14 text-ink-3">
            {columns.map((column, at) => (
              <th
                key={at}
                scope="col"
                className={cx("py-3 pe-4 font-medium last:pe-0", align(column))}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line">
              {columns.map((column, at) => (
                <td
                  key={at}
                  data-header={typeof column.header === "string" ? column.header : undefined}
                  className={cx("py-3 pe-4 align-middle last:pe-0", align(column))}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function align<Row>({ isNumeric }: Column<Row>): string {
  return isNumeric ? "text-end tabular-nums" : "text-start";
}

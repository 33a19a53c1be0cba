// A list beside the table where there is room for it, one field above it on a phone.
import { Link, useSearchParams } from "react-router";
import type { RowCount } from "../../../contract/database.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { cx } from "../../ui/cx.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { databaseTranslations } from "./translations.ts";

type Props = { tables: string[]; counts: Record<string, RowCount>; chosen: string };

export function TableList({ tables, counts, chosen }: Props) {
  const { t } = useTranslations(databaseTranslations);
  const [, setParams] = useSearchParams();
  return (
    <>
      <div className="max-w-80 lg:hidden">
        <Field label={t("table")}>
          <Select value={chosen} onChange={(event) => setParams({ table: event.target.value })}>
            {/* An address may name a table that is not there. */}
            {!tables.includes(chosen) && <option>{chosen}</option>}
            {tables.map((table) => (
              <option key={table}>{table}</option>
            ))}
          </Select>
        </Field>
      </div>
      <nav aria-label={t("tables")} className="max-lg:hidden">
        <h2 className="mb-2 text-14 font-semibold text-ink-3">{t("tables")}</h2>
        <ul className="-mx-3 grid gap-px">
          {tables.map((table) => (
            <li key={table}>
              <Link
                to={{ search: new URLSearchParams({ table }).toString() }}
                aria-current={table === chosen ? "page" : undefined}
                className={cx(
                  "flex min-h-9 reach items-center justify-between gap-3 rounded-sm px-3 text-15 transition-colors",
                  table === chosen ? "bg-sunk font-medium" : "text-ink-2 hover:text-ink",
                )}
              >
                <bdi dir="ltr" className="min-w-0 truncate">
                  {table}
                </bdi>
                <ShortCount count={counts[table]} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function ShortCount({ count }: { count: RowCount | undefined }) {
  const { t, text } = useTranslations(databaseTranslations);
  if (!count) return null;
  const written = text.formats.number(count.n);
  return (
    <span className="flex-none text-13 text-ink-3 tabular-nums">
      {count.is_exact ? written : t("aboutCount", { count: written })}
    </span>
  );
}

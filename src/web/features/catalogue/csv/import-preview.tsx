// What a CSV file would add and change, before anything is sent.
import { createElement, type ComponentType, type ReactNode } from "react";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import type { Changed, Plan, RefusedCells } from "./plan.ts";
import type { Difference } from "./read-content.ts";
import type { Reason } from "./reason.ts";
import { csvTranslations } from "./translations.ts";

/** So many rows are drawn; a file may have thousands. */
const SHOWN = 100;

type Props = { plan: Plan; overwrites: boolean; onOverwrite: (overwrites: boolean) => void };

export function ImportPreview({ plan, overwrites, onOverwrite }: Props) {
  const { t } = useTranslations(csvTranslations);
  const { added, changed, refused, ignored } = plan;
  const stale = changed.filter(({ isStale }) => isStale);
  const fresh = changed.filter(({ isStale }) => !isStale);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Counts plan={plan} />
      {ignored.length > 0 && (
        <p className="text-14 text-ink-2">{t("ignored", { names: ignored.join(", ") })}</p>
      )}
      {added.length + changed.length + refused.length === 0 && <p>{t("nothing")}</p>}
      <Rows title={t("refusedRows")} rows={refused} look={RefusedRow} />
      <Rows title={t("staleRows")} hint={t("staleHint")} rows={stale} look={ChangedRow}>
        <Checkbox checked={overwrites} onChange={(event) => onOverwrite(event.target.checked)}>
          {t("overwrite", { n: stale.length })}
        </Checkbox>
      </Rows>
      <Rows title={t("changedRows")} rows={fresh} look={ChangedRow} />
      <Rows title={t("addedRows")} hint={t("addedHint")} rows={added} look={RowHead} />
    </div>
  );
}

function Counts({ plan }: { plan: Plan }) {
  const { t, text } = useTranslations(csvTranslations);
  const counts = [
    ["added", plan.added.length],
    ["changed", plan.changed.length],
    ["unchanged", plan.unchanged],
    ["refused", plan.refused.length],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {counts.map(([word, count]) => (
        <div key={word} className="flex flex-col-reverse">
          <dt className="text-14 text-ink-2">{t(word)}</dt>
          <dd className="text-22 leading-snug font-semibold tabular-nums">
            {text.formats.number(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type RowsProps<Row> = {
  title: string;
  hint?: string;
  rows: readonly Row[];
  look: ComponentType<Row>;
  children?: ReactNode;
};

function Rows<Row extends { row: number }>({ title, hint, rows, look, children }: RowsProps<Row>) {
  const { t } = useTranslations(csvTranslations);
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      {hint && <p className="mt-1 text-14 text-ink-2">{hint}</p>}
      {children && <div className="mt-2">{children}</div>}
      <ul className="mt-2 border-t border-line">
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.row} className="border-b border-line py-3 text-15">
            {createElement(look, row)}
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && (
        <p className="mt-2 text-14 text-ink-2">{t("andMore", { n: rows.length - SHOWN })}</p>
      )}
    </section>
  );
}

export function RowHead({ row, title }: { row: number; title: string }) {
  const { t, text } = useTranslations(csvTranslations);
  return (
    <p className="flex flex-wrap gap-x-3">
      <span className="text-ink-2 tabular-nums">{t("row", { row: text.formats.digits(row) })}</span>
      <bdi className="min-w-0 font-medium break-words">{title}</bdi>
    </p>
  );
}

function RefusedRow({ row, title, reason }: RefusedCells) {
  const say = useReason();
  return (
    <>
      <RowHead row={row} title={title} />
      <p className="mt-1 text-accent">{say(reason)}</p>
    </>
  );
}

function useReason(): (reason: Reason) => string {
  const { t, text } = useTranslations(csvTranslations);
  return (reason) => {
    if ("message" in reason) return text.t(reason.message);
    if (reason.word === "sameAsRow") {
      return t("sameAsRow", { row: text.formats.digits(reason.row) });
    }
    if (reason.word !== "cellUnreadable") return t(reason.word);
    return t("cellUnreadable", { cell: shortened(reason.cell), field: t(`field.${reason.field}`) });
  };
}

function ChangedRow({ row, product, differences }: Changed) {
  return (
    <>
      <RowHead row={row} title={product.title} />
      <dl className="mt-1 grid gap-1">
        {differences.map((difference) => (
          <ChangedField key={difference.field} {...difference} />
        ))}
      </dl>
    </>
  );
}

function ChangedField({ field, was, is }: Difference) {
  const { t } = useTranslations(csvTranslations);
  const empty = <span className="text-ink-3">{t("empty")}</span>;
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 max-sm:grid-cols-1">
      <dt className="text-14 leading-body text-ink-2">{t(`field.${field}`)}</dt>
      <dd className="min-w-0 break-words">
        {was === "" ? (
          empty
        ) : (
          <bdi>
            <del className="text-ink-2">{shortened(was)}</del>
          </bdi>
        )}
        <span aria-hidden="true" className="mx-2 inline-block text-ink-3 flip-rtl">
          →
        </span>
        <span className="sr-only"> {t("becomes")} </span>
        {is === "" ? (
          empty
        ) : (
          <bdi>
            <ins className="font-medium no-underline">{shortened(is)}</ins>
          </bdi>
        )}
      </dd>
    </div>
  );
}

const LONGEST = 160;
const shortened = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;

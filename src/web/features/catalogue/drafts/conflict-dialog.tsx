// Mine beside what is there now. Closing it decides nothing and loses nothing.
import { useState } from "react";
import type { Variant } from "../../../../contract/products.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Table } from "../../../ui/table.tsx";
import type { Conflict } from "./conflicts.ts";
import { changedBeside, differences, type Difference } from "./drafts.ts";
import type { FormField } from "../editor/product-form.ts";
import type { Decision } from "./use-conflicts.ts";
import { catalogueTranslations } from "../translations.ts";

type Props = {
  conflicts: readonly Conflict[];
  onDecide: (decision: Decision, conflicts: readonly Conflict[]) => void;
  onPostpone: () => void;
};

export function ConflictDialog({ conflicts, onDecide, onPostpone }: Props) {
  const { t, text } = useTranslations(catalogueTranslations);
  const [isForAll, setForAll] = useState(false);
  const [conflict] = conflicts;
  const others = conflicts.length - 1;
  const decide = (decision: Decision) =>
    onDecide(decision, isForAll ? conflicts : conflicts.slice(0, 1));
  return (
    <Dialog
      isOpen={conflict !== undefined}
      onClose={onPostpone}
      title={t("conflictTitle")}
      closeLabel={text.t("close")}
      width="wide"
      actions={
        <>
          {others > 0 && (
            <Checkbox
              className="me-auto"
              checked={isForAll}
              onChange={(event) => setForAll(event.target.checked)}
            >
              {t("sameAnswer", { n: others })}
            </Checkbox>
          )}
          <Button onClick={() => decide("theirs")}>{t("takeTheirs")}</Button>
          <Button variant="ink" onClick={() => decide("mine")}>
            {t("keepMine")}
          </Button>
        </>
      }
    >
      {conflict && <Versions conflict={conflict} />}
    </Dialog>
  );
}

function Versions({ conflict }: { conflict: Conflict }) {
  const { t, text } = useTranslations(catalogueTranslations);
  const { draft, before, current } = conflict;
  const rows = differences(draft, current);
  const beside = changedBeside(draft, before, current).map((field) => nameOf(t, field));
  return (
    <div className="grid gap-4">
      <p className="font-medium">{text.t("productChangedMeanwhile")}</p>
      <p className="text-ink-2">{t("conflictBody", { title: text.titleOf(current) })}</p>
      {rows.length === 0 ? (
        <p className="text-ink-2">{t("sameWords")}</p>
      ) : (
        <Table<Difference>
          caption={t("conflictTitle")}
          rows={rows}
          keyOf={({ field }) => field}
          columns={[
            { header: t("conflictField"), cell: ({ field }) => nameOf(t, field) },
            { header: t("mine"), cell: sayMine },
            { header: t("theirs"), cell: sayTheirs },
          ]}
        />
      )}
      {beside.length > 0 && (
        <p className="text-14 text-ink-2">{t("besides", { fields: beside.join(", ") })}</p>
      )}
    </div>
  );
}

const sayMine = ({ mine }: Difference) => <Value value={mine} />;
const sayTheirs = ({ theirs }: Difference) => <Value value={theirs} />;

/** The label of a field without the star that asks to fill it in. */
const nameOf = (t: (key: FormField) => string, field: FormField): string =>
  t(field).replace("*", "");

function Value({ value }: { value: unknown }) {
  const { t, text } = useTranslations(catalogueTranslations);
  const said = lines(
    value,
    (one) =>
      [one.color ?? t("everyColor"), one.size ?? t("everySize")].map(text.nameOf).join(" · ") +
      `: ${t(one.in_stock ? "inStock" : "soldOut")}`,
  );
  if (typeof value === "boolean") return <>{t(value ? "soldOut" : "inStock")}</>;
  if (said.length === 0) return <span className="text-ink-3">{t("emptyValue")}</span>;
  return (
    <span className="grid max-w-[36ch] gap-0.5 break-words">
      {said.map((line, at) => (
        <bdi key={at} className="line-clamp-4">
          {line}
        </bdi>
      ))}
    </span>
  );
}

function lines(value: unknown, sayVariant: (variant: Variant) => string): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (!Array.isArray(value)) return [];
  return value.map((one: string | Variant) => (typeof one === "string" ? one : sayVariant(one)));
}

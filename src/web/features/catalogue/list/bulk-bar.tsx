// What can be done with the selection.
import { useState } from "react";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { BIN } from "../../../ui/icon-paths.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { FillDialog } from "./fill-dialog.tsx";
import type { useBulk } from "./use-bulk.ts";
import { CategorySelect } from "../category-select.tsx";
import { catalogueTranslations } from "../translations.ts";

type Props = { bulk: ReturnType<typeof useBulk>; total: number };

const FLAGS = ["activate", "deactivate", "hide", "show"] as const;
const FILLS = ["fill_sizes", "fill_colors", "fill_materials"] as const;
type Fill = (typeof FILLS)[number];
/** Said of each piece by what it is already; asked for once more, since shoppers read it as a promise. */
const EDITS = ["fill_stock", "drop_former_price"] as const;
type Edit = (typeof EDITS)[number];

export function BulkBar({ bulk, total }: Props) {
  const { t, text } = useTranslations(catalogueTranslations);
  const [asking, setAsking] = useState<"delete" | "category" | Fill | Edit | null>(null);
  const count = bulk.selected.length;
  const isIdle = count === 0 || bulk.progress !== null;
  return (
    <section
      aria-label={t("bulkActions")}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-ink bg-surface px-4 py-2"
    >
      <Checkbox
        checked={total > 0 && count === total}
        isMixed={count > 0 && count < total}
        disabled={total === 0}
        onChange={bulk.toggleAll}
      >
        {t("selectAll", { n: total })}
      </Checkbox>
      <output className="me-auto text-15 font-semibold">{t("selected", { n: count })}</output>
      <div className="flex min-w-0 flex-wrap gap-1.5 py-1">
        {FLAGS.map((action) => (
          <Button key={action} size="sm" disabled={isIdle} onClick={() => void bulk.run(action)}>
            {t(`bulk.${action}`)}
          </Button>
        ))}
        <Button size="sm" disabled={isIdle} onClick={() => setAsking("category")}>
          {t("bulk.set_category")}
        </Button>
        {[...FILLS, ...EDITS].map((action) => (
          <Button key={action} size="sm" disabled={isIdle} onClick={() => setAsking(action)}>
            {t(`bulk.${action}`)}
          </Button>
        ))}
        <Button size="sm" variant="danger" disabled={isIdle} onClick={() => setAsking("delete")}>
          <Icon path={BIN} className="size-4.5" />
          {count === 0 ? t("delete") : t("bulk.delete", { n: count })}
        </Button>
      </div>
      <DeleteDialog
        isOpen={asking === "delete"}
        title={t("deleteSelectionTitle")}
        onClose={() => setAsking(null)}
        onConfirm={() => void bulk.run("delete")}
      >
        <p>{text.t("bulkDeleteConfirm", { n: count })}</p>
      </DeleteDialog>
      <CategoryDialog
        isOpen={asking === "category"}
        count={count}
        onClose={() => setAsking(null)}
        onChoose={(category) => void bulk.run("set_category", { category })}
      />
      {EDITS.map((action) => (
        <EditDialog
          key={action}
          action={action}
          isOpen={asking === action}
          count={count}
          onClose={() => setAsking(null)}
          onConfirm={() => void bulk.run(action)}
        />
      ))}
      {FILLS.map((action) => (
        <FillDialog
          key={action}
          action={action}
          isOpen={asking === action}
          onClose={() => setAsking(null)}
          onFill={(values) => void bulk.run(action, { values })}
        />
      ))}
    </section>
  );
}

type EditProps = {
  action: Edit;
  isOpen: boolean;
  count: number;
  onClose: () => void;
  onConfirm: () => void;
};

function EditDialog({ action, isOpen, count, onClose, onConfirm }: EditProps) {
  const { t, text } = useTranslations(catalogueTranslations);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`bulk.${action}`)}
      closeLabel={text.t("close")}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button
            variant="ink"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {t("save")}
          </Button>
        </>
      }
    >
      <p className="text-15 text-ink-2">{t(`bulk.${action}.hint`)}</p>
      <p className="mt-3 text-15 font-medium">{t("selected", { n: count })}</p>
    </Dialog>
  );
}

type CategoryProps = {
  isOpen: boolean;
  count: number;
  onClose: () => void;
  onChoose: (category: string) => void;
};

function CategoryDialog({ isOpen, count, onClose, onChoose }: CategoryProps) {
  const { t, text } = useTranslations(catalogueTranslations);
  const [category, setCategory] = useState("");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("bulk.set_category")}
      closeLabel={text.t("close")}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button
            variant="ink"
            onClick={() => {
              onClose();
              onChoose(category);
            }}
          >
            {t("save")}
          </Button>
        </>
      }
    >
      <Field label={t("category")} hint={t("selected", { n: count })}>
        <CategorySelect value={category} onChange={(event) => setCategory(event.target.value)} />
      </Field>
    </Dialog>
  );
}

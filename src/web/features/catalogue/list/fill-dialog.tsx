// Sizes or colours for those of the selection that have none.
import { useState } from "react";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { splitWords } from "../editor/product-form.ts";
import { catalogueTranslations } from "../translations.ts";

type Props = {
  action: "fill_sizes" | "fill_colors";
  isOpen: boolean;
  onClose: () => void;
  onFill: (values: string[]) => void;
};

export function FillDialog({ action, isOpen, onClose, onFill }: Props) {
  const { t, text } = useTranslations(catalogueTranslations);
  const [typed, setTyped] = useState("");
  const values = splitWords(typed);
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
            disabled={values.length === 0}
            onClick={() => {
              onClose();
              setTyped("");
              onFill(values);
            }}
          >
            {t("save")}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-15 text-ink-2">{t("fillOnlyEmpty")}</p>
      <Field label={t(action === "fill_sizes" ? "sizes" : "colors")} hint={t("commaSeparated")}>
        <TextInput value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
    </Dialog>
  );
}

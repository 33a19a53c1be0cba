// Sizes, colours or materials for those of the selection that have none.
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useCheckedForm } from "../../../ui/use-checked-form.ts";
import { splitWords } from "../editor/product-form.ts";
import { catalogueTranslations } from "../translations.ts";

const FIELDS = { fill_sizes: "sizes", fill_colors: "colors", fill_materials: "materials" } as const;

type Props = {
  action: keyof typeof FIELDS;
  isOpen: boolean;
  onClose: () => void;
  onFill: (values: string[]) => void;
};

export function FillDialog({ action, isOpen, onClose, onFill }: Props) {
  const { t, text } = useTranslations(catalogueTranslations);
  const form = useCheckedForm({ typed: "" });
  const values = splitWords(form.watch("typed"));
  const fill = () =>
    form.submit(() => {
      onClose();
      form.reset();
      onFill(values);
    });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`bulk.${action}`)}
      closeLabel={text.t("close")}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="ink" disabled={values.length === 0} onClick={() => void fill()}>
            {t("save")}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-15 text-ink-2">{t("fillOnlyEmpty")}</p>
      <Field label={t(FIELDS[action])} hint={t("commaSeparated")}>
        <TextInput {...form.register("typed")} />
      </Field>
    </Dialog>
  );
}

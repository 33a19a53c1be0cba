// Says what would go, and asks. Emptying a table also asks for its name: a click alone is too easy.
import { useTranslations } from "../../lib/languages/translations.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { ConsequencesText } from "./consequences-text.tsx";
import { useDeletion, type DeletionProps } from "./use-deletion.ts";
import { databaseTranslations } from "./translations.ts";

export function DeleteDialog(props: DeletionProps) {
  const { table, wish } = props;
  const { t, text } = useTranslations(databaseTranslations);
  const deletion = useDeletion(props);
  const { isAll, id, isReady } = deletion;
  const { failure, isSubmitting } = deletion.form;
  return (
    <Dialog
      isOpen={wish !== null}
      onClose={deletion.close}
      title={isAll ? t("deleteAllTitle", { table }) : text.t("rowDeleteConfirm")}
      closeLabel={text.t("close")}
      actions={
        <>
          <Button onClick={deletion.close}>{t("cancel")}</Button>
          <Button
            variant="danger"
            disabled={!isReady}
            isBusy={isSubmitting}
            onClick={() => void deletion.confirm()}
          >
            {isAll ? t("deleteAll") : t("delete")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isAll ? (
          <p className="font-medium">{text.t("rowsDeleteConfirm")}</p>
        ) : (
          <p className="text-15 font-medium break-words">
            <bdi dir="ltr">{`${table} / ${id ?? ""}`}</bdi>
          </p>
        )}
        <ConsequencesText consequences={deletion.consequences} isAll={isAll} />
        {isAll && !deletion.isBlocked && <NameField table={table} deletion={deletion} />}
        {failure && <Banner>{failure}</Banner>}
      </div>
    </Dialog>
  );
}

type NameProps = { table: string; deletion: ReturnType<typeof useDeletion> };

function NameField({ table, deletion }: NameProps) {
  const { t } = useTranslations(databaseTranslations);
  return (
    <Form onSubmit={deletion.confirm}>
      <Field label={t("typeName", { table })}>
        <TextInput
          {...deletion.form.register("typed")}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
    </Form>
  );
}

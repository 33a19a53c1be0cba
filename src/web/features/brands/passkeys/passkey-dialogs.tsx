// Adding and removing a passkey: both are asked for with the password.
import type { ReactNode } from "react";
import { PASSKEY_NAME_MAX, type Passkey } from "../../../../contract/passkeys.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormField, PasswordField } from "../form-field.tsx";
import type { ShowNotice } from "../../../ui/banner.tsx";
import { useNameOf } from "./name-of.ts";
import { passkeyTranslations } from "./translations.ts";
import { useAddPasskey, useRemovePasskey } from "./use-passkeys.ts";

type Props = { brandId: string; tell: ShowNotice; done: () => void };

export function AddPasskeyDialog({ brandId, ...ends }: Props) {
  const { t, text } = useTranslations(passkeyTranslations);
  const { form, onSubmit } = useAddPasskey(brandId, ends);
  return (
    <PasswordDialog
      title={t("add")}
      body={t("addBody")}
      form={form}
      onSubmit={onSubmit}
      onClose={ends.done}
      action={
        <Button type="submit" variant="ink" isBusy={form.isSubmitting}>
          {t(form.isSubmitting ? "adding" : "add")}
        </Button>
      }
    >
      <FormField
        label={t("name")}
        optionalLabel={text.t("optional")}
        hint={t("nameHint")}
        {...form.field("name")}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
      />
    </PasswordDialog>
  );
}

export function RemovePasskeyDialog({ brandId, passkey, ...ends }: Props & { passkey: Passkey }) {
  const { t } = useTranslations(passkeyTranslations);
  const { form, onSubmit } = useRemovePasskey(brandId, passkey, ends);
  return (
    <PasswordDialog
      title={t("removeQuestion", { name: useNameOf(passkey) })}
      body={t("removeBody")}
      form={form}
      onSubmit={onSubmit}
      onClose={ends.done}
      action={
        <Button type="submit" variant="danger" isBusy={form.isSubmitting}>
          {t(form.isSubmitting ? "removing" : "remove")}
        </Button>
      }
    />
  );
}

type DialogProps = {
  title: string;
  body: string;
  form: ReturnType<typeof useAddPasskey>["form"];
  onSubmit: () => Promise<void>;
  onClose: () => void;
  action: ReactNode;
  children?: ReactNode;
};

function PasswordDialog({ title, body, form, onSubmit, onClose, action, children }: DialogProps) {
  const { t, text } = useTranslations(passkeyTranslations);
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={text.t("close")}>
      <p className="mb-4 text-ink-2">{body}</p>
      <Form
        focusRequests={form.focusRequests}
        onSubmit={onSubmit}
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
      >
        {children}
        <PasswordField
          label={t("currentPassword")}
          {...form.field("current_password")}
          autoComplete="current-password"
          aria-required
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t("cancel")}</Button>
          {action}
        </div>
      </Form>
    </Dialog>
  );
}

// Changes the password of a brand that is signed in.
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { PasswordField } from "./form-field.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";
import { profileTranslations } from "./profile-translations.ts";
import type { usePasswordChange } from "./use-password-change.ts";

export function PasswordForm({ form, onSubmit }: ReturnType<typeof usePasswordChange>) {
  const { t } = useTranslations(profileTranslations);
  const { field } = form;
  const { isSubmitting } = form;
  return (
    <Form
      focusRequests={form.focusRequests}
      onSubmit={onSubmit}
      className="grid max-w-[30rem] gap-2"
    >
      <PasswordField
        label={t("currentPassword")}
        {...field("current_password")}
        autoComplete="current-password"
        aria-required
      />
      <PasswordField
        label={t("newPassword")}
        {...field("new_password")}
        autoComplete="new-password"
        hint={<PasswordChecklist password={form.watch("new_password")} />}
        aria-required
      />
      <PasswordField
        label={t("confirmPassword")}
        {...field("confirm_password")}
        autoComplete="new-password"
        aria-required
      />
      <p className="text-15 text-ink-2">{t("securityHint")}</p>
      <div className="mt-3">
        <Button
          type="submit"
          variant="ink"
          size="lg"
          isBusy={isSubmitting}
          className="min-w-48 max-sm:w-full"
        >
          {t(isSubmitting ? "changing" : "change")}
        </Button>
      </div>
    </Form>
  );
}

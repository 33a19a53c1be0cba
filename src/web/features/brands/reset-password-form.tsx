// Sets a new password with the link of a letter.
import { resetPassword } from "../../../contract/brands.ts";
import { call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { Form } from "../../ui/form.tsx";
import { failureText } from "./failure-text.ts";
import { FormActions } from "./form-actions.tsx";
import { PasswordField } from "./form-field.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";
import type { LoginState } from "./screen-state.ts";
import { TextLink } from "./text-link.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { resetPasswordRules, type NewPassword } from "./validation.ts";
import { brandTranslations } from "./translations.ts";

type Props = { token: string; onDone: (message: string) => void };

function useResetPassword({ token, onDone }: Props) {
  const { text } = useTranslations(brandTranslations);
  const form = useCheckedForm<NewPassword>(
    { new_password: "", confirm_password: "" },
    resetPasswordRules,
  );
  const onSubmit = () =>
    form.submit(async ({ new_password }) => {
      try {
        const { message } = await call(resetPassword, { body: { token, new_password } });
        onDone(message);
      } catch (error) {
        if (!form.refuse(error)) form.fail(failureText(text, error, "resetFailed"));
      }
    });
  return { form, onSubmit };
}

export function ResetPasswordForm(props: Props) {
  const { t } = useTranslations(brandTranslations);
  const { form, onSubmit } = useResetPassword(props);
  const { isSubmitting, failure } = form;
  const state: LoginState = { mode: "reset" };
  return (
    <Form focusRequests={form.focusRequests} onSubmit={onSubmit}>
      {failure && <Banner className="mb-6">{failure}</Banner>}
      <div className="grid gap-2">
        <PasswordField
          label={t("newPassword")}
          {...form.field("new_password")}
          autoComplete="new-password"
          hint={<PasswordChecklist password={form.watch("new_password")} />}
          aria-required
        />
        <PasswordField
          label={t("confirmPassword")}
          {...form.field("confirm_password")}
          autoComplete="new-password"
          aria-required
        />
      </div>
      <FormActions
        aside={
          <TextLink to={paths.login} state={state}>
            {t("requestNewLink")}
          </TextLink>
        }
        isBusy={isSubmitting}
      >
        {t(isSubmitting ? "resetting" : "resetButton")}
      </FormActions>
    </Form>
  );
}

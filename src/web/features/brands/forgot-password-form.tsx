// Asks for a letter with a link to a new password.
import { useState } from "react";
import { useLocation } from "react-router";
import { forgotPassword } from "../../../contract/brands.ts";
import { ApiError, call, NETWORK } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { Banner, type Notice } from "../../ui/banner.tsx";
import { Form } from "../../ui/form.tsx";
import { failureText } from "./failure-text.ts";
import { FormActions } from "./form-actions.tsx";
import { FormField } from "./form-field.tsx";
import { readReturnTo, type LoginState } from "./screen-state.ts";
import { TextLink } from "./text-link.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { emailOnlyRules, type EmailOnly } from "./validation.ts";
import { brandTranslations } from "./translations.ts";

function useForgotPassword() {
  const { text } = useTranslations(brandTranslations);
  const [told, setTold] = useState<Notice | null>(null);
  const form = useCheckedForm<EmailOnly>({ email: "" }, emailOnlyRules);
  const onSubmit = () =>
    form.submit(async ({ email }) => {
      setTold(null);
      try {
        const { message } = await call(forgotPassword, { body: { email: email.trim() } });
        setTold({ tone: "success", message });
      } catch (error) {
        const isSilence = error instanceof ApiError && error.code === NETWORK;
        const message = isSilence
          ? text.t("resetEmailNetwork")
          : failureText(text, error, "resetEmailFailed");
        setTold({ tone: "error", message });
      }
    });
  return { form, told, onSubmit };
}

export function ForgotPasswordForm() {
  const { t } = useTranslations(brandTranslations);
  const { form, told, onSubmit } = useForgotPassword();
  const { isSubmitting } = form;
  const state: LoginState = { returnTo: readReturnTo(useLocation().state) };
  return (
    <Form focusRequests={form.focusRequests} onSubmit={onSubmit}>
      {told && (
        <Banner tone={told.tone} className="mb-6">
          {told.message}
        </Banner>
      )}
      <FormField
        label={t("email")}
        {...form.field("email")}
        type="email"
        autoComplete="email"
        maxLength={254}
        aria-required
      />
      <FormActions
        aside={
          <TextLink to={paths.login} state={state}>
            {t("backToLogin")}
          </TextLink>
        }
        isBusy={isSubmitting}
      >
        {t(isSubmitting ? "sending" : "sendResetLink")}
      </FormActions>
    </Form>
  );
}

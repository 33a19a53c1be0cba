// Signs a brand in; says what to do when its address is not verified yet.
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { login } from "../../../contract/brands.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { startSession } from "../../lib/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Form } from "../../ui/form.tsx";
import { failureText } from "./failure-text.ts";
import { FormActions } from "./form-actions.tsx";
import { FormField, PasswordField } from "./form-field.tsx";
import { canUsePasskeys } from "./passkeys/can-use-passkeys.ts";
import { ResendVerification } from "./resend-button.tsx";
import { readReturnTo, type LoginState } from "./screen-state.ts";
import { TextLink } from "./text-link.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { loginRules, type Login } from "./validation.ts";
import { brandTranslations } from "./translations.ts";

const PasskeyLogin = lazy(async () => ({
  default: (await import("./passkeys/passkey-login.tsx")).PasskeyLogin,
}));

/** The code of a right password on an account whose address was never confirmed. */
const UNVERIFIED = "email_unverified";

type Refusal = { message: string; unverified: string | null };

function useLogin() {
  const { text } = useTranslations(brandTranslations);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useCheckedForm<Login>({ username_or_email: "", password: "" }, loginRules);

  const onSubmit = () =>
    form.submit(async (values) => {
      setRefusal(null);
      try {
        startSession(await call(login, { body: values }));
      } catch (error) {
        const isUnverified = error instanceof ApiError && error.code === UNVERIFIED;
        setRefusal({
          message: failureText(text, error, "loginFailed"),
          unverified: isUnverified ? values.username_or_email : null,
        });
        if (!isUnverified) form.setFocus("password");
      }
    });
  return { form, refusal, onSubmit };
}

/** Signing in only stores the session; the screen then sees it and goes on. */
export function LoginForm() {
  const { t } = useTranslations(brandTranslations);
  const { form, refusal, onSubmit } = useLogin();
  const { isSubmitting } = form;
  return (
    <Form focusRequests={form.focusRequests} onSubmit={onSubmit}>
      {refusal && (
        <div className="mb-6 grid gap-3">
          <Banner>{refusal.message}</Banner>
          {refusal.unverified !== null && <ResendVerification who={refusal.unverified} />}
        </div>
      )}
      <div className="grid gap-2">
        <FormField
          label={t("usernameOrEmail")}
          {...form.field("username_or_email")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          aria-required
        />
        <PasswordField
          label={t("password")}
          {...form.field("password")}
          autoComplete="current-password"
          aria-required
        />
      </div>
      <FormActions aside={<ForgotLink />} isBusy={isSubmitting}>
        {t(isSubmitting ? "loggingIn" : "login")}
      </FormActions>
      {canUsePasskeys() && (
        <Suspense>
          <PasskeyLogin />
        </Suspense>
      )}
      <p className="mt-8 border-t border-line pt-4 text-15">
        {t("newHere")} <TextLink to={paths.register}>{t("registerHere")}</TextLink>
      </p>
    </Form>
  );
}

function ForgotLink() {
  const { t } = useTranslations(brandTranslations);
  const state: LoginState = { mode: "reset", returnTo: readReturnTo(useLocation().state) };
  return (
    <TextLink to={paths.login} state={state}>
      {t("forgotPassword")}
    </TextLink>
  );
}

// Where the link of a letter leads that was asked for with a forgotten password.
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { useTitle } from "../../lib/use-title.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { AccountLayout } from "./account-layout.tsx";
import { NoticeScreen } from "./notice-screen.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";
import type { LoginState } from "./screen-state.ts";
import { useLinkToken } from "./use-link-token.ts";
import { useRedirect } from "./use-redirect.ts";
import { brandTranslations } from "./translations.ts";

export function ResetPasswordScreen() {
  const { t, text } = useTranslations(brandTranslations);
  const token = useLinkToken();
  const [done, setDone] = useState<string | null>(null);
  const title = text.t("screen.resetPassword");
  useTitle(title);

  if (done !== null) return <PasswordReset message={done} />;
  if (token === undefined) return <TokenMissing />;
  return (
    <AccountLayout title={title} lede={t("resetLede")}>
      <ResetPasswordForm token={token} onDone={setDone} />
    </AccountLayout>
  );
}

function PasswordReset({ message }: { message: string }) {
  const { t } = useTranslations(brandTranslations);
  useRedirect(paths.login);
  return (
    <NoticeScreen title={t("resetDoneTitle")}>
      <p className="text-ink-2">
        {message} {t("toLoginSoon")}
      </p>
      <Link to={paths.login} replace className={buttonStyle({ variant: "ink" })}>
        {t("continue")}
      </Link>
    </NoticeScreen>
  );
}

function TokenMissing() {
  const { t, text } = useTranslations(brandTranslations);
  const state: LoginState = { mode: "reset" };
  return (
    <NoticeScreen title={text.t("invalidResetToken")}>
      <p role="alert" className="text-ink-2">
        {text.t("invalidResetLink")}
      </p>
      <Link to={paths.login} state={state} className={buttonStyle({ variant: "ink" })}>
        {t("requestNewLink")}
      </Link>
    </NoticeScreen>
  );
}

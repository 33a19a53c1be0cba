// Login, or asking for a new password. The mode is an entry in the history, so that Back works.
import { Navigate, useLocation } from "react-router";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { isTokenUsable, useSession } from "../../lib/session.ts";
import { useTitle } from "../../lib/use-title.ts";
import { AccountLayout } from "./account-layout.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { isResetMode, readReturnTo } from "./screen-state.ts";
import { brandTranslations } from "./translations.ts";

export function LoginScreen() {
  const { t, text } = useTranslations(brandTranslations);
  const { state } = useLocation();
  const session = useSession();
  const isReset = isResetMode(state);
  const title = isReset ? t("forgotTitle") : text.t("screen.login");
  useTitle(title);

  const signedIn = session && isTokenUsable(session.token) ? session.brandId : null;
  if (signedIn && !isReset) {
    return <Navigate to={readReturnTo(state) ?? paths.management(signedIn)} replace />;
  }
  return (
    <AccountLayout title={title} lede={t(isReset ? "forgotLede" : "loginLede")}>
      {isReset ? <ForgotPasswordForm /> : <LoginForm />}
    </AccountLayout>
  );
}

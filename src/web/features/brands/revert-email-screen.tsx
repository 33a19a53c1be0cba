// The former owner of an address takes the account back, then chooses a new password.
import { Link } from "react-router";
import { revertEmail } from "../../../contract/brands.ts";
import { call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths, SUPPORT_EMAIL } from "../../lib/paths.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Banner } from "../../ui/banner.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { NoticeScreen } from "./notice-screen.tsx";
import type { LoginState } from "./screen-state.ts";
import { useLink } from "./use-link.ts";
import { useLinkToken } from "./use-link-token.ts";
import { brandTranslations } from "./translations.ts";

const revert = (token: string) => call(revertEmail, { query: { token } });

export function RevertEmailScreen() {
  const { t, text } = useTranslations(brandTranslations);
  const token = useLinkToken();
  const { data, error } = useLink("revert-email", token, revert);
  useTitle(t("revertTitle"));

  if (data) {
    return (
      <NoticeScreen title={t("revertedTitle")}>
        <p className="text-ink-2">{data.message}</p>
        <ResetLink />
      </NoticeScreen>
    );
  }
  if (token !== undefined && error === null) {
    return <NoticeScreen title={t("reverting")} isWorking />;
  }
  const message = token === undefined ? text.t("invalidRevertLink") : text.errorText(error);
  return (
    <NoticeScreen title={t("revertFailedTitle")}>
      <Banner className="w-full text-start">{message}</Banner>
      <p className="max-w-[44ch] text-15 text-ink-2 text-pretty">
        {t("revertFailedBody", { email: SUPPORT_EMAIL })}
      </p>
      <ResetLink />
    </NoticeScreen>
  );
}

function ResetLink() {
  const { t } = useTranslations(brandTranslations);
  const state: LoginState = { mode: "reset" };
  return (
    <Link to={paths.login} state={state} className={buttonStyle({ variant: "ink" })}>
      {t("resetPassword")}
    </Link>
  );
}

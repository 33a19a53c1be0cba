// After registering: a letter is on its way.
import { Link, useLocation } from "react-router";
import { VERIFICATION_LINK_HOURS } from "../../../contract/limits.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Banner } from "../../ui/banner.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { NoticeScreen } from "./notice-screen.tsx";
import { ResendVerification } from "./resend-button.tsx";
import { readEmail } from "./screen-state.ts";
import { brandTranslations } from "./translations.ts";

export function RegistrationSuccessScreen() {
  const { t, text } = useTranslations(brandTranslations);
  const email = readEmail(useLocation().state);
  useTitle(text.t("screen.registrationSuccess"));
  if (email === undefined) return <EmailMissing />;
  return (
    <NoticeScreen title={t("successTitle")}>
      <p className="max-w-[44ch] text-ink-2 text-pretty">
        {t("successBody", { email, hours: VERIFICATION_LINK_HOURS })}
      </p>
      <p className="max-w-[44ch] text-15 text-ink-2 text-pretty">{t("successSpam")}</p>
      <div className="mt-3 grid w-full justify-items-center gap-3">
        <ResendVerification who={email} />
        <Link to={paths.login} className={buttonStyle({ variant: "bare" })}>
          {t("toLogin")}
        </Link>
      </div>
    </NoticeScreen>
  );
}

function EmailMissing() {
  const { t, text } = useTranslations(brandTranslations);
  return (
    <NoticeScreen title={text.t("screen.registrationSuccess")}>
      <Banner className="w-full text-start">{text.t("registrationEmailMissing")}</Banner>
      <Link to={paths.register} className={buttonStyle({ variant: "ink" })}>
        {t("registerAgain")}
      </Link>
    </NoticeScreen>
  );
}

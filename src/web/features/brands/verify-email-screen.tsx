// Where the link of the first letter leads.
import { useEffect } from "react";
import { Link } from "react-router";
import { verifyEmail } from "../../../contract/brands.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { ApiError, call, NETWORK } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { paths } from "../../lib/paths.ts";
import { startSession } from "../../lib/session.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { NoticeScreen } from "./notice-screen.tsx";
import { ResendForm } from "./resend-form.tsx";
import { useLink } from "./use-link.ts";
import { useLinkToken } from "./use-link-token.ts";
import { useRedirect } from "./use-redirect.ts";
import { brandTranslations } from "./translations.ts";

const verify = (token: string) => call(verifyEmail, { query: { token } });

export function VerifyEmailScreen() {
  const { t, text } = useTranslations(brandTranslations);
  const token = useLinkToken();
  const { data, error, refetch } = useLink("verify-email", token, verify);
  useTitle(text.t("screen.verifyEmail"));

  if (token === undefined) return <NotVerified message={text.t("invalidVerificationLink")} />;
  if (data) return <Verified answer={data} />;
  if (error === null) return <NoticeScreen title={t("verifying")} isWorking />;
  // Without an answer the link may still be good, so it can be tried again as it is.
  const isSilence = error instanceof ApiError && error.code === NETWORK;
  return (
    <NotVerified
      message={text.errorText(error, "verificationFailed")}
      onRetry={isSilence ? () => void refetch() : undefined}
    />
  );
}

function Verified({ answer }: { answer: ResponseOf<typeof verifyEmail> }) {
  const { t } = useTranslations(brandTranslations);
  const { access_token, brand_id, brand_name } = answer;
  const isSignedIn = access_token !== undefined && brand_id !== undefined;
  const next = isSignedIn ? paths.management(brand_id) : paths.login;
  useRedirect(next);
  useEffect(() => {
    if (!isSignedIn) return;
    startSession({ access_token, brand_id, brand_name: brand_name ?? "" });
  }, [isSignedIn, access_token, brand_id, brand_name]);

  return (
    <NoticeScreen title={answer.message}>
      <p className="text-ink-2">
        {isSignedIn ? `${t("toProductsSoon")} ${t("scanNext")}` : t("toLoginSoon")}
      </p>
      <Link to={next} replace className={buttonStyle({ variant: "ink" })}>
        {t("continue")}
      </Link>
    </NoticeScreen>
  );
}

function NotVerified({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const { t, text } = useTranslations(brandTranslations);
  return (
    <NoticeScreen title={t("verifyFailedTitle")}>
      <Banner
        className="w-full text-start"
        action={
          onRetry && (
            <Button size="sm" onClick={onRetry}>
              {text.t("retry")}
            </Button>
          )
        }
      >
        {message}
      </Banner>
      <ResendForm />
    </NoticeScreen>
  );
}

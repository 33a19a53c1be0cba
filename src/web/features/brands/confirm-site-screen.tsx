// Whoever runs a website says that a brand on Ribby is theirs. It is pressed, not done on arrival: mail
// programs open links before people do.
import { useState } from "react";
import { confirmSite } from "../../../contract/site-proof.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { NoticeScreen } from "./notice-screen.tsx";
import { siteProofTranslations } from "./site-proof-translations.ts";
import { useLinkToken } from "./use-link-token.ts";

export function ConfirmSiteScreen() {
  const { t, text } = useTranslations(siteProofTranslations);
  const token = useLinkToken();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  useTitle(t("confirmTitle"));

  async function confirm(known: string) {
    setBusy(true);
    setFailed(null);
    try {
      setDone((await call(confirmSite, { query: { token: known } })).message);
    } catch (error) {
      setFailed(text.errorText(error));
      // Used or expired: pressing again would change nothing.
      setOver(error instanceof ApiError && error.status === 400);
    } finally {
      setBusy(false);
    }
  }

  if (done) return <NoticeScreen title={done} />;
  const problem = token === undefined ? text.t("invalidVerificationLink") : failed;
  return (
    <NoticeScreen title={t("confirmTitle")}>
      {problem && <Banner className="w-full text-start">{problem}</Banner>}
      {!isOver && <p className="max-w-[44ch] text-ink-2 text-pretty">{t("confirmBody")}</p>}
      {token !== undefined && !isOver && (
        <Button variant="ink" isBusy={isBusy} onClick={() => void confirm(token)}>
          {t("confirm")}
        </Button>
      )}
    </NoticeScreen>
  );
}

// The second way in, below the login form. Drawn only where the browser can (login-form.tsx asks).
import { useState } from "react";
import { passkeyChallenge, passkeyLogin } from "../../../../contract/passkeys.ts";
import { call } from "../../../lib/api.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { startSession } from "../../../lib/session.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { failureText } from "../failure-text.ts";
import { isCalledOff, signWithPasskey } from "./device.ts";
import { passkeyTranslations } from "./translations.ts";

export function PasskeyLogin() {
  const { t, text } = useTranslations(passkeyTranslations);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function signIn() {
    setBusy(true);
    setRefusal(null);
    try {
      const signed = await signWithPasskey(await call(passkeyChallenge, {}));
      startSession(await call(passkeyLogin, { body: signed }));
    } catch (error) {
      setRefusal(isCalledOff(error) ? t("notUsed") : failureText(text, error, "loginFailed"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-4 grid gap-3">
      <Button size="lg" isBusy={isBusy} onClick={() => void signIn()}>
        {t(isBusy ? "signingIn" : "signIn")}
      </Button>
      {refusal && <Banner>{refusal}</Banner>}
    </div>
  );
}

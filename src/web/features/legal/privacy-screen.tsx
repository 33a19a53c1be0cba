// The privacy policy.
import { useTranslations } from "../../lib/languages/translations.ts";
import { LegalPage } from "./legal-page.tsx";
import { OutsideServices } from "./outside-services.tsx";
import { OwnData } from "./own-data.tsx";
import { LegalText } from "./legal-text.tsx";
import { PRIVACY } from "./privacy.ts";
import { IN_FORCE_SINCE, legalTranslations } from "./translations.ts";

export function PrivacyScreen() {
  const { t, text } = useTranslations(legalTranslations);
  return (
    <LegalPage
      title={text.t("screen.privacy")}
      updated={t("updated", { date: text.formats.date(IN_FORCE_SINCE) })}
    >
      <LegalText sections={PRIVACY} heading="h2" />
      <OutsideServices />
      <OwnData />
    </LegalPage>
  );
}

// The terms.
import { useTranslations } from "../../lib/languages/translations.ts";
import { LegalPage } from "./legal-page.tsx";
import { TermsText } from "./terms-text.tsx";
import { IN_FORCE_SINCE, legalTranslations } from "./translations.ts";

export function TermsScreen() {
  const { t, text } = useTranslations(legalTranslations);
  return (
    <LegalPage
      title={text.t("screen.terms")}
      updated={t("updated", { date: text.formats.date(IN_FORCE_SINCE) })}
    >
      <TermsText heading="h2" />
    </LegalPage>
  );
}

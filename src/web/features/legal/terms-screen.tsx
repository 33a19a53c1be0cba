import { useWords } from "../../lib/languages/words.ts";
import { LegalPage } from "./legal-page.tsx";
import { TermsText } from "./terms-text.tsx";
import { IN_FORCE_SINCE, legalWords } from "./words.ts";

export function TermsScreen() {
  const { t, text } = useWords(legalWords);
  return (
    <LegalPage
      title={text.t("screen.terms")}
      updated={t("updated", { date: text.formats.date(IN_FORCE_SINCE) })}
    >
      <TermsText heading="h2" />
    </LegalPage>
  );
}

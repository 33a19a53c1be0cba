// The nine sections: on their own page under its title, in a dialog under the dialog's.
import { LegalText } from "./legal-text.tsx";
import { TERMS } from "./terms.ts";

export function TermsText({ heading = "h3" }: { heading?: "h2" | "h3" }) {
  return <LegalText sections={TERMS} heading={heading} />;
}

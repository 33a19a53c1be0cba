import type { Language } from "../../contract/languages.ts";
import { switchLanguage, useText } from "../lib/languages/language.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast-store.ts";

/** Each language is named in itself, for those who read only that one. */
const NAMES: Record<Language, string> = { en: "English", ar: "العربية" };

export function LanguageSwitch() {
  const { language, t } = useText();
  const other: Language = language === "en" ? "ar" : "en";

  function change() {
    switchLanguage(other).catch(() => showToast({ message: t("networkError") }));
  }

  return (
    <Button variant="bare" lang={other} onClick={change} className="px-3">
      {NAMES[other]}
    </Button>
  );
}

// English or Arabic, chosen in the bar.
import type { Language } from "../../contract/languages.ts";
import { switchLanguage, useText } from "../lib/languages/language-store.ts";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
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
    // The device's own Arabic: an English page would load a whole alphabet for this one word.
    <Button
      variant="bare"
      lang={other}
      onClick={change}
      className={cx("px-3", other === "ar" && "font-[system-ui]")}
    >
      {NAMES[other]}
    </Button>
  );
}

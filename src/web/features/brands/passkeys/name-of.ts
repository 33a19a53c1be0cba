// What a passkey is called on the screen.
import type { Passkey } from "../../../../contract/passkeys.ts";
import { useTranslations } from "../../../lib/languages/translations.ts";
import { passkeyTranslations } from "./translations.ts";

/** As the brand calls it, else where it was added. */
export function useNameOf({ name, browser, system }: Passkey): string {
  const { t } = useTranslations(passkeyTranslations);
  if (name) return name;
  return browser && system
    ? t("device", { browser, system })
    : (browser ?? system ?? t("unknownDevice"));
}

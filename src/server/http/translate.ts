// Messages of the contract in the language of the caller.
import { arabicMessages } from "../../contract/messages.ar.ts";
import { fillMessage, messages, type MessageKey } from "../../contract/messages.ts";
import type { Language } from "../../contract/languages.ts";

export function translate(
  language: Language,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string {
  return fillMessage((language === "ar" ? arabicMessages : messages)[key], values);
}

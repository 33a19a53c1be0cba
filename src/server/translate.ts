// Messages of the contract in the language of the caller.
import { arabicMessages } from "../contract/messages.ar.ts";
import { fillMessage, messages, type MessageForms } from "../contract/messages.ts";
import type { Language } from "../contract/languages.ts";
import { arabicServerMessages } from "../contract/server-messages.ar.ts";
import {
  isServerMessageKey,
  serverMessages,
  type SentenceKey,
} from "../contract/server-messages.ts";

type Values = Record<string, string | number>;

export function translate(language: Language, key: SentenceKey, values: Values = {}): string {
  if (language === "en") {
    return fillMessage(isServerMessageKey(key) ? serverMessages[key] : messages[key], values);
  }
  const filled = Object.entries(values).map(([name, value]) => [name, inArabic(value)]);
  const entry = isServerMessageKey(key) ? arabicServerMessages[key] : arabicMessages[key];
  return fillMessage(formOf(entry, values), Object.fromEntries(filled));
}

const rule = new Intl.PluralRules("ar-EG");
const digits = new Intl.NumberFormat("ar-EG");

function formOf(entry: string | MessageForms, values: Values): string {
  if (typeof entry === "string") return entry;
  return entry[rule.select(Number(values[entry.of] ?? 0))] ?? entry.other;
}

/** Arabic digits; Latin names isolated, which would otherwise drag the stops to their side. */
function inArabic(value: string | number): string {
  if (typeof value === "number") return digits.format(value);
  if (!/^\d+(?:, \d+)*$/.test(value)) return `\u2068${value}\u2069`;
  return value
    .split(", ")
    .map((one) => digits.format(Number(one)))
    .join("، ");
}

// What an event type or a source is called; a word of a later version stays as it is.
import { EVENT_SOURCES, EVENT_TYPES } from "../../../contract/events.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { analyticsTranslations } from "./translations.ts";

type Known = (typeof EVENT_TYPES)[number] | (typeof EVENT_SOURCES)[number];

const KNOWN: ReadonlySet<string> = new Set([...EVENT_TYPES, ...EVENT_SOURCES]);
const isKnown = (word: string): word is Known => KNOWN.has(word);

export function useLabels(): (word: string) => string {
  const { t } = useTranslations(analyticsTranslations);
  return (word) => (isKnown(word) ? t(word) : word);
}

// What a crawl tells, as it is stored: sentences by their name, so that each listener hears them in
// their own language.
import type { CrawlEvent, CrawlTotals } from "../../../contract/crawl.ts";
import type { Language } from "../../../contract/languages.ts";
import type { SentenceKey } from "../../../contract/server-messages.ts";
import { translate } from "../../translate.ts";
import type { Problem } from "../../problems.ts";

export type StoredSentence = { say: SentenceKey; with?: Record<string, string | number> };

type Untranslated<Event> = Event extends { event: "error" | "followup_extraction_error" }
  ? Omit<Event, "job" | "seq" | "error"> & { error: StoredSentence }
  : Event extends { event: "done" }
    ? { event: "done" } & StoredTotals
    : Omit<Event, "job" | "seq">;

export type StoredTotals = Omit<CrawlTotals, "notice" | "failures"> & {
  notice?: StoredSentence;
  failures?: { url: string; reason: StoredSentence }[];
};

export type StoredEvent = CrawlEvent extends infer Event
  ? Event extends unknown
    ? Untranslated<Event>
    : never
  : never;

export const sentenceOf = ({ sentence, values }: Problem): StoredSentence => ({
  say: sentence,
  with: values,
});

export const errorEvent = (sentence: StoredSentence): StoredEvent => ({
  event: "error",
  error: sentence,
});

export function translateEvent(
  told: StoredEvent,
  job: string,
  seq: number,
  language: Language,
): CrawlEvent {
  if (told.event === "error" || told.event === "followup_extraction_error") {
    return { ...told, job, seq, error: inWords(told.error, language) };
  }
  if (told.event === "done") {
    const { event, ...totals } = told;
    return { event, job, seq, ...translateTotals(totals, language) };
  }
  return { ...told, job, seq };
}

export function translateTotals(totals: StoredTotals, language: Language): CrawlTotals {
  const { notice, failures, ...numbers } = totals;
  return {
    ...numbers,
    ...(notice && { notice: inWords(notice, language) }),
    ...(failures && {
      failures: failures.map(({ url, reason }) => ({ url, reason: inWords(reason, language) })),
    }),
  };
}

const inWords = (sentence: StoredSentence, language: Language): string =>
  translate(language, sentence.say, sentence.with);

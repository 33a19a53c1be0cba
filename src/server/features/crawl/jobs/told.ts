// What a crawl tells, as it is stored: sentences by their name, so that each listener hears them in
// their own language.
import type { CrawlEvent, CrawlTotals } from "../../../../contract/crawl.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { SentenceKey } from "../../../../contract/server-messages.ts";
import { translate } from "../../../translate.ts";
import type { Problem } from "../../../problems.ts";

export type Sentence = { say: SentenceKey; with?: Record<string, string | number> };

type Unspoken<Event> = Event extends { event: "error" | "followup_extraction_error" }
  ? Omit<Event, "job" | "seq" | "error"> & { error: Sentence }
  : Event extends { event: "done" }
    ? { event: "done" } & UnspokenTotals
    : Omit<Event, "job" | "seq">;

export type UnspokenTotals = Omit<CrawlTotals, "notice" | "failures"> & {
  notice?: Sentence;
  failures?: { url: string; reason: Sentence }[];
};

export type Told = CrawlEvent extends infer Event
  ? Event extends unknown
    ? Unspoken<Event>
    : never
  : never;

export const sentenceOf = ({ sentence, values }: Problem): Sentence => ({
  say: sentence,
  with: values,
});

export const errorTold = (sentence: Sentence): Told => ({ event: "error", error: sentence });

export function spoken(told: Told, job: string, seq: number, language: Language): CrawlEvent {
  if (told.event === "error" || told.event === "followup_extraction_error") {
    return { ...told, job, seq, error: inWords(told.error, language) };
  }
  if (told.event === "done") {
    const { event, ...totals } = told;
    return { event, job, seq, ...spokenTotals(totals, language) };
  }
  return { ...told, job, seq };
}

export function spokenTotals(totals: UnspokenTotals, language: Language): CrawlTotals {
  const { notice, failures, ...numbers } = totals;
  return {
    ...numbers,
    ...(notice && { notice: inWords(notice, language) }),
    ...(failures && {
      failures: failures.map(({ url, reason }) => ({ url, reason: inWords(reason, language) })),
    }),
  };
}

const inWords = (sentence: Sentence, language: Language): string =>
  translate(language, sentence.say, sentence.with);

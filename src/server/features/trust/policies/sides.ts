/** The two sides of a change of mind, exchange and return, and how a sentence names them. */
import type { Mark } from "./concepts.ts";
import type { Kind } from "./fact.ts";
import { has, type Sentence } from "./sentences.ts";

export type Side = "exchange" | "return";
export const kindOf = (side: Side, what: "days" | "cost") => `${side}_${what}` as Kind;

/** What the sentences before have spoken of, so that “you pay the courier” finds its noun. */
export type Thread = { sides: Side[]; days: number | null; section: string; block: number };
export const newThread = (): Thread => ({ sides: [], days: null, section: "", block: -1 });

/** Exchange, return or both, as the sentence itself says; a credit is what one gets for a return. */
export function sidesIn(part: { marks: Mark[] }): Side[] {
  const sides: Side[] = [];
  if (has(part, "exchange")) sides.push("exchange");
  if (has(part, "return", "credit")) sides.push("return");
  return sides;
}

export const quoteAs = (sentence: Sentence) => ({
  quote: sentence.raw,
  page: sentence.page,
  section: sectionOf(sentence),
});

/** Page, headings and script: the same words in the other language are a text of their own. */
const sectionOf = ({ page, zone, under, raw }: Sentence) =>
  [
    page,
    zone,
    /[\u0621-\u064a]/u.test(raw),
    ...under.filter(({ level }) => level < 7).map(({ text }) => text),
  ].join("/");

/** Said of faulty pieces, here or by the question above. */
export const isFaulty = (sentence: Sentence) =>
  has(sentence, "fault") || (!!sentence.under[0] && has(sentence.under[0], "fault"));

/**
 * Some shops tell their terms within their story or on a page of their journal. Such a page speaks of sending, of paying
 * and of changing one's mind, each with its figures; a story beside the terms speaks of one of them at most.
 */
import { readDays, readMoney } from "./normalise.ts";
import { readPlaces } from "./places.ts";
import { has, type Sentence } from "./sentences.ts";

const STORY =
  /(?<!\p{L})(?:our story|about|who we are|journal|diary|letter|hello|حكايتنا|قصتنا|حكايه|عننا|عن(?: ال)?براند|من نحن|مين احنا)(?!\p{L})/u;
export const isStory = (heading: string): boolean => STORY.test(heading);
const STORY_PAGE = /(?:^|[/_-])(?:journal|story|our-story|about|letter)(?=$|[/_.-])/i;
export const isStoryPage = (page: string): boolean => STORY_PAGE.test(page);

/** The sentences of a page, marked where the page as a whole tells terms. */
export function markTerms(sentences: Sentence[]): Sentence[] {
  const figured = (one: Sentence) =>
    readMoney(one.text).length > 0 || readDays(one.text).length > 0;
  const topics = [
    (one: Sentence) => figured(one) && (has(one, "delivery") || readPlaces(one.text).length > 0),
    (one: Sentence) =>
      has(one, "pay", "cod") && has(one, "cash", "cod", "card", "instapay", "wallet"),
    (one: Sentence) => has(one, "exchange", "return") && figured(one),
  ];
  const isOfTerms = topics.every((speaks) => sentences.some(speaks));
  return isOfTerms ? sentences.map((one) => ({ ...one, isOfTerms })) : sentences;
}

/**
 * Whether a sentence can state what this shop now grants to somebody who buys a piece: to whom it speaks, of what, of
 * which time. Where that is doubtful the answer is no: a missing fact costs a shopper a question, an invented one money.
 */
import { dateIn } from "./dated.ts";
import { normalise } from "./normalise.ts";
import { isEarner, isForShoppers, isOthersHeading, isOthersPage, isPrivacyPage } from "./others.ts";
import { isStoryPage } from "./terms-page.ts";
import { type Context, has, type Sentence } from "./sentences.ts";
import { isGrantedByOthers, isOfAnotherTime } from "./tense.ts";

/** What a page's heading and address leave of its sentences; the inmost heading that names somebody decides. */
export function isUnderOthers(sentence: Pick<Sentence, "under" | "page" | "isOfTerms">): boolean {
  for (const { text } of sentence.under) {
    if (isForShoppers(text)) return false;
    if (isOthersHeading(text)) return true;
  }
  const isTerms =
    !!sentence.under[0] &&
    has(sentence.under[0], "delivery", "exchange", "return", "pay", "refund");
  if (sentence.isOfTerms && isStoryPage(sentence.page)) return false;
  return isOthersPage(sentence.page) && !(isTerms && isPrivacyPage(sentence.page));
}

const sectionOf = ({ under, zone }: Sentence) =>
  `${zone} ${under.map(({ text }) => text).join("/")}`;

/** Without the sections in which the reader is paid instead of paying; what they say of contact stays. */
export function withoutEarners(sentences: Sentence[]): Sentence[] {
  const theirs = new Set(
    sentences
      .filter(({ raw, under }) => under.length > 0 && isEarner(normalise(raw)))
      .map(sectionOf),
  );
  return sentences.map((one) =>
    theirs.has(sectionOf(one)) ? { ...one, text: "", marks: [] } : one,
  );
}

/** “Old notice”, «الشروط القديمة»: what stands below is over, whatever it says. */
const OF_OLD =
  /^(?:old|previous|former|past|archived?|expired|superseded)(?!\p{L})|(?<!\p{L})(?:سابق|قديم|منتهي)(?:ه|ين)?[^\p{L}]*$|(?<!\p{L})ال(?:سابق|قديم|منتهي)ه?(?!\p{L})/u;

export const bears = (sentence: Sentence): boolean =>
  !isUnderOthers(sentence) &&
  !OF_OLD.test(sentence.under[0]?.text ?? "") &&
  !sentence.under
    .slice(0, 1)
    .some(
      (heading) =>
        dateIn(heading.text) === null &&
        (isGrantedByOthers(heading.text) ||
          (isOfAnotherTime(heading.text) && !saysHerself(heading))),
    );

/** “I changed my mind. What now?”: a heading in the shopper's mouth asks, and tells of nobody else. */
const saysHerself = (heading: Context) =>
  has(heading, "mind", "fault") || /[?؟]\s*$/u.test(heading.text);

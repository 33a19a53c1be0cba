/**
 * Where a statement stands: under a heading of its topic, among other terms, in words of terms. What has neither heading nor
 * company and does not sound like a term is left out; what does not sound like one gives way where it is contradicted.
 */
import type { Found, Zoned } from "./fact.ts";
import { foldLetters } from "./normalise.ts";
import type { Sentence } from "./sentences.ts";
import { telling } from "./telling.ts";
import { topicsOf } from "./topics.ts";

/** What one sentence was found to say. */
export type Stated = { sentence: Sentence; found: Found[]; fees: Zoned[]; times: Zoned[] };

/** Of sentences that state terms hardly one in fifty lies below it, of others that were taken for terms more than half. */
const SOUNDS_STRANGE = -3;
const COMPANY = 2;
/** An address that promises terms is as good as company. */
const TERMS_PAGE =
  /polic|terms|shipp|deliver|return|refund|exchange|payment|faq|شحن|توصيل|استبدال|استرجاع|ارجاع|سياس|شروط|احكام|دفع/u;
/** Numbers and addresses are what they are, wherever they stand. */
const STANDS_ALONE = new Set<string>(["contact", "branches"]);

export function weigh(stated: Stated[]): Stated[] {
  const telltale = stated.filter(saysTerms);
  return stated.map((one) => {
    if (!saysTerms(one) || !isStrange(one.sentence)) return one;
    const others = telltale.filter(
      ({ sentence }) => sentence !== one.sentence && sentence.zone === one.sentence.zone,
    );
    const isAlone = others.length < COMPANY && !TERMS_PAGE.test(foldLetters(one.sentence.page));
    const doubted = <Of extends object>(given: Of) => ({ ...given, isDoubtful: true });
    return {
      ...one,
      found: one.found.flatMap((found) =>
        STANDS_ALONE.has(found.kind) ? [found] : isAlone ? [] : [doubted(found)],
      ),
      fees: isAlone ? [] : one.fees.map(doubted),
      times: isAlone ? [] : one.times.map(doubted),
    };
  });
}

const saysTerms = ({ found, fees, times }: Stated) =>
  fees.length + times.length > 0 || found.some(({ kind }) => !STANDS_ALONE.has(kind));

const isStrange = (sentence: Sentence) =>
  !sentence.asked && topicsOf(sentence).size === 0 && telling(sentence.raw) < SOUNDS_STRANGE;

/** What is doubtful counts only where nobody else says anything of it. */
export const unlessDoubtful = <Of extends { isDoubtful?: boolean }>(said: Of[]): Of[] =>
  said.some(({ isDoubtful }) => !isDoubtful) ? said.filter(({ isDoubtful }) => !isDoubtful) : said;

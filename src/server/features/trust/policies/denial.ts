/** Whether what a sentence names is denied in it: how far a “no” reaches, and what it does not touch. */
import { clauseAround, within } from "./clauses.ts";
import type { Concept, Mark } from "./concepts.ts";

/** Is what this mark says denied? A “no” shortly before it, at it, or right after it, in the same clause. */
export function isDenied(
  sentence: { text: string; marks: Mark[] },
  mark: Mark,
  reach = { before: 34, after: 14 },
): boolean {
  const clause = clauseAround(sentence, mark);
  return sentence.marks
    .filter(({ concept }) => concept === "not")
    .some((no) => {
      // “No cash refunds: store credit only”: the no has its own noun before the colon.
      const between = sentence.text.slice(no.end, mark.start);
      if (no.end <= mark.start && /[:–—]/u.test(between) && bindsNext(sentence.marks, no))
        return false;
      // “At no cost” is no denial of being free.
      if (mark.concept === "free" && no.start >= mark.start && no.end <= mark.end) return false;
      if (no.start < mark.end && no.end > mark.start) return true;
      if (!within(clause, no) || SUPPOSED.test(sentence.text.slice(clause.start, no.start)))
        return false;
      const isSupposed =
        no.end <= mark.start &&
        SUPPOSES.test(sentence.text.slice(clause.start, no.start)) &&
        GRANTS.test(sentence.text.slice(no.end, mark.start));
      if (isSupposed) return false;
      // “He does not leave until you have tried it on” lets her try.
      if (no.end <= mark.start && UNTIL.test(sentence.text.slice(no.end, mark.start))) return false;
      // “Neither can the coats be returned” holds to its end, «لم تُستعمل» for its own verb.
      const most = /neither|nor/u.test(no.text) ? 70 : no.text === "لم" ? 12 : reach.before;
      if (no.end <= mark.start) return mark.start - no.end <= most;
      const after = PREDICATE.test(sentence.text.slice(no.start)) ? 40 : reach.after;
      // “Exchange yes, return no.”
      // “Credit, not money”: the no is of what follows it at once.
      if (bindsNext(sentence.marks, no)) return false;
      const isLast = /^\s*(?:[.!،,;]|$)/u.test(sentence.text.slice(no.end));
      return no.start - mark.end <= after && (isLast || !FORWARD.test(no.text));
    });
}

const UNTIL =
  /(?<!\p{L})(?:(?:غير|الا) (?:لما|اما|بعد ما|وانت\p{L}?)|until|till)(?: (?:you|she|have|has|had|'ve|are))*\s*(?:\p{L}+ )?$/u;

const bindsNext = (marks: Mark[], no: Mark) =>
  marks.some(({ concept, start }) => NOUNS.has(concept) && start > no.start && start - no.end <= 1);
const NOUNS = new Set<Concept>(["refund", "cash", "credit", "card", "wallet", "free", "fee"]);

/** “If it does not fit, …”: the “not” belongs to the condition. */
const SUPPOSED =
  /(?<!\p{L})(?:و|ف)?(?:لو|اذا|if|law|in case)(?: (?!بدون|from|من غير)\p{L}+){0,2} $/u;

/** “If you feel it is not for you, you have a week to …”: what is granted stands outside the condition. */
const SUPPOSES = /(?<!\p{L})(?:و|ف)?(?:لو|اذا|if|when|law)(?!\p{L})/u;
const GRANTS =
  /(?<!\p{L})(?:و|ف)?(?:معاك|عندك|قدامك|امامك|لديك|ليك|تقدر|يمكنك|بامكانك|من حقك|you (?:have|can|may|'ve)|you'll have|just)\p{L}{0,2}(?!\p{L})/u;

/** “Returns after the courier has left are not possible.” */
const PREDICATE = /^(?:مش|غير|not) (?:متاح|ممكن|مسموح|مقبول|available|possible|accepted|allowed)/u;

/** “Without” denies what follows it, never what stood before. */
const FORWARD = /^(?:و|ف)?(?:nothing|دون|بدون|من غير|بلا|عدم|without|no|خارج)$/u;

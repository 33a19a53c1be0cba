/** Cases that a sentence on costs tells apart: our mistake, her change of mind, goods that are left out. */
import { markConcepts } from "./concepts.ts";
import { readGroups } from "./groups.ts";
import { readDays } from "./normalise.ts";
import { isDenied } from "./denial.ts";
import { clausesOf, has, marksOf, type Sentence, within } from "./sentences.ts";

/** “Free if the mistake is ours, otherwise you pay”. */
const OTHERWISE =
  /(?<!\p{L})(?:otherwise|in (?:all|any) other cases?|(?:for )?any other reason|if not|(?:و)?غير (?:كد[ها]|ذلك)|(?:و)?(?:في )?(?:ما ?عدا|خلاف|بخلاف) (?:ذلك|كد[ها])|(?:و)?لو لا|(?:و)?اي سبب (?:تاني|اخر))(?!\p{L})/u;

/** “Our mistake: we pay. If you changed your mind: you do.”: where the second case begins. */
export function turnToMind(sentence: Sentence): number | null {
  const [fault] = marksOf(sentence, "fault");
  const clauses = clausesOf(sentence.text);
  const mind = marksOf(sentence, "mind").find(
    ({ start, text }) => fault && start > fault.end && !/size|مقاس/u.test(text),
  );
  const other = fault && OTHERWISE.exec(sentence.text.slice(fault.end));
  const turn = mind ?? (other && { start: fault.end + other.index, end: fault.end });
  const clause = turn && clauses.find((one) => within(one, turn));
  return clause && fault && fault.end <= clause.start ? clause.start : null;
}

/** “You pay; if we made a mistake, we do”: what stands before the fault still counts. */
export const isLaterFault = (sentence: Sentence) => {
  const [fault] = marksOf(sentence, "fault");
  const [first] = clausesOf(sentence.text);
  return (
    !!fault &&
    !!first &&
    fault.start >= first.end &&
    !(sentence.under[0] && has(sentence.under[0], "fault"))
  );
};
export const isException = (sentence: Sentence) =>
  marksOf(sentence, "exchange", "return").some((mark) => isDenied(sentence, mark)) &&
  (has(sentence, "sale", "custom") || readGroups(sentence.text).length > 0) &&
  readDays(sentence.text).length === 0;

/** “Save in the case of defect, the customer pays”: what follows is the usual case. */
const FAULT_AHEAD =
  /^((?:[\p{L} ]{2,30}: ?)?)(?:save|except|other than|apart from|unless|excluding|باستثناء|فيما عدا|ما ?عدا|عدا|الا)(?!\p{L})[^،,;.]{0,60}[،,] ?/u;
export function withoutFaultAhead(sentence: Sentence): Sentence {
  const [ahead, label = ""] = FAULT_AHEAD.exec(sentence.text) ?? [];
  if (!ahead || !has({ marks: markConcepts(ahead) }, "fault")) return sentence;
  const text = `${label}${sentence.text.slice(ahead.length)}`;
  return { ...sentence, text, marks: markConcepts(text) };
}

/** “The customer pays unless the fault is ours”: the usual case alone. */
const UNLESS_FAULT =
  /[،,]? ?(?:unless|except (?:if|when|where)|ما ?لم|الا (?:اذا|لو|في حال\p{L}?)|غير لو)(?!\p{L})[^.;؛()،,]{0,60}/gu;
export function withoutUnlessFault(sentence: Sentence): Sentence {
  const text = sentence.text.replace(UNLESS_FAULT, (whole) =>
    has({ marks: markConcepts(whole) }, "fault") ? "" : whole,
  );
  return text === sentence.text ? sentence : { ...sentence, text, marks: markConcepts(text) };
}

/** “The first exchange is free and the second 40”: the first is the usual one. */
const LATER_TAIL =
  /(?<=(?:first|اول)(?!\p{L}).{4,60}?)(?:[،,;]| (?=و|and |then |but )) ?(?:and |then |but |و)?(?:the (?:second|next|third)|(?:any )?(?:further|later) |after (?:that|the first)|(?:ال)?(?:مره |تبديل |مشوار )?(?:ال)?(?:تاني|ثاني)\p{L}{0,2}|بعد (?:كده|كدا|ذلك))(?!\p{L})[^.]*\.?$/u;
export function withoutLater(sentence: Sentence): Sentence {
  const text = sentence.text.replace(LATER_TAIL, "");
  return text === sentence.text ? sentence : { ...sentence, text, marks: markConcepts(text) };
}

/** Where a sentence on a change of mind turns to faults: only an aside on who pays for those. */
import { burdenIn } from "./burden.ts";
import { clausesOf, has, marksOf, type Sentence, within } from "./sentences.ts";

/** “Within 14 days (you pay, unless the fault is ours)”: the fault is an aside on who pays; where it begins. */
export function ofFaultAside(sentence: Sentence): number | null {
  const [fault] = marksOf(sentence, "fault");
  const isHeading = !!sentence.under[0] && has(sentence.under[0], "fault");
  if (!fault || isHeading) return null;
  const before = sentence.text.slice(0, fault.start);
  const clause = clausesOf(sentence.text).find((one) => within(one, fault));
  const isOnCost = burdenIn(sentence.text.slice(clause?.start ?? 0)) !== null;
  const isAside = UNLESS.test(before) || (IF.test(before) && isOnCost);
  return isAside && clause && clause.start > 0 ? clause.start : null;
}
const UNLESS =
  /(?<!\p{L})(?:unless|except|save|ما ?لم|الا (?:اذا|لو|في|ان)|غير لو|باستثناء)(?!\p{L})[^.;]{0,40}$/u;
const IF = /(?<!\p{L})(?:if|when|where|و?(?:لو|اذا)|في حال\p{L}?)(?!\p{L})[^.;،,]{0,40}$/u;

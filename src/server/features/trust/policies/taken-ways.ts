/** Whether a way to pay that is named is taken today: not one to come, not one given up, not a machine that sews. */
import type { Mark } from "./concepts.ts";
import { readMoney } from "./normalise.ts";
import { readPlaces } from "./places.ts";
import { clauseAround, marksOf, type Sentence, within } from "./sentences.ts";
import { GIVES_UP } from "./tense.ts";

/** A machine that nobody pays at sews. */
export const ANY_MACHINE = /^(?:machine|terminal|swipe|(?:و)?(?:ال)?ماكينه|مكنه)$/u;
/** Cash and the one who brings the parcel, in one breath. */
export const handsCash = (sentence: Sentence) =>
  marksOf(sentence, "cash").some((mark) => {
    const clause = clauseAround(sentence, mark);
    return marksOf(sentence, "courier").some((one) => within(clause, one));
  });

const SOON_AFTER = /^[\s:(–-]{1,4}(?:coming soon|soon|قريبا?|لسه|قيد)(?!\p{L})/u;
/** “Instalments: soon” is not a way to pay today. */
export const isLater = (sentence: Sentence, mark: Mark) => {
  const clause = clauseAround(sentence, mark);
  return (
    marksOf(sentence, "future").some((one) => within(clause, one)) ||
    SOON_AFTER.test(sentence.text.slice(mark.end)) ||
    /^(?:قريبا|coming soon|soon)/u.test(sentence.text)
  );
};

/** “We stopped cash on delivery last year”: ended then, and so not taken now. */
const GIVEN_UP = new RegExp(`${GIVES_UP}$`, "u");
export const isGivenUp = (sentence: Sentence): boolean => {
  const marks = marksOf(sentence, "cod", "cash");
  return (
    marks.length > 0 &&
    marks.every(({ start }) => GIVEN_UP.test(sentence.text.slice(0, start))) &&
    readPlaces(sentence.text).length === 0 &&
    readMoney(sentence.text).length === 0
  );
};

/** “Fawry we stopped taking”, «التقسيط كان موجود ووقف»: named first, and ended in what follows it. */
const ENDED =
  /^[^.;؛]{0,40}?(?<!\p{L})(?:(?:gave|given|giving) (?:it |them )?up|stopped|ended|dropped|retired|(?:is|are|has|have|'s) (?:now |long )?(?:gone|over|history|off the table)|thing of the past|no more|not any ?more|(?:و)?(?:لغ|الغ)(?:ي|ا)\p{L}{0,4}|(?:و)?(?:ا)?(?:وقف|بطل|اتوقف|اتلغ|انته)\p{L}{0,4}|كان\p{L}? (?:موجود|متاح|عندنا|شغال)\p{L}{0,2})(?!\p{L})/u;
export const isOver = (sentence: Sentence, mark: Mark, ways: Mark[]) => {
  const next = ways.find(({ start }) => start >= mark.end);
  return ENDED.test(sentence.text.slice(mark.end, next?.start));
};

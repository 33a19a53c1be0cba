/** Parts of a line that are no sentences by themselves: conditions put as questions, figures whose unit went before. */
import { normalise, readDays, readMoney } from "./normalise.ts";

/** “Over 1,400 LE? Delivery is on us.”: a condition put as a question is a part of what follows it. */
export function joinConditions(parts: string[]): void {
  for (let at = parts.length - 2; at >= 0; at--) {
    const asked = normalise(parts[at] ?? "");
    if (!/[?؟]\s*$/u.test(parts[at] ?? "") || asked.length > 70 || !namesSum(asked)) continue;
    if (!ASKS.test(asked) && !namesSum(normalise(parts[at + 1] ?? "")))
      parts.splice(at, 2, `${parts[at]} ${parts[at + 1]}`);
  }
}
const namesSum = (text: string) =>
  readMoney(text).length > 0 || /(?<![\d.:/-])\d{3,5}(?![\d%:/])/u.test(text);
const ASKS =
  /(?<!\p{L})(?:how|what|which|who|when|where|why|do|does|did|is|are|can|could|may|will|would|should|must|have|هل|ايه|اي|كام|بكام|قد|ازاي|كيف|امتي|متي|فين|اين|مين|ليه|لماذا|ماذا|ينفع|ممكن|فيه|عندكم|عندكو|b ?kam|ezay|emta|feen|leh|momken)(?!\p{L})/u;

/** “Thirty days. That is how long you have to exchange”: a time alone belongs to the sentence that points back to it. */
export function joinTimes(parts: string[]): void {
  for (let at = parts.length - 2; at >= 0; at--)
    if (
      TIME_ALONE.test(normalise(parts[at] ?? "")) &&
      POINTS_BACK.test(normalise(parts[at + 1] ?? ""))
    )
      parts.splice(at, 2, `${parts[at]} ${parts[at + 1]}`);
}
const TIME_ALONE =
  /^(?:only |just |فقط |بس )?\d{1,3} (?:day|hour|week)(?: (?:only|بس|فقط|كامله))?[.!، ]*$/u;
const POINTS_BACK =
  /^(?:that(?:'s| is)|this is|it's|it is) (?:how long|the time|what|all|your|the window|the period)|^(?:و)?(?:دي|ده|هي|هو|هذه|هذا|تلك)(?: \p{L}+)? (?:ال)?(?:مده|فتره|مهله|وقت)/u;

/** “Two to three days in Cairo. Four to six elsewhere.”: the unit is said once. */
export const withUnit = (text: string, before: string): string =>
  / day(?!\p{L})/u.test(before) && readDays(text).length === 0 && readMoney(text).length === 0
    ? text.replace(
        /(?:(?<![\d.:])(\d{1,2}) ?(?:to|-|الي|ل) ?|(?<=(?:takes?|needs?|within|up to|in|بياخد|بتاخد|تستغرق|خلال|لحد) ))(\d{1,2})(?= (?:in|for|to|elsewhere|everywhere|في|ل\p{L})|\.?$)/u,
        "$& day",
      )
    : text;

/** “How many days?” above, “3 - 5” below: the unit stands in the question. */
export const ASKS_DAYS =
  /(?<!\p{L})(?:كام يوم|كم يوم|عدد (?:ال)?ايام|how many (?:working )?days)(?!\p{L})/u;
export const withDays = (text: string) =>
  /^[^\p{L}]*\d{1,2}(?: ?(?:-|ل|الي|to|or|او) ?\d{1,2})?[^\p{L}\d]*$/u.test(text)
    ? text.replace(/(\d)([^\d]*)$/u, "$1 day$2")
    : text;

/** Short lines that name what follows, and answers of a single word. */
import { type Concept, markConcepts } from "./concepts.ts";
import { normalise } from "./normalise.ts";

export const BARE_YES =
  /^(?:yes|yep|yup|sure|of course|absolutely|نعم|ايوه|ايوا|اه|اكيد|طبعا)[^\p{L}]*$/u;
export const BARE_ANSWER =
  /^(?:nope|nah|yep|yup|no,? sorry|sorry,? no|للاسف لا|لا للاسف)(?!\p{L})/u;

/** One to three words and a full stop, of which one names a topic. */
export function isRunIn(part: string): boolean {
  if (!/^[\p{L}'& ]{3,40}[.:]$/u.test(part) || part.split(" ").length > 3) return false;
  if (/(?<!\p{L})(?:is|are|do|can|will|we|you|yes|no)(?!\p{L})/iu.test(part)) return false;
  const marks = markConcepts(normalise(part));
  // “No returns.” is a term, “Not returnable.” the name of a list.
  const isTerm = marks.some(({ concept }) => concept === "not") && !/^not /iu.test(part);
  return !isTerm && marks.some(({ concept }) => RUN_IN.has(concept));
}
const RUN_IN = new Set<Concept>([
  "delivery",
  "exchange",
  "return",
  "pay",
  "refund",
  "fault",
  "prepare",
  "open",
  "confirm",
]);

/** “🚚 Delivery 🚚” alone on its line is a heading in all but its tag. */
export function isTopicLabel(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > 3 || text.length > 40 || /\p{N}|[.:،,]|@/u.test(text))
    return false;
  const marks = markConcepts(normalise(text));
  return (
    /^[^\p{L}\p{N}]/u.test(text) &&
    !/^[▪•●◾◼⚫*-]/u.test(text) &&
    marks.some(({ concept }) => LABELS.has(concept)) &&
    !marks.some(({ concept }) => concept === "not" || concept === "free")
  );
}
const LABELS = new Set<Concept>(["delivery", "exchange", "return", "pay", "refund"]);

/** Short lines that name what follows, and answers of a single word. */
import { withoutVowels } from "../../../../contract/fold-words.ts";
import type { Block } from "../page-blocks.ts";
import { type Concept, markConcepts } from "./concepts.ts";
import { normalise } from "./normalise.ts";

export const BARE_YES =
  /^(?:yes|yep|yup|sure|of course|absolutely|نعم|ايوه|ايوا|اه|اكيد|طبعا)[^\p{L}]*$/u;
export const BARE_ANSWER = /^(?:nope|nah|yep|yup|no,? sorry|sorry,? no|للاسف لا|لا للاسف)(?!\p{L})/u;

/** “Article 3 –”, “4)”, «البند الثاني:»: the number of a clause before its name. */
const ORDINAL =
  /^(?:(?:article|clause|section|item|point|rule|no\.?|(?:ال)?(?:ماد[هة]|بند|فقر[هة]|قاعد[هة]|نقط[هة]))\s*)?(?:\(?\p{N}{1,2}\)?|(?:ال)?(?:[أا]ول[ىيا]?|ثاني[هةا]?|ثالث[هةا]?|رابع[هةا]?|خامس[هةا]?|سادس[هةا]?|سابع[هةا]?|ثامن[هةا]?|تاسع[هةا]?|عاشر[هةا]?)ً?|one|two|three|four|five|six|seven|eight|nine|ten)\s*[-–—:.)/]\s*(?=\p{L})/iu;
/** The number of a clause that is named with one; null where it has none. */
export function headNumber(label: string): number | null {
  const [ordinal] = ORDINAL.exec(label) ?? [];
  if (!ordinal) return null;
  const folded = normalise(ordinal);
  const figure = /\d{1,2}/u.exec(folded);
  if (figure) return Number(figure[0]);
  const at = ORDINAL_WORDS.findIndex((word) => word.test(folded));
  return at < 0 ? null : at + 1;
}
const ORDINAL_WORDS = [
  /اول/u,
  /ثاني/u,
  /ثالث/u,
  /رابع/u,
  /خامس/u,
  /سادس/u,
  /سابع/u,
  /ثامن/u,
  /تاسع/u,
  /عاشر/u,
];
export const withoutOrdinal = (label: string): string => label.replace(ORDINAL, "");

/** “Article 3 – Exclusions: articles 1 and 2 do not …”: a numbered clause with its name at the head of its line. */
export function clauseName(part: string): string | null {
  const [ordinal = ""] = ORDINAL.exec(part) ?? [];
  if (!/[\p{L}\p{N}]/u.test(ordinal)) return null;
  // “ثالثًا: الإرجاع – …”: the colon may stand behind the number, and the dash behind the name.
  const end = ordinal.includes(":") ? "\\s[-–—]" : ":";
  const [name] =
    new RegExp(`^[^:.،,;؛\\p{N}]{3,44}?${end}(?=\\s)`, "u").exec(part.slice(ordinal.length)) ?? [];
  return name ? ordinal + name : null;
}

/** “What is not taken back.” names a list of goods; it refuses nothing by itself. */
const NAMES_LEFT_OUT =
  /^(?:what (?:is|are|we|you|can|cannot|can't|does|do|stays)|things? (?:that|we|you)|(?:items?|pieces?|goods) (?:that|which|we)|not |non-|ما لا |ما (?:هو )?غير |ما (?:ي|ت)ستثن|مالا |اللي (?:مش|م[اي]?\p{L}{2,9}ش)|حاجات (?:مش|م[اي]?\p{L}{2,9}ش))/iu;
export const namesLeftOut = (label: string): boolean => NAMES_LEFT_OUT.test(normalise(label));

/** One to three words and a full stop, of which one names a topic. */
export function isRunIn(given: string): boolean {
  const part = withoutOrdinal(given);
  if (!/^[\p{L}'& ]{3,40}[.:]$/u.test(part) || part.split(" ").length > 3) return false;
  if (/(?<!\p{L})(?:is|are|do|can|will|we|you|yes|no)(?!\p{L})/iu.test(part)) return false;
  const marks = markConcepts(normalise(part));
  // “No returns.” is a term, “Not returnable.” the name of a list.
  const isTerm = marks.some(({ concept }) => concept === "not") && !/^not /iu.test(part);
  return !isTerm && marks.some(({ concept }) => RUN_IN.has(concept));
}
/** “Time.”, “A word first.”: a few words that lead a line; where several lines of a page begin so, they are its labels. */
const isLead = (parts: string[]): boolean => {
  const label = withoutVowels(withoutOrdinal(parts[0] ?? ""));
  if (parts.length < 2 || !/^[\p{L}'& ]{2,32}\.$/u.test(label)) return false;
  if (namesLeftOut(label)) return label.split(" ").length <= 6;
  return (
    label.split(" ").length <= 4 &&
    !markConcepts(normalise(label)).some(({ concept }) => concept === "not" || concept === "free")
  );
};
const LEADS_OF_A_PAGE = 3;
export const hasLeads = (blocks: Block[], split: (text: string) => string[]): boolean =>
  blocks.filter(({ kind, text }) => (kind === "text" || kind === "item") && isLead(split(text)))
    .length >= LEADS_OF_A_PAGE;
export const leadOf = (parts: string[]): string | null => (isLead(parts) ? (parts[0] ?? "") : null);

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

/** “Exchange” in a box of its own beside the box with its days. */
export function isPlainLabel(blocks: Block[], at: number): boolean {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (block?.kind !== "text" || next?.kind !== "text" || block.links.length > 0) return false;
  const isBeside =
    block.scopes.length > 1 &&
    (block.scopes.at(-2) === next.scopes.at(-2) || block.scopes.at(-1) === next.scopes.at(-2));
  return isBeside && next.zone === block.zone && isRunIn(`${block.text}:`);
}

/** Boxes of one shape side by side, each a few words above its line: their first lines are labels, whatever they say. */
export function labelsByShape(blocks: Block[]): Set<number> {
  const boxes = new Map<number, number[]>();
  for (const [at, block] of blocks.entries()) {
    const [outer, box] = [block.scopes.at(-3), block.scopes.at(-2)];
    const next = blocks[at + 1];
    const isFirst = blocks[at - 1]?.scopes.includes(box ?? -1) === false;
    if (outer === undefined || block.kind !== "text" || !isFirst || block.links.length > 0)
      continue;
    const isHead =
      next?.kind === "text" && next.scopes.at(-2) === box && NAMES_A_BOX.test(block.text);
    if (isHead) boxes.set(outer, [...(boxes.get(outer) ?? []), at]);
  }
  const isOfTerms = (heads: number[]) =>
    heads.length >= BOXES &&
    heads.filter((at) => isRunIn(`${blocks[at]?.text.replace(/[^\p{L}'& ]/gu, "").trim()}:`))
      .length >= 2;
  return new Set([...boxes.values()].filter(isOfTerms).flat());
}
const BOXES = 3;
const NAMES_A_BOX = /^[^\p{N}.:،]{2,44}$/u;

const LONGEST_LABEL = 40;
const LONGEST_LINE = 110;
/** The short heading or label that this one short line stands under; null where more is said below it. */
export function shortLineBelow(blocks: Block[], at: number): string | null {
  const [above, block, next] = [blocks[at - 1], blocks[at], blocks[at + 1]];
  if (!above || !block || above.zone !== block.zone || block.kind === "heading") return null;
  if (block.kind === "table" || block.text.length > LONGEST_LINE) return null;
  const isHead = above.kind === "heading" || isPlainLabel(blocks, at - 1);
  const isAlone =
    !next || next.kind === "heading" || next.zone !== block.zone || isPlainLabel(blocks, at + 1);
  const isLabel = above.text.length <= LONGEST_LABEL && !/[?؟.!:\p{N}]/u.test(above.text);
  if (!isHead || !isAlone || !isLabel) return null;
  const named = new Set(markConcepts(normalise(above.text)).map(({ concept }) => concept));
  // “Fast delivery” above three promises is praise, no service of its own.
  if (named.has("express")) return null;
  return [...named].some((concept) => NAMED_ABOVE.has(concept)) ? `${above.text}:` : null;
}

/** “How to measure” is no such label: trying on is told in sentences. */
const NAMED_ABOVE = new Set<Concept>([
  ...RUN_IN,
  "free",
  "except",
  "cod",
  "cash",
  "courier",
  "try",
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

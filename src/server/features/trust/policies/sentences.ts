/** Sentences of a page with what they mean and what they stand under: headings, questions and leads are inherited. */
import { present } from "../../../../contract/get-or-throw.ts";
import type { Block } from "../page-blocks.ts";
import { type Table, withoutCount } from "../page-tables.ts";
import { withoutChatter } from "./chat.ts";
import { type Clause, clauseAround, clausesOf, within } from "./clauses.ts";
import { type Concept, type Mark, markConcepts } from "./concepts.ts";
import { withoutAsides } from "./asides.ts";
import {
  BARE_ANSWER,
  BARE_YES,
  clauseName,
  hasLeads,
  isPlainLabel,
  isRunIn,
  isTopicLabel,
  labelsByShape,
  leadOf,
  namesLeftOut,
  shortLineBelow,
  withoutOrdinal,
} from "./labels.ts";
import { normalise, readDays, readMoney } from "./normalise.ts";
import { withNumberedAnswers } from "./numbered-answers.ts";
import { asksWhoPays } from "./who-pays.ts";
import { ASKS_DAYS, joinConditions, joinTimes, withDays, withUnit } from "./joined.ts";
import { readPlaces } from "./places.ts";
import { splitSentences } from "./split-sentences.ts";

export type Context = { raw: string; text: string; marks: Mark[]; level: number; scope?: number };
export type Sentence = {
  raw: string;
  text: string;
  marks: Mark[];
  /** What it stands under, innermost first. */
  under: Context[];
  /** Its page tells terms, whatever its heading and address say. */
  isOfTerms?: boolean;
  /** The question it answers, when it is the first sentence of the answer. */
  asked: Context | null;
  page: string;
  zone: number;
  block: number;
  quoted: boolean;
  links: Block["links"];
};
export type PageText = {
  sentences: Sentence[];
  tables: { table: Table; under: Context[]; page: string }[];
};

const NUMBER_ALONE = /^\(?\p{N}{1,2} ?[.)]$/u;
const QUESTION = /[?؟]\s*$/u;
const ASKED = /^(?:س|q|question|سؤال)\s*\d*\s*[:.)-]\s*/iu;
const ANSWERED = /^(?:ج|a|answer|جواب)\s*\d*\s*[:.)-]\s*/iu;
export const contextOf = (raw: string, level: number): Context => {
  const text = normalise(raw);
  return { raw, text, marks: markConcepts(text), level };
};

export function readSentences(given: Block[], page: string): PageText {
  const blocks = withNumberedAnswers(withoutChatter(given));
  const found: PageText = { sentences: [], tables: [] };
  let under: Context[] = [];
  let asked: Context | null = null;
  let last: Context | null = null;
  let zone = -1;
  const isLed = hasLeads(blocks, splitSentences);
  const shaped = labelsByShape(blocks);
  const enter = (context: Context) =>
    (under = [context, ...under.filter((one) => one.level < context.level)]);
  for (const [at, block] of blocks.entries()) {
    if (block.zone !== zone) [under, asked, last, zone] = [[], null, null, block.zone];
    under = under.filter(
      (one) => one.level < 7 || one.scope === undefined || block.scopes.includes(one.scope),
    );
    // A lead (“not exchanged:”) holds for the list below it, or for the one line after it.
    if (block.kind !== "item" && under[0]?.level === 9 && blocks[at - 1]?.kind !== "heading")
      under = under.filter((one) => one.level < 9 || blocks[at - 1]?.text.endsWith(":"));
    if (block.kind === "table") {
      found.tables.push({ table: withoutCount(present(block.table)), under, page });
      continue;
    }
    // “1)” in a box of its own: the number of what follows.
    if (NUMBER_ALONE.test(block.text) && block.links.length === 0) continue;
    // “Alexandria ........ 60”: dots that lead the eye.
    const text = block.text.replace(ASKED, "").replace(/\s*\.{4,}\s*/gu, ": ");
    const parts = splitSentences(text.replace(ANSWERED, ""));
    const isLabel =
      block.kind === "text" && (isTopicLabel(text) || isPlainLabel(blocks, at) || shaped.has(at));
    const above = shortLineBelow(blocks, at);
    const isQuestion =
      parts.length === 1 && (QUESTION.test(text) || ASKED.test(block.text)) && text.length < 160;
    if (block.kind === "heading" || isQuestion || isLabel) {
      const context = {
        ...contextOf(text, block.kind === "heading" ? block.level : 8),
        scope: block.scope,
      };
      // “Can I return it?” … “Who pays the courier?”: asked of what the question before it named.
      const before =
        under.find((one) => one.level === context.level && QUESTION.test(one.text)) ?? last;
      last = QUESTION.test(context.text) ? context : null;
      if (before && asksWhoPays(context.text) && !has(context, "exchange", "return", "cod"))
        context.marks = [...context.marks, ...marksOf(before, "exchange", "return")];
      enter(context);
      asked = QUESTION.test(text) || ASKED.test(block.text) ? context : null;
      if (
        block.kind === "heading" &&
        ((!statesValue(context.text) && block.links.length === 0) || asked)
      ) {
        // A number or an address is what it is, also in a heading.
        if (REACHES.test(context.text)) found.sentences.push(silent(block, at, page, under));
        continue;
      }
      if ((isQuestion || isLabel) && block.kind !== "heading") continue;
    }
    let inline: Context | null = null;
    let lead: Context | null = null;
    // “Exchange. Once, within 14 days.”: a label that runs into its line.
    const isHead = (parts.length > 1 && isRunIn(parts[0] ?? "")) || (isLed && leadOf(parts));
    const runIn = isHead ? parts.shift() : undefined;
    if (runIn) inline = { ...contextOf(withoutOrdinal(runIn), 10), raw: runIn };
    // “Exchange” above, “14 days” alone below it: one line in two boxes.
    const isTerse =
      parts.length === 1 &&
      (TERSE.test(normalise(parts[0] ?? "")) || VERDICT.test(normalise(parts[0] ?? ""))) &&
      !/(?<!\p{L})(?:و|ف)?(?:ه|س|ب)ن\p{L}{3,}|(?<!\p{L})we(?:'ll| will)(?!\p{L})/u.test(
        parts[0] ?? "",
      ) &&
      !has(contextOf(parts[0] ?? "", 0), "exchange", "return");
    const label = runIn ?? (asked || isQuestion || isLabel || !isTerse ? null : above);
    // “REFUNDS” above, “nope, sorry” below.
    if (
      !asked &&
      under[0] &&
      blocks[at - 1]?.kind === "heading" &&
      BARE_ANSWER.test(normalise(parts[0] ?? ""))
    )
      asked = under[0];
    // “Yes! For any order above 1,000.” is one answer.
    if (asked && parts.length > 1 && BARE_YES.test(normalise(parts[0] ?? "")))
      parts.splice(0, 2, `${parts[0]} ${parts[1]}`);
    joinConditions(parts);
    // “How many days?” “3 - 5”.
    const asksDays = under[0] && ASKS_DAYS.test(under[0].text);
    joinTimes(parts);
    let before = "";
    for (const part of parts) {
      const said = parts.length > 1 ? part.replace(ASKED, "").replace(ANSWERED, "") : part;
      if (QUESTION.test(said) && said.length < 120 && parts.length > 1) {
        lead = inline = { ...contextOf(said, 10), raw: part };
        continue;
      }
      const clause = clauseName(said);
      if (clause) inline = { ...contextOf(withoutOrdinal(clause), 10), raw: clause };
      const isLabelled = label !== null && part === parts[0];
      const named = isLabelled && !namesLeftOut(withoutOrdinal(label));
      const sentence = withoutAsides(
        withUnit(
          (asksDays ? withDays : (one: string) => one)(
            normalise(
              named
                ? `${withoutOrdinal(label).slice(0, -1)}: ${said}`
                : clause
                  ? withoutClauseName(said, clause)
                  : said,
            ),
          ),
          before,
        ),
      );
      before = sentence;
      found.sentences.push({
        raw: isLabelled
          ? `${runIn ?? label.slice(0, -1)} ${part}`
          : inline && inline === lead
            ? `${inline.raw} ${part}`
            : part,
        text: sentence,
        marks: markConcepts(sentence),
        under: inline ? [inline, ...under] : under,
        asked: lead ?? asked,
        page,
        zone,
        block: at,
        quoted: block.quoted,
        links: block.links,
      });
      lead = null;
      asked = null;
    }
    if (parts.length === 0 && block.links.length > 0)
      found.sentences.push({ ...silent(block, at, page, under), raw: "" });
    if (block.kind !== "heading" && /[:：]\s*$/u.test(block.text) && block.text.length < 160)
      enter({ ...contextOf(block.text, 9), scope: block.scope });
    if (block.leads !== undefined) enter({ ...contextOf(block.text, 9), scope: block.leads });
  }
  return found;
}

/** A block that states no term, and may still name a number or an address. */
const silent = (block: Block, at: number, page: string, under: Context[]): Sentence => ({
  raw: block.text,
  text: "",
  marks: [],
  under,
  asked: null,
  page,
  zone: block.zone,
  block: at,
  quoted: block.quoted,
  links: block.links,
});
const REACHES = /(?:\d[\s-]?){5}|\S@\S/u;

const withoutClauseName = (said: string, clause: string): string =>
  namesLeftOut(withoutOrdinal(clause)) ? said.slice(clause.length).trim() : withoutOrdinal(said);

/** A line of figures without a verb: “14 days, courier EGP 50”, “orders over 2,000”. Sentences speak for themselves. */
const TERSE =
  /^(?:(?:within|up to|from|for|on|over|above|only|all|any|خلال|لمده|حتي|من|فوق|لل?|ل?اي) ?)*(?:egp |le |ال)?(?:\d|orders?(?!\p{L})|(?:لل?|ال)?(?:طلب|اوردر)\p{L}{0,3}(?!\p{L}))[^.!?؟]{0,100}\.?$/u;

/** “Inspection” above, “allowed before paying” below. */
const VERDICT =
  /^(?:(?:not|غير|مش|لا) )?(?:allowed|available|possible|accepted|permitted|offered|none|مسموح\p{L}?|متاح\p{L}?|مقبول\p{L}?|ممكن\p{L}?|ممنوع\p{L}?|مرفوض\p{L}?|(?:لا )?يوجد)(?!\p{L})[^.]{0,44}\.?$/u;

/** A heading may itself be a term: “Exchange within 14 days”. */
const statesValue = (text: string) =>
  readDays(text).length > 0 ||
  readMoney(text).length > 0 ||
  (readPlaces(text).length > 0 && /\d/.test(text)) ||
  /مجان|free|ببلاش|(?:دفع|كاش|نقد)\p{L}{0,2} عند الاستلام|cash/u.test(text);

export const has = (of: { marks: Mark[] }, ...concepts: Concept[]): boolean =>
  of.marks.some((mark) => concepts.includes(mark.concept));
export const marksOf = (of: { marks: Mark[] }, ...concepts: Concept[]): Mark[] =>
  of.marks.filter((mark) => concepts.includes(mark.concept));

export { type Clause, clauseAround, clausesOf, within };

const YES =
  /^(?:(?:also |and )?yes|we do(?! not)|you can(?!not)|you may|indeed|always|yup|yep|sure|of course|absolutely|certainly|ينفع|طبعا|اكيد|ايوه|ايوا|اه|آه|نعم|ah|aywa|tab3an|akeed|تمام|عادي|متاح|ممكن)(?!\p{L})/u;
const NO =
  /^(?:(?:بصراحه|الصراحه|والله|للاسف|الحقيقه|معلش|honestly|well|sadly),? )?(?:no|nope|nah|not (?:any ?more|yet|now|currently|at (?:the|this) (?:moment|time))|sorry|unfortunately|لا|لأ|لا للاسف|للاسف|لاء|la2|la|مش|مينفعش|ماينفعش|مفيش|مافيش|never|mafe?e?sh)(?!\p{L})/u;
/** Yes, no, or neither, of the sentence that answers a question. */
export const answerOf = (sentence: Sentence): "yes" | "no" | null =>
  !sentence.asked ? null : YES.test(sentence.text) ? "yes" : NO.test(sentence.text) ? "no" : null;

// What a product's own words state, with the words: title and description, style, materials.
import type { Evidence } from "../../../../contract/facts.ts";
import { readTerms } from "../../../language/read-terms.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { factPhrase, factsOfTerm, LOOSE_WORDS, type FactKey } from "./fact-words.ts";

export type Said = { fact: FactKey; evidence: Evidence };

const NOT = new Set("not no never without non isn aren doesn مش غير بدون بلا لا ليس مو".split(" "));

/** What follows in the same breath is another piece, worn with this one. */
const BESIDE =
  /^(?:pair|pairs|paired|wear|wears|worn|style|styled|layer|layers|layered|match|matches|team|combine|goes|go|looks|throw|البسي|البسيه|البسيها|نسقي|نسقيه|نسقيها|يتلبس|تتلبس|بيتلبس|بتتلبس|يتنسق|بيتنسق|نسق|ينسق|لايق|لايقه|ماتش)$/;
const JOINED = new Set("with over under beneath atop on مع فوق تحت علي ع".split(" "));

/** Where the clause turns to something else: "wear it over wide trousers". */
function endOf({ tokens }: Clause): number {
  const verb = tokens.findIndex((token) => BESIDE.test(token));
  if (verb < 0) return tokens.length;
  const joint = tokens.findIndex((token, at) => at > verb && at <= verb + 4 && JOINED.has(token));
  return joint < 0 ? tokens.length : joint;
}

/** Facts stated in a text. `isProse`: single everyday words in it state nothing. */
export function saidIn(text: string, from: Evidence["from"], isProse: boolean): Said[] {
  return clausesOf(text).flatMap((clause) => {
    const end = endOf(clause);
    const tokens = clause.tokens.slice(0, end);
    const found: Said[] = [];
    const taken = new Set<number>();
    const add = (facts: FactKey[], start: number, to: number) => {
      for (const fact of facts)
        found.push({ fact, evidence: { from, words: clause.written(start, to) } });
      for (let at = start; at < to; at++) taken.add(at);
    };
    for (let at = 0; at < tokens.length;) {
      const phrase = factPhrase(tokens, at);
      const isLoose = phrase?.to === at + 1 && isProse && LOOSE_WORDS.has(tokens[at] ?? "");
      if (phrase && !isLoose && !isDenied(tokens, at)) add([phrase.value], at, phrase.to);
      at = phrase?.to ?? at + 1;
    }
    for (const { term, from: start, to, script } of readTerms(tokens, { spelling: false, taken })) {
      const isLoose = isProse && to === start + 1 && LOOSE_WORDS.has(tokens[start] ?? "");
      if (script === "franco" || isLoose || isDenied(tokens, start)) continue;
      const facts = factsOfTerm(term.id);
      if (facts.length > 0) add(facts, start, to);
    }
    return found;
  });
}

/** "not sheer" is not sheer; phrases that begin with a denial say so themselves. */
const isDenied = (tokens: string[], at: number): boolean =>
  NOT.has(tokens[at - 1] ?? "") ||
  (NOT.has(tokens[at - 2] ?? "") && /^(?:too|very|a|the|so|ب)$/.test(tokens[at - 1] ?? ""));

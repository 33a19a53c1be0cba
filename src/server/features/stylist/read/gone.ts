// "I lost my umbrella on the tram", "my only belt snapped", "our son outgrew his pyjamas": a piece that is gone, and
// nothing else in the sentence. Who tells that looks for another one; where it happened is no wish.
import { isSmallWord } from "../../../language/small-words.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import type { Who } from "../wish.ts";
import type { FoundSpan } from "./asked.ts";
import { peopleAt } from "./relatives.ts";
import type { Span } from "./span.ts";

const LOSES =
  /(?:^| )(?:lost|loses|lose|forgot|forgotten|left|ruined|broke|broken|ripped|tore|torn|misplaced|dropped|stained|burn(?:t|ed)|shrunk|shrank|outgrew|outgrown|outgrows|grew out of|grown out of|stole|stolen|nicked|destroyed|chewed|chewed up|ate|clawed|scratched|threw (?:out|away)|thrown (?:out|away)|(?:spilled|spilt|dropped)(?: \w+)? (?:on|over)|out of)(?: (?:all|both|of|one))*(?: (?:my|his|her|our|their|the|a|an|its))?(?: \w+){0,3}$/;
const IS_GONE =
  /^(?: ?\w+)? ?(?:(?:just|finally|has|have|had|is|are|was|were|got|get|all|completely|totally|really|now|suddenly) )*(?:broke|broken|breaking|tore|torn|ripped|snapped|split|died|dead|shrank|shrunk|fell (?:apart|in|into|out|off|down)|falling apart|crushed|ruined|lost|gone|missing|stolen|destroyed|burn(?:t|ed)|stained|faded|worn out|wore out|(?:too|so) (?:small|tight|short|old|worn|tatty) (?:now|for (?:me|him|her|them))|gave up|given up|finished|(?:has|have) had it|full of holes|no longer (?:fits?|zips?|closes?)|does not (?:fit|zip|close)(?: \w+)? (?:any ?more|now)|do not (?:fit|zip|close)(?: \w+)? (?:any ?more|now)|chewed|eaten)(?: |$)/;

const BEGINS =
  /^(?:so|but|because|cause|and|need|want|looking|show|any|what|which|where|can|could|please|pls)$/;

export type Gone = {
  /** The pieces, of which others are looked for. */
  kinds: Set<Span>;
  /** Where and when it happened. */
  told: Set<Span>;
  /** Whose it was. */
  who?: Who;
};

function clauseAt({ words, breaks }: Tokens, at: number): [number, number] {
  let from = at;
  while (from > 0 && !breaks.has(from) && !BEGINS.test(words[from - 1] ?? "")) from -= 1;
  let to = at + 1;
  while (to < words.length && !breaks.has(to) && !BEGINS.test(words[to] ?? "")) to += 1;
  return [from, to];
}

/** The pieces that are gone, where no other is spoken of. */
export function goneIn(tokens: Tokens, spans: readonly FoundSpan[]): Gone {
  const { words } = tokens;
  const none: Gone = { kinds: new Set(), told: new Set() };
  const kinds = spans.filter(({ kind }) => kind === "kind");
  const isGone = ({ from, to }: Span): boolean => {
    const [begin, end] = clauseAt(tokens, from);
    return (
      LOSES.test(words.slice(begin, from).join(" ")) || IS_GONE.test(words.slice(to, end).join(" "))
    );
  };
  if (kinds.length === 0 || !kinds.every(isGone)) return none;
  const told = new Set<Span>();
  for (const span of kinds) {
    const [begin, end] = clauseAt(tokens, span.from);
    for (const other of spans)
      if (other.kind === "occasion" && begin <= other.from && other.to <= end) told.add(other);
    for (let at = begin; at < end; at++)
      if (!isSmallWord(words[at] ?? "") && !spans.some(({ from, to }) => from <= at && at < to))
        take(tokens, at, at + 1);
  }
  const who = kinds.map((span) => ownerBefore(tokens, span)).find((one) => one !== undefined);
  return { kinds: new Set(kinds), told, ...(who && { who }) };
}

/** "My husband's old loafers", "his trainers". */
function ownerBefore({ words }: Tokens, { from }: Span): Who | undefined {
  for (let at = from - 1; at >= Math.max(0, from - 3); at--) {
    if (words[at] === "his") return "man";
    if (words[at] === "her") return "woman";
    const person = peopleAt(words, at);
    if (person) return person.value;
    if (words[at] === "my") return undefined;
  }
  return undefined;
}

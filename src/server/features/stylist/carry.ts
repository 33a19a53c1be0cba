// What is carried from one turn to the next: what was understood, shown and spoken in.
import type { Language } from "../../../contract/languages.ts";
import type { Product } from "../../../contract/products.ts";
import { termById } from "../../language/terms.ts";
import type { Asking } from "./asking.ts";
import { type Conversation, packConversation } from "./read/conversation.ts";
import { readSentence } from "./read/read-sentence.ts";
import { readTurn } from "./read/read-turn.ts";
import type { Knowledge, Script, Sentence } from "./read/sentence.ts";
import { ofFacet, type Wish } from "./wish.ts";

const SEEN_KEPT = 60;

export const languageNow = ({ sentence, before }: Asking): Script =>
  sentence.isPlain && before ? before.language : sentence.language;

type Carrying = {
  act: Conversation["act"];
  anchors: string[];
  said?: number;
  /** The pieces of each look. */
  looks?: string[][];
};

export function carried(
  asking: Asking,
  wish: Wish,
  products: Product[],
  { act, anchors, said, looks = [] }: Carrying,
): string {
  const { before, turn } = asking;
  const shown = products.map(({ id }) => id).slice(0, 24);
  const seen = turn.isContinued ? [...(before?.seen ?? []), ...(before?.shown ?? [])] : [];
  return packConversation({
    wish: {
      ...wish,
      words: wish.words.slice(0, 20),
      ...(wish.details && { details: wish.details.slice(-20) }),
      ...(wish.notDetails && { notDetails: wish.notDetails.slice(-20) }),
    },
    act,
    language: languageNow(asking),
    shown,
    seen: [...new Set(seen)].filter((id) => !shown.includes(id)).slice(-SEEN_KEPT),
    anchors: anchors.slice(0, 10),
    ...(looks.length > 0 && { looks }),
    ...brandSpoken(asking),
    ...(products.length === 0 && { isEmpty: true }),
    ...(said !== undefined && { said }),
  });
}

/** The brand that is spoken of, until another is. */
export function brandSpoken({ before, sentence }: Asking): Pick<Conversation, "brand"> {
  const [brand = before?.brand] = sentence.limits.brands ?? [];
  return brand ? { brand } : {};
}

export const contextOf = (before: Conversation | undefined) =>
  before
    ? {
        categories: ofFacet(before.wish.terms, "kind").flatMap(
          (id) => termById(id)?.category ?? [],
        ),
        wearer: before.wish.wearer,
        language: before.language,
        ...(before.wish.limits.sizes && { sizes: before.wish.limits.sizes }),
        ...(before.wish.limits.maxPrice !== undefined && {
          maxPrice: before.wish.limits.maxPrice,
        }),
      }
    : {};

/** Franco is answered in Arabic; where a sentence has no language, the talk's or the page's. */
export function spokenIn(
  sentence: Sentence,
  before: Conversation | undefined,
  page: Language,
): Language {
  const script = sentence.isPlain ? before?.language : sentence.language;
  return script === undefined ? page : script === "en" ? "en" : "ar";
}

const NOTHING_SHOWN = { act: "find" as const, shown: [], seen: [], anchors: [] };

/** Sentences that no answer came to, one a line: asked too soon after each other, or by clients that know no conversation. */
export function earlierOf(
  previous: string | undefined,
  knowledge: Knowledge,
  known?: Conversation,
): Conversation | undefined {
  const lines = (previous ?? "")
    .split("\n")
    .filter((line) => line.trim())
    .slice(-8);
  let kept = known;
  for (const line of lines) {
    const sentence = readSentence(line, knowledge, contextOf(kept));
    const { act, wish } = readTurn(sentence, { before: kept, pinned: [] });
    kept = {
      ...(kept ?? NOTHING_SHOWN),
      ...(act.act === "outfit" || act.act === "find" ? { act: act.act, anchors: [] } : {}),
      ...(act.act === "complete" && act),
      wish,
      language: sentence.language,
    };
  }
  return kept;
}

// Which kind of piece is described where none is named: "something to tie my hair back", "stuff to keep my hands warm".
// The sentence model places such sentences beside descriptions that somebody wrote (training/kinds). English alone: the
// sentence model knows no other language.
import { type MeaningModel, readMeaningModel } from "../../../language/meaning-model.ts";
import { termById } from "../../../language/terms.ts";
import type { Conversation } from "./conversation.ts";
import { kindsOf } from "./kinds.ts";
import type { Sentence } from "./sentence.ts";
import type { Sign } from "./sign-words.ts";

/** The class of sentences from which no kind can be told. */
export const NONE = "none";

/** So sure it has to be: where it was tried, descriptions came to .6 and more and sentences without a kind to .05. */
const SURE = 0.4;
/** And surer where a piece is spoken of already: what is said then is mostly about that. */
const SURE_OF_ANOTHER = 0.85;

/** Whoever says one of these speaks of what is there, or of a whole look. */
const OF_OTHERS: Sign[] = ["more", "cheaper", "other-colour", "like", "with", "complete", "outfit"];
const OF_LOOKS: Sign[] = ["what-to-wear", "swap", "compare", "how-much", "made-of", "care"];

/** Nothing of ours was named, and words are left that may describe it. */
export const isDescribing = (sentence: Sentence): boolean =>
  sentence.language === "en" &&
  !sentence.isPlain &&
  sentence.words.length > 0 &&
  sentence.beside.length === 0 &&
  sentence.ordinals.length === 0 &&
  sentence.outside.length === 0 &&
  !sentence.wearer.isGift &&
  kindsOf(sentence).length === 0 &&
  [...OF_OTHERS, ...OF_LOOKS].every((sign) => !sentence.signs.has(sign));

/** The sentence with the kind it describes, where that is told. */
export function withDescribedKind(
  sentence: Sentence,
  meaning: Float32Array,
  before: Conversation | undefined,
): Sentence {
  if (!isDescribing(sentence)) return sentence;
  const { id, chance } = guessKind(meaning);
  const hasKind = before?.wish.terms.some((one) => one.startsWith("kind:")) === true;
  const term = chance >= (hasKind ? SURE_OF_ANOTHER : SURE) ? termById(id) : undefined;
  if (!term) return sentence;
  const asked = [...sentence.asked, { term, negated: false, words: sentence.words.join(" ") }];
  // The words that describe it are no words of a title.
  return { ...sentence, asked, words: [], talk: [] };
}

let loaded: MeaningModel | undefined;

/** The likeliest kind, whatever its chance. */
export function guessKind(meaning: Float32Array): { id: string; chance: number } {
  const model = (loaded ??= readMeaningModel(new URL("described-kinds.json", import.meta.url)));
  const chances = model.chances(meaning);
  let best = { id: NONE, chance: -1 };
  for (const [n, id] of model.classes.entries()) {
    const chance = chances[n] ?? 0;
    if (id !== NONE && chance > best.chance) best = { id, chance };
  }
  return best;
}

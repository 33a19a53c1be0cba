// What is to be done in a turn that is no talk: find, complete what is shown or pinned, a look, something alike.
import { present } from "../../../../contract/get-or-throw.ts";
import { BODY, type Part, partOfKind } from "../compose/parts.ts";
import { isChild, ofFacet } from "../wish.ts";
import type { ActGuess } from "./acts.ts";
import type { Conversation } from "./conversation.ts";
import { kindsOf } from "./kinds.ts";
import type { Sentence } from "./sentence.ts";
import type { Talk } from "./talk-words.ts";

export type Act =
  /** An answer in words alone. */
  | { act: "talk"; talk: Talk | "lost" }
  /** What a shown piece costs. */
  | { act: "price"; piece: string }
  | { act: "compare"; pieces: string[] }
  /** Colours, sizes and cloth of a shown piece. */
  | { act: "about"; piece: string }
  /** Pieces for a wish; `fresh` passes over what was shown. */
  | { act: "find"; isFresh: boolean }
  /** Pieces that resemble one. */
  | { act: "like"; piece: string; isCheaper: boolean }
  /** What goes with pieces: everything, or the kinds that are wished for. */
  | { act: "complete"; anchors: string[] }
  /** A whole outfit; `swapped` are the kinds of which another piece is wanted. */
  | { act: "outfit"; swapped?: string[] };

export type Situation = {
  before: Conversation | undefined;
  pinned: string[];
  /** Picks that were called good, the last one last. */
  good?: string[];
  /** What the turn is by its meaning, where that could be told. */
  guess?: ActGuess | undefined;
};

export function actOf(
  sentence: Sentence,
  { before, pinned, good }: Situation,
  pointed: string[],
): Act {
  const { signs, wearer } = sentence;
  const kinds = kindsOf(sentence);
  const isForChild = isChild(wearer.who || wearer.months ? wearer : (before?.wish.wearer ?? {}));
  const anchors =
    pointed.length > 0 ? pointed : pinned.length > 0 ? pinned : (before?.shown.slice(0, 1) ?? []);
  // "What do I put with it", "a7ot 3aleha eh": whatever the verb, what is asked for goes with it.
  const isWornWith =
    (signs.has("what-to-wear") || signs.has("what") || sentence.isAnything) &&
    signs.has("with") &&
    kinds.length === 0;
  if ((signs.has("complete") || isWornWith) && (anchors.length > 0 || sentence.beside.length > 0))
    return { act: "complete", anchors };
  // "A skirt and a blouse, 3000 for both", "3500 total": one price for a look.
  const places = new Set(kinds.flatMap((id) => partOfKind(id) ?? []));
  const isTogether =
    sentence.limits.maxPrice !== undefined &&
    (signs.has("total") || (signs.has("with") && places.size > 1));
  const isSomewhere = sentence.asked.some(({ term }) => term.kind === "occasion");
  const isOpenLook = signs.has("total") && kinds.length === 0 && (isSomewhere || isOfLook(before));
  // "What do I wear, 9000 for everything, shoes included": a part that is named is one of a look.
  const isPartOfLook = signs.has("total") && signs.has("what-to-wear");
  if (isTogether && (places.size > 1 || isOpenLook || isPartOfLook) && !isForChild)
    return { act: "outfit" };
  const isBeside =
    signs.has("with") ||
    sentence.beside.some(({ kind }) => kind === "kind") ||
    isNextPart(sentence, before, kinds);
  if (isBeside && kinds.length > 0 && (anchors.length > 0 || sentence.beside.length > 0))
    return {
      act: "complete",
      anchors: sentence.beside.length > 0 && pinned.length === 0 ? [] : anchors,
    };
  if (signs.has("outfit") && !isForChild) return { act: "outfit" };
  // "What do I wear?", and nothing about where to: a whole look, and no notebooks.
  const isOpen = [
    ...(before?.wish.terms ?? []),
    ...sentence.asked.map(({ term }) => term.id),
  ].every((id) => !/^(?:kind|occasion|style|season):/.test(id));
  if (signs.has("what-to-wear") && isOpen && !isForChild) return { act: "outfit" };
  if (isListed(namedApart(sentence)) && !sentence.isChoice && !isForChild) return { act: "outfit" };
  const isPieceChanged =
    pointed.length > 0 &&
    kinds.length === 0 &&
    (sentence.asked.length > 0 || sentence.tone !== undefined || signs.has("other-colour"));
  if (isPieceChanged && !signs.has("like"))
    return { act: "like", piece: pointed[0] ?? "", isCheaper: signs.has("cheaper") };
  // "This but in burgundy", "the same, longer": the pinned piece, the last one called good, else the first shown.
  const liked = good?.findLast((id) => before?.shown.includes(id));
  const meant = pinned.length === 1 ? pinned[0] : (liked ?? before?.shown[0]);
  // "نفس الفستان بس أقصر": the kind that is there already is no other one.
  const isNewKind = kinds.some((id) => before?.wish.terms.includes(id) !== true);
  const isChanged =
    sentence.asked.length > kinds.length ||
    sentence.tone !== undefined ||
    signs.has("other-colour");
  if (signs.has("like") && isChanged && !isNewKind && pointed.length === 0 && meant)
    return { act: "like", piece: meant, isCheaper: signs.has("cheaper") };
  if (
    signs.has("like") &&
    (pointed.length > 0 ||
      ((signs.has("cheaper") || liked) && before?.shown[0] && kinds.length === 0))
  )
    return {
      act: "like",
      piece: pointed[0] ?? liked ?? present(before?.shown[0]),
      isCheaper: signs.has("cheaper") || sentence.order === "cheapest",
    };
  // "Cheaper than the second one": below what that costs.
  // «التانية بس أرخص», "el tanya arkhas": that one, for less.
  // "Cheaper ones first", «الأرخص الأول» is an order of all of them.
  const isOrder = sentence.order !== undefined || sentence.ordinals[0] === 1;
  const isForLess = signs.has("cheaper") && !isOrder && !sentence.isQuestion;
  const isBelow = sentence.isBelow || isForLess;
  if (isBelow && pointed.length === 1 && kinds.length === 0)
    return { act: "like", piece: pointed[0] ?? "", isCheaper: true };
  if (before?.act === "complete" && !signs.has("forget") && before.anchors.length > 0) {
    const kept = pinned.length > 0 ? pinned : before.anchors;
    return { act: "complete", anchors: kept };
  }
  // "Change the bag": of the look before, this part anew.
  const isSwap =
    signs.has("swap") ||
    // "مش عاجبني البنطلون", of a look.
    ((signs.has("more") || sentence.talk.includes("dislike")) && before?.act === "outfit");
  const hadLooks =
    before?.act === "outfit" || (before?.act === "find" && before.anchors.length > 0);
  // Beside a list of dresses stand looks, too: "no dresses, a jumpsuit" is said of the list, "other shoes" of the looks.
  const isOfLooks =
    before?.act === "outfit" || !kinds.some((id) => BODY.has(partOfKind(id) ?? "bag"));
  const isOfShownLook = hadLooks && isOfLooks && isPartChanged(sentence, kinds);
  const isMore = sentence.isAdded && (before?.looks ?? []).length > 0;
  if (hadLooks && kinds.length > 0 && (isSwap || isOfShownLook || isMore) && !signs.has("forget"))
    return { act: "outfit", swapped: kinds };
  // "These shoes are too high": others of the same part, without what was wrong.
  const faulty = before?.act === "outfit" && kinds.length === 0 ? faultyParts(sentence) : [];
  if (faulty.length > 0 && !signs.has("forget")) return { act: "outfit", swapped: faulty };
  // "Without the shoes": the look before, less this part.
  const isLess = kinds.length === 0 && isKindRefused(sentence);
  if (hadLooks && isLess) return { act: "outfit" };
  // After a look, a piece that is named by itself is wanted by itself; "with a skirt", "make the shoes sneakers" and
  // "trousers, no skirt" change the look.
  const isOfIt = sentence.isWithin || (isKindRefused(sentence) && before?.act === "outfit");
  if (before?.act === "outfit" && !signs.has("forget") && (kinds.length === 0 || isOfIt))
    return { act: "outfit" };
  return {
    act: "find",
    isFresh:
      signs.has("more") ||
      (signs.has("other-colour") &&
        before !== undefined &&
        before.wish.terms.every((id) => !id.startsWith("colour:"))),
  };
}

const COMPANIONS: ReadonlySet<Part> = new Set<Part>(["shoes", "bag", "scarf", "jewel", "head"]);

/** "And the shoes?", after a dress or somewhere to go: those that go with it. */
function isNextPart(
  { isNext }: Sentence,
  before: Conversation | undefined,
  kinds: string[],
): boolean {
  if (!isNext || !before || before.wish.wearer.isGift || kinds.length === 0) return false;
  const parts = kinds.map(partOfKind);
  const earlier = ofFacet(before.wish.terms, "kind").map(partOfKind);
  const isWorn =
    earlier.length === 0
      ? ofFacet(before.wish.terms, "occasion").length > 0
      : earlier.some((part) => part !== undefined && BODY.has(part));
  return (
    isWorn &&
    parts.every((part) => part !== undefined && COMPANIONS.has(part) && !earlier.includes(part))
  );
}

/** Looks were shown, or where it goes and no piece was said. */
const isOfLook = (before: Conversation | undefined): boolean =>
  before?.act === "outfit" ||
  (before !== undefined &&
    (before.wish.terms.some((id) => id.startsWith("occasion:")) ||
      before.wish.terms.every((id) => !id.startsWith("kind:"))));

const isKindRefused = ({ asked }: Sentence): boolean =>
  asked.some(({ negated, term }) => negated && term.kind === "kind");

/** Kinds of a part, where only some of that part are refused. */
const faultyParts = ({ asked }: Sentence): string[] =>
  asked.some(({ term, negated }) => negated && term.id === "kind:heel") ? ["kind:shoe"] : [];

/** "A polo instead of the shirt", "everything but the bag, make it a clutch", "the shoes in white": one part, anew. */
function isPartChanged(
  { signs, asked, limits, tone, order, isDefinite, isOther }: Sentence,
  kinds: string[],
) {
  const parts = kinds.map(partOfKind);
  const isInPlace = asked.some(
    ({ term, negated }) => negated && term.kind === "kind" && parts.includes(partOfKind(term.id)),
  );
  const isSaidHow =
    asked.length > kinds.length ||
    limits.maxPrice !== undefined ||
    tone !== undefined ||
    order !== undefined;
  return (
    isInPlace ||
    isOther ||
    signs.has("make-it") ||
    signs.has("instead") ||
    order === "cheapest" ||
    signs.has("cheaper") ||
    (isDefinite && (isSaidHow || signs.has("other-colour")))
  );
}

/** What is worn on the shoulders may be a shawl, a cape or a cardigan: several kinds by one word are no list. */
const namedApart = ({ asked }: Sentence): string[] => [
  ...new Map(
    asked
      .filter(({ term, negated }) => term.kind === "kind" && !negated)
      .toReversed()
      .map(({ term, words }) => [words, term.id]),
  ).values(),
];

/** "Dress, shoes, bag and scarf": so many parts are a look. */
const isListed = (kinds: string[]): boolean =>
  new Set(kinds.flatMap((id) => partOfKind(id) ?? [])).size >= 3;

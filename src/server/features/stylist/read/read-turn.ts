// A turn of the talk → what to do now (the act) and the wish it is about.
import { present } from "../../../../contract/get-or-throw.ts";
import { type Wish, isChild, NO_WISH } from "../wish.ts";
import type { Conversation } from "./conversation.ts";
import { withDenim } from "./denim.ts";
import { kindsOf } from "./kinds.ts";
import { mergeWish, relationOf } from "./merge.ts";
import { withMetal } from "./metal.ts";
import type { Sentence } from "./sentence.ts";
import type { Sign } from "./sign-words.ts";
import { partOfCategory } from "../compose/parts.ts";
import type { Talk } from "./talk-words.ts";
import { hasFacts, talkOf } from "./turn-talk.ts";
import { termById } from "../../../language/terms.ts";

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

export type Turn = {
  act: Act;
  wish: Wish;
  /** Whether the wish before was carried on. */
  isContinued: boolean;
};

export type Situation = {
  before: Conversation | undefined;
  pinned: string[];
  /** Picks that were called good, the last one last. */
  good?: string[];
};

export function readTurn(said: Sentence, situation: Situation): Turn {
  const { before } = situation;
  const earlier = before?.wish ?? NO_WISH;
  const sentence = withMetal(withDenim(said, earlier), earlier);
  const talk = talkOf(sentence, before);
  const pointed = sentence.ordinals.flatMap(
    (place) => before?.shown.at(place > 0 ? place - 1 : -1) ?? [],
  );
  // "The second one", and nothing more: what is there to know of it.
  if (talk === "lost" && pointed.length === 1)
    return { act: { act: "about", piece: pointed[0] ?? "" }, wish: earlier, isContinued: true };
  if (talk) return { act: { act: "talk", talk }, wish: earlier, isContinued: true };
  const { signs } = sentence;
  const kinds = kindsOf(sentence);
  // "Which of these is best for a beach wedding" asks for those that are.
  const hasMeasure = sentence.asked.some(
    ({ term, negated }) => !negated && ["occasion", "season", "style"].includes(term.kind),
  );
  const isCompared =
    // "Which one's the cheapest" asks for them in that order.
    (signs.has("compare") && ((!hasMeasure && !sentence.order) || pointed.length > 1)) ||
    (pointed.length > 1 && !signs.has("with"));
  if (isCompared && before && before.shown.length > 1 && kinds.length === 0) {
    const pieces = pointed.length > 1 ? pointed : before.shown.slice(0, 2);
    return { act: { act: "compare", pieces }, wish: earlier, isContinued: true };
  }
  const isPriceAsked =
    signs.has("how-much") && kinds.length === 0 && !sentence.order && !hasFacts(sentence);
  if (isPriceAsked && before?.shown[0])
    return {
      act: { act: "price", piece: pointed[0] ?? before.shown[0] },
      wish: earlier,
      isContinued: true,
    };
  const isOfPiece =
    (signs.has("made-of") && sentence.asked.length === 0) ||
    (signs.has("care") && kinds.length === 0);
  if (isOfPiece && before?.shown[0])
    return {
      act: { act: "about", piece: pointed[0] ?? before.shown[0] },
      wish: earlier,
      isContinued: true,
    };
  // "Is it lined?": no colour and no size, which would be asked of all of them.
  const isOfFirst =
    sentence.isOfIt &&
    Object.keys(sentence.limits).length === 0 &&
    sentence.asked.length > 0 &&
    sentence.asked.every(({ term }) => ["feature", "material", "pattern"].includes(term.kind));
  const asked = pointed[0] ?? (isOfFirst ? before?.shown[0] : undefined);
  if (isAskedAbout(sentence) && asked)
    return { act: { act: "about", piece: asked }, wish: earlier, isContinued: true };
  const act = actOf(sentence, situation, pointed);
  // "Complete the look" names no kind: the one before is not asked for again.
  const isWholeLook = act.act === "complete" && signs.has("complete") && kinds.length === 0;
  const relation =
    isWholeLook || (act.act === "complete" && before?.act !== "complete")
      ? "beside"
      : relationOf(earlier, sentence);
  const merged = mergeWish(earlier, sentence, act.act === "like" ? "refine" : relation);
  return { act, wish: settled(merged, sentence, before), isContinued: relation !== "fresh" };
}

/** "Is the second one lined?", "إيه خامة التانية؟", "el oula fiha ma2as L?": a piece is pointed at and asked about. */
const isAskedAbout = ({ signs, asked, limits, order, isQuestion }: Sentence): boolean =>
  isQuestion &&
  order === undefined &&
  limits.maxPrice === undefined &&
  ![
    "other-colour",
    "same-colour",
    "like",
    "cheaper",
    "with",
    "complete",
    "that-brand",
    "other-brand",
    "outfit",
    "more",
  ].some((sign) => signs.has(sign as Sign)) &&
  asked.every(({ term }) => term.kind !== "kind");

function actOf(sentence: Sentence, { before, pinned, good }: Situation, pointed: string[]): Act {
  const { signs, wearer } = sentence;
  const kinds = kindsOf(sentence);
  const isForChild = isChild(wearer.who || wearer.months ? wearer : (before?.wish.wearer ?? {}));
  const anchors =
    pointed.length > 0 ? pointed : pinned.length > 0 ? pinned : (before?.shown.slice(0, 1) ?? []);
  // "What do I put with it", "a7ot 3aleha eh": whatever the verb, what is asked for goes with it.
  const isWornWith =
    (signs.has("what-to-wear") || signs.has("what")) && signs.has("with") && kinds.length === 0;
  if ((signs.has("complete") || isWornWith) && (anchors.length > 0 || sentence.beside.length > 0))
    return { act: "complete", anchors };
  // "A skirt and a blouse, 3000 for both", "3500 total": one price for a look.
  const places = new Set(kinds.flatMap((id) => partOfCategory(termById(id)?.category) ?? []));
  const isTogether =
    sentence.limits.maxPrice !== undefined &&
    (signs.has("total") || (signs.has("with") && places.size > 1));
  const isSomewhere = sentence.asked.some(({ term }) => term.kind === "occasion");
  const isOpenLook = signs.has("total") && kinds.length === 0 && (isSomewhere || isOfLook(before));
  if (isTogether && (places.size > 1 || isOpenLook) && !isForChild) return { act: "outfit" };
  const isBeside = signs.has("with") || sentence.beside.some(({ kind }) => kind === "kind");
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
  if (isListed(kinds) && !isForChild) return { act: "outfit" };
  const isPieceChanged =
    pointed.length > 0 &&
    kinds.length === 0 &&
    (sentence.asked.length > 0 || signs.has("other-colour"));
  if (isPieceChanged && !signs.has("like"))
    return { act: "like", piece: pointed[0] ?? "", isCheaper: false };
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
  if (sentence.isBelow && pointed.length === 1 && kinds.length === 0)
    return { act: "like", piece: pointed[0] ?? "", isCheaper: true };
  if (before?.act === "complete" && !signs.has("forget") && before.anchors.length > 0) {
    const kept = pinned.length > 0 ? pinned : before.anchors;
    return { act: "complete", anchors: kept };
  }
  // "Change the bag": of the look before, this part anew.
  const isSwap = signs.has("swap") || (signs.has("more") && before?.act === "outfit");
  const hadLooks =
    before?.act === "outfit" || (before?.act === "find" && before.anchors.length > 0);
  if (hadLooks && kinds.length > 0 && isSwap && !signs.has("forget"))
    return { act: "outfit", swapped: kinds };
  // "Without the shoes": the look before, less this part.
  const isLess = kinds.length === 0 && isKindRefused(sentence);
  if (hadLooks && isLess && !signs.has("forget")) return { act: "outfit" };
  // After a look, a piece that is named by itself is wanted by itself; "with a skirt" changes the look.
  if (before?.act === "outfit" && !signs.has("forget") && (kinds.length === 0 || sentence.isWithin))
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

/** Looks were shown, or where it goes and no piece was said. */
const isOfLook = (before: Conversation | undefined): boolean =>
  before?.act === "outfit" ||
  (before !== undefined &&
    (before.wish.terms.some((id) => id.startsWith("occasion:")) ||
      before.wish.terms.every((id) => !id.startsWith("kind:"))));

const isKindRefused = ({ asked }: Sentence): boolean =>
  asked.some(({ negated, term }) => negated && term.kind === "kind");

/** "Dress, shoes, bag and scarf": so many parts are a look. */
const isListed = (kinds: string[]): boolean =>
  new Set(kinds.flatMap((id) => partOfCategory(termById(id)?.category) ?? [])).size >= 3;

/** What follows from the answer before. */
function settled(wish: Wish, sentence: Sentence, before: Conversation | undefined): Wish {
  // Nothing was found at that price, and now the cheapest is asked for: the price is open again.
  const isReopened =
    before?.isEmpty &&
    (sentence.order === "cheapest" || sentence.signs.has("cheaper")) &&
    sentence.limits.maxPrice === undefined;
  if (!isReopened) return wish;
  const { maxPrice: _max, minPrice: _min, ...limits } = wish.limits;
  return { ...wish, limits };
}

// A turn of the talk → what to do now (the act) and the wish it is about.
import { present } from "../../../../contract/get-or-throw.ts";
import { partOfKind } from "../compose/parts.ts";
import { wishOfOne } from "../each.ts";
import { type Wish, NO_WISH, ofFacet } from "../wish.ts";
import { type Act, actOf, type Situation } from "./act-of.ts";
import { forHijab, withAlong } from "./alongside.ts";
import type { Conversation } from "./conversation.ts";
import { withDenim } from "./denim.ts";
import { categoryOf, kindsOf } from "./kinds.ts";
import { mergeWish, relationOf, WITH_CLOTHES } from "./merge.ts";
import { withMeantKind } from "./meant-by-both.ts";
import { withMetal } from "./metal.ts";
import type { Sentence } from "./sentence.ts";
import type { Sign } from "./sign-words.ts";
import { hasFacts, talkOf } from "./turn-talk.ts";

export type { Act, Situation };

export type Turn = {
  act: Act;
  wish: Wish;
  /** Whether the wish before was carried on. */
  isContinued: boolean;
};

const NO_PIECE = "";

export function readTurn(said: Sentence, situation: Situation): Turn {
  const { before } = situation;
  const one = oneOfEach(before?.wish, said);
  const earlier = one ?? before?.wish ?? NO_WISH;
  const heard = forHijab(withAlong(said), before);
  const sentence = withMetal(withMeantKind(withDenim(heard, earlier), earlier), earlier);
  const talk = talkOf(sentence, before, situation.guess);
  const pointed = sentence.ordinals.flatMap(
    (place) => before?.shown.at(place > 0 ? place - 1 : -1) ?? [],
  );
  // "How much is the fifth one?", where two are shown: none is meant, and it is asked which.
  const isBeyond = sentence.ordinals.length > 0 && pointed.length === 0 && !!before?.shown.length;
  const meant = isBeyond ? NO_PIECE : (pointed[0] ?? before?.shown[0]);
  // "The second one", and nothing more: what is there to know of it.
  if (talk === "lost" && (pointed.length === 1 || isBeyond))
    return {
      act: { act: "about", piece: pointed[0] ?? NO_PIECE },
      wish: earlier,
      isContinued: true,
    };
  if (talk === "lost" && pointed.length > 1)
    return { act: { act: "compare", pieces: pointed }, wish: earlier, isContinued: true };
  if (talk)
    return {
      act: { act: "talk", talk },
      wish: spokenOf(talk, sentence, earlier),
      isContinued: true,
    };
  const { signs } = sentence;
  const kinds = kindsOf(sentence);
  // "Which of these is best for a beach wedding", "which come in XXL", "which are black" ask for those that are or do.
  const hasMeasure =
    Object.keys(sentence.limits).length > 0 ||
    sentence.asked.some(({ term }) => term.kind !== "kind");
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
  if (isPriceAsked && meant !== undefined)
    return { act: { act: "price", piece: meant }, wish: earlier, isContinued: true };
  const isOfPiece =
    (signs.has("made-of") && sentence.asked.length === 0) ||
    (signs.has("care") && kinds.length === 0);
  if (isOfPiece && meant !== undefined)
    return { act: { act: "about", piece: meant }, wish: earlier, isContinued: true };
  // "Is it lined?": no colour and no size, which would be asked of all of them.
  const isOfFirst =
    sentence.isOfIt &&
    Object.keys(sentence.limits).length === 0 &&
    sentence.asked.length > 0 &&
    sentence.asked.every(({ term }) => ["feature", "material", "pattern"].includes(term.kind));
  const asked = isBeyond || isOfFirst ? meant : pointed[0];
  if (isAskedAbout(sentence) && asked !== undefined)
    return { act: { act: "about", piece: asked }, wish: earlier, isContinued: true };
  const act = actOf(sentence, situation, pointed);
  // "Complete the look" names no kind: the one before is not asked for again.
  const isWholeLook = act.act === "complete" && signs.has("complete") && kinds.length === 0;
  const isSameLook = act.act === "outfit" && before?.act === "outfit" && !signs.has("forget");
  const related = one ? "refine" : relationOf(earlier, sentence);
  const relation =
    isWholeLook || (act.act === "complete" && before?.act !== "complete")
      ? "beside"
      : isSameLook && related === "fresh"
        ? "sibling"
        : related;
  const merged = mergeWish(earlier, sentence, act.act === "like" ? "refine" : relation);
  const wish = settled(merged, sentence, before);
  return {
    act,
    wish: act.act === "outfit" ? ofLook(wish, sentence, act.swapped ? earlier : NO_WISH) : wish,
    isContinued: relation !== "fresh",
  };
}

/** The sum said of a look is its limit, and no piece of it has a least price; parts that nobody spoke of now stay. */
function ofLook(wish: Wish, { about }: Sentence, before: Wish): Wish {
  const { minPrice: _, ...limits } = wish.limits;
  const parts = ofFacet(wish.terms, "kind").map(partOfKind);
  const others = ofFacet(before.terms, "kind").filter(
    (id) => !parts.includes(partOfKind(id)) && !wish.not.includes(id),
  );
  return {
    ...wish,
    terms: [...new Set([...wish.terms, ...others, ...ofFacet(before.terms, "style")])],
    limits: about === undefined ? limits : { ...limits, maxPrice: about },
  };
}

/** "My sneakers fell apart, can I return them?", then "I want white ones": the piece is spoken of, not asked for. */
const spokenOf = (talk: string, { asked, beside }: Sentence, earlier: Wish): Wish => {
  const kinds = [...asked.map(({ term }) => term), ...beside].filter(({ kind }) => kind === "kind");
  const isNew = talk === "returns" && kinds[0] !== undefined && earlier === NO_WISH;
  return isNew ? { ...earlier, terms: [present(kinds[0]).id] } : earlier;
};

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

/** "Show me their sandals": of the brand that was asked for, or spoken of. */
function ofTheirs(wish: Wish, sentence: Sentence, before: Conversation | undefined): Wish {
  const named = before?.wish.limits.brands ?? (before?.brand && [before.brand]);
  const kinds = kindsOf(sentence);
  const isOther = (sentence.limits.brands ?? []).length > 0 || kinds.length === 0;
  // "Bint El Ghazl 3amla cardigans?", then "w ponchos": nothing but the next kind; shoes and bags go with anything.
  const isNextOfTheirs =
    sentence.isNext &&
    (before?.wish.limits.brands ?? []).length > 0 &&
    sentence.asked.length === kinds.length &&
    kinds.every((id) => !WITH_CLOTHES.has(categoryOf(id) ?? ""));
  const isOpened = sentence.signs.has("other-brand") || sentence.signs.has("any-brand");
  if (!(sentence.isTheirs || isNextOfTheirs) || isOpened || !named || isOther) return wish;
  return { ...wish, limits: { ...wish.limits, brands: named } };
}

/** "The shirt in cotton", after trousers and a shirt: from now on of that one. */
function oneOfEach(before: Wish | undefined, sentence: Sentence): Wish | undefined {
  const kinds = kindsOf(sentence);
  const one = before?.each?.find(({ terms }) => kinds.every((id) => terms.includes(id)));
  return before && one && kinds.length > 0 && !sentence.each ? wishOfOne(before, one) : undefined;
}

/** What follows from the answer before. */
function settled(said: Wish, sentence: Sentence, before: Conversation | undefined): Wish {
  const wish = ofTheirs(said, sentence, before);
  // Nothing was found at that price, and now the cheapest is asked for: the price is open again.
  // "Cheapest first" only sorts, and the limit stands.
  const isAsked = sentence.isQuestion || kindsOf(sentence).length > 0;
  const isReopened =
    before?.isEmpty &&
    ((sentence.order === "cheapest" && isAsked) || sentence.signs.has("cheaper")) &&
    sentence.limits.maxPrice === undefined;
  if (!isReopened) return wish;
  const { maxPrice: _max, minPrice: _min, ...limits } = wish.limits;
  return { ...wish, limits };
}

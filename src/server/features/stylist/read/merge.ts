// The wish so far and the next sentence → the wish now. What is said anew replaces what it contradicts;
// a new kind of piece begins a new wish and keeps for whom it is.
import { foldWords } from "../../../../contract/fold-words.ts";
import { TERMS, broaderOf, termById } from "../../../language/terms.ts";
import {
  type Limits,
  NO_WISH,
  facetOf,
  isBaby,
  isChild,
  ofFacet,
  type Wearer,
  type Who,
  type Wish,
} from "../wish.ts";
import { BODY, partOfCategory } from "../compose/parts.ts";
import { isOutOfPlace } from "../find/occasions.ts";
import { isOfferedTo } from "../find/wears.ts";
import { categoryOf, kindsOf, plainly } from "./kinds.ts";
import { isKept, isNarrower, isOfOtherBody } from "./kept-terms.ts";
import { mergeLimits } from "./merge-limits.ts";
import { mergeDetails, mergeEach } from "./merge-pieces.ts";
import { isAboutWearer, isForAnother, mergeWearer } from "./merge-wearer.ts";
import type { Sentence } from "./sentence.ts";

/** How the next sentence stands to the wish so far. */
export type Relation = "fresh" | "refine" | "again" | "sibling" | "beside";

const isWithin = (id: string, than: string): boolean =>
  facetOf(id) === "kind" && broaderOf(id).includes(than);

export function relationOf(before: Wish, sentence: Sentence): Relation {
  const kinds = kindsOf(sentence);
  const earlier = ofFacet(before.terms, "kind");
  // "Forget that, what does this brand have": named anew, what was said before is gone.
  const isNamed = kinds.length > 0 || (sentence.limits.brands ?? []).length > 0;
  if (sentence.signs.has("forget") && isNamed) return "fresh";
  // "Gift ideas for my mother", after dresses: a present is something else.
  const isNewGift = sentence.wearer.isGift && sentence.wearer.who && !before.wearer.isGift;
  const isOpen = kinds.every((id) => id === "kind:gift");
  if (isOpen && isNewGift && earlier.length > 0) return "fresh";
  if (kinds.length === 0) return "refine";
  // "Something for the gym", then "and a swimsuit?": another thing, for somewhere else.
  const isElsewhere = (id: string) =>
    ofFacet(before.terms, "occasion").some((one) => isOutOfPlace(categoryOf(id) ?? "", one));
  if (earlier.length === 0)
    return kinds.every(isElsewhere) && !before.wearer.isGift ? "fresh" : "refine";
  const isSame = kinds.every((id) => earlier.includes(id));
  // "A t-shirt for my son under 300", then "an abaya for my mother": her piece has a price of its own.
  if (!isSame && isChildWish(before) && isForAnother(before.wearer, sentence.wearer))
    return "fresh";
  // "What mugs do you have", after scented ones: said anew and alone, any will do.
  if (isSame && (sentence.asked.length > kinds.length || sentence.signs.has("what")))
    return "again";
  if (kinds.every((id) => earlier.some((other) => isNarrower(id, other)))) return "refine";
  const isBroader = kinds.some((id) => earlier.some((other) => isNarrower(other, id)));
  if (!isBroader && commonKinds(kinds, earlier).length > 0) return "refine";
  const isSibling = kinds.every((id) =>
    earlier.some(
      (other) =>
        isNarrower(other, id) ||
        (categoryOf(id) !== undefined && categoryOf(other) === categoryOf(id)),
    ),
  );
  // "What about a suit instead", after dresses: what is worn in the same place may stand for it.
  const isInstead =
    sentence.signs.has("instead") &&
    kinds.every((id) => earlier.some((one) => isWornAlike(id, one)));
  // "Make it a dress", "خليها فستان": another piece, and the rest as it was.
  if (isSibling || isInstead || sentence.signs.has("make-it")) return "sibling";
  if (before.wearer.isGift || isChildWish(before)) return "sibling";
  // "A jumpsuit for a wedding", then "shoes?": worn with it, and so worn there.
  const isWornThere =
    earlier.some((id) => isClothing(id) || WITH_CLOTHES.has(categoryOf(id) ?? "")) &&
    kinds.every((id) => WITH_CLOTHES.has(categoryOf(id) ?? "")) &&
    !sentence.asked.some(({ term }) => term.kind === "occasion");
  return isWornThere ? "beside" : "fresh";
}
const isClothing = (id: string): boolean => {
  const part = partOfCategory(categoryOf(id)) ?? "bag";
  return BODY.has(part) || part === "layer";
};
export const WITH_CLOTHES = new Set([
  "Footwear",
  "Bags",
  "Accessories",
  "Hijabs & Scarves",
  "Headwear",
  "Others",
]);

function isWornAlike(id: string, other: string): boolean {
  const part = partOfCategory(categoryOf(id));
  return part !== undefined && part === partOfCategory(categoryOf(other));
}

/** A tunic among sportswear is a training tunic: kinds that are both. */
const commonKinds = (kinds: string[], earlier: string[]): string[] =>
  TERMS.filter(
    ({ id, kind }) =>
      kind === "kind" &&
      kinds.some((one) => isNarrower(id, one)) &&
      earlier.some((other) => isNarrower(id, other)),
  ).map(({ id }) => id);

const isChildWish = ({ wearer }: Wish): boolean =>
  wearer.who === "girl" || wearer.who === "boy" || wearer.who === "child" || wearer.who === "baby";

export function mergeWish(before: Wish, sentence: Sentence, relation: Relation): Wish {
  const base = keptOf(before, sentence, relation);
  const asked = plainly(sentence.asked).filter(({ term }) => !isAboutWearer(term.id));
  const wishes = asked.filter(({ negated }) => !negated).map(({ term }) => term.id);
  const said = oneOfNamed(
    isForHome(sentence, before, wishes) ? wishes.map(atHome) : wishes,
    before,
  );
  const meant = isUnreal(asked) ? said.filter((id) => id !== "material:leather") : said;
  const named = relation === "refine" ? sharpened(meant, base) : meant;
  // "Something for the house, a vase for instance": the narrower one is meant.
  const wanted = named.filter((id) => !named.some((one) => one !== id && isWithin(one, id)));
  const no = asked.filter(({ negated }) => negated).map(({ term }) => term.id);
  const refused = [
    ...no,
    ...leatherLike(no, sentence, wishes),
    ...(isUnreal(asked) ? REAL_LEATHER : []),
  ];
  const wearer = mergeWearer(base.wearer, sentence);
  // "My eight year old", then "he's a boy": the same child.
  const isSameBody =
    wearer.who === base.wearer.who || (isChild(base.wearer) && isOneChild(base.wearer, wearer));
  const isOtherBody = !isSameBody && base.wearer.who !== undefined;
  const limits = mergeLimits(isOtherBody ? withoutSizes(base.limits) : base.limits, sentence);
  // "And something for my husband", after dresses: what nobody makes for him is not asked for any more.
  const isWorn = (id: string) => isSameBody || facetOf(id) !== "kind" || isOfferedTo(wearer, id);
  const left = base.terms.filter(
    (id) =>
      isWorn(id) &&
      !(isOtherBody && isOfOtherBody(id, sentence)) &&
      isKept(id, wanted, refused, sentence),
  );
  const kept = [...left, ...otherSorts(base.terms, [...left, ...wanted], refused, sentence)];
  const not = [
    ...base.not.filter((id) => !wanted.includes(id) && !sentence.waived.includes(id)),
    ...refused,
    ...(sentence.signs.has("natural") ? SYNTHETIC : []),
    ...(sentence.signs.has("other-colour") ? ofFacet(base.terms, "colour") : []),
  ];
  const isAnyColour = sentence.signs.has("any-colour") || sentence.signs.has("other-colour");
  const tone =
    sentence.tone ?? (isAnyColour || ofFacet(wanted, "colour").length > 0 ? undefined : base.tone);
  const order =
    sentence.order ??
    (sentence.signs.has("cheaper")
      ? "cheapest"
      : sentence.signs.has("reverse")
        ? reversed(before.order)
        : base.order);
  const terms = unique([...kept, ...wanted, ...asBabiesWear(wanted, wearer)]);
  return {
    terms,
    not: unique(
      sentence.signs.has("any-colour") && !sentence.asked.some(({ negated }) => negated)
        ? not.filter((id) => facetOf(id) !== "colour")
        : not,
    ),
    ...(tone && { tone }),
    limits,
    wearer,
    ...(order && { order }),
    ...((base.isOfAll || isOfAllWorn(terms, wearer)) && { isOfAll: true }),
    ...((sentence.speaks ?? before.speaks) && { speaks: sentence.speaks ?? before.speaks }),
    words: relation === "fresh" ? sentence.words : unique([...base.words, ...sentence.words]),
    ...mergeDetails(relation === "refine" ? before : NO_WISH, sentence),
    ...mergeEach(relation === "refine" ? before : NO_WISH, sentence),
  };
}

/** «جلد» is in Egypt whatever looks like it: who refuses it refuses both. */
const leatherLike = (no: string[], { language }: Sentence, wishes: string[]): string[] =>
  language !== "en" && no.includes("material:leather") && !wishes.includes("material:vegan-leather")
    ? ["material:vegan-leather"]
    : [];

/** What no longer comes where only something like it is wished for. */
const REAL_LEATHER = ["material:leather", "material:suede", "material:patent-leather"];

/** «جاكيت جلد بس مش جلد طبيعي»: only what looks like it. */
const isUnreal = (asked: Sentence["asked"]): boolean =>
  asked.some(
    ({ term, negated, words }) =>
      term.id === "material:vegan-leather" &&
      !negated &&
      /^(?:مش|مو|m[eiou]?sh|not|no) /.test(words),
  );

/** "A wedding by the sea, nothing black, 3000 at most": said of everything that is worn there. */
const isOfAllWorn = (terms: string[], wearer: Wearer): boolean =>
  ofFacet(terms, "kind").length === 0 && ofFacet(terms, "occasion").length > 0 && !wearer.isGift;

const isOneChild = (before: Wearer, now: Wearer): boolean =>
  (before.who === undefined || before.who === "child") && before.months === now.months;

/** What is called overalls on a child is a romper on a baby, and so is a set («طقم بيبي»). */
const asBabiesWear = (wanted: string[], wearer: Wearer): string[] =>
  isBaby(wearer) && wanted.some((id) => /^kind:(?:overalls|jumpsuit|set)$/.test(id))
    ? ["kind:romper"]
    : [];

const reversed = (order: Wish["order"]): Wish["order"] =>
  order === "dearest" ? "cheapest" : "dearest";

/** A present "for the house" is a thing for it, not something to wear there; "a robe for the house" is worn. */
const isForHome = ({ wearer }: Sentence, before: Wish, wishes: readonly string[]): boolean =>
  Boolean(wearer.isGift ?? before.wearer.isGift) &&
  !wishes.some((id) => facetOf(id) === "kind" || id === "style:home");
const atHome = (id: string): string => (id === "occasion:home" ? "kind:home" : id);

/** «سجادة صلاة» is called «السجادة» where it was spoken of: the word its name begins with, in English ends on. */
const isCalledSo = (id: string, of: string): boolean => {
  const head = termById(id);
  const whole = termById(of);
  const first = (form: string) => foldWords(form).split(" ")[0] ?? "";
  const heads = new Set([...(head?.forms.ar ?? []), ...(head?.forms.franco ?? [])].map(foldWords));
  return (
    head !== undefined &&
    whole !== undefined &&
    head.category !== whole.category &&
    [...whole.forms.ar, ...whole.forms.franco].some(
      (form) => foldWords(form).includes(" ") && heads.has(first(form)),
    )
  );
};

/** "A scarf or a prayer rug", then "make it the rug": one of those that were named. */
export function oneOfNamed(said: string[], before: Wish): string[] {
  const earlier = ofFacet(before.terms, "kind");
  if (earlier.length < 2) return said;
  return said.map((id) => {
    const called =
      facetOf(id) === "kind" && !earlier.includes(id)
        ? earlier.filter((one) => isCalledSo(id, one))
        : [];
    return called.length === 1 ? (called[0] ?? id) : id;
  });
}

/** Kinds as they are meant beside the ones before. */
function sharpened(said: string[], base: Wish): string[] {
  const kinds = ofFacet(said, "kind");
  const earlier = ofFacet(base.terms, "kind");
  const isInside =
    kinds.every((id) => earlier.some((other) => isNarrower(id, other))) ||
    kinds.some((id) => earlier.some((other) => isNarrower(other, id)));
  const common = isInside ? [] : commonKinds(kinds, earlier);
  return common.length > 0 ? [...said.filter((id) => facetOf(id) !== "kind"), ...common] : said;
}

const SYNTHETIC = ["material:polyester", "material:acrylic", "material:nylon"];

/** Of the wish so far, what the next sentence leaves standing before it is read itself. */
function keptOf(before: Wish, sentence: Sentence, relation: Relation): Wish {
  if (relation === "refine") return before;
  if (relation === "again") {
    // The kind is said once more with what it should be like now.
    const terms = before.terms.filter((id) => ["kind", "occasion", "season"].includes(facetOf(id)));
    return { ...before, terms, tone: undefined, words: [] };
  }
  if (relation === "sibling") {
    const terms = before.terms.filter((id) =>
      ["colour", "occasion", "season"].includes(facetOf(id)),
    );
    const { order: _, ...rest } = before;
    // "Do you have prayer beads too", after a gift of 400: what that one might cost was said of it.
    const { maxPrice: _most, minPrice: _least, ...open } = before.limits;
    const limits = sentence.isAlso && before.wearer.isGift ? open : before.limits;
    return { ...rest, limits, terms, not: before.not, words: [] };
  }
  const { who, months, alsoMonths, isCovered, isPregnant } = before.wearer;
  const isNamed = sentence.wearer.who !== undefined || isUnworn(sentence);
  const wearer: Wearer = {
    ...(who && !isNamed && relation !== "fresh" && { who }),
    ...(who && !isNamed && relation === "fresh" && isKeptWho(who, sentence) && { who }),
    ...(months !== undefined && !isNamed && { months }),
    ...(alsoMonths && !isNamed && { alsoMonths }),
    ...(isCovered && { isCovered }),
    ...(isPregnant && { isPregnant }),
  };
  const occasions = relation === "beside" ? ofFacet(before.terms, "occasion", "season") : [];
  const isSameColour = sentence.signs.has("same-colour");
  const colours = isSameColour ? ofFacet(before.terms, "colour") : [];
  const tone = isSameColour && before.tone ? { tone: before.tone } : {};
  // Where it goes and how it is paid for is said of the shopper, whatever she looks for next.
  const { shop, sizes, maxPrice } = before.limits;
  const isOfAll = relation === "beside" && before.isOfAll === true;
  const limits: Limits = {
    ...(isOfAll && maxPrice !== undefined && { maxPrice }),
    ...(shop && Object.keys(shop).length > 0 && { shop }),
    ...(sizes && sentence.signs.has("same-size") && { sizes }),
  };
  const not = isOfAll ? before.not : [];
  const terms = [...occasions, ...colours];
  return { ...NO_WISH, limits, terms, not, ...tone, wearer, ...(isOfAll && { isOfAll }) };
}

/** "Red heels", then "too high": no heels any more, and shoes all the same. */
function otherSorts(
  before: string[],
  now: string[],
  refused: string[],
  { signs, outside }: Sentence,
): string[] {
  const isOver = signs.has("forget") || outside.length > 0 || ofFacet(now, "kind").length > 0;
  if (isOver) return [];
  const gone = ofFacet(before, "kind").filter((id) => refused.includes(id));
  return gone.flatMap((id) =>
    broaderOf(id)
      .filter((above) => !refused.includes(above))
      .slice(0, 1),
  );
}

const UNWORN = new Set(["Home & Living", "Gifts & Stationery"]);

/** A rug or a candle is for nobody's size. */
function isUnworn(sentence: Sentence): boolean {
  const kinds = kindsOf(sentence);
  return (
    kinds.length > 0 &&
    kinds.every((id) => UNWORN.has(categoryOf(id) ?? "") || id === "kind:prayer-rug")
  );
}

/** A suit for him, then a dress: the dress is not for him. */
function isKeptWho(who: Who, sentence: Sentence): boolean {
  return kindsOf(sentence).every((id) => isOfferedTo({ who }, id));
}

const withoutSizes = ({ sizes: _, ...rest }: Limits): Limits => rest;

const unique = (list: string[]): string[] => [...new Set(list)];

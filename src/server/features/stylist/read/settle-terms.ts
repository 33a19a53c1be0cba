// What the words that were found mean beside each other: a piece that is only guessed beside one that is named, flat
// shoes, a roomy bag.
import type { Found } from "../../../language/found-term.ts";
import { createSpoken } from "../../../language/phrases.ts";
import { isSmallWord } from "../../../language/small-words.ts";
import { termById } from "../../../language/terms.ts";
import { take, type Tokens } from "../../../language/tokens.ts";
import { canHave, isBesideClothes } from "../find/can-have.ts";
import { CARRIED } from "./carrying.ts";
import { flaredSkirts, isClothOfLegs, ofCloth, openedBy, straightLegs } from "./cut-by-piece.ts";
import type { Context } from "./sentence.ts";

export type Settled = {
  terms: Found[];
  /** Refused without a word of refusal: who wants flat sandals wants no heel. */
  refused: string[];
};

export function settleTerms(tokens: Tokens, found: Found[], context: Context): Settled {
  const sure = ableTo(
    tokens,
    atEase(tokens, necklaces(tokens, withoutGuesses(tokens, found, context)), context),
    context,
  );
  const flat = flatShoes(tokens, sure, context);
  for (const { from, to } of sure.filter((one) => !flat.terms.includes(one)))
    take(tokens, from, to);
  const terms = ofCloth(
    tokens,
    straightLegs(
      tokens,
      flaredSkirts(houseSlippers(openedBy(quietColours(tokens, flat.terms)))),
      context,
    ),
    context,
  );
  const refused = isClothOfLegs(tokens, terms, context)
    ? [...flat.refused, "kind:jeans", "kind:cargo-trousers"]
    : flat.refused;
  return { terms: sizedBags(tokens, sleevesLong(tokens, terms), context), refused };
}

/** "Kom twel": how long they are is said of the sleeves, however it is spelled. */
function sleevesLong({ words }: Tokens, found: Found[]): Found[] {
  const sleeves = termById("feature:long-sleeve");
  const isOfSleeves = (at: number): boolean =>
    /^(?:ب?(?:ال)?(?:كم|كمام|اكمام)(?:ها|ه)?|b?[ei]?(?:kom+|k[eo]?mam|akmam)(?:o|ha|aha)?)$/.test(
      words[at] ?? "",
    );
  return found.map((one) =>
    sleeves && one.term.id === "feature:maxi" && one.from > 0 && isOfSleeves(one.from - 1)
      ? { ...one, term: sleeves, from: one.from - 1 }
      : one,
  );
}

/** "لونه هادي" says which colour, and not that the piece is simple. */
const quietColours = ({ words }: Tokens, found: Found[]): Found[] =>
  found.filter(
    ({ term, from }) =>
      term.kind !== "style" ||
      !/^[وب]?(?:ال)?(?:لون|الوان)(?:ه|ها|هم)?$|^(?:lo+n|alwan)(?:o|ha)?$/.test(
        words[from - 1] ?? "",
      ) ||
      !/^(?:هادي|هاديه|hady|hadya)$/.test(words[from] ?? ""),
  );

/** "Kolya dahab": a faculty of gold is a necklace. */
function necklaces({ words }: Tokens, found: Found[]): Found[] {
  const necklace = termById("kind:necklace");
  const isMetal = (at: number) =>
    found.some(({ term, from }) => from === at && /:(?:gold|silver|pearl|beads?)$/.test(term.id));
  return found.map((one) =>
    necklace && /^kol[ie]?y+a$/.test(words[one.from] ?? "") && isMetal(one.to)
      ? { ...one, term: necklace }
      : one,
  );
}

const EASE = /^(?:comfy|comf\w*|cosy|cozy|[ول]?(?:ال)?مريح\p{L}*|mor[ie]+[7h]\w*)$/u;

/** "Comfy for the henna night", «جزمة مريحة»: at ease there, and nothing for the sofa. */
function atEase({ words }: Tokens, found: Found[], { categories }: Context): Found[] {
  const isOfShoes =
    categories?.includes("Footwear") === true && !found.some(({ term }) => term.kind === "kind");
  const isElsewhere =
    isOfShoes ||
    found.some(
      ({ term }) =>
        (term.kind === "occasion" && term.id !== "occasion:home") ||
        term.id === "style:formal" ||
        term.id === "style:classic" ||
        (term.kind === "kind" && term.category === "Footwear" && term.id !== "kind:slipper"),
    );
  return isElsewhere
    ? found.filter(({ term, from }) => term.id !== "style:home" || !EASE.test(words[from] ?? ""))
    : found;
}

/** "Chunky earrings" have no sole: what the piece cannot have is said of something else. */
const REFUSED = /^و?(?:مش|بلاش|غير|مو|mesh|msh|mish|mosh|balash|blash|gher|8er|not|no|without)$/;

function ableTo({ words }: Tokens, found: Found[], context: Context): Found[] {
  // "بكم بس مش حمالات": of a piece that is refused nothing is asked.
  const isAsked = ({ term, from }: Found) =>
    term.kind === "kind" && !REFUSED.test(words[from - 1] ?? "");
  const kinds = found.filter(isAsked).map(({ term }) => term.category);
  const categories = kinds.length > 0 ? kinds : (context.categories ?? []);
  return found.filter(
    ({ term }) =>
      term.kind !== "feature" ||
      categories.length === 0 ||
      categories.some((category) => !isBesideClothes(category) || canHave({ category }, term.id)),
  );
}

/** "شبشب للبيت": worn at home it is a slipper. */
function houseSlippers(found: Found[]): Found[] {
  const slipper = termById("kind:slipper");
  const home = found.find(({ term }) => term.id === "occasion:home");
  if (!slipper || !home || !found.some(({ term }) => term.id === "kind:flip-flop")) return found;
  return found
    .filter((one) => one !== home)
    .map((one) => (one.term.id === "kind:flip-flop" ? { ...one, term: slipper } : one));
}

const JOINS = /^(?:and|or|plus|w|we|aw|و|او|ولا|wala|walla)$/;

/** "mayoh yeghaty …": a word that merely sounds like a piece is none beside one that is named, unless it is joined to it. */
function withoutGuesses({ words, breaks }: Tokens, found: Found[], context: Context): Found[] {
  const isKind = ({ term }: Found) => term.kind === "kind";
  // After pieces were found, what is said in a longer sentence is about them.
  const isOfShown = (context.categories ?? []).length > 0 && words.length > 3;
  const isNamed = ({ from }: Found) =>
    isOfShown || found.some((one) => isKind(one) && one.how === "exact" && one.from < from);
  const isJoined = ({ from, to, term }: Found) =>
    JOINS.test(words[to] ?? "") ||
    context.categories?.includes(term.category ?? "") === true ||
    breaks.has(from) ||
    JOINS.test(words[from - 1] ?? "") ||
    /^و/.test(words[from] ?? "");
  return found.filter(
    (one) =>
      !(isNamed(one) && isKind(one) && one.how === "spelling" && !isJoined(one)) ||
      !isFarOff(words[one.from] ?? ""),
  );
}

/** English slips are short of the word ("dres"); what is heard in Franco may be any word at all. */
const isFarOff = (word: string): boolean => /^[a-z0-9']+$/.test(word);

/** "Sandal msh 3aly": of shoes it is the heel; in Franco "3alya" is "on me" as well. */
const isHighAt = (words: string[], at: number): boolean =>
  /^(?:عالي|عاليه|3al[iy](?:a|ya)?)$/.test(words[at] ?? "");

const FLAT = "kind:flat";
const HIGH = ["kind:heel", "feature:high-heel"];

/** "Sandals, flat", "صندل فلات": beside another shoe it says how high that is, and is no second shoe. */
function flatShoes(tokens: Tokens, found: Found[], { categories }: Context): Settled {
  const { words } = tokens;
  const isOther = found.some(
    ({ term }) => term.kind === "kind" && term.category === "Footwear" && !NOT_FLAT.has(term.id),
  );
  const shoe = found.find(
    ({ term }) => term.id === "kind:shoe" || term.id === "kind:sandal" || term.id === "kind:boot",
  );
  const high = shoe ? words.findIndex((_, at) => isHighAt(words, at)) : -1;
  if (high > 0 && IS_NOT.test(words[high - 1] ?? "")) {
    take(tokens, high - 1, high + 1);
    return { terms: found, refused: HIGH };
  }
  // "7aga moree7a" of shoes, in general: on a heel nobody is at ease.
  const isEasy =
    words.some((word) => EASE.test(word)) &&
    found.some(({ term }) => term.id === "kind:shoe" || term.id === "kind:formal-shoe");
  // After sandals "flat" is how high they are.
  const isOfShown =
    categories?.includes("Footwear") === true &&
    words.includes("flat") &&
    !IS_NOT.test(words[words.indexOf("flat") - 1] ?? "") &&
    found.every(({ term }) => term.kind !== "kind" || term.id === FLAT);
  if (isOfShown) return { terms: found.filter(({ term }) => term.id !== FLAT), refused: HIGH };
  if (isEasy && !found.some(({ term }) => HIGH.includes(term.id)))
    return { terms: found.filter(({ term }) => term.id !== FLAT), refused: HIGH };
  // "Flats or loafers" are two.
  const isFlat = found.some(({ term, from }) => term.id === FLAT && words[from] !== "flats");
  if (!isOther || !isFlat) return { terms: found, refused: [] };
  return { terms: found.filter(({ term }) => term.id !== FLAT), refused: HIGH };
}
/** "Flat shoes" are flats, and "heels or flats" are two kinds. */
const NOT_FLAT = new Set([FLAT, "kind:shoe", "kind:heel", "kind:slipper"]);

const ROOM = createSpoken<"roomy" | "small">([
  [
    "roomy",
    "big, bigger, large, larger, roomy, roomier, spacious, huge, lots of room, more room, كبيره, اكبر, واسعه, اوسع, وسيعه, تشيل كتير, kebira, kbira, kebeera, akbar, was3a, awsa3, waas3a",
  ],
  [
    "small",
    "small, smaller, tiny, little, mini, compact, صغيره, صغننه, اصغر, ميني, soghayara, so8ayara, soghayera, so8annana, soghannana, soghanana, so8anana, as8ar, asghar",
  ],
]);

const COMPARED = /^(?:.{2,}er|more|lots|اكبر|اوسع|اصغر|akbar|awsa3|as8ar|asghar)$/;

/** "مش كبيرة": who refuses a big one wants a small one. */
const IS_NOT = /^(?:مش|mesh|msh|mish|mosh|not|too)$/;
const OTHER = { roomy: "small", small: "roomy" } as const;

const BAGS = {
  roomy: ["kind:tote", "kind:backpack"],
  small: ["kind:crossbody-bag", "kind:clutch"],
};

const bagsOf = (size: keyof typeof BAGS, place: Omit<Found, "term">): Found[] =>
  BAGS[size].flatMap((id) => {
    const term = termById(id);
    return term ? [{ ...place, term }] : [];
  });

/** "For just my phone and keys": what goes into it tells how big it is. */
function isForLittle({ words }: Tokens): boolean {
  const carried = words.flatMap((_, at) => CARRIED(words, at)?.value ?? []);
  return carried.length > 1 && carried.every((one) => one !== "big");
}

/** "A small black bag": at most what it is like stands between. */
const isSaidOf = ({ words, taken, breaks }: Tokens, from: number, { from: to }: Found): boolean =>
  from <= to &&
  to - from <= 2 &&
  words
    .slice(from, to)
    .every((word, n) => !isSmallWord(word) && !taken.has(from + n) && !breaks.has(from + n));

/** "A bigger bag": bags have no sizes, yet some are made to hold much and some little. */
function sizedBags(tokens: Tokens, found: Found[], context: Context): Found[] {
  const kinds = found.filter(({ term }) => term.kind === "kind");
  const bag = kinds.find(({ term }) => term.id === "kind:bag");
  const isAfterBags = kinds.length === 0 && context.categories?.includes("Bags") === true;
  if (!bag && !isAfterBags) return found;
  const isOnly = kinds.every(({ term }) => term.category === "Bags");
  if (bag && isForLittle(tokens))
    return found.flatMap((one) => (one === bag ? bagsOf("small", bag) : [one]));
  for (let at = 0; at < tokens.words.length; at++) {
    // "How big is it?" asks, and wishes for none.
    const isAsked = tokens.words[at - 1] === "how";
    const said = tokens.taken.has(at) || isAsked ? undefined : ROOM(tokens.words, at);
    const isBeside = bag && (said?.to === bag.from || at === bag.to);
    if (!said || !(isOnly || isBeside)) continue;
    const isRefused = IS_NOT.test(tokens.words[at - 1] ?? "");
    // A big bag may be any; a bigger one than those is of the kinds that hold much, and a small one of few.
    const isSmall = said.value === "small" && bag !== undefined && isSaidOf(tokens, said.to, bag);
    if (bag && !isRefused && !isSmall && !COMPARED.test(tokens.words[at] ?? "")) continue;
    if (isRefused) take(tokens, at - 1, at);
    if (bag) take(tokens, at, said.to);
    const value = isRefused ? OTHER[said.value] : said.value;
    const place = bag ?? { from: at, to: said.to, how: "exact" as const, script: "en" as const };
    const narrower = bagsOf(value, place);
    // "Loose" is how much a bag holds, too.
    const others = found.filter((one) => one !== bag && !(one.from >= at && one.to <= said.to));
    return [...others, ...narrower];
  }
  return found;
}

// What holds for every piece that is shown, in any wording: what kind it is, for whom, and what was refused.
import { termById } from "../../../language/terms.ts";
import { factsOfTerm } from "../../products/facts/fact-words.ts";
import { USUAL } from "../../products/facts/usual.ts";
import { isChild, ofFacet, type Wish } from "../wish.ts";
import type { Candidate } from "./queries/candidates.ts";
import { factsOf, type PieceFacts } from "./piece-facts.ts";
import { TIGHT } from "./needs.ts";
import { ownColours } from "./own-colours.ts";
import { categoriesFor, EVERYDAY } from "./occasions.ts";
import { coloursOf } from "./tones.ts";
import { isFor, isUnworn } from "./wears.ts";

/** Cloth that shows what is under it, unless it is lined. */
const SHEER = [
  "material:chiffon",
  "material:lace",
  "material:tulle",
  "material:organza",
  "material:mesh",
];

/** Who refuses one of these refuses what goes further, too: no short sleeves means no sleeveless. */
const IMPLIED: Record<string, string[]> = {
  "feature:short-sleeve": ["feature:sleeveless", "feature:strapless", "feature:halter"],
  "feature:sleeveless": ["feature:strapless", "feature:halter"],
  "feature:mini": ["feature:knee-length"],
  "feature:slim": ["feature:mermaid", "feature:pencil"],
  "material:silk": ["material:satin"],
  "pattern:glitter": ["material:sequin"],
  "feature:scented": ["kind:candle", "kind:perfume", "kind:incense"],
  "feature:see-through": SHEER,
  "style:evening": [
    "kind:evening-dress",
    "kind:party-dress",
    "material:sequin",
    "feature:mermaid",
    "occasion:party",
    "occasion:wedding",
  ],
  "occasion:party": ["style:evening", "kind:evening-dress", "kind:party-dress", "material:sequin"],
  // Suede is leather, too; what is made without is called vegan.
  "material:leather": ["material:suede"],
  "style:home": [
    "kind:homewear",
    "kind:sleepwear",
    "kind:house-dress",
    "kind:lounge-set",
    "kind:robe",
  ],
};

export const refusedBy = (wish: Wish): string[] => [
  ...new Set(
    wish.not.flatMap((id) => [
      id,
      // "To the knee, nothing tiny": what is asked for is not refused with it.
      ...(IMPLIED[id] ?? []).filter((one) => !wish.terms.includes(one)),
    ]),
  ),
];

/** Kinds whose name another category has, too: a dress is looked for among dresses, not among house dresses. */
const isInPlace = (one: Candidate, id: string): boolean => {
  const category = termById(id)?.category;
  return !category || !one.category || category === one.category;
};

/** A top is what is worn next to the skin; whoever wants a hoodie says so. */
const TOPS = new Set(["Blouses", "Shirts", "T-Shirts", "Tank Top"]);
const GYM_TOPS = new Set(["Sportswear"]);
const isOneOf = (kinds: string[], one: Candidate, tops: ReadonlySet<string>): boolean =>
  kinds.some(
    (id) =>
      (factsOf(one).terms.has(id) && (id !== "kind:top" || tops.has(one.category ?? ""))) ||
      (id === "kind:top" && tops === GYM_TOPS && factsOf(one).terms.has("kind:sport-top")),
  );

/** Where nobody is named, these are for grown-ups: a girl's dress is not worn to work. */
const GROWN = new Set(
  [
    "work",
    "interview",
    "university",
    "wedding",
    "engagement",
    "party",
    "henna",
    "umrah",
    "gym",
  ].map((name) => `occasion:${name}`),
);

export type Laws = (candidate: Candidate) => boolean;

/** What is cropped ends above a belly that grows. */
const NOT_WHEN_PREGNANT = [...TIGHT, "material:sequin", "feature:cropped", "kind:crop-top"];

const SHORTENING = ["kind:capris", "feature:cropped", "kind:crop-top"];

export function lawsOf(wish: Wish, only?: string[]): Laws {
  const kinds = ofFacet(wish.terms, "kind");
  const categories = only ?? (kinds.length > 0 ? undefined : openCategories(wish));
  const tops = wish.terms.includes("occasion:gym") ? GYM_TOPS : TOPS;
  const not = refusedBy(wish);
  const refusedColours = coloursOf({ terms: ofFacet(not, "colour") }) ?? new Set<string>();
  const refused = not.filter((id) => !id.startsWith("colour:"));
  const usual = new Set<string>(kinds.flatMap((id) => USUAL.get(id) ?? []));
  const { wearer } = wish;
  const isBurkini = kinds.includes("kind:burkini");
  const isCroppedAsked = wish.terms.some((id) => SHORTENING.includes(id));
  const isGrown = !isChild(wearer) && ofFacet(wish.terms, "occasion").some((id) => GROWN.has(id));
  return (one) => {
    const facts = factsOf(one);
    if (kinds.length > 0 && !isOneOf(kinds, one, tops)) return false;
    if (categories && !categories.includes(one.category ?? "")) return false;
    if (refused.some((id) => isRefused(facts, id, usual))) return false;
    if (refusedColours.size > 0 && isOnlyIn(one, refusedColours)) return false;
    if (!isFor(one, wearer) && !(kinds.length > 0 && isUnworn(one))) return false;
    if (isGrown && facts.world === "kids") return false;
    // «مايوه لواحدة مش محجبة»: who says that she wears no veil wants nothing that is made for it.
    if (wearer.isCovered === false && !isBurkini && facts.terms.has("kind:burkini")) return false;
    if (wearer.isCovered && !isChild(wearer) && facts.isBare) return false;
    if (wearer.isPregnant && NOT_WHEN_PREGNANT.some((id) => facts.terms.has(id))) return false;
    // What ends above the ankle shortens the leg, and is too short for who is tall.
    if (
      (wearer.isShort || wearer.isTall) &&
      !isCroppedAsked &&
      SHORTENING.some((id) => facts.terms.has(id))
    )
      return false;
    // Leggings are tight, and who asks for them beside a top that hides knows it.
    if (one.category === "Leggings" && kinds.length > 0) return true;
    return !(wearer.hidesWaist && [...TIGHT, "feature:cropped"].some((id) => facts.terms.has(id)));
  };
}

/** By its words or by its facts; what every piece of the kind is ("shorts, not short") cannot be meant. */
function isRefused(
  { terms, keys, isWarm }: PieceFacts,
  id: string,
  usual: ReadonlySet<string>,
): boolean {
  // "Not too heavy": what is warm by its cloth, whatever its words say.
  if (id === "season:winter" && isWarm) return true;
  const isLined = keys.has("opacity=lined");
  if (terms.has(id)) return !(isLined && SHEER.includes(id));
  const meant = id.startsWith("feature:") ? factsOfTerm(id) : [];
  return meant.length > 0 && meant.every((key) => keys.has(key) && !usual.has(key));
}

const isOnlyIn = (one: Candidate, refused: ReadonlySet<string>): boolean => {
  const own = ownColours(one);
  return own.length > 0 && own.every((id) => refused.has(id));
};

const SCENTED = ["Home & Living", "Others"];
const RAIN = ["Coats & Jackets", "Others", "Ponchos & Capes"];

/** Where no kind is named, what the occasion or the person suggests; else what people wear. */
export function openCategories(wish: Wish): string[] | undefined {
  if (wish.terms.includes("feature:waterproof")) return RAIN;
  if (wish.terms.includes("feature:scented")) return SCENTED;
  const suggested = categoriesFor(wish);
  if (suggested) return suggested;
  const isAboutBody =
    (wish.limits.sizes?.length ?? 0) > 0 ||
    Object.keys(wish.wearer).length > 0 ||
    ofFacet(wish.terms, "season", "feature").length > 0;
  return isAboutBody ? EVERYDAY : undefined;
}

/** Prefers the kind's own category; others only where it has none. */
export function inTheirPlace(wish: Wish, found: Candidate[]): Candidate[] {
  const kinds = ofFacet(wish.terms, "kind");
  if (kinds.length === 0 || isChild(wish.wearer)) return found;
  const inPlace = found.filter((one) =>
    kinds.some((id) => factsOf(one).terms.has(id) && isInPlace(one, id)),
  );
  return inPlace.length > 0 ? inPlace : found;
}

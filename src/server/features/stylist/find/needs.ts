// The parts of a wish that can give, each with its turn: a sale first of all, then occasion and style, then
// what it looks like, then cloth, size and at last the colour, to its neighbours. Laws never give (laws.ts).
import { readSize } from "../../../language/size-systems.ts";
import { readWornSize, sizeFor } from "../../../language/size-fits.ts";
import { termById } from "../../../language/terms.ts";
import { factsOfTerm } from "../../products/facts/fact-words.ts";
import { ofFacet, type Wish } from "../wish.ts";
import type { Candidate } from "./queries/candidates.ts";
import { factsOf } from "./piece-facts.ts";
import { eventsOf, isOccasionLike, suitsOccasion } from "./occasions.ts";
import { ownColours } from "./own-colours.ts";
import { canHave, isOfSeveral } from "./can-have.ts";
import { coloursOf, namedColours, neighboursOf } from "./tones.ts";

export type Need = {
  facet:
    | "sale"
    | "occasion"
    | "style"
    | "season"
    | "feature"
    | "pattern"
    /** A word of the titles that is no term (details.ts). */
    | "detail"
    | "material"
    | "size"
    | "colour";
  /** Ids of what was wished for; for a size the sizes. */
  ids: string[];
  /** The smaller, the sooner it gives. */
  turn: number;
  meets: (candidate: Candidate) => boolean;
  /** To the letter: the very colour rather than a shade of it. */
  exactly?: (candidate: Candidate) => boolean;
  /** Nearly so: another shade, a size that fits. */
  nearly?: (candidate: Candidate) => boolean;
};

export function needsOf(wish: Wish): Need[] {
  const { terms, limits } = wish;
  const needs: Need[] = [];
  const add = (
    facet: Need["facet"],
    ids: string[],
    turn: number,
    meets: Need["meets"],
    nearly?: Need["nearly"],
  ) => needs.push({ facet, ids, turn, meets, ...(nearly && { nearly }) });
  if (limits.onSale) add("sale", ["sale"], 1, ({ current_price }) => current_price !== null);
  const occasions = eventsOf(wish);
  if (occasions.length > 0)
    add("occasion", occasions, 2, (one) =>
      occasions.some((id) => isBesideIt(one, id) || suitsOccasion(one, id, wish) > 0),
    );
  for (const id of ofFacet(terms, "style")) add("style", [id], 2, (one) => hasStyle(one, id, wish));
  for (const id of ofFacet(terms, "season"))
    add(
      "season",
      [id],
      2,
      (one) => isForSeason(one, id),
      (one) => id === "season:winter" && factsOf(one).warmth >= NEARLY_WARM,
    );
  for (const ids of groupsOf(ofFacet(terms, "feature"))) {
    add(
      "feature",
      ids,
      3,
      (one) =>
        ids.some((id) => hasFeature(one, id)) ||
        (isOfSeveral(wish) && ids.every((id) => !canHave(one, id))),
    );
    // What the shop says is more than what its cloth lets expect.
    const added = needs.at(-1);
    if (added && ids.includes("feature:wrinkle-free"))
      added.exactly = (one) => isSaidOf(one, "feature:wrinkle-free");
  }
  const patterns = ofFacet(terms, "pattern");
  if (patterns.length > 0)
    add("pattern", patterns, 3, (one) => patterns.some((id) => hasPattern(one, id)));
  const materials = ofFacet(terms, "material");
  if (materials.length > 0) add("material", materials, 4, (one) => hasAny(one, materials));
  const { sizes = [] } = limits;
  if (sizes.length > 0)
    add(
      "size",
      sizes,
      5,
      (one) => hasSize(one, sizes, "same"),
      (one) => hasSize(one, sizes, "fits"),
    );
  const colours = coloursOf(wish);
  if (colours) {
    const near = neighboursOf(colours);
    const ids = ofFacet(terms, "colour");
    add(
      "colour",
      ids.length > 0 ? ids : [`tone:${wish.tone}`],
      6,
      (one) => ownColours(one).some((id) => colours.has(id)),
      (one) => ownColours(one).some((id) => near.has(id)),
    );
  }
  const named = namedColours(wish);
  const colour = needs.find(({ facet }) => facet === "colour");
  if (named && colour) colour.exactly = (one) => ownColours(one).some((id) => named.has(id));
  return needs.toSorted((a, b) => a.turn - b.turn);
}

/** A prayer mat for the journey is a prayer mat: nobody writes that it travels. */
const isBesideIt = (one: Candidate, id: string): boolean =>
  id === "occasion:travel"
    ? factsOf(one).world === "things" || has(one, "kind:prayer-rug")
    : FEASTS.has(id) && has(one, "kind:prayer-rug");
const FEASTS = new Set(["occasion:ramadan", "occasion:eid"]);

const has = (one: Candidate, id: string): boolean => factsOf(one).terms.has(id);
const hasAny = (one: Candidate, ids: string[]): boolean => ids.some((id) => has(one, id));

/** Whether a size can be had: by its name, or one that fits by the usual tables. */
function hasSize(one: Candidate, sizes: string[], least: "same" | "fits"): boolean {
  const written = one.stocked ?? one.sizes;
  return sizes.some((want) => {
    const worn = readWornSize(want);
    if (!worn) return written.some((size) => readSize(size, one).system === "one");
    const { sure } = sizeFor(worn, written, one);
    return sure === "sure" || (least === "fits" && sure === "likely");
  });
}

const GROUPS = [
  ["maxi", "midi", "knee-length", "mini"],
  ["long-sleeve", "short-sleeve", "three-quarter-sleeve", "sleeveless"],
  ["loose", "oversized"],
].map((group) => group.map((name) => `feature:${name}`));

/** Features that exclude each other are alternatives; others hold together. */
function groupsOf(ids: string[]): string[][] {
  const groups = GROUPS.map((group) => ids.filter((id) => group.includes(id))).filter(
    (group) => group.length > 0,
  );
  const single = ids.filter((id) => !GROUPS.some((group) => group.includes(id))).map((id) => [id]);
  return [...groups, ...single];
}

export const TIGHT = ["feature:slim", "feature:mermaid", "feature:pencil"];

/** Cloth that comes out of a suitcase as it went in. */
const SMOOTH = ["polyester", "nylon", "crepe", "jersey", "acrylic", "elastane", "knit"].map(
  (name) => `material:${name}`,
);

/** By its words or by its facts. */
function isSaidOf(one: Candidate, id: string): boolean {
  const { keys } = factsOf(one);
  const meant = factsOfTerm(id);
  return has(one, id) || (meant.length > 0 && meant.every((key) => keys.has(key)));
}

function hasFeature(one: Candidate, id: string): boolean {
  if (isSaidOf(one, id)) return true;
  if (id === "feature:scented") return hasAny(one, ["kind:candle", "kind:perfume", "kind:incense"]);
  if (id === "feature:wrinkle-free") return hasAny(one, SMOOTH) && !has(one, "material:linen");
  if (id === "feature:waterproof") return hasAny(one, ["material:nylon", "kind:umbrella"]);
  // A coat is long by itself, where nobody writes that it is short.
  if (id === "feature:maxi" && has(one, "kind:coat"))
    return !hasAny(one, ["feature:cropped", "feature:mini", "kind:jacket"]);
  // What has no opening in front is pulled over the head.
  if (id === "feature:closed-front" && one.category === "Hoodies & Sweatshirts")
    return !hasAny(one, ["feature:zip", "feature:open-front", "feature:button"]);
  // What has buttons or a camp collar opens in front, though nobody calls it open.
  if (id === "feature:open-front")
    return hasAny(one, OPENS) || OPENING.test(one.title_words.join(" "));
  if (id === "feature:adjustable" || id === "feature:matching") return true;
  return false;
}

const OPENS = ["feature:button", "feature:zip", "kind:robe", "kind:kimono", "kind:henley"];
const OPENING = /\b(?:camp|henley|shirt dress|button|wrap)\b/;

/** Work on the cloth: «سادة» has none, as little as a print. */
const WORKED = ["feature:embroidered", "feature:beaded", "material:sequin"];

const hasPattern = (one: Candidate, id: string): boolean =>
  has(one, id) ||
  (id === "pattern:plain" &&
    !hasAny(one, WORKED) &&
    ![...factsOf(one).terms].some(
      (term) =>
        term.startsWith("pattern:") && term !== "pattern:plain" && term !== "pattern:glitter",
    ));

function hasStyle(one: Candidate, id: string, wish: Wish): boolean {
  if (has(one, id)) return true;
  const { dressed, world, isBare } = factsOf(one);
  if (isOccasionLike(id)) return suitsOccasion(one, id, wish) > 0;
  if (id === "style:home") return !hasAny(one, ["kind:heel", "material:sequin", ...TIGHT]);
  if (id === "style:classic" || id === "style:luxury") return dressed >= 1.5;
  if (id === "style:casual") return dressed <= 1.6 && world === "wardrobe";
  if (id === "style:modest") return !isBare;
  if (id === "style:minimal" || id === "style:basic")
    return hasPattern(one, "pattern:plain") && dressed < 2.6;
  // Of what is slept in, or no garment, nobody tells by how dressed up it is.
  if (id === "style:romantic") return dressed >= 1 || world !== "wardrobe";
  return Object.entries(termById(id)?.near ?? {}).some(
    ([near, likeness]) => likeness >= 0.6 && has(one, near),
  );
}

/** Jersey and plain cotton with sleeves, and no satin. */
const NEARLY_WARM = 0.35;

const LAYERS = new Set(["Cardigans", "Blazers", "Vest"]);
const THICK = [
  ...["wool", "cashmere", "fleece", "velvet", "fur", "tweed", "corduroy", "mohair"].map(
    (name) => `material:${name}`,
  ),
  "feature:lined",
  "season:winter",
];

function isForSeason(one: Candidate, id: string): boolean {
  const { isWarm, world } = factsOf(one);
  // An umbrella for December: things have no season.
  if (world === "things") return true;
  // A coat is made for the cold, whatever it is made of.
  if (id !== "season:summer") return isWarm || has(one, "kind:coat");
  // A light cardigan is worn over something all the same: of thin cloth it is light.
  return !isWarm || (LAYERS.has(one.category ?? "") && !hasAny(one, THICK));
}

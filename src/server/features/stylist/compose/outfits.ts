// Whole outfits: a main piece, shoes, a bag or a layer, a scarf where one is worn; together within the budget,
// in colours that agree, dressed for the same place. A part that was named is in every look, or it is said which gave.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Product } from "../../../../contract/products.ts";
import { asCandidate } from "../find/as-candidate.ts";
import type { Find } from "../find/find.ts";
import { lawsOf } from "../find/laws.ts";
import { needsOf } from "../find/needs.ts";
import { NO_WISH, ofFacet, type Wish } from "../wish.ts";
import { assemble, companionsOf, paid } from "./assemble.ts";
import { type Choice, choicesFor, coveringFirst } from "./choices.ts";
import { framesFor, givingWay, isNamed, namedPlaces, type Place, smallerFrames, whoOf } from "./frames.ts";
import { BODY, type Part, partOf, partsIn } from "./parts.ts";

export type Outfit = {
  pieces: Product[];
  total: number;
  parts: Part[];
  /** What was named and is not in it as it was said. */
  gave?: Gave;
};

export type Gave = {
  /** Kinds none of which could be had. */
  without: string[];
  /** Kinds that nobody has; something near stands in. */
  instead: string[];
  /** Qualities of the named pieces that they do not have. */
  unlike: string[];
};

const LOOKS = 3;

export type Around = {
  mains?: Product[];
  exclude?: string[];
  /** What was said of each kind that was named. */
  own?: ReadonlyMap<string, string[]>;
  /** These pieces were asked for together, and nothing beside them. */
  isList?: boolean;
  /** Looks as they were shown: what still holds of them stays. */
  kept?: Product[][];
};

export type Composer = {
  /** Outfits for an occasion or a budget; around these main pieces, without those that were shown. */
  outfits(wish: Wish, around?: Around): Promise<Outfit[]>;
  /** What completes pieces that are there already; these are not part of the answer. */
  completing(anchors: Product[], wish: Wish): Promise<Outfit[]>;
};

export function createComposer(find: Find): Composer {
  /** Choices for all places of these frames, each place looked for once. */
  async function lookAll(frames: Place[][], wish: Wish, anchors: Product[], around: Around) {
    const companions = anchors.length > 0 ? companionsOf(anchors) : undefined;
    const places = new Map(frames.flat().map((place) => [keyOf(place), place]));
    const size = Math.min(...frames.map((frame) => frame.length));
    const found = await Promise.all(
      [...places].map(async ([key, place]) => {
        const most = wish.order === "cheapest" ? undefined : shareOf(place.part, size, wish);
        const looking = { companions, exclude: around.exclude, own: around.own, most };
        return [key, await choicesFor(find, place, wish, looking)] as const;
      }),
    );
    return new Map(found);
  }

  async function compose(
    frames: Place[][],
    wish: Wish,
    anchors: Product[],
    around: Around = {},
  ): Promise<Outfit[]> {
    const found = await lookAll(frames, wish, anchors, around);
    const { mains, kept = [] } = around;
    const used = new Set(anchors.map(({ id }) => id));
    const outfits: Outfit[] = [];
    const rounds = kept.length > 0 ? kept.length : LOOKS * frames.length;
    for (let round = 0; outfits.length < LOOKS && round < rounds; round++) {
      const frame = elementAt(frames, round % frames.length);
      const shown = kept[round] ?? [];
      const choices = frame.map((place, at) => [
        ...stillRight(shown, place, wish),
        ...(mains && at === 0 && !isNamed(place)
          ? coveringFirst(
              mains.filter((piece) => partOf(piece) === place.part && piece.category !== "Vest"),
              place.part,
              wish,
            )
          : (found.get(keyOf(place))?.products ?? [])),
      ]);
      const keptIds = new Set(shown.map(({ id }) => id));
      const pieces = assemble(choices.map(unique), wish, { anchors, used, kept: keptIds });
      if (!pieces) continue;
      for (const piece of pieces) used.add(piece.id);
      outfits.push({
        pieces,
        parts: frame.map(({ part }) => part),
        total: pieces.reduce((sum, piece) => sum + paid(piece), 0),
        ...gaveIn(frame, found),
      });
    }
    return outfits;
  }

  /** As it was asked for; of cheaper pieces; without what was not named; at last without what cannot be had. */
  async function withinPurse(frames: Place[][], wish: Wish, around: Around): Promise<Outfit[]> {
    const outfits = await compose(frames, wish, [], around);
    if (outfits.length > 0) return outfits;
    const cheap: Wish = { ...wish, order: "cheapest" };
    for (const list of [frames, ...smallerFrames(frames, wish)]) {
      const cheaper = await compose(list, cheap, [], around);
      if (cheaper.length > 0) return cheaper;
    }
    // Where it goes and how gives before any piece that was named.
    const given = ofFacet(wish.terms, "occasion", "style", "season");
    if (given.length === 0 || namedPlaces(wish).length === 0) return [];
    const plain = { ...cheap, terms: cheap.terms.filter((id) => !given.includes(id)) };
    const anyhow = await compose(frames, plain, [], around);
    return anyhow.map((one) => withGave(one, { unlike: given }));
  }

  /** Named places for which there is nothing at all. */
  async function absentOf(named: Place[], wish: Wish): Promise<Place[]> {
    const found = await lookAll([named], { ...wish, order: "cheapest" }, [], {});
    return named.filter((place) => (found.get(keyOf(place))?.products ?? []).length === 0);
  }

  return {
    async outfits(said, around = {}) {
      const wish = forWhom(said);
      const kept = around.kept ?? [];
      const frames = kept.length > 0 ? framesOf(kept, wish) : framesFor(wish, around.isList);
      const outfits = await withinPurse(frames, wish, around);
      if (outfits.length > 0) return outfits;
      const absent = await absentOf(namedPlaces(wish), wish);
      for (const { gone, frames: fewer } of givingWay(wish, absent, around.isList === true)) {
        const less = { ...wish, terms: wish.terms.filter((id) => !gone.includes(id)) };
        const found = await withinPurse(fewer, less, around);
        if (found.length > 0) return found.map((one) => withGave(one, { without: gone }));
      }
      return [];
    },
    completing: (anchors, wish) => compose([missingParts(anchors, wish)], wish, anchors),
  };
}

/** A look is for one person: for who speaks, where nobody else is named. */
const forWhom = (wish: Wish): Wish =>
  wish.wearer.who || !(wish.speaks || whoOf(wish) === "man")
    ? wish
    : { ...wish, wearer: { ...wish.wearer, who: whoOf(wish) } };

const keyOf = ({ part, kinds }: Place): string => [part, ...kinds].join(" ");
const unique = (list: Product[]): Product[] => [
  ...new Map(list.map((piece) => [piece.id, piece])).values(),
];

/** How much of the purse one part takes at most in a look of four. */
const SHARES: Record<Part, number> = {
  whole: 0.65,
  top: 0.4,
  bottom: 0.4,
  shoes: 0.5,
  layer: 0.6,
  bag: 0.35,
  scarf: 0.25,
  head: 0.25,
  jewel: 0.3,
};
const USUAL = 4;

const shareOf = (part: Part, size: number, { limits }: Wish): number | undefined =>
  limits.maxPrice && Math.round(limits.maxPrice * Math.min(1, (SHARES[part] * USUAL) / size));

/** The pieces of a look that was shown, where nothing said since speaks against them. */
function stillRight(shown: Product[], { part, kinds }: Place, wish: Wish): Product[] {
  const parts = partsIn(shown);
  const terms = [...kinds, ...wish.terms.filter((id) => !id.startsWith("kind:"))];
  const holds = lawsOf(
    { ...wish, terms },
    shown.map(({ category }) => category),
  );
  const isMain = part === "whole" || part === "top";
  const needs = isMain ? needsOf({ ...NO_WISH, terms: ofFacet(terms, "colour") }) : [];
  return shown
    .filter((_, at) => parts[at] === part)
    .filter((piece) => {
      const candidate = asCandidate(piece);
      return holds(candidate) && needs.every((need) => need.meets(candidate));
    });
}

/** Looks keep their parts, with what is named beside them. */
function framesOf(kept: Product[][], wish: Wish): Place[][] {
  const named = namedPlaces(wish, true);
  return kept.map((look) => {
    const parts = partsIn(look).flatMap((part) => part ?? []);
    const isOther = ({ part }: Place) => !parts.includes(part) && !BODY.has(part);
    // Who covers wears a scarf with any of them.
    const isBare = wish.wearer.isCovered === true && !parts.includes("scarf");
    const places = isBare ? [...parts, "scarf" as const] : parts;
    return [
      ...places.map((part) => named.find((place) => place.part === part) ?? { part, kinds: [] }),
      ...named.filter(isOther),
    ];
  });
}

function gaveIn(frame: Place[], found: ReadonlyMap<string, Choice>): Pick<Outfit, "gave"> {
  const all = frame.flatMap((place) => found.get(keyOf(place)) ?? []);
  const instead = all.flatMap(({ missing }) => missing);
  const unlike = all.flatMap((one) => one.unlike);
  return instead.length + unlike.length > 0 ? { gave: { without: [], instead, unlike } } : {};
}

const withGave = (outfit: Outfit, gave: Partial<Gave>): Outfit => ({
  ...outfit,
  gave: { without: [], instead: [], unlike: [], ...outfit.gave, ...gave },
});

/** What pieces leave open: a dress wants shoes and a bag, a blazer trousers, a top and shoes. */
function missingParts(anchors: Product[], wish: Wish): Place[] {
  const has = new Set(anchors.flatMap((piece) => partOf(piece) ?? []));
  const isMan = wish.wearer.who === "man";
  const parts: Part[] = [];
  const isDressed = has.has("whole");
  if (!isDressed && !has.has("bottom")) parts.push("bottom");
  if (!isDressed && !has.has("top")) parts.push("top");
  if (!has.has("shoes")) parts.push("shoes");
  if (!has.has("bag") && !isMan) parts.push("bag");
  if (wish.wearer.isCovered && !has.has("scarf")) parts.push("scarf");
  if (isDressed || parts.length < 2) parts.push(has.has("jewel") ? "layer" : "jewel");
  return parts.slice(0, 4).map((part) => ({ part, kinds: [] }));
}

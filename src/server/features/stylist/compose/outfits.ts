// Whole outfits: a main piece, shoes, a bag or a layer, a scarf where one is worn; together within the budget,
// in colours that agree, dressed for the same place. A part that was named is in every look, or it is said which gave.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Find } from "../find/find.ts";
import { ofFacet, type Wish } from "../wish.ts";
import { assemble, companionsOf, paid } from "./assemble.ts";
import { type Choice, choicesFor, coveringFirst } from "./choices.ts";
import {
  framesFor,
  givingWay,
  isNamed,
  missingParts,
  namedPlaces,
  type Place,
  smallerFrames,
  whoOf,
} from "./frames.ts";
import { framesOf, stillRight } from "./kept-looks.ts";
import { type Part, partOf } from "./parts.ts";

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

type Asked = Around & { known?: Map<string, Promise<Choice>> };

export type Composer = {
  /** Outfits for an occasion or a budget; around these main pieces, without those that were shown. */
  outfits(wish: Wish, around?: Around): Promise<Outfit[]>;
  /** Whether there is nothing at all of a kind that was named. */
  lacks(wish: Wish): Promise<boolean>;
  /** What completes pieces that are there already; these are not part of the answer. */
  completing(anchors: Product[], wish: Wish): Promise<Outfit[]>;
};

export function createComposer(find: Find): Composer {
  /** Choices for all places of these frames, each place looked for once; smaller looks ask for the same again. */
  async function lookAll(frames: Place[][], wish: Wish, anchors: Product[], around: Asked) {
    const companions = anchors.length > 0 ? companionsOf(anchors) : undefined;
    const places = new Map(frames.flat().map((place) => [keyOf(place), place]));
    const size = Math.min(...frames.map((frame) => frame.length));
    const found = await Promise.all(
      [...places].map(async ([key, place]) => {
        const most = wish.order === "cheapest" ? undefined : shareOf(place.part, size, wish);
        const looking = { companions, exclude: around.exclude, own: around.own, most };
        const asked = [key, most, wish.order, ...wish.terms.filter((id) => !isKind(id))].join();
        const known = around.known?.get(asked) ?? choicesFor(find, place, wish, looking);
        around.known?.set(asked, known);
        return [key, await known] as const;
      }),
    );
    return new Map(found);
  }

  async function compose(
    frames: Place[][],
    wish: Wish,
    anchors: Product[],
    around: Asked = {},
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
  async function withinPurse(frames: Place[][], wish: Wish, around: Asked): Promise<Outfit[]> {
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
  async function absentOf(wish: Wish, around: Asked): Promise<Place[]> {
    const named = namedPlaces(wish);
    const found = await lookAll([named], { ...wish, order: "cheapest" }, [], around);
    return named.filter((place) => (found.get(keyOf(place))?.products ?? []).length === 0);
  }

  return {
    async outfits(said, asked = {}) {
      const wish = forWhom(said);
      const around: Asked = { ...asked, known: new Map() };
      const kept = around.kept ?? [];
      const frames = kept.length > 0 ? framesOf(kept, wish) : framesFor(wish, around.isList);
      const outfits = await withinPurse(frames, wish, around);
      if (outfits.length > 0) return outfits;
      if (namedPlaces(wish).length === 0) return [];
      const absent = await absentOf(wish, around);
      for (const { gone, frames: fewer } of givingWay(wish, absent, around.isList === true)) {
        const less = { ...wish, terms: wish.terms.filter((id) => !gone.includes(id)) };
        const found = await withinPurse(fewer, less, around);
        if (found.length > 0) return found.map((one) => withGave(one, { without: gone }));
      }
      return [];
    },
    async lacks(wish) {
      const absent = namedPlaces(wish).length > 0 ? await absentOf(forWhom(wish), {}) : [];
      return absent.length > 0;
    },
    completing: (anchors, wish) => compose([missingParts(anchors, wish)], wish, anchors),
  };
}

/** A look is for one person: for who speaks, where nobody else is named. */
const forWhom = (wish: Wish): Wish =>
  wish.wearer.who || !(wish.speaks || whoOf(wish) === "man")
    ? wish
    : { ...wish, wearer: { ...wish.wearer, who: whoOf(wish) } };

const isKind = (id: string): boolean => id.startsWith("kind:");
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

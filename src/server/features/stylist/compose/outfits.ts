// Whole outfits: a main piece, shoes, a bag or a layer, a scarf where one is worn; together within the budget,
// in colours that agree, dressed for the same place.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Product } from "../../../../contract/products.ts";
import { asCandidate } from "../find/as-candidate.ts";
import type { Companions } from "../find/companions.ts";
import type { Find } from "../find/find.ts";
import { categoriesFor } from "../find/occasions.ts";
import { factsOf } from "../find/piece-facts.ts";
import { englishOf } from "../find/spoken.ts";
import { ofFacet, type Wish } from "../wish.ts";
import { assemble, companionsOf, paid } from "./assemble.ts";
import { CATEGORIES, KIND_PARTS, type Part, partOf } from "./parts.ts";

export type Outfit = { pieces: Product[]; total: number; parts: Part[] };

const LOOKED_AT = 14;
const LOOKS = 3;

export type Around = {
  mains?: Product[];
  exclude?: string[];
  /** What was said of each kind that was named. */
  own?: ReadonlyMap<string, string[]>;
};

export type Composer = {
  /** Outfits for an occasion or a budget; around these main pieces, without those that were shown. */
  outfits(wish: Wish, around?: Around): Promise<Outfit[]>;
  /** What completes pieces that are there already; these are not part of the answer. */
  completing(anchors: Product[], wish: Wish): Promise<Outfit[]>;
};

export function createComposer(find: Find): Composer {
  async function piecesFor(
    part: Part,
    wish: Wish,
    { companions, exclude = [], own }: Around & { companions?: Companions | undefined },
  ): Promise<Product[]> {
    const kinds = kindsOfPart(wish, part);
    const terms = [
      ...kinds,
      ...ofFacet(wish.terms, "occasion", "season", "style"),
      ...(own?.size
        ? kinds.flatMap((id) => own.get(id) ?? [])
        : part === "whole" || part === "top"
          ? ofFacet(wish.terms, "colour")
          : []),
    ];
    // A least price is said of the whole look, never of each piece.
    const { sizes: _, minPrice: _least, ...limits } = wish.limits;
    const wanted: Wish = { ...wish, terms, words: [], limits };
    const categories = kinds.length > 0 ? undefined : categoriesOf(part, wish);
    const { products } = await find({
      wish: wanted,
      spoken: { english: englishOf(wanted), typed: new Map() },
      limit: LOOKED_AT,
      exclude,
      companions,
      categories,
    });
    const inStock = products.filter(({ sold_out }) => !sold_out);
    return coveringFirst(inStock, part, wish);
  }

  async function compose(
    frames: Part[][],
    wish: Wish,
    anchors: Product[],
    { mains, exclude = [], own }: Around = {},
  ): Promise<Outfit[]> {
    const parts = [...new Set(frames.flat())];
    const companions = anchors.length > 0 ? companionsOf(anchors) : undefined;
    const found = new Map(
      await Promise.all(
        parts.map(
          async (part) =>
            [
              part,
              await piecesFor(part, wish, { companions, exclude, ...(own && { own }) }),
            ] as const,
        ),
      ),
    );
    const used = new Set(anchors.map(({ id }) => id));
    const outfits: Outfit[] = [];
    for (let round = 0; outfits.length < LOOKS && round < LOOKS * frames.length; round++) {
      const frame = elementAt(frames, round % frames.length);
      const choices = frame.map((part) =>
        mains && part === frame[0]
          ? coveringFirst(
              mains.filter((piece) => partOf(piece) === part),
              part,
              wish,
            )
          : (found.get(part) ?? []),
      );
      const pieces = assemble(choices, wish, anchors, used);
      if (!pieces) continue;
      for (const piece of pieces) used.add(piece.id);
      outfits.push({
        pieces,
        parts: frame,
        total: pieces.reduce((sum, piece) => sum + paid(piece), 0),
      });
    }
    return outfits;
  }

  return {
    async outfits(wish, around) {
      const frames = framesFor(wish);
      const outfits = await compose(frames, wish, [], around);
      if (outfits.length > 0 || wish.limits.maxPrice === undefined) return outfits;
      // A small purse: of cheaper pieces, and without a bag or a layer rather than not at all.
      const cheaper = await compose(frames, { ...wish, order: "cheapest" }, [], around);
      const lean = frames.map((frame) =>
        frame.filter((part) => part !== "bag" && part !== "layer"),
      );
      if (cheaper.length > 0) return cheaper;
      const few = await compose(lean, wish, [], around);
      // "A skirt and a blouse for 1500 together": these two, and no shoes.
      const named = namedParts(wish);
      return few.length > 0 || named.length < 2 ? few : compose([named], wish, [], around);
    },
    completing: (anchors, wish) => compose([missingParts(anchors, wish)], wish, anchors),
  };
}

const WORN_ON_THE_BODY = new Set<Part>(["whole", "top", "bottom"]);

/** A look is dressed in what is known to cover; of what may or may not, only where there is nothing else. */
function coveringFirst(products: Product[], part: Part, { wearer }: Wish): Product[] {
  if (!wearer.isCovered || !WORN_ON_THE_BODY.has(part)) return products;
  const covering = products.filter((piece) => factsOf(asCandidate(piece)).cover > 0);
  return covering.length > 0 ? covering : products;
}

/** Which parts make an outfit for this wearer and place. */
function framesFor(wish: Wish): Part[][] {
  const isScarfNamed = kindsOfPart(wish, "scarf").length > 0;
  const scarf: Part[] = wish.wearer.isCovered || isScarfNamed ? ["scarf"] : [];
  const wanted = [
    ...new Set(
      ofFacet(wish.terms, "kind").flatMap((kind) =>
        (["top", "bottom", "whole"] as Part[]).filter((part) =>
          kindsOfPart(wish, part).includes(kind),
        ),
      ),
    ),
  ];
  const isRefused = (part: Part) =>
    part === "whole" && wish.not.some((id) => id === "kind:dress" || id === "kind:suit");
  const left = (frame: Part[]) => frame.filter((part) => !isLeftOut(part, wish));
  const separate: Part[] = ["top", "bottom", "shoes"];
  if (wish.wearer.who === "man") {
    const his = wanted.includes("whole")
      ? [left(["whole", "top", "shoes"])]
      : [left(separate), left([...separate, "layer"])];
    return withNamed(his, namedParts(wish));
  }
  const frames: Part[][] = [
    ["whole", "shoes", "bag", ...scarf],
    [...separate, "bag", ...scarf],
    ["whole", "shoes", "layer", ...scarf],
  ].map((frame) => left(frame as Part[]));
  const fitting = frames.filter(
    (frame) =>
      !frame.some(isRefused) &&
      (wanted.length === 0 || wanted.some((part) => frame.includes(part))),
  );
  // "Dress, shoes, bag and scarf": each that is named is there.
  const named = namedParts(wish);
  const complete = fitting.filter((frame) => named.every((part) => frame.includes(part)));
  if (complete.length > 0) return complete;
  // "Blazer, trousers, top, heels": no look of ours has these, and hers has.
  const isDressed = named.includes("whole") || (named.includes("top") && named.includes("bottom"));
  if (isDressed && named.length > 2) return [[...new Set<Part>([...named, "shoes"])]];
  if (named.length > 2 && fitting.length > 0) return withNamed(fitting, named);
  return fitting.length > 0 ? fitting : [left([...separate, "bag", ...scarf])];
}

/** "Blazer, chinos and loafers": what is missing is added, and nothing that was named is left out. */
const withNamed = (frames: Part[][], named: Part[]): Part[][] =>
  frames.map((frame) => {
    const missing = named.filter((part) => !frame.includes(part));
    const isFull = missing.length > 0;
    return [
      ...frame.filter((part) => !isFull || part !== "bag" || named.includes(part)),
      ...missing,
    ];
  });

const namedParts = (wish: Wish): Part[] =>
  KIND_PARTS.map(([part]) => part).filter((part) => kindsOfPart(wish, part).length > 0);

/** What pieces leave open: a dress wants shoes and a bag, a blazer trousers, a top and shoes. */
function missingParts(anchors: Product[], wish: Wish): Part[] {
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
  return parts.slice(0, 4);
}

/** "Without the shoes", "lose the jacket": a look that does without this part. */
const LEFT_OUT: Partial<Record<Part, RegExp>> = {
  shoes: /^kind:shoe$/,
  bag: /^kind:(bag|handbag)$/,
  layer: /^kind:(jacket|outerwear|coat|blazer|cardigan)$/,
  scarf: /^kind:(hijab|scarf|shawl)$/,
};
const isLeftOut = (part: Part, { not }: Wish): boolean =>
  not.some((id) => LEFT_OUT[part]?.test(id) === true);

const kindsOfPart = ({ terms }: Wish, part: Part): string[] =>
  ofFacet(terms, "kind").filter((kind) =>
    KIND_PARTS.some(([own, pattern]) => own === part && pattern.test(kind)),
  );

/** A part's categories, those of the occasion where it names some. */
function categoriesOf(part: Part, wish: Wish): string[] {
  // A waistcoat goes over a shirt and is none.
  const isShirtless = part === "top" && wish.wearer.who === "man";
  const all = isShirtless ? CATEGORIES[part].filter((name) => name !== "Vest") : CATEGORIES[part];
  const suggested = categoriesFor(wish)?.filter((name) => all.includes(name)) ?? [];
  if (suggested.length > 0) return suggested;
  const isSporty = wish.terms.includes("occasion:gym");
  const plain = all.filter(
    (name) =>
      isSporty || !["Sportswear", "Leggings", "Sweatpants", "Tank Top", "Shorts"].includes(name),
  );
  return wish.wearer.who === "man"
    ? plain.filter((name) => name !== "Blouses" && name !== "Skirts" && name !== "Cardigans")
    : plain.filter(
        (name) => name !== "Hoodies & Sweatshirts" || wish.terms.includes("style:casual"),
      );
}

// Looks in which one part is another one: "change the shoes", "make the bag a clutch". The rest stays as it was shown.
import type { Product } from "../../../../contract/products.ts";
import type { Find } from "../find/find.ts";
import { englishOf } from "../find/spoken.ts";
import type { Wish } from "../wish.ts";
import { assemble, companionsOf, paid } from "./assemble.ts";
import { partBeside } from "./frames.ts";
import type { Outfit } from "./outfits.ts";
import { type Part, partsIn } from "./parts.ts";

/** What the new part should be, and whether it should cost less than the one that goes. */
export type Swap = { kinds: string[]; wish: Wish; isCheaper: boolean };

const LOOKED_AT = 14;
/** What may come on top of any look. */
const ADDED = new Set<Part>(["layer", "scarf", "bag", "jewel", "shoes", "head"]);
/** What goes where this comes: a dress for a shirt and trousers, and these for a dress. */
const IN_PLACE: Partial<Record<Part, Part[]>> = {
  whole: ["top", "bottom"],
  top: ["whole"],
  bottom: ["whole"],
};

/** Each look with its part anew, within the price of the whole; a look for which there is none is left out. */
export async function swapIn(
  find: Find,
  looks: Product[][],
  swap: Swap,
  whole: Wish,
): Promise<Outfit[]> {
  const exclude = looks.flat().map(({ id }) => id);
  const used = new Set<string>();
  const parts = kindsByPart(swap.kinds);
  const isWholeSaid = parts.has("top") && parts.has("bottom");
  const has = (look: Product[]) =>
    [...parts.keys()].every(
      (part) => ADDED.has(part) || part === "whole" || isWholeSaid || partsIn(look).includes(part),
    );
  // Jeans have no place in a look around a dress, a jacket has; where none has the part, it is added to all.
  const changing = looks.some(has) ? looks.filter(has) : looks;
  const outfits: Outfit[] = [];
  for (const look of changing) {
    let pieces: Product[] | undefined = look;
    for (const [part, kinds] of parts)
      pieces &&= await withPart(find, pieces, { ...swap, part, kinds, exclude, used }, whole);
    if (!pieces) continue;
    for (const { id } of pieces) used.add(id);
    const total = pieces.reduce((sum, piece) => sum + paid(piece), 0);
    outfits.push({ pieces, total, parts: partsIn(pieces).flatMap((part) => part ?? []) });
  }
  return outfits;
}

type PartSwap = Swap & { part: Part; exclude: string[]; used: ReadonlySet<string> };

async function withPart(
  find: Find,
  look: Product[],
  { part, kinds, wish, isCheaper, exclude, used }: PartSwap,
  whole: Wish,
): Promise<Product[] | undefined> {
  const own = partsIn(look);
  const going: (Part | undefined)[] = own.includes(part) ? [part] : (IN_PLACE[part] ?? [part]);
  const kept = look.filter((_, at) => !going.includes(own[at]));
  const gone = look.filter((_, at) => going.includes(own[at]));
  if (kept.length === 0) return undefined;
  const below = isCheaper ? Math.min(...gone.map(paid)) : Infinity;
  const wanted: Wish = {
    ...wish,
    terms: [...kinds, ...wish.terms.filter((id) => !id.startsWith("kind:"))],
  };
  const { products } = await find({
    wish: wanted,
    spoken: { english: englishOf(wanted), typed: new Map() },
    limit: LOOKED_AT,
    exclude,
    companions: companionsOf(kept),
  });
  const open = products.filter((piece) => !piece.sold_out && paid(piece) < below);
  const fresh = open.filter(({ id }) => !used.has(id));
  const left = (whole.limits.maxPrice ?? Infinity) - kept.reduce((sum, one) => sum + paid(one), 0);
  const within = { ...whole, limits: { ...whole.limits, maxPrice: left } };
  const beside = { anchors: kept, used };
  const [piece] = assemble([fresh], within, beside) ?? assemble([open], within, beside) ?? [];
  if (!piece) return undefined;
  const at = own.findIndex((one) => going.includes(one));
  return at < 0 ? [...kept, piece] : kept.toSpliced(at, 0, piece);
}

const kindsByPart = (kinds: string[]): Map<Part, string[]> => {
  const parts = new Map<Part, string[]>();
  for (const id of kinds) {
    const part = partBeside(id);
    if (part) parts.set(part, [...(parts.get(part) ?? []), id]);
  }
  return parts;
};

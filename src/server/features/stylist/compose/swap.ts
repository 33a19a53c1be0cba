// Looks in which one part is another one: "change the shoes", "make the bag a clutch". The rest stays as it was shown.
import type { Product } from "../../../../contract/products.ts";
import type { Find } from "../find/find.ts";
import { englishOf } from "../find/spoken.ts";
import type { Wish } from "../wish.ts";
import { assemble, companionsOf, paid } from "./assemble.ts";
import type { Outfit } from "./outfits.ts";
import { type Part, partOf, partOfKind } from "./parts.ts";

/** What the new part should be, and whether it should cost less than the one that goes. */
export type Swap = { kinds: string[]; wish: Wish; isCheaper: boolean };

const LOOKED_AT = 14;
/** What may come on top of any look. */
const ADDED = new Set<Part>(["layer", "scarf", "bag", "jewel", "shoes"]);

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
  const has = (look: Product[]) =>
    [...parts.keys()].every((part) => ADDED.has(part) || look.some((one) => partOf(one) === part));
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
    outfits.push({ pieces, total, parts: pieces.flatMap((piece) => partOf(piece) ?? []) });
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
  const kept = look.filter((piece) => partOf(piece) !== part);
  const gone = look.filter((piece) => partOf(piece) === part);
  if (kept.length === 0) return undefined;
  const below = isCheaper ? Math.min(...gone.map(paid)) : Infinity;
  const own: Wish = {
    ...wish,
    terms: [...kinds, ...wish.terms.filter((id) => !id.startsWith("kind:"))],
  };
  const { products } = await find({
    wish: own,
    spoken: { english: englishOf(own), typed: new Map() },
    limit: LOOKED_AT,
    exclude,
    companions: companionsOf(kept),
  });
  const open = products.filter((piece) => !piece.sold_out && paid(piece) < below);
  const left = (whole.limits.maxPrice ?? Infinity) - kept.reduce((sum, one) => sum + paid(one), 0);
  const within = { ...whole, limits: { ...whole.limits, maxPrice: left } };
  const [piece] =
    assemble([open], within, kept, used) ?? assemble([open], within, kept, new Set()) ?? [];
  if (!piece) return undefined;
  const at = look.findIndex((one) => partOf(one) === part);
  return at < 0 ? [...kept, piece] : kept.toSpliced(at, 0, piece);
}

const kindsByPart = (kinds: string[]): Map<Part, string[]> => {
  const parts = new Map<Part, string[]>();
  for (const id of kinds) {
    const part = partOfKind(id);
    if (part) parts.set(part, [...(parts.get(part) ?? []), id]);
  }
  return parts;
};

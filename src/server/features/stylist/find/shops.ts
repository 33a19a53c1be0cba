// Shops whose terms meet a wish: which pieces of theirs do, what delivery adds, and what they leave out.
import type { TermLimits, TermsMet } from "../../../../contract/trust.ts";
import type { ShopWish } from "../wish.ts";
import type { Candidate } from "./queries/candidates.ts";

/** Terms of brands, by their ids. */
export type ShopTerms = (brandIds: string[], limits: TermLimits) => Promise<Map<string, TermsMet>>;

export type Shops = { wish: ShopWish; open: ReadonlyMap<string, TermsMet> };

/** What delivery adds to a piece; nothing where the shop sends it for free. */
export const feeFor = ({ fee, freeFrom }: TermsMet, price: number): number =>
  freeFrom !== null && price >= freeFrom ? 0 : (fee ?? 0);

type Group = TermsMet["exceptions"][number];

const GROUPS: Partial<Record<Group, { categories?: string[]; kinds?: string[] }>> = {
  underwear: { categories: ["Underwear", "Undershirts"] },
  swimwear: { categories: ["Swimwear"] },
  accessories: { categories: ["Accessories"] },
  jewellery: { kinds: ["kind:jewellery"] },
  scarves: { categories: ["Hijabs & Scarves"] },
  shoes: { categories: ["Footwear"] },
  socks: { kinds: ["kind:socks"] },
  gifts: { categories: ["Gifts & Stationery"] },
  bags: { categories: ["Bags"] },
  cosmetics: { kinds: ["kind:perfume"] },
};

const isExcepted = ({ terms, category, current_price }: Candidate, group: Group): boolean => {
  if (group === "sale") return current_price !== null;
  const { categories = [], kinds = [] } = GROUPS[group] ?? {};
  return categories.includes(category ?? "") || kinds.some((id) => terms.includes(id));
};

/** Whether the terms hold for this very piece: a sale piece may be left out of exchanges. */
export function holdsIn(one: Candidate, shops: Shops, maxPrice: number | undefined): boolean {
  const met = shops.open.get(one.brand_id);
  if (!met) return false;
  const { exchangeable, returnable, isDelivered } = shops.wish;
  if ((exchangeable || returnable) && met.exceptions.some((group) => isExcepted(one, group)))
    return false;
  if (!isDelivered || maxPrice === undefined) return true;
  return one.price_paid + feeFor(met, one.price_paid) <= maxPrice;
}

// Of several kinds that are asked for at once, which one a quality was said of: "a bonnet and a chiffon scarf".
import { ofFacet, type Wish } from "../wish.ts";
import { isOfSeveral } from "./can-have.ts";
import type { Need } from "./needs.ts";
import { factsOf } from "./piece-facts.ts";
import type { Candidate } from "./queries/candidates.ts";

const OF_ONE: ReadonlySet<Need["facet"]> = new Set(["material", "pattern", "feature", "detail"]);

/**
 * A quality that one of the kinds has and another never, within the limits, was said of the one that has it: the other
 * is not left out for want of it. Where all of them have it, it holds for all.
 */
export function boundToTheirKinds(needs: Need[], wish: Wish, lawful: Candidate[]): Need[] {
  if (!isOfSeveral(wish)) return needs;
  const kinds = ofFacet(wish.terms, "kind");
  const isOf = (one: Candidate, id: string) => factsOf(one).terms.has(id);
  return needs.map((need) => {
    if (!OF_ONE.has(need.facet)) return need;
    const having = kinds.filter((id) => lawful.some((one) => isOf(one, id) && need.meets(one)));
    if (having.length === 0 || having.length === kinds.length) return need;
    return {
      ...need,
      meets: (one) => need.meets(one) || !having.some((id) => isOf(one, id)),
    };
  });
}

// Where nobody is named it is for who speaks: a grown-up, and a man or a woman where the grammar says so («عايز»,
// "3ayza"). Weaker than a law: where only others are found, these are shown.
import { isChild, type Wish } from "../wish.ts";
import type { Candidate } from "./queries/candidates.ts";
import { factsOf } from "./piece-facts.ts";
import { isFor } from "./wears.ts";

/** `isGoingOn`: the rest of what was shown, of which nothing else may be left. */
export function forSpeaker(wish: Wish, found: Candidate[], isGoingOn: boolean): Candidate[] {
  const { wearer } = wish;
  const isNamed =
    wearer.who !== undefined ||
    isChild(wearer) ||
    wearer.isGift === true ||
    wish.terms.some((id) => id.startsWith("audience:"));
  if (isNamed) return found;
  const grown = found.filter((one) => factsOf(one).world !== "kids");
  if (grown.length === 0) return isGoingOn ? grown : found;
  const own = wish.speaks ? grown.filter((one) => isFor(one, { who: wish.speaks ?? "woman" })) : [];
  return own.length > 0 ? own : grown;
}

// Looks that were shown and are asked for again: cheaper, with one part more, for somebody who covers. What still holds
// of them stays.
import type { Product } from "../../../../contract/products.ts";
import { asCandidate } from "../find/as-candidate.ts";
import { lawsOf } from "../find/laws.ts";
import { needsOf } from "../find/needs.ts";
import { NO_WISH, ofFacet, type Wish } from "../wish.ts";
import { namedPlaces, type Place } from "./frames.ts";
import { BODY, type Part, partsIn } from "./parts.ts";

/** The pieces of a look that was shown, where nothing said since speaks against them. */
export function stillRight(shown: Product[], { part, kinds }: Place, wish: Wish): Product[] {
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

/** "Not a shirt": a look that has lost its top wants another one. */
function undressed(parts: Part[]): Part[] {
  if (parts.includes("whole")) return [];
  const has = (part: Part) => parts.includes(part);
  if (has("bottom") && !has("top")) return ["top"];
  return has("top") && !has("bottom") ? ["bottom"] : [];
}

/** Looks keep their parts, with what is named beside them. */
export function framesOf(kept: Product[][], wish: Wish): Place[][] {
  const named = namedPlaces(wish, true);
  return kept.map((look) => {
    const parts = partsIn(look).flatMap((part) => part ?? []);
    const isOther = ({ part }: Place) => !parts.includes(part) && !BODY.has(part);
    // Who covers wears a scarf with any of them.
    const isBare = wish.wearer.isCovered === true && !parts.includes("scarf");
    const places = [...undressed(parts), ...parts, ...(isBare ? (["scarf"] as const) : [])];
    return [
      ...places.map((part) => named.find((place) => place.part === part) ?? { part, kinds: [] }),
      ...named.filter(isOther),
    ];
  });
}

// Why a piece is shown, in the shopper's language: 'Black · Abaya · under 900 EGP'.
import type { Language } from "../../../../contract/languages.ts";
import { chipsOf } from "../read/chips.ts";
import type { Candidate } from "../find/queries/candidates.ts";
import { needsOf } from "../find/needs.ts";
import type { Wish } from "../wish.ts";

const NEAR = { en: "Close to what you described", ar: "قريب من وصفك" };
const LIMITS = new Set(["price", "brand", "wearer", "age", "kind", "shop"]);

/** Limits were kept or the piece would not be here; of the rest, what it meets. */
export function explain(candidate: Candidate, wish: Wish, language: Language): string {
  const met = new Set(
    needsOf(wish)
      .filter((need) => need.meets(candidate))
      .flatMap(({ ids, facet }) =>
        facet === "size" ? ids.map((id) => `size:${id}`) : facet === "sale" ? ["sale:on"] : ids,
      ),
  );
  const parts = chipsOf(wish, language)
    .filter(({ kind, value }) => !value.startsWith("not:") && (LIMITS.has(kind) || met.has(value)))
    .map(({ label }) => label);
  return parts.join(" · ") || NEAR[language];
}

// "Size M is sold out", "مقاس M و L نفد": a sentence near the title that says of some values that they are gone.
import type { Page } from "../extract/page.ts";
import { isAside } from "../extract/regions.ts";
import type { Spot } from "../extract/spots.ts";
import { foldKey } from "./choice-labels.ts";
import type { Choice } from "./page-choices.ts";
import { GONE } from "./said-stock.ts";

const NEAR = 250;
const LONGEST = 120;
const SENTENCES = /[.!؟;\n|]+/;
const LEAD = /^(?:the )?(?:sizes?|colou?rs?|(?:ال)?(?:مقاس(?:ات)?|لون|[أا]لوان))\s+/iu;
const FILLER = /(?<!\p{L})(?:is|are|now|currently|already|sadly|للأسف|حاليا|حالياً|كله)(?!\p{L})/giu;
const BETWEEN = /\s+(?:and|&)\s+|\s+و\s*|\s*[,،/+]\s*|\s+-\s+/u;

/** Marks the values in place. */
export function markGone(page: Page, title: Spot | null, choices: Choice[]): void {
  const known = new Map(
    choices.flatMap(({ values }) => values.map((value) => [foldKey(value.label), value] as const)),
  );
  if (!title || known.size === 0) return;
  for (const spot of page.spots()) {
    const { text } = spot;
    if (text === "" || text.length > LONGEST || spot.isHidden || !GONE.test(text)) continue;
    if (Math.abs(spot.at - title.at) > NEAR || isAside(spot, title)) continue;
    for (const sentence of text.split(SENTENCES)) {
      if (!GONE.test(sentence)) continue;
      const said = sentence.replace(GONE, " ").replace(FILLER, " ").replace(/\s+/g, " ").trim();
      const named = said
        .replace(LEAD, "")
        .split(BETWEEN)
        .map((one) => known.get(foldKey(one)));
      if (LEAD.test(said) && named.every((value) => value !== undefined))
        for (const value of named) value.isGone = true;
    }
  }
}

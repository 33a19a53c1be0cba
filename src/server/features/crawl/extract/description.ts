// The product's description: the fullest that markup gives, or the part of the page that is called so.
import { render } from "dom-serializer";
import type { Claim, Source } from "./claim.ts";
import { textOf, type Page } from "./page.ts";
import { isAside } from "./regions.ts";
import type { Spot } from "./spots.ts";

const NAME =
  /descri(?:ption|zione|pción|ção)|beschreibung|product-?(?:detail|info|text|content)|(?:^|\s)rte(?:\s|$)|about-?(?:this|product)|وصف/;
const SHORT = 40;

export function pageDescription(
  page: Page,
  claims: Claim[],
  title: Spot | null,
): { text: string; source: Source } | null {
  const told = claims.filter(({ description }) => description && description.length >= 2);
  const best = told.find(
    ({ source, description }) => source !== "meta" && description!.length >= SHORT,
  );
  if (best) return { text: best.description!, source: best.source };
  const seen = seenDescription(page, title);
  if (seen) return { text: seen, source: "visible" };
  return told[0] ? { text: told[0].description!, source: told[0].source } : null;
}

export function descriptionSpot(page: Page, title: Spot | null): Spot | null {
  let best: Spot | null = null;
  let most = SHORT;
  for (const spot of page.spots()) {
    if (!NAME.test(spot.name) || spot.isHidden || (best && spot.at < best.end)) continue;
    if (title && spot.at < title.at - 300) continue;
    if (title && spot.at <= title.at && title.at < spot.end) continue;
    const length = textOf(spot.element, 6000).length;
    if (length > most && length < 6000 && !isAside(spot, title)) [best, most] = [spot, length];
  }
  return best ?? (title && longestParagraph(page, title));
}

const PROSE = 60;

/** Where nothing is called a description: what is written below the title. */
function longestParagraph(page: Page, title: Spot): Spot | null {
  let best: Spot | null = null;
  let most = PROSE;
  for (const element of page.tagged("p")) {
    const spot = page.spotOf(element);
    if (!spot || spot.at < title.at || spot.isHidden) continue;
    const length = textOf(element, 6000).length;
    if (length > most && length < 6000 && !isAside(spot, title)) [best, most] = [spot, length];
  }
  return best;
}

function seenDescription(page: Page, title: Spot | null): string | null {
  const spot = descriptionSpot(page, title);
  return spot ? render(spot.element.children, { decodeEntities: true }).slice(0, 40_000) : null;
}

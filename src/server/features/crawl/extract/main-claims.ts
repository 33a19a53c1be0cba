// Of all products that markup names, the one this page is about.
import { anyAvailable, type Claim } from "./claim.ts";
import { jsonLdClaims } from "./json-ld.ts";
import { microdataClaims } from "./microdata.ts";
import type { Page } from "./page.ts";
import { absoluteUrl, foldText, likeness, wordsOf } from "./text.ts";
import { headingTexts, pageTitle } from "./visible-title.ts";

/** At most one of each kind of markup. A page with many of them and none like its title is a list. */
export function mainClaims(page: Page, head: Claim): Claim[] {
  const all = [...jsonLdClaims(page), ...microdataClaims(page)];
  if (all.length === 0) return [];
  const names = [pageTitle(page), head.title ?? "", ...headingTexts(page)]
    .map(wordsOf)
    .filter((words) => words.length > 0);
  return (["json-ld", "microdata", "rdfa"] as const).flatMap((source) => {
    const claims = all.filter((claim) => claim.source === source);
    if (claims.length === 0) return [];
    const best = claims
      .map((claim) => ({ claim, score: scoreOf(claim, names, page) }))
      .reduce((one, other) => (other.score > one.score ? other : one));
    return claims.length > 3 && best.score < 0.5 ? [] : [merged(best.claim, claims)];
  });
}

/** Some shops repeat the product for each of its sizes: any of them in stock will do. */
function merged(claim: Claim, claims: Claim[]): Claim {
  const name = foldText(claim.title ?? "");
  const same = claims.filter(
    (one) => one === claim || (name !== "" && foldText(one.title ?? "") === name),
  );
  if (same.length < 2) return claim;
  return {
    ...claim,
    isAvailable: anyAvailable(same.map(({ isAvailable }) => isAvailable)),
    prices: same.flatMap(({ prices }) => prices),
    images: [...new Set(same.flatMap(({ images }) => images))],
  };
}

function scoreOf(claim: Claim, names: string[][], page: Page): number {
  const words = wordsOf(claim.title ?? "");
  const alike = Math.max(
    0,
    ...names.map((name) => Math.max(likeness(words, name), 0.9 * contained(words, name))),
  );
  const address = claim.url ? absoluteUrl(claim.url, page.base) : null;
  const isHere = address !== null && bare(address) === bare(page.url) && bare(address).length > 1;
  return (
    alike +
    (isHere ? 1 : 0) +
    (claim.price !== null ? 0.3 : 0) +
    (claim.images.length > 0 ? 0.05 : 0)
  );
}

function contained(words: string[], name: string[]): number {
  if (words.length < 2) return 0;
  const inName = new Set(name);
  return words.filter((word) => inName.has(word)).length / words.length;
}

function bare(address: string): string {
  try {
    return new URL(address).pathname.replace(/\/$/, "").toLowerCase();
  } catch {
    return "";
  }
}

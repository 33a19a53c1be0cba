// Of all products that markup names, the one this page is about.
import type { RawVariants } from "../found-product.ts";
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
    if (claims.length > 3 && best.score < 0.5) return [];
    return [merged(best.claim, claims, headingTexts(page)[0] ?? "")];
  });
}

/** Some shops repeat the product for each of its sizes, perhaps named after them: any of them in stock will do. */
function merged(claim: Claim, claims: Claim[], heading: string): Claim {
  const name = foldText(claim.title ?? "");
  const alike = claims.filter(
    (one) => one === claim || (name !== "" && foldText(one.title ?? "") === name),
  );
  const named = claims.filter((one) => heading !== "" && isValueOf(one, heading));
  const same = named.length > alike.length && named.includes(claim) ? named : alike;
  if (same.length < 2) return claim;
  return {
    ...claim,
    ...(same === named && { title: heading }),
    ...valuesOfEach(same),
    isAvailable: anyAvailable(same.map(({ isAvailable }) => isAvailable)),
    prices: same.flatMap(({ prices }) => prices),
    images: [...new Set(same.flatMap(({ images }) => images))],
  };
}

/** "Robe - Red / M" below the heading "Robe". */
const isValueOf = ({ title, options }: Claim, heading: string): boolean =>
  options.length > 0 && ` ${foldText(title ?? "")} `.startsWith(` ${foldText(heading)} `);

/** Each says one value of every option, and whether that is there: together they are the variants. */
function valuesOfEach(same: Claim[]): RawVariants | null {
  const [first] = same;
  const names = first?.options.map(({ name }) => name) ?? [];
  const rows = same.map(({ options, price, regularPrice, isAvailable, images }) => ({
    values: names.map((name) => {
      const own = options.find((option) => option.name === name)?.values;
      return own?.length === 1 ? (own[0] ?? null) : null;
    }),
    price,
    regularPrice,
    isAvailable,
    image: images[0] ?? null,
  }));
  const keys = new Set(rows.map(({ values }) => values.join("|")));
  const isWhole = rows.every(({ values }) => !values.includes(null));
  if (names.length === 0 || !isWhole || keys.size < rows.length) return null;
  const options = names.map((name, n) => ({
    name,
    values: [...new Set(rows.map(({ values }) => values[n] ?? ""))],
  }));
  return { options, variants: rows };
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

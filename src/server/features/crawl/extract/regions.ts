// Which parts of a page are about its product, by what the parts are called and how they repeat.
import { getOrThrow } from "../../../../contract/get-or-throw.ts";
import { remembered } from "./text.ts";
import { isInside, outwards, type Spot } from "./spots.ts";

/** Of the page: what a theme calls the product's footer holds its tabs. */
const FOOTER = /(?<!(?:product|item|pdp|card|info|price)s?-{1,2})footer/;
export const isCalledFooter = (name: string): boolean => FOOTER.test(name);

const ASIDE_TAGS = new Set(["footer", "nav", "aside"]);
const ASIDE_PATTERN = new RegExp(
  [
    /related|recommend|recomend|similar|up-?sell|cross-?sell|also-?(?:bought|like|view)|recent|viewed|history|sponsor|advert/,
    /carousel|slider|swiper|slick|owl-|suggest|accessor|bundle|frequently|complete-?the|mini-?cart|cart-?(?:drawer|popup|flyout|preview|summary)|(?:header|top|side)-?cart/,
    FOOTER,
    /(?:main|top|site|mega)-?(?:nav|menu)|navbar|breadcrumb|compare-?(?:list|products?|bar|table|box|items?|panel|drawer|modal|sidebar)|(?:block|products?|list)-?compare|comparison|wish-?list|(?<!p)review|comment|rating|teaser|newsletter/,
    /zubehoer|aehnlich|empfehl|associ|simil|relacionad|correlat|مشابه|ذات-صلة/,
  ]
    .map((one) => one.source)
    .join("|"),
);

const LEVELS = 60;
const isCalledAside = remembered((name) => ASIDE_PATTERN.test(name));

/** Inside something that is called "related", a footer, a basket; unless the title is in there, too. */
export function isAside(spot: Spot, title: Spot | null): boolean {
  for (let outer: Spot | null = spot, n = 0; outer && n <= LEVELS; outer = outer.parent, n++) {
    if (title && outer.at <= title.at && title.at < outer.end) return false;
    if (ASIDE_TAGS.has(outer.element.name) || isCalledAside(outer.name)) return true;
  }
  return false;
}

const CLIMB = 7;

/** How many elements of the same make beside it hold a candidate, too: cards of a list. */
export function cardsOf(
  candidates: Spot[],
  title: Spot | null,
  holdsLink: (box: Spot) => boolean,
): Map<Spot, number> {
  const groups = new Map<string, Set<number>>();
  const keysOf = new Map<Spot, string[]>();
  for (const spot of candidates) {
    const keys: string[] = [];
    for (const outer of outwards(spot, CLIMB)) {
      if (!outer.parent || (title && isInside(title, outer))) break;
      // Rows of a price table are alike, too, but lead nowhere.
      if (!holdsLink(outer)) continue;
      const key = `${outer.parent.at} ${outer.element.name} ${outer.element.attribs["class"] ?? ""}`;
      keys.push(key);
      const group = groups.get(key);
      if (group) group.add(outer.at);
      else groups.set(key, new Set([outer.at]));
    }
    keysOf.set(spot, keys);
  }
  return new Map(
    candidates.map((spot) => [
      spot,
      Math.max(1, ...getOrThrow(keysOf, spot).map((key) => getOrThrow(groups, key).size)),
    ]),
  );
}

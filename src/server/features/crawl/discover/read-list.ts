// One page of a list, read: its links, what it says of itself, and what its data hold.
import type { Page } from "../extract/page.ts";
import { cardName } from "./card-name.ts";
import { cardsOf, type Card } from "./cards.ts";
import { linksOf, NO_LINKS, type Links } from "./links.ts";
import { listData, NO_DATA, type ListData } from "./list-data.ts";
import { listFacts, type ListFacts } from "./list-facts.ts";

/** `page`: kept where its data say that the list goes on and no link does; `words` and `names`: of each card, by its piece. */
export type ReadList = {
  links: Links;
  facts: ListFacts;
  data: ListData;
  page: Page | null;
  words: Map<string, string>;
  names: Map<string, string>;
};

export const NOTHING: ReadList = {
  links: NO_LINKS,
  facts: { total: null, more: null },
  data: NO_DATA,
  page: null,
  words: new Map(),
  names: new Map(),
};

export function readList(page: Page, site: URL): ReadList {
  const [links, facts, data] = [linksOf(page, site), listFacts(page), listData(page)];
  // The same list asked for otherwise is a page like any other.
  const next =
    data.next && /^(?:https?:\/\/|[/?])/.test(data.next) ? URL.parse(data.next, page.base) : null;
  if (next && next.pathname === URL.parse(page.url)?.pathname) links.next.push(next.href);
  links.next.push(...[...links.listings, ...links.others].filter((one) => carries(one, data.next)));
  const goesOn = data.next !== null && links.next.length === 0;
  if (goesOn) facts.more = "data";
  return { links, facts, data, page: goesOn ? page : null, ...saidOfCards(page, site) };
}

/** What a page says of the pieces that it shows, and calls them. */
export function saidOfCards(page: Page, site: URL): Pick<ReadList, "words" | "names"> {
  const cards = cardsOf(page, site);
  return { words: wordsOf(cards), names: namesOf(cards, page) };
}

const WORDS_MAX = 160;

const wordsOf = (cards: Map<string, Card>): Map<string, string> =>
  new Map(
    [...cards].flatMap(([key, { text }]) =>
      text.length <= WORDS_MAX ? [[key, text] as const] : [],
    ),
  );

const namesOf = (cards: Map<string, Card>, page: Page): Map<string, string> =>
  new Map(
    [...cards].flatMap(([key, { box }]) => {
      const name = cardName(box, key, page.base);
      return name === null ? [] : [[key, name] as const];
    }),
  );

/** A link with the list's own cursor in it, whatever it says. */
const carries = (address: string, cursor: string | null): boolean =>
  cursor !== null &&
  cursor.length >= 4 &&
  [...(URL.parse(address)?.searchParams.values() ?? [])].includes(cursor);

/** It shows pieces, has no second page, and says that there are more. */
export const needsBrowser = ({ links, facts }: { links: Links; facts: ListFacts }): boolean =>
  links.cards.length > 0 &&
  links.next.length === 0 &&
  (facts.more !== null || (facts.total !== null && facts.total > links.products.length));

export const isWholeList = (page: { links: Links; facts: ListFacts }): boolean =>
  !(page.links.cards.length > 0 && page.links.next.length === 0 && page.facts.more !== null);

export const joined = (one: Links, other: Links): Links => ({
  products: [...new Set([...one.products, ...other.products])],
  cards: [...new Set([...one.cards, ...other.cards])],
  listings: [...new Set([...one.listings, ...other.listings])],
  next: [...new Set([...one.next, ...other.next])],
  others: [...new Set([...one.others, ...other.others])],
});

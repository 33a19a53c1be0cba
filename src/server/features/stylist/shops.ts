// A wish with conditions on the shop: only shops that say they meet them are searched; who does not say is counted.
import type { Answer, Asking, Parts } from "./asking.ts";
import { createComposer } from "./compose/outfits.ts";
import type { Find } from "./find/find.ts";
import type { TermsMet } from "../../../contract/trust.ts";
import type { Shops } from "./find/shops.ts";
import { shopReply, withoutPlace } from "./speak/shop-reply.ts";
import type { ShopWish, Wish } from "./wish.ts";

type ShopsFound = {
  shops: Shops;
  /** Shops that say nothing about it. */
  silent: Shops;
};

const isAsked = ({ isDelivered: _, ...shop }: ShopWish): boolean => Object.keys(shop).length > 0;

/** Answers from shops that meet what is asked of them, and says so. */
export async function answerWithin(
  parts: Parts,
  asking: Asking,
  answerOf: (parts: Parts) => Promise<Answer>,
): Promise<Answer> {
  const found = await shopsFor(parts, asking.turn.wish);
  const { language } = asking;
  const { isDelivered, deliveredTo } = asking.turn.wish.limits.shop ?? {};
  if (!found) {
    const answer = await answerOf(parts);
    const isOpen = isDelivered && !deliveredTo && answer.products.length > 0;
    return isOpen ? { ...answer, closing: closingOf(answer, withoutPlace(language)) } : answer;
  }
  const answer = await answerOf(within(parts, found.shops));
  const silent = await countSilent(parts, asking, found);
  const { brands } = await parts.facts();
  const said = shopReply({
    products: answer.products,
    wish: answer.wish,
    shops: found.shops,
    silent,
    brandOf: ({ brand }) => brands.find(({ name }) => name === brand)?.id,
    language,
  });
  if (answer.products.length === 0) return { ...answer, message: said, honest: said };
  return { ...answer, closing: closingOf(answer, said) };
}

const closingOf = ({ closing }: Answer, said: string): string =>
  [closing, said].filter(Boolean).join(" ");

/** Undefined where nothing is asked of shops. */
async function shopsFor(parts: Parts, { limits }: Wish): Promise<ShopsFound | undefined> {
  const { shop } = limits;
  if (!shop || !isAsked(shop) || !parts.shopTerms) return undefined;
  const { brands } = await parts.facts();
  const { isDelivered: _, ...asked } = shop;
  const met = await parts.shopTerms(
    brands.map(({ id }) => id),
    asked,
  );
  const those = (meets: TermsMet["meets"]): Shops => ({
    wish: shop,
    open: new Map([...met].filter(([, one]) => one.meets === meets)),
  });
  return { shops: those("yes"), silent: those("unknown") };
}

/** The same parts, looking into these shops alone. */
function within(parts: Parts, shops: Shops): Parts {
  const find: Find = (asked) => parts.find({ ...asked, shops });
  return { ...parts, find, composer: createComposer(find) };
}

/** How many pieces of shops that do not say would fit otherwise; nobody is promised them. */
async function countSilent(
  parts: Parts,
  { turn, sentence, request }: Asking,
  { silent }: ShopsFound,
): Promise<number> {
  if (silent.open.size === 0) return 0;
  // What delivery would add is not known either.
  const { isDelivered: _, ...wish } = silent.wish;
  const { total, gave } = await parts.find({
    wish: turn.wish,
    spoken: { english: sentence.english || request.query, typed: new Map() },
    limit: 1,
    shops: { ...silent, wish },
  });
  return gave.length > 0 ? 0 : total;
}

// Pieces that the pages of others show ("you may also like") and no list and no sitemap named: they are read after the
// rest. Only what is made like the pages that were found counts, and a shop whose pages show nothing new is not asked on.
import { shapesOf } from "../discover/address-words.ts";
import { linksOf } from "../discover/links.ts";
import { saidOfCards } from "../discover/read-list.ts";
import { once } from "../discover/product-pages.ts";
import type { Page } from "../extract/page.ts";
import type { Shop } from "../shops/shop.ts";
import { addressKey, isBelow } from "../visit/site.ts";
import type { ReadingPlan } from "./reading-plan.ts";

/** So many pages in a row that show nothing new are enough. */
const VAIN_MAX = 30;
const MOST = 200;

export type ShownBeside = {
  look(page: Page): void;
  /** Those that were met since the last time. */
  take(): string[];
};

export function openShownBeside(shop: Shop, plan: ReadingPlan): ShownBeside {
  const known = [...plan.pages];
  const isMadeAlike = shapesOf(known);
  let [vain, found] = [0, 0];
  let fresh: string[] = [];
  const call = (page: Page, others: string[]) => {
    const { names } = saidOfCards(page, shop.base);
    for (const key of others.map(addressKey)) {
      const name = names.get(key);
      if (name !== undefined && plan.names) plan.names[key] ??= name;
    }
  };
  return {
    look(page) {
      if (!plan.isWhole || vain >= VAIN_MAX || found >= MOST) return;
      const shown = linksOf(page, shop.base).cards.filter((address) => {
        const url = new URL(address);
        return isBelow(url, shop.base) && isMadeAlike(url);
      });
      // One address for each piece, whatever its language: what is here in another one is no news.
      const keys = new Set(known.map(addressKey));
      const all = once([...known, ...shown], shop.base);
      const others =
        all.length > known.length ? all.filter((one) => !keys.has(addressKey(one))) : [];
      vain = others.length > 0 ? 0 : vain + 1;
      found += others.length;
      known.push(...others);
      if (others.length > 0) call(page, others);
      fresh.push(...others);
    },
    take() {
      const some = fresh;
      fresh = [];
      return some;
    },
  };
}

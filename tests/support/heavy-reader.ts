// A reader that some pages bring down, for tests of who looks after it.
import { serveReader } from "../../src/server/features/crawl/apart/serve-reader.ts";
import { emptyProduct } from "../../src/server/features/crawl/found-product.ts";
import type { Shop, ReadingStep } from "../../src/server/features/crawl/shops/shop.ts";
import { isOfPage } from "../../src/server/features/crawl/problems.ts";
import { createGuard } from "../../src/server/net/guarded-fetch.ts";

/** 35 MB that stay. */
const hoard: number[][] = [];
const heap = () => Array.from({ length: 4500 }, () => Array.from({ length: 1000 }, (_, n) => n));

async function* read({
  visitor,
  base,
  cursor,
  remembered,
  missing,
  found,
}: Shop): AsyncGenerator<ReadingStep> {
  for (let at = (cursor as number | null) ?? 0; at < 6; at++) {
    const page = new URL(`/${at}`, base).href;
    const batch = { currency: "EGP", currentPage: at, totalPages: 6, cursor: at + 1 };
    try {
      const { text: said } = await visitor.get(page);
      const text = said
        .replace("what is around", () => Object.keys(process.env).join(" "))
        .replace("who", () => `${process.pid}`);
      if (text.includes("hoard")) hoard.push(...heap());
      if (text.includes("much")) heap();
      if (text.includes("spin")) for (;;);
      const kept: number[][] = [];
      while (text.includes("swell")) kept.push(Array.from({ length: 1000 }, (_, n) => n));
      const known = `${(await remembered(page))?.etag} ${(await missing([page])).length} ${found()}`;
      const raw = {
        ...emptyProduct(),
        url: page,
        title: `${text} ${known}`,
        description: "<p>Woven</p>",
        price: 450,
        currency: "EGP",
        isAvailable: true,
      };
      yield { ...batch, pages: [{ page, products: [raw], validators: null }] };
    } catch (error) {
      if (!isOfPage(error)) throw error;
      yield { ...batch, pages: [{ page, problem: error }] };
    }
  }
}

const guard = createGuard({ allowPrivate: true });
serveReader(async () => ({
  guard,
  readers: {
    website: () => read,
    shopify: () => read,
    zammit: () => read,
    adaptive: () => read,
    refresh: () => read,
    app: () => read,
    given: () => read,
  },
}));

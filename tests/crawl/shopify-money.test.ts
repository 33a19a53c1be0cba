// Whose money a Shopify shop's lists are in, where it answers each visitor in that of his country.
import { expect, test } from "vitest";
import { createCookies } from "../../src/server/net/cookies.ts";
import { readShopFacts } from "../../src/server/features/crawl/shops/shopify-facts.ts";
import type { Shop } from "../../src/server/features/crawl/shops/shop.ts";

const OWN_PRICE = 1250;

type Sells = {
  own: string;
  /** By the visitor's country, which is abroad until he says otherwise. */
  shown: { abroad: { money: string; rate: number }; here: { money: string; rate: number } };
  /** Whether its lists follow the visitor, as its single pieces do. */
  isListedAsShown: boolean;
  hasSingle?: boolean;
};

function shopOf({ own, shown, isListedAsShown, hasSingle = true }: Sells) {
  const cookies = createCookies();
  const base = new URL("https://shop.example/");
  const asked: string[] = [];
  const get = async (address: string) => {
    const url = new URL(address);
    asked.push(url.pathname);
    const isHere = cookies.header(url)?.includes("localization=EG") ?? false;
    const { money, rate } = shown[isHere ? "here" : "abroad"];
    const texts: Record<string, string> = {
      "/": `<script>Shopify.currency = {"active":"${money}","rate":"${rate}"};</script>`,
      "/meta.json": JSON.stringify({ currency: own, published_products_count: 1 }),
      "/products.json": JSON.stringify({
        products: [
          {
            handle: "reed-vest",
            variants: [{ price: (OWN_PRICE * (isListedAsShown ? rate : 1)).toFixed(2) }],
          },
        ],
      }),
      ...(hasSingle && {
        "/products/reed-vest.js": JSON.stringify({
          handle: "reed-vest",
          variants: [{ price: Math.round(OWN_PRICE * rate * 100) }],
        }),
      }),
    };
    const text = texts[url.pathname];
    return { status: text === undefined ? 404 : 200, text: text ?? "" };
  };
  const visitor = { get, cookies, signal: new AbortController().signal };
  return { asked, shop: { visitor, base } as unknown as Shop };
}

const EURO = { money: "EUR", rate: 0.02 };
const POUND = { money: "EGP", rate: 1 };

test("a shop of one currency is asked for nothing more than its front page", async () => {
  const { asked, shop } = shopOf({
    own: "EGP",
    shown: { abroad: POUND, here: POUND },
    isListedAsShown: true,
  });
  expect(await readShopFacts(shop)).toMatchObject({ currency: "EGP", products: 1 });
  expect(asked).toEqual(["/meta.json", "/"]);
});

test("one that sells abroad in euros is visited as somebody who is here", async () => {
  const { shop } = shopOf({
    own: "EGP",
    shown: { abroad: EURO, here: POUND },
    isListedAsShown: true,
  });
  expect(await readShopFacts(shop)).toMatchObject({ currency: "EGP" });
  expect(shop.visitor.cookies.header(shop.base)).toBe("localization=EG");
});

test.each([
  [true, "EUR"],
  [false, "EGP"],
])(
  "one that answers in euros all the same (its lists, too: %s)",
  async (isListedAsShown, money) => {
    const { shop } = shopOf({ own: "EGP", shown: { abroad: EURO, here: EURO }, isListedAsShown });
    expect(await readShopFacts(shop)).toMatchObject({ currency: money });
  },
);

test("where nothing tells whose money its lists are in, they are not read", async () => {
  const { shop } = shopOf({
    own: "EGP",
    shown: { abroad: EURO, here: EURO },
    isListedAsShown: true,
    hasSingle: false,
  });
  await expect(readShopFacts(shop)).rejects.toMatchObject({ code: "not_this_make" });
});

// Run by itself: serves the shops of `npm run bench:crawl` and prints where, until its input ends.
import { startPlainShop } from "../../tests/support/shops/plain.ts";
import { startShopify } from "../../tests/support/shops/shopify.ts";
import { startWooShop } from "../../tests/support/shops/woocommerce.ts";
import { startHeavyShop } from "./crawl-shop.ts";

const [shopify, store, plain, heavy] = await Promise.all([
  startShopify(1200),
  startWooShop(1000),
  startPlainShop({ pieces: 600 }),
  startHeavyShop(600),
]);
/** Two kinds of 300, twelve on each list, and the front page. */
const plainPages = 600 + 2 * 25 + 1;
console.log(
  JSON.stringify({
    shopify: { url: shopify.url, products: 1200 },
    store: { url: store.url, products: 1000 },
    plain: { url: plain.url, products: 600, pages: plainPages },
    heavy: { url: heavy.url, products: heavy.products, pages: heavy.pages },
  }),
);
process.stdin.resume().on("end", () => process.exit());

// The demo brands' own shops, served by us and marked as such, so that the way from a card to a shop
// and from a shop to a catalogue can be walked with no network.
import type { FastifyInstance, FastifyReply } from "fastify";
import { PICTURE_NAME, openDemoPicture, pictureAddress } from "../pictures.ts";
import { demoCatalogue } from "../catalogue.ts";
import { homePage, missingPage } from "./home-page.ts";
import { productPage } from "./product-page.ts";
import { productsFeed } from "./products-feed.ts";
import { SHOP_STYLE } from "./style.ts";
import { termsPage } from "./terms-page.ts";

export function serveDemoShop(app: FastifyInstance): void {
  const shops = new Map(demoCatalogue().map((brand) => [brand.key, brand]));
  const sendPage = (reply: FastifyReply, page: string | undefined) =>
    reply
      .code(page ? 200 : 404)
      .type("text/html; charset=utf-8")
      .header("x-robots-tag", "noindex")
      .send(page ?? missingPage());

  app.get("/demo-shop/shop.css", async (_, reply) => reply.type("text/css").send(SHOP_STYLE));

  app.get<{ Params: { name: string } }>("/demo-shop/pictures/:name", async (request, reply) => {
    const { name } = request.params;
    const bytes = PICTURE_NAME.test(name) ? await openDemoPicture(pictureAddress(name)) : undefined;
    if (!bytes) return sendPage(reply, undefined);
    return reply.type("image/webp").header("cache-control", "public, max-age=86400").send(bytes);
  });

  app.get<{ Params: { shop: string } }>("/demo-shop/:shop", async (request, reply) => {
    const brand = shops.get(request.params.shop);
    return sendPage(reply, brand && homePage(brand));
  });

  const order = [...shops.keys()];
  app.get<{ Params: { shop: string } }>("/demo-shop/:shop/pages/terms", async (request, reply) => {
    const brand = shops.get(request.params.shop);
    return sendPage(reply, brand && termsPage(brand, order.indexOf(brand.key)));
  });

  app.get<{ Params: { shop: string }; Querystring: { page?: string; limit?: string } }>(
    "/demo-shop/:shop/products.json",
    async (request, reply) => {
      const brand = shops.get(request.params.shop);
      return brand ? productsFeed(brand, request.query) : sendPage(reply, undefined);
    },
  );

  app.get<{ Params: { shop: string; product: string } }>(
    "/demo-shop/:shop/products/:product",
    async (request, reply) => {
      const brand = shops.get(request.params.shop);
      const product = brand?.products.find(({ key }) => key === request.params.product);
      return sendPage(reply, brand && product && productPage(brand, product));
    },
  );
}

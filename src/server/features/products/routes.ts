// The public catalogue over HTTP: feed, filter, a product with its prices and pictures, the counted way to its shop,
// sitemaps.
import {
  explore,
  filter,
  filterOptions,
  productById,
  productPicture,
  productsByBrand,
  productsByIds,
  redirectToShop,
  relatedProducts,
  reportListing,
  type Product,
  type RedirectSource,
} from "../../../contract/products.ts";
import { productPrices } from "../../../contract/prices.ts";
import { brandStory } from "../../../contract/brand-story.ts";
import { filterCounts } from "../../../contract/filter-counts.ts";
import { markOf } from "../../../contract/pictures.ts";
import { allowanceOf, mount, ReadyJson, type Api } from "../../http/mount.ts";
import { leaveTurn } from "../../http/turns.ts";
import { translate } from "../../translate.ts";
import { invalid, notFound, Problem } from "../../problems.ts";
import { jsonOf, type Card, type CardKey } from "./cards.ts";
import type { CountListed } from "./count-listed.ts";
import type { WithDetails } from "./details.ts";
import type { Explore } from "./explore.ts";
import type { Filter } from "./filter.ts";
import type { CountOptions } from "./filter-counts.ts";
import type { ReadFilterOptions } from "./filter-options.ts";
import type { FindVisible } from "./find-visible.ts";
import type { Likeness } from "./likeness/likeness.ts";
import type { LeadCards, LeadWith } from "./picture-colors/lead.ts";
import type { ReadStory } from "./queries/brand-story.ts";
import { formatFor, type Pictures } from "./pictures.ts";
import type { Previews } from "./previews.ts";
import type { ReadPrices } from "./prices/price-history.ts";
import { shopAddress } from "./redirect.ts";
import type { relatedTo } from "./queries/related.ts";
import type { ReportListing } from "./report-listing.ts";
import type { ProductRepository } from "./repository.ts";
import type { WarmShop } from "./warm-shop.ts";
import { robots, type Sitemap } from "./sitemap.ts";

export type ProductParts = {
  explore: Explore;
  filterProducts: Filter;
  countListed: CountListed;
  filterOptions: ReadFilterOptions;
  countOptions: CountOptions;
  /** Makes ahead what the first callers would wait for. */
  warmShop: WarmShop;
  loadWindow: () => Promise<void>;
  findVisible: FindVisible;
  withDetails: WithDetails;
  /** Public products in the order of the keys, from what is kept of them. */
  showProducts: (keys: CardKey[]) => Promise<Product[]>;
  leadWith: LeadWith;
  leadCards: LeadCards;
  readPrices: ReadPrices;
  likeness: Likeness;
  related: (id: string) => ReturnType<typeof relatedTo>;
  pictures: Pictures;
  previews: Previews;
  products: ProductRepository;
  readStory: ReadStory;
  reportListing: ReportListing;
  /** Where a product's shop has it; counts the click in the same step, unless a known bot made it. */
  shopPage: (
    productId: string,
    source: RedirectSource,
    userAgent: string,
  ) => Promise<{ url: string | null; tells?: string | null } | undefined>;
  /** Counts the visitor who went to the shop, once a day. */
  countFollowed?: (productId: string, visitor: { address: string; userAgent: string }) => void;
  brandKey: (name: string) => string;
  sitemap: Sitemap;
  publicUrl: () => string;
};

export type VisitParts = {
  /** The mark of a visit to a shop whose brand wants to hear of orders. */
  markVisit: (brandId: string, productId: string) => string;
};

export function mountProducts(api: Api, parts: ProductParts & VisitParts): void {
  const { products } = parts;

  mount(api, explore, async ({ query, bearer }) =>
    pageOfCards(await parts.explore({ ...query, token: bearer })),
  );
  mount(api, filter, async ({ query, body }) => {
    const page = await parts.filterProducts(body, query);
    if (!body.colors?.length) return pageOfCards(page);
    const wanted = new Set(body.colors.map((color) => color.toLowerCase()));
    const isWanted = (color: string) => wanted.has(color.toLowerCase());
    // Cards have passed the schema; a lead changes which of their own pictures is shown.
    return pageOf(await parts.leadCards(page.cards, isWanted), page);
  });
  mount(api, filterOptions, () => parts.filterOptions());
  mount(api, filterCounts, ({ body }) => parts.countOptions(body));
  mount(api, productById, async ({ params, session, request }) => {
    leaveTurn(request.raw);
    return new ReadyJson(await parts.findVisible(params.id, session));
  });
  mount(api, relatedProducts, ({ params }) => parts.related(params.id));
  mount(api, productPrices, ({ params, session }) => parts.readPrices(params.id, session));
  mount(api, productsByIds, ({ body }) => products.findManyListed(body.ids));

  mount(api, productsByBrand, async ({ params }) => {
    const found = await products.listedOfBrand(parts.brandKey(params.brandName));
    if (found.length === 0) throw notFound("brandProductsMissing");
    return found;
  });

  mount(api, brandStory, async ({ params }) => {
    const story = await parts.readStory(parts.brandKey(params.brandName));
    if (!story) throw notFound("brandProductsMissing");
    return story;
  });

  mount(api, redirectToShop, async ({ params, query, request, reply }) => {
    const userAgent = request.headers["user-agent"] ?? "";
    leaveTurn(request.raw);
    const sold = await parts.shopPage(params.id, query.source, userAgent);
    void reply.header("vary", "accept");
    const visit = sold?.tells ? parts.markVisit(sold.tells, params.id) : undefined;
    const address = shopAddress(sold, parts.publicUrl(), visit);
    // Who came by a link in a browser gets a page with other pieces; programs get the sentence.
    if (address instanceof Problem && readsHtml(request)) return reply.callNotFound();
    if (address instanceof Problem) throw address;
    parts.countFollowed?.(params.id, { address: request.ip, userAgent });
    void reply.header("cache-control", "no-store").redirect(address, 302);
  });

  mount(api, reportListing, async ({ params, body, language }) => {
    await parts.reportListing(params.id, body, language);
    return { message: translate(language, "listingReported") };
  });

  mountPictures(api, parts);
}

const readsHtml = ({ headers }: { headers: { accept?: string | undefined } }): boolean =>
  /\btext\/html\b/i.test(headers.accept ?? "");

const pageOfCards = <Page extends { cards: Card[] }>(page: Page) =>
  pageOf(jsonOf(page.cards), page);

/** `{ products: […], …rest }` without reading and writing the cards' JSON again. */
function pageOf<Page extends { cards: Card[] }>(products: string, { cards: _, ...rest }: Page) {
  const text = `{"products":${products},${JSON.stringify(rest).slice(1)}`;
  return new ReadyJson<{ products: Product[] } & Omit<Page, "cards">>(text);
}

function mountPictures(api: Api, { products, pictures, previews }: ProductParts): void {
  mount(api, productPicture, async ({ params, query, request, reply }) => {
    const previewed = previews.idIn(params.id);
    const urls = await products.pictureUrls(previewed ?? params.id, previewed !== undefined);
    const url = /^\d{1,3}$/.test(params.n) ? urls?.[Number(params.n)] : undefined;
    if (!url) throw notFound("pictureMissing");
    const format = formatFor(request.headers.accept);
    const picture = await pictures.get(url, query.w, format);
    const isFinal = picture.format === format && query.of === markOf(url);
    void reply
      .header("cache-control", previewed ? "private, no-cache" : freshness(isFinal, query.of))
      .header("vary", "accept")
      // Assistants' cards and feeds' readers show public pictures on pages of their own.
      .header("cross-origin-resource-policy", previewed ? "same-origin" : "cross-origin")
      .header("etag", picture.etag);
    if (request.headers["if-none-match"] === picture.etag) return void reply.code(304).send();
    void reply.type(`image/${picture.format}`).send(picture.bytes);
  });
}

/**
 * An address that says which picture it means may be kept for good. Not yet where a better format is still
 * being made, nor where the product has another picture by now.
 */
function freshness(isFinal: boolean, of: string | undefined): string {
  if (isFinal) return "public, max-age=31536000, immutable";
  return of === undefined ? "public, max-age=86400" : "public, max-age=60";
}

/** By it engines know that it is this site that tells them of its changes (IndexNow). */
export function serveIndexNowKey(
  { app }: Api,
  { indexNowKey }: { indexNowKey: string | undefined },
): void {
  if (!indexNowKey) return;
  app.get(`/${indexNowKey}.txt`, async (_, reply) => reply.type("text/plain").send(indexNowKey));
}

export function serveSitemap({ app }: Api, { sitemap, publicUrl }: ProductParts): void {
  app.get("/robots.txt", async (_, reply) => reply.type("text/plain").send(robots(publicUrl())));
  // Thousands of rows each, unlike a page.
  const options = { config: allowanceOf("search") };
  app.get("/sitemap.xml", options, async (_, reply) =>
    reply.type("application/xml").send(await sitemap.index()),
  );
  type Part = { Querystring: { after?: unknown } };
  app.get<Part>("/sitemap-products.xml", options, async (request, reply) => {
    const after = request.query.after ?? "";
    if (typeof after !== "string" || !/^(p_[\w-]{1,100})?$/.test(after))
      throw invalid("bodyInvalid");
    return reply.type("application/xml").send(await sitemap.part(after));
  });
}

// What search engines are told: a sitemap index with parts of a bounded size, and robots.txt.
import { elementAt } from "../../../contract/get-or-throw.ts";
import { escapeHtml } from "../../html.ts";
import { ROBOT_NAME } from "../../net/guarded-fetch.ts";
import type { ProductRepository } from "./repository.ts";

/** The protocol allows 50,000; smaller parts are quicker to make. */
const PART_SIZE = 5000;

/** Brands stand in the first part, which keeps within the protocol with them. */
const BRANDS_MAX = 40_000;

export type Sitemap = {
  index(): Promise<string>;
  part(after: string): Promise<string>;
};

export function createSitemap(products: ProductRepository, publicUrl: () => string): Sitemap {
  const address = (path: string) => escapeHtml(publicUrl() + path);
  const page = (path: string, changed?: Date) =>
    `<url><loc>${address(path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}</url>`;
  const first = async () => [
    ...["/", "/llms.txt", "/agents.md"].map((path) => page(path)),
    ...(await products.listedBrands(BRANDS_MAX)).map(({ name, updated_at }) =>
      page(`/brand/${encodeURIComponent(name)}`, updated_at),
    ),
  ];
  return {
    async index() {
      const parts: string[] = [];
      for (let after = ""; ;) {
        const stretch = await products.listedAfter(after, PART_SIZE);
        if (stretch.length > 0 || after === "") {
          parts.push(
            `<sitemap><loc>${address(`/sitemap-products.xml?after=${after}`)}</loc></sitemap>`,
          );
        }
        if (stretch.length < PART_SIZE) break;
        after = elementAt(stretch, -1).id;
      }
      return xml("sitemapindex", parts);
    },
    async part(after) {
      const stretch = await products.listedAfter(after, PART_SIZE);
      const pages = stretch.map(({ id, updated_at }) => page(`/product/${id}`, updated_at));
      return xml("urlset", after === "" ? [...(await first()), ...pages] : pages);
    },
  };
}

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("\n")}</${root}>`;

/** Our own robot may read the shops of the demo, which are this site's. */
export const robots = (publicUrl: string) => `User-agent: *
Allow: /api/images/
Allow: /catalog/
Allow: /feeds/
Allow: /llms.txt
Allow: /agents.md
Disallow: /api/
Disallow: /demo-shop/
Disallow: /profile
Disallow: /payments
Disallow: /database
Disallow: /admin/

User-agent: ${ROBOT_NAME}
Allow: /demo-shop/
Disallow: /api/
Disallow: /admin/

Sitemap: ${publicUrl}/sitemap.xml
`;

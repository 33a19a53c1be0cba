// What search engines are told: a sitemap index with parts of a bounded size, and robots.txt.
import { escapeHtml } from "../../http/html.ts";
import type { ProductRepository } from "./repository.ts";

/** The protocol allows 50,000; smaller parts are quicker to make. */
const PART_SIZE = 5000;

export type Sitemap = {
  index(): Promise<string>;
  part(after: string): Promise<string>;
};

export function createSitemap(products: ProductRepository, publicUrl: () => string): Sitemap {
  const address = (path: string) => escapeHtml(publicUrl() + path);
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
        after = stretch.at(-1)!.id;
      }
      return xml("sitemapindex", parts);
    },
    async part(after) {
      const stretch = await products.listedAfter(after, PART_SIZE);
      const pages = stretch.map(
        ({ id, updated_at }) =>
          `<url><loc>${address(`/product/${id}`)}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`,
      );
      return xml(
        "urlset",
        after === "" ? [`<url><loc>${address("/")}</loc></url>`, ...pages] : pages,
      );
    },
  };
}

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("\n")}</${root}>`;

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

Sitemap: ${publicUrl}/sitemap.xml
`;

// Every reader of strangers' text, and texts that a reader may stumble over, each of any length.
import {
  readSitemapDates,
  readSitemaps,
} from "../../src/server/features/crawl/discover/sitemaps.ts";
import { parseLoosely } from "../../src/server/features/crawl/extract/loose-json.ts";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { cleanText } from "../../src/server/features/crawl/normalise/clean-text.ts";
import { feedProducts } from "../../src/server/features/crawl/sources/feed-products.ts";
import { readFeedTable } from "../../src/server/features/crawl/sources/feed-table.ts";
import { readRobots } from "../../src/server/features/crawl/visit/robots.ts";
import type { Visitor } from "../../src/server/features/crawl/visit/visitor.ts";
import { readRows } from "../../src/web/features/catalogue/csv/read-file.ts";

type Make = (length: number) => string;
type Reader = { read: (text: string) => unknown; texts: Record<string, Make> };

const AT = "https://shop.example/p/linen-shirt";
const BASE = new URL("https://shop.example/");

/** `part` again and again up to the length; a part may say its own number. */
const again =
  (part: string | ((n: number) => string), before = "", after = ""): Make =>
  (length) => {
    const parts = [before];
    for (let n = 0, size = before.length; size < length; n++) {
      const next = typeof part === "string" ? part : part(n);
      parts.push(next);
      size += next.length;
    }
    return [...parts, after].join("");
  };

const nested =
  (open: string, close: string, before = "", after = ""): Make =>
  (length) => {
    const times = Math.floor(length / (open.length + close.length));
    return before + open.repeat(times) + close.repeat(times) + after;
  };

const HTML: Record<string, Make> = {
  "elements in each other": again("<div>"),
  "elements in each other, closed": nested("<div>", "</div>"),
  paragraphs: again("<p>Woven in Akhmim.</p>"),
  "open angles": again("<"),
  "open comments": again("<!--"),
  ampersands: again("&"),
  spaces: again(" ", "<p>", "end</p>"),
  "one word": again("x", "<p>", "</p>"),
  attributes: again((n) => ` a${n}="1"`, "<div", ">"),
  "open quotes": again('<a href="'),
  "closing tags alone": again("</b></p>"),
  tables: again("<table><tr><td>"),
  "lists and prices": again("<li>EGP 450 <del>500</del></li>"),
};

const inPage =
  (make: Make): Make =>
  (length) =>
    `<title>Linen shirt</title><h1>Linen shirt</h1>${make(length)}`;
const inScript =
  (make: Make, type = "application/ld+json"): Make =>
  (length) =>
    `<h1>Linen shirt</h1><script type="${type}">${make(length)}</script>`;

const JSON_TEXTS: Record<string, Make> = {
  "objects in each other": nested('{"name":', "}", "", ""),
  "lists in each other": nested("[", "]"),
  "open braces": again("{"),
  "open quotes and braces": again('{"'),
  backslashes: again("\\", '{"a":"'),
  "nodes that name each other": again(
    (n) => `,{"@type":"Product","@id":"#${n}","name":"Shirt ${n}","offers":{"@id":"#${n + 1}"}}`,
    '{"@graph":[{}',
    "]}",
  ),
  "one node that all name": again(
    () => ',{"@id":"#a","hasVariant":{"@id":"#a"}}',
    '{"@graph":[{"@type":"Product","@id":"#a","name":"Linen shirt"}',
    "]}",
  ),
  offers: again(
    (n) => `,{"@type":"Offer","price":"${n}","priceCurrency":"EGP"}`,
    '{"@type":"Product","name":"Linen shirt","offers":[{}',
    "]}",
  ),
};

const scripted = (type: string) =>
  Object.entries(JSON_TEXTS).map(([name, make]) => [`${type}: ${name}`, inScript(make, type)]);

const visitorTo = (text: string): Visitor =>
  ({
    robots: async () => ({ isAllowed: () => true, pauseMs: 0, sitemaps: [] }),
    get: async () => ({ status: 200, bytes: Buffer.from("<"), text }),
    settings: { maxPageBytes: 1e9 },
    signal: new AbortController().signal,
  }) as unknown as Visitor;

export const READERS: Record<string, Reader> = {
  "text cleaner": { read: (text) => cleanText(text, 5000), texts: HTML },
  page: {
    read: (text) => readPage(text, AT),
    texts: Object.fromEntries(Object.entries(HTML).map(([name, make]) => [name, inPage(make)])),
  },
  "data in a page": {
    read: (text) => readPage(text, AT),
    texts: {
      ...Object.fromEntries(scripted("application/ld+json")),
      ...Object.fromEntries(scripted("application/json")),
      "state of an app": inScript(
        again((n) => `,{"title":"Shirt ${n}","price":${n}}`, "window.__STATE__=[{}", "]"),
        "text/javascript",
      ),
      "assignments without an end": inScript(again("window.a={"), "text/javascript"),
    },
  },
  "loose JSON": { read: parseLoosely, texts: JSON_TEXTS },
  feed: {
    read: (text) => feedProducts(readFeedTable(text) ?? [], BASE),
    texts: {
      entries: again(
        (n) =>
          `<item><title>Shirt ${n}</title><link>/p/${n}</link><g:price>450 EGP</g:price></item>`,
        "<rss><channel>",
      ),
      "entries without an end": again("<item><g:price>1", "<rss><channel>"),
      "open angles": again("<", "<rss><g:price>"),
      "open sections": again("<![CDATA[", "<rss><g:price>"),
      rows: again((n) => `${n}\tShirt ${n}\t450 EGP\n`, "id\ttitle\tprice\n"),
      "open quotes": again('"', "id,title,price\n"),
      "quotes and commas": again('",', "id,title,price\n"),
      columns: again((n) => `,c${n}`, "id,title,price"),
    },
  },
  table: {
    read: (text) => readRows(new TextEncoder().encode(text)),
    texts: {
      rows: again((n) => `${n},Shirt ${n},450\n`, "id,title,price\n"),
      "open quotes": again('"', "id,title,price\n"),
      "line ends": again("\r", "id,title,price\n"),
      columns: again((n) => `;c${n}`, "id;title;price"),
    },
  },
  sitemap: {
    read: async (text) => {
      await readSitemaps(visitorTo(text), BASE, () => true);
      await readSitemapDates(visitorTo(text), BASE);
    },
    texts: {
      addresses: again(
        (n) => `<url><loc>https://shop.example/p/${n}</loc><lastmod>2026-01-01</lastmod></url>`,
      ),
      "entries without an end": again("<url>"),
      "entries without a date": again("<url><loc>https://shop.example/a</loc>"),
      "open locations": again("<loc> "),
      "spaces in a location": again(" ", "<url><loc>", "<"),
      "open dates": again("<lastmod> ", "<url>", "</url>"),
    },
  },
  robots: {
    read: (text) => {
      const robots = readRobots("https://shop.example/robots.txt", text);
      return robots.isAllowed(AT);
    },
    texts: {
      rules: again((n) => `Disallow: /${n}\n`, "User-agent: *\n"),
      agents: again((n) => `User-agent: robot${n}\nDisallow: /\n`),
      stars: again("*a", "User-agent: *\nDisallow: /"),
      colons: again(":"),
      spaces: again(" ", "User-agent: *\nDisallow:", "x"),
      sitemaps: again((n) => `Sitemap: /s${n}.xml\n`),
    },
  },
};

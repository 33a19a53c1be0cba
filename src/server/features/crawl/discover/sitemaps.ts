// The addresses a shop tells search engines: sitemaps, indexes of sitemaps, packed ones too.
import { present } from "../../../../contract/get-or-throw.ts";
import { gunzipSync } from "node:zlib";
import { isLimit, isShopDown } from "../problems.ts";
import { addressKey, below, isSameSite } from "../visit/site.ts";
import type { Visitor } from "../visit/visitor.ts";

const SITEMAPS_MAX = 60;
const ADDRESSES_MAX = 50_000;

/** What sitemaps say of addresses on this site: when each last changed, by the address that matters. */
export async function readSitemapDates(
  visitor: Visitor,
  base: URL,
): Promise<Map<string, { url: string; date: string }>> {
  const dates = new Map<string, { url: string; date: string }>();
  await readSitemaps(
    visitor,
    base,
    () => true,
    (text) => {
      // Cut where entries begin: a search for each one's end would read to the end of a text without any.
      for (const entry of text.split(/<url>/i).slice(1)) {
        const date = /<lastmod>\s*([^<\s]+)/i.exec(entry)?.[1];
        const [url] = addressesIn(entry, base);
        if (url && date && !Number.isNaN(Date.parse(date)) && dates.size < ADDRESSES_MAX)
          dates.set(addressKey(url.href), { url: url.href, date });
      }
    },
  );
  return dates;
}

/** The addresses on this site that `isWanted`, in the order they stand there. */
export async function readSitemaps(
  visitor: Visitor,
  base: URL,
  isWanted: (url: URL) => boolean,
  onSitemap?: (text: string) => void,
): Promise<string[]> {
  const { sitemaps } = await visitor.robots(base);
  const waiting = sitemaps.length > 0 ? [...sitemaps] : [below(base, "sitemap.xml")];
  const seen = new Set<string>();
  const found = new Set<string>();
  while (waiting.length > 0 && seen.size < SITEMAPS_MAX && found.size < ADDRESSES_MAX) {
    const next = present(waiting.shift());
    if (seen.has(next)) continue;
    seen.add(next);
    const text = await sitemapAt(visitor, next);
    onSitemap?.(text);
    const isIndex = /<sitemapindex[\s>]/i.test(text);
    for (const url of addressesIn(text, base)) {
      if (isIndex) waiting.push(url.href);
      else if (isWanted(url)) found.add(url.href);
      if (found.size >= ADDRESSES_MAX || waiting.length >= ADDRESSES_MAX) break;
    }
    waiting.sort(productsFirst);
  }
  return [...found];
}

/** An index names pages, articles and collections too; those come last, if there is room. */
const productsFirst = (one: string, other: string) =>
  Number(/product|item|shop/i.test(other)) - Number(/product|item|shop/i.test(one));

async function sitemapAt(visitor: Visitor, address: string): Promise<string> {
  try {
    const answer = await visitor.get(address);
    if (answer.status !== 200) return "";
    const isPacked = answer.bytes[0] === 0x1f && answer.bytes[1] === 0x8b;
    if (!isPacked) return answer.text;
    // Bounded again: what was small when it arrived may be a gigabyte once unpacked.
    const { maxPageBytes } = visitor.settings;
    return gunzipSync(answer.bytes, { maxOutputLength: maxPageBytes }).toString("utf8");
  } catch (error) {
    if (visitor.signal.aborted || isLimit(error) || isShopDown(error)) throw error;
    return "";
  }
}

function* addressesIn(text: string, base: URL): Generator<URL> {
  for (const [, written] of text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)/gi)) {
    const url = URL.parse(unescaped(written ?? ""), base);
    if (url && /^https?:$/.test(url.protocol) && isSameSite(url, base)) yield url;
  }
}

const unescaped = (text: string) =>
  text
    .replace(/&amp;/g, "&")
    .replace(/&#0?39;|&apos;/g, "'")
    .replace(/&quot;/g, '"');

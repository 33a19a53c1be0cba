// Where a shop begins and ends: its host, and the path it lives under.

/** The host as people say it. */
export const hostName = ({ host }: URL): string => host.replace(/^www\./, "");

/** The same host, or one below it: shop.brand.example belongs to brand.example. */
export function isSameSite(url: URL, site: URL): boolean {
  const [host, own] = [hostName(url), hostName(site)];
  return host === own || host.endsWith(`.${own}`);
}

/** `/products.json` below the path of a shop that does not live at the root of its host. */
export function below(base: URL, path: string): string {
  const url = new URL(base.origin);
  url.pathname = `${base.pathname.replace(/\/+$/, "")}/`;
  return new URL(path.replace(/^\/+/, ""), url).href;
}

const TRACKING = /^(utm_\w+|fbclid|gclid|ref|srsltid|variant|_pos|_sid|_ss|_psq|_fid|currency)$/i;

/** An address without what does not matter in it, so that the same product is known by it again. */
export function addressKey(text: string): string {
  const url = URL.parse(text, "http://localhost");
  if (!url) return text;
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING.test(name)) url.searchParams.delete(name);
  }
  url.searchParams.sort();
  // Shopify shows a product below each of its collections.
  const path = decoded(url.pathname)
    .replace(/\/collections\/[^/]+\/products\//, "/products/")
    .replace(/\/+$/, "");
  const host = url.hostname === "localhost" ? "" : hostName(url);
  return `${host}${path}${url.search}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

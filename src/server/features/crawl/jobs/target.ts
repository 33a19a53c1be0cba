// Where a crawl goes: checked when it is asked for, and read again from the job when it runs.
import { FetchRefused } from "../../../net/check-url.ts";
import type { Guard } from "../../../net/guarded-fetch.ts";
import { Problem, invalid } from "../../../problems.ts";
import { hostName, isSameSite, plainAddress } from "../visit/site.ts";

export type Asked = { website?: string | undefined; product_url?: string | undefined };

/** `website` is set by its brand; only the administrator's crawls leave it. */
type Whose = { website: string; isAdministrator: boolean };

export type Target = { target: string; isProduct: boolean };

export function checkTarget(asked: Asked, whose: Whose, guard: Guard, publicUrl: string): Target {
  const isProduct = Boolean(asked.product_url?.trim());
  const field = isProduct ? "data.product_url" : "data.website";
  const written = (isProduct ? asked.product_url : asked.website)?.trim() ?? "";
  if (written === "") throw invalid("websiteUrlRequired", { field });
  const url = addressOf(written, publicUrl);
  if (!url) throw invalid(isProduct ? "productLinkInvalid" : "websiteUrlInvalid", { field });
  const own = addressOf(whose.website, publicUrl);
  if (!whose.isAdministrator && !(own && isSameSite(url, own))) {
    const host = own ? hostName(own) : whose.website;
    throw new Problem(403, "other_host", "crawlOtherHost", { field, values: { host } });
  }
  checkReachable(url, guard, field);
  url.hash = "";
  // Of a demo shop only the path is kept: this server may be called otherwise tomorrow.
  const target = written.startsWith("/") ? url.pathname + url.search : url.href;
  return { target, isProduct };
}

/** A feed may stand on another host than the website: many are made by a service. */
export function checkFeedAddress(written: string, guard: Guard): void {
  const field = "data.url";
  const url = addressOf(written.trim(), "");
  if (!url) throw invalid("websiteUrlInvalid", { field });
  checkReachable(url, guard, field);
}

function checkReachable(url: URL, guard: Guard, field: string): void {
  try {
    guard.check(url);
  } catch (error) {
    if (error instanceof FetchRefused) throw invalid("crawlAddressNotReachable", { field });
    throw error;
  }
}

/** A path is one of this very server, where the demo shops stand. */
function addressOf(written: string, publicUrl: string): URL | null {
  if (publicUrl && /^\/(?!\/)/.test(written)) return URL.parse(written, publicUrl);
  return /^https?:\/\//i.test(written) ? URL.parse(written) : null;
}

/** The shop lives where the website says, or above its product's page. */
export function locate(
  { target, is_product }: { target: string; is_product: boolean },
  publicUrl: string,
): { base: URL; start: URL; productUrl: URL | null } {
  const url = new URL(target, publicUrl);
  if (!is_product) return { base: shopAt(url), start: startAt(url), productUrl: null };
  const above = /^(.*?)(?:\/collections\/[^/]+)?\/products?\//.exec(url.pathname)?.[1] ?? "";
  const base = new URL(`${above}/`, url.origin);
  return { base, start: base, productUrl: url };
}

/** The page itself, without the campaign it may carry. */
const startAt = (url: URL): URL => new URL(plainAddress(url.href));

/** Without the page: the website a brand gives may be its front page's file or carry a campaign. */
function shopAt(url: URL): URL {
  const base = new URL(url.origin);
  base.pathname = url.pathname.replace(/\/(?:[^/]*\.(?:\w{2,5}))?$/, "") || "/";
  return base;
}

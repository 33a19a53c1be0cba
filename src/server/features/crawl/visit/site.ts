// Where a shop begins and ends: its host, and the path it lives under.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { remembered } from "../extract/text.ts";

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

/** Campaigns, sessions and where a visitor came from: the page is the same without them. */
const NOISE =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|igshid|mc_[ce]id|ref|referrer|srsltid|variant|_pos|_sid|_ss|_psq|_fid|_ga|currency|sid|sess(?:ion)?_?(?:id)?|php_?sess_?id|jsessionid|oscsid|zenid|cart_?token|tracking|aff(?:iliate)?_?(?:id)?|click_?id|token|nocache|_t|ts)$/i;
/** In which list it stood, and how that was sorted. */
const PLACE =
  /^(?:path|cat(?:egory)?(?:_?id)?|collection|section|list|from|src|source|sort(?:_?by)?|order(?:by)?|dir|limit|per_?page|view|mode|search|q|keyword|tag|filter\w*|manufacturer_?id|page|pg|lang|locale|language|colou?r|size)$/i;
/** What names one piece among all that a script shows. */
const PIECE =
  /^(?:(?:product|prod|item|goods|piece|article|model)(?:_?(?:id|no|code|slug))?|id_product|pid|p_?id|id|sku|code|slug|handle)$/i;

/** An address without what does not matter in it, so that the same product is known by it again. */
export const addressKey = remembered(keyOf);

function keyOf(text: string): string {
  const url = URL.parse(text, "http://localhost");
  if (!url) return text;
  const names = [...url.searchParams.keys()];
  const namesPiece = names.some((name) => PIECE.test(name) && url.searchParams.get(name));
  for (const name of names) {
    const [value, plain] = [url.searchParams.get(name), name.toLowerCase()];
    const isLeftOut = NOISE.test(name) || (namesPiece && PLACE.test(name));
    if (isLeftOut || name !== plain) url.searchParams.delete(name);
    // "?ID=7" is asked for as "?id=7", too.
    if (!isLeftOut && name !== plain && value !== null) url.searchParams.set(plain, value);
  }
  url.searchParams.sort();
  // Shopify shows a product below each of its collections.
  const path = inOneCase(decoded(url.pathname))
    .replace(/;\w*sess\w*=\w+/i, "")
    .replace(/\/collections\/[^/]+\/products\//, "/products/")
    .replace(/\/+$/, "");
  const host = url.hostname === "localhost" ? "" : hostName(url);
  return `${host}${path}${url.search}${routeOf(url)}`;
}

/** "/ProductDetails.aspx" in one link is "/productdetails.aspx" in the next; "/p/aB3xZ" is a code and stays. */
export const inOneCase = (path: string): string =>
  WINDOWS.test(path)
    ? path.toLowerCase()
    : path.replace(/[^/]+/g, (step) => (isCode(step) ? step : step.toLowerCase()));

const WINDOWS = /\.(?:aspx?|ashx|cshtml|cfm)$/i;

const isCode = (step: string): boolean =>
  /\d/.test(step) && /[a-z\d][A-Z]/.test(step) && /[a-z]/.test(step);

/** Some apps keep their pages behind the hash: "#/piece/7" is an address, "#top" a place on a page. */
export const routeOf = ({ hash, pathname }: URL): string =>
  /^#!\//.test(hash) || (/^#\//.test(hash) && !isPageOfItsOwn(pathname)) ? hash : "";

/** "/31-shirt.html#/1-size-s": what has a name of its own is no app, and its hash only chooses a variant. */
const isPageOfItsOwn = (path: string): boolean => {
  const last = elementAt(path.split("/"), -1);
  return !/^index\b/i.test(last) && /\d|\.(?:html?|php|aspx?|jsp)$/i.test(last);
};

/** To be asked and kept: without campaigns, sessions and places, otherwise as the shop writes it. */
export function plainAddress(text: string): string {
  const url = URL.parse(text);
  if (!url) return text;
  const names = [...new Set(url.searchParams.keys())];
  const namesPiece = names.some((name) => PIECE.test(name) && url.searchParams.get(name));
  const unwanted = names.filter((name) => NOISE.test(name) || (namesPiece && PLACE.test(name)));
  for (const name of unwanted) url.searchParams.delete(name);
  if (/;\w*sess\w*=/i.test(url.pathname))
    url.pathname = url.pathname.replace(/;\w*sess\w*=\w+/i, "");
  url.hash = routeOf(url);
  return url.href;
}

/** Whether an address lies below the path of the shop's own. */
export function isBelow(url: URL, base: URL): boolean {
  const path = base.pathname.replace(/\/+$/, "");
  return path === "" || url.pathname === path || url.pathname.startsWith(`${path}/`);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

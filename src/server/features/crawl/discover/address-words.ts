// What an address says about the page behind it, before anybody has opened it.

const PRODUCT =
  /\/(products?|prod|p|item|items|dp|pd|product-page|shop\/products|منتج|منتجات)\/[^/]+\/?$|[-/]p-?\d+(\.html?)?$|\/p\d{3,}$|[?&](product(_?id)?|p|item_?id)=\w+/i;
const LISTING =
  /\/(collections?|categor(y|ies)|product-category|shop|store|catalog(ue)?|c|department|brand|women|men|kids|تصنيف|اقسام|أقسام)(\/|$)|[?&](page|paged|cat(egory)?)=|\/page\/\d+/i;
const NEITHER =
  /\/(cart|checkout|account|login|register|signin|signup|wishlist|compare|search|blogs?|news|articles?|pages?\/(about|contact|faq|terms|privacy|shipping|returns?)|about|contact|faq|polic(y|ies)|terms|privacy|tag|author|feed|wp-|cdn-cgi|password|my-account|order|track)([/?-]|$)|[?&](add-to-cart|sort_by|orderby|filter|q|s)=/i;
const FILE = /\.(jpe?g|png|webp|gif|svg|avif|pdf|zip|mp4|webm|css|js|json|xml|ico|woff2?|txt)$/i;
const PAGING = /[?&](page|paged|p|pg|start|offset)=\d+|\/page\/\d+/i;

/** One of two letters, with or without a country, as shops write it into their paths. */
const LANGUAGE = /^\/(ar|en|fr|de|es|it|tr)([-_](eg|ae|sa|us|gb|uk|kw|qa|ww))?(?=\/|$)/i;

const pathOf = (url: URL): string => {
  try {
    return decodeURIComponent(url.pathname) + url.search;
  } catch {
    return url.pathname + url.search;
  }
};

export const looksLikeProduct = (url: URL): boolean =>
  PRODUCT.test(pathOf(url)) && !leadsElsewhere(url);

export const looksLikeListing = (url: URL): boolean =>
  LISTING.test(pathOf(url)) && !leadsElsewhere(url);

export const leadsElsewhere = (url: URL): boolean =>
  NEITHER.test(pathOf(url)) || FILE.test(url.pathname);

export const isPaging = (url: URL): boolean => PAGING.test(pathOf(url));

/** The address without its language: the same product in two languages has it twice. */
export function withoutLanguage(url: URL): string {
  const plain = new URL(url.href);
  plain.pathname = plain.pathname.replace(LANGUAGE, "") || "/";
  for (const name of ["lang", "locale", "language"]) plain.searchParams.delete(name);
  plain.hash = "";
  return plain.href;
}

export const languageOf = (url: URL): string | null =>
  LANGUAGE.exec(url.pathname)?.[1]?.toLowerCase() ?? url.searchParams.get("lang");

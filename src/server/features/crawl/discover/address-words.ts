// What an address says about the page behind it, before anybody has opened it. Only whole steps of a path
// count: a piece may be called "track-pants" or "search-party-tee".

import { elementAt } from "../../../../contract/get-or-throw.ts";
import { plainAddress, routeOf } from "../visit/site.ts";

const PRODUCT =
  /\/(products?|prod|item|items|dp|pd|product-page|shop\/products|منتج|منتجات)\/[^/]+\/?$|\/p\/[^/]+\/?$|[-/]p-?\d+(\.html?)?$|\/p\d{3,}$|[?&](product(_?id)?|item_?id|id_product|pid)=[\w-]+/i;
const LISTING =
  /\/(collections?|categor(y|ies)|product-category|shop|store|catalog(ue)?|c|department|brand|women|men|kids|new(-in)?|sale|all|تصنيف|اقسام|أقسام)(\/|$|\.\w{2,5}$)|[?&](page|paged|cat(egory)?(_?id)?|path)=|\/page\/\d+/i;
const NEITHER = new Set(
  (
    "cart checkout account login logout signin signup register wishlist compare blog blogs news article articles " +
    "about about-us contact contact-us faq faqs terms privacy privacy-policy policy policies shipping returns return refund " +
    "author feed cdn-cgi password my-account orders order track tracking order-tracking careers press stores store-locator " +
    "wp-admin wp-login wp-json wp-content wp-includes admin customer catalogsearch sendfriend newsletter sitemap affiliate " +
    "voucher giftcard gift-cards account-login forgotten " +
    "السلة سلة المدونة مدونة مقالات من-نحن عن-الشركة اتصل-بنا تواصل-معنا الشحن الشحن-والتوصيل سياسة-الخصوصية " +
    "سياسة-الاسترجاع الشروط-والأحكام الأسئلة-الشائعة حسابي تسجيل-الدخول المفضلة تتبع-الطلب"
  ).split(" "),
);
/** What is done with a piece, whatever the address names after it. */
const ACTIONS = new Set(
  "cart checkout basket wishlist compare product_compare product-compare sendfriend login account".split(
    " ",
  ),
);
/** Shops sell "articles", too: what stands there with a picture and a price is a piece. */
const PERHAPS = new Set(["article", "articles", "news", "press", "stores"]);
const NEITHER_QUERY =
  /[?&](add-to-cart|add_to_cart|sort_by|orderby|filter\w*|q|s|search|sort|order|dir|limit|action|wc-ajax|remove_item|replytocom|share|print)=|route=(account|checkout|information|affiliate|common\/(?!home)|product\/(?!product|category|special|search$))/i;
const FILE = /\.(jpe?g|png|webp|gif|svg|avif|pdf|zip|mp4|webm|css|js|json|xml|ico|woff2?|txt)$/i;
const PAGING =
  /[?&](page|paged|pg|p|start|offset|pageno|page_?num(ber)?)=\d+|\/page\/\d+|\/p(?:age)?[-_]?\d{1,3}\/?$/i;

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
  PRODUCT.test(pathOf(url)) &&
  !FILE.test(url.pathname) &&
  !NEITHER_QUERY.test(url.search) &&
  !isAction(url);

/** A piece itself may be called "cart", so its own step does not count. */
const isAction = (url: URL): boolean =>
  stepsOf(url)
    .filter(Boolean)
    .slice(0, -1)
    .some((step) => ACTIONS.has(step));

export const looksLikeListing = (url: URL): boolean =>
  LISTING.test(pathOf(url)) && !leadsElsewhere(url);

/** `isShown`: in a list, with its picture and price. */
export function leadsElsewhere(url: URL, isShown = false): boolean {
  if (FILE.test(url.pathname) || NEITHER_QUERY.test(url.search)) return true;
  if (PRODUCT.test(pathOf(url))) return isAction(url);
  return stepsOf(url).some(
    (step) => (NEITHER.has(step) && !(isShown && PERHAPS.has(step))) || step.startsWith("wp-"),
  );
}

const stepsOf = (url: URL): string[] =>
  pathOf(url)
    .replace(/\?.*$/, "")
    .toLowerCase()
    .split("/")
    .map((step) => step.replace(/;.*$/, "").replace(/\.\w{2,5}$/, ""));

/** Where a shop begins, though a logo with a picture and the price of delivery beside it leads there. */
export const isFront = (url: URL): boolean =>
  /^\/*$|\/(?:index|default|home|main)\.\w{2,5}$/i.test(url.pathname) &&
  new URL(plainAddress(url.href)).search === "" &&
  routeOf(url) === "";

export const isPaging = (url: URL): boolean => PAGING.test(pathOf(url));

/** The list that a page of it belongs to. */
export function listOfPage(url: URL): string {
  const list = new URL(url.href);
  for (const name of [...list.searchParams.keys()])
    if (/^(page|paged|pg|p|start|offset|skip|cursor|after|pageno|page_?num(ber)?)$/i.test(name))
      list.searchParams.delete(name);
  list.pathname = list.pathname.replace(/\/page\/\d+\/?$|\/p(?:age)?[-_]?\d{1,3}\/?$/i, "/");
  list.hash = "";
  return list.href;
}

const FEW = 3;

/**
 * How the addresses of known pieces are made: the steps that they share, and which parameters; numbers and names do
 * not count. A step that differs from piece to piece is a name, too; where all end with a number, so must others.
 */
export function shapesOf(addresses: string[]): (url: URL) => boolean {
  const made = addresses.map((address) => partsOf(new URL(address)));
  const groups = new Map<string, Parts[]>();
  for (const one of made) {
    const key = `${one.steps.length} ${one.rest}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const known = new Map(
    [...groups].map(([key, group]) => {
      const fixed = elementAt(group, 0)
        .steps.slice(0, -1)
        .map((_, n) => new Set(group.map(({ steps }) => steps[n] ?? "")))
        .map((values) => (group.length >= FEW && values.size * 2 > group.length ? null : values));
      const isNumbered = group.every(({ steps }) => /\d/.test(steps.at(-1) ?? ""));
      return [key, { fixed, isNumbered }] as const;
    }),
  );
  return (url) => {
    const { steps, rest } = partsOf(url);
    const shape = known.get(`${steps.length} ${rest}`);
    if (!shape || (shape.isNumbered && !/\d/.test(steps.at(-1) ?? ""))) return false;
    return shape.fixed.every((values, n) => values === null || values.has(steps[n] ?? ""));
  };
}

const TWINS = 2;

/** "view.php?id=9" beside cards that lead to "view.php?id=7": a piece that tells no price is one all the same. */
export function twinOf(cards: string[]): (address: string) => boolean {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const { pathname, search } = new URL(card);
    if (search !== "") counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  }
  return (address) => {
    const { pathname, search } = new URL(address);
    return search !== "" && (counts.get(pathname) ?? 0) >= TWINS;
  };
}

type Parts = { steps: string[]; rest: string };

function partsOf(url: URL): Parts {
  const ending = /\.[a-z]{2,5}$/i.exec(url.pathname)?.[0] ?? "";
  const steps = url.pathname.split("/").filter(Boolean);
  return {
    steps: steps.map((step, n) => (n < steps.length - 1 && /\d/.test(step) ? "*" : step)),
    rest: `${ending}?${[...url.searchParams.keys()].toSorted().join("&")}`,
  };
}

/** The address without its language: the same product in two languages has it twice. */
export function withoutLanguage(url: URL): string {
  const plain = new URL(url.href);
  plain.pathname = plain.pathname.replace(LANGUAGE, "") || "/";
  for (const name of ["lang", "locale", "language"]) plain.searchParams.delete(name);
  plain.hash = routeOf(plain);
  return plain.href;
}

export const languageOf = (url: URL): string | null =>
  LANGUAGE.exec(url.pathname)?.[1]?.toLowerCase() ?? url.searchParams.get("lang");

/** A path that says nothing of whose shop it is. */
export const isCommonPath = (url: URL): boolean =>
  url.pathname
    .toLowerCase()
    .split("/")
    .filter(Boolean)
    .every((step) =>
      /^(shop|store|home|index(\.\w+)?|products?|collections?|all|catalog(ue)?|main|site|web|new|ar|en|fr|[a-z]{2}[-_][a-z]{2})$/.test(
        step,
      ),
    );

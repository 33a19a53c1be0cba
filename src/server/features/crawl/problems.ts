// What can be wrong with a shop, as sentences. A limit ends a crawl early but well; the others end it.
import { Problem } from "../../problems.ts";

const LIMIT = "crawl_limit";
const PAGE = "shop_page";

const shop = (code: string, sentence: Problem["sentence"], values = {}) =>
  new Problem(502, code, sentence, { values });

export const notReachable = () => shop("shop_address", "crawlAddressNotReachable");
export const notAnswering = (host: string) => shop("shop_silent", "crawlNotAnswering", { host });
export const askedToWait = (host: string) => shop("shop_busy", "crawlAskedToWait", { host });
export const shopStatus = (host: string, status: number) =>
  shop("shop_status", "crawlShopStatus", { host, status });
export const movedTo = (host: string) => shop("shop_moved", "crawlMoved", { host });
export const keptOut = (host: string) => shop("shop_robots", "crawlRobots", { host });
export const passwordPage = () => shop("shop_password", "crawlPassword");
export const notShopify = (host: string) => shop("not_shopify", "crawlNotShopify", { host });
export const notZammit = (host: string) => shop("not_zammit", "crawlNotZammit", { host });
export const notThisMake = () => shop("not_this_make", "crawlNotThisMake");
export const feedNotRead = () => shop("not_a_feed", "feedNotRead");
export const feedOfOthers = (host: string) => shop("others_feed", "feedOfOthers", { host });
export const easyOrdersRefused = () => shop("key_refused", "easyOrdersRefused");
export const noProducts = (host: string) => shop("no_products", "crawlNoProducts", { host });
export const notAProduct = () => shop("not_a_product", "crawlNotAProduct");
export const noBrowser = () => shop("no_browser", "crawlNoBrowser");
export const broughtDown = () => shop("gave_up", "crawlBroughtDown");
export const gaveUp = () => shop("gave_up", "crawlGaveUp");

export const pageUnusable = () => shop(PAGE, "crawlPageUnusable");
export const pageGone = () => shop(PAGE, "crawlPageGone");
export const pageTooHeavy = () => shop(PAGE, "crawlPageTooHeavy");
export const productUnusable = () => shop(PAGE, "crawlProductUnusable");

export const limitOfProducts = (most: number) => shop(LIMIT, "crawlLimitProducts", { most });
export const limitOfPages = (most: number) => shop(LIMIT, "crawlLimitPages", { most });
export const limitOfTime = (hours: number) => shop(LIMIT, "crawlLimitTime", { hours });
export const limitOfSize = () => shop(LIMIT, "crawlLimitSize");

export const isLimit = (error: unknown): error is Problem =>
  error instanceof Problem && error.code === LIMIT;

/** This way of reading does not fit the shop; another may. */
export const isWrongWay = (error: unknown): boolean =>
  error instanceof Problem &&
  [
    "not_this_make",
    "not_shopify",
    "not_zammit",
    "no_products",
    "not_a_product",
    PAGE,
    "shop_robots",
    "shop_status",
  ].includes(error.code);

/** Of this page alone: the others may be read. */
export const isOfPage = (error: unknown): error is Problem =>
  error instanceof Problem && error.code === PAGE;

/** An answer that cannot be used or had; the next question may get a better one. */
export const isOfOneAnswer = (error: unknown): boolean =>
  isOfPage(error) || (error instanceof Problem && error.code === "shop_status");

/** The shop as a whole does not answer; asking for its next page would only take as long again. */
export const isShopDown = (error: unknown): boolean =>
  error instanceof Problem && (error.code === "shop_silent" || error.code === "shop_busy");

// What a list says of itself: how many pieces it holds in all, and whether it shows more of them only when
// somebody scrolls or presses a button.
import { withoutVowels } from "../../../../contract/fold-words.ts";
import { type Element, isTag } from "domhandler";
import { textOf, type Page } from "../extract/page.ts";
import { isNode } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import { plainDigits } from "../normalise/prices.ts";
import { piecesIn } from "../sources/app-data.ts";
import { scriptData } from "../witnesses/script-data.ts";
import { GOES_ON, MORE_WORDS, SLIDES } from "./more-words.ts";
import { hasScriptedPages } from "./page-numbers.ts";

/** `more`: by what; "data" where only the list's own data say that it goes on. */
export type ListFacts = { total: number | null; more: "button" | "scroll" | "data" | null };

const TOTAL_MAX = 100_000;
const WORDS =
  "(?:products?|items?|results?|pieces?|styles?|articles?|منتج(?:ات|اً|ا)?|قطع[ةه]?|نتيجة|نتائج|صنف|أصناف)";
const TOTALS = [
  // Showing 1–12 of 60 results; Items 1-9 of 14; عرض 1–12 من أصل 60 نتيجة
  new RegExp(
    `\\d+\\s*(?:[-–—]|to|إلى|الى)\\s*\\d+\\s*(?:of|out of|من أصل|من اصل|من)\\s*(?:about\\s*)?(\\d[\\d.,]*)`,
    "i",
  ),
  new RegExp(
    `(?:showing|viewed|viewing|displaying|seen|شاهدت|عرض)\\s*(?:all\\s*)?\\d+\\s*(?:of|out of|من أصل|من)\\s*(\\d[\\d.,]*)`,
    "i",
  ),
  new RegExp(`^\\D{0,12}(\\d[\\d.,]*)\\s*${WORDS}\\D{0,10}$`, "i"),
  new RegExp(
    `^\\s*(?:all\\s+|total:?\\s*|كل\\s+)?${WORDS}\\s*[:(]\\s*(\\d[\\d.,]*)\\s*\\)?\\s*$`,
    "i",
  ),
];
const MORE = new RegExp(MORE_WORDS, "iu");
const LOADER =
  /infinite|load-?more|loadmore|show-?more|scroll-?(?:trigger|sentinel|loader)|sentinel|js-?more|lazy-?load-?products|next-?page-?trigger|ias-/i;
const WAITING =
  /^[^\p{L}]*(?:loading|please wait|جاري التحميل|جارى التحميل|تحميل|يتم التحميل)[^\p{L}]*$/iu;

export function listFacts(page: Page): ListFacts {
  const more = moreOf(page) ?? (hasScriptedPages(page) ? "button" : null);
  return { total: totalOf(page) ?? totalInData(page) ?? totalInMarks(page), more };
}

const TOTAL_KEY =
  /^(?:total|total_?(?:count|items|products|results|records)|nb_?hits|products_?count)$/i;
const NODES_MAX = 20_000;

/** What the list's own data say beside the pieces they hold: { total: 60, products: [12 of them] }. */
function totalInData(page: Page): number | null {
  let most = 0;
  let left = NODES_MAX;
  const search = (value: Json, depth: number): void => {
    if (depth > 8 || left-- < 0 || typeof value !== "object" || value === null) return;
    if (isNode(value)) {
      const total = Object.entries(value).find(([key]) => TOTAL_KEY.test(key))?.[1];
      const held = typeof total === "number" ? piecesIn([value]).length : 0;
      if (typeof total === "number" && held > 1 && total <= TOTAL_MAX) most = Math.max(most, total);
    }
    for (const one of Object.values(value)) search(one, depth + 1);
  };
  for (const root of scriptData(page)) search(root, 0);
  return most > 0 ? most : null;
}

const TOTAL_MARK =
  /^data-(?:total(?:-(?:count|items|products|results))?|(?:products?|items|results)-(?:total|count))$/;
const LIST_NAME = /products|items|grid|list|pager|pagination|results|collection|catalog/i;
const NO_LIST = /cart|basket|order|summary|checkout|wish|review|rating/i;

/** <div class="products" data-total="60">: what its script is told. */
function totalInMarks(page: Page): number | null {
  let most = 0;
  for (const tag of ["div", "ul", "section", "nav", "main"])
    for (const { attribs } of page.tagged(tag)) {
      const mark = Object.keys(attribs).find((name) => TOTAL_MARK.test(name));
      const called = mark ? `${attribs["class"] ?? ""} ${attribs["id"] ?? ""}` : "";
      if (!mark || !LIST_NAME.test(called) || NO_LIST.test(called)) continue;
      most = Math.max(most, /^\d{1,5}$/.test(attribs[mark] ?? "") ? Number(attribs[mark]) : 0);
    }
  return most > 1 ? most : null;
}

function totalOf(page: Page): number | null {
  for (const spot of page.spots()) {
    if (spot.text.length < 5 || spot.text.length > 90 || !/\p{Nd}/u.test(spot.text)) continue;
    const text = plainDigits(spot.text);
    for (const pattern of TOTALS) {
      const found = pattern.exec(text)?.[1];
      const total = found ? Number(found.replace(/[.,]/g, "")) : 0;
      if (total > 0 && total <= TOTAL_MAX && !isPrice(text)) return total;
    }
  }
  return null;
}

const isPrice = (text: string): boolean =>
  /EGP|L\.?E\b|[$€£%]|ج\.?م|جنيه|review|تقييم|rating|star/i.test(text);

function moreOf(page: Page): ListFacts["more"] {
  for (const tag of ["button", "a", "div", "span", "input", "ul", "nav", "section"]) {
    for (const element of page.tagged(tag)) {
      const text = textOf(element, 60) || (element.attribs["value"] ?? "");
      const called = `${element.attribs["class"] ?? ""} ${element.attribs["id"] ?? ""}`;
      if (text.length <= 50 && MORE.test(withoutVowels(text)) && isPressed(element))
        return "button";
      if (element.name === "button" && isToldWhere(element) && !isFooter(element)) return "button";
      if (LOADER.test(called) && !isFooter(element))
        return isPressed(element) ? "button" : "scroll";
      if (text.length <= 40 && WAITING.test(text) && !isFooter(element)) return "scroll";
      if (isUndrawnPager(element, text, called)) return "scroll";
    }
  }
  return null;
}

const PAGER = /(?:^|[\s_-])(?:pagination|pager|paging|page-?numbers?|pages-?nav)(?:$|[\s_-])/i;
const LAST =
  /^data-(?:[a-z]+-)*(?:last|max|total|count)-?_?(?:pages?)?$|^data-(?:page-?count|pages)$/;

/** A box for the numbers of pages that nobody has written into it yet, or a list that says how many it has. */
function isUndrawnPager(element: Element, text: string, called: string): boolean {
  const isPager = PAGER.test(called) && text === "";
  if ((!isPager && !LIST_NAME.test(called)) || SLIDES.test(called) || isFooter(element))
    return false;
  return Object.entries(element.attribs).some(
    ([name, value]) =>
      LAST.test(name) &&
      (isPager || name.includes("page")) &&
      /^\d{1,6}$/.test(value) &&
      Number(value) > 1,
  );
}

/** Whatever it says: it knows where the list goes on. */
function isToldWhere(element: Element): boolean {
  if (!GOES_ON.some((name) => element.attribs[name])) return false;
  for (let at: unknown = element; at; at = (at as Element).parent)
    if (isTag(at as Element) && SLIDES.test((at as Element).attribs["class"] ?? "")) return false;
  return true;
}

/** Something that does what it says by script: a link to another page is followed as one. */
function isPressed(element: Element): boolean {
  if (element.name === "button") return element.attribs["type"] !== "submit";
  if (element.name === "input") return element.attribs["type"] === "button";
  const href = element.attribs["href"];
  if (element.name === "a") return !href || /^(#|javascript:)/i.test(href);
  return element.attribs["onclick"] !== undefined || element.attribs["role"] === "button";
}

function isFooter(element: Element): boolean {
  for (let at: unknown = element; at; at = (at as Element).parent)
    if (isTag(at as Element) && /^(footer|header|nav)$/.test((at as Element).name)) return true;
  return false;
}

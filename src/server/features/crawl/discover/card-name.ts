// What a list calls a piece: the words of the link that leads to it, else of its picture. A page that has no heading,
// and the shop's own name for a title, is called so by nobody else.
import { type Element, isTag } from "domhandler";
import { textOf } from "../extract/page.ts";
import { standsBeside } from "../normalise/prices.ts";
import { addressKey } from "../visit/site.ts";
import { target } from "./cards.ts";

const MAX = 120;
/** "More", "Buy", "٣": not enough to be known by. */
const LETTERS_MIN = 4;
const NO_NAME =
  /^(?:view|shop|see|read|buy|add|order|quick|more|details?|learn|sale|new)\b|^(?:اشتر|شراء|اضف|أضف|اطلب|المزيد|التفاصيل|تفاصيل|عرض|شاهد)/iu;

export function cardName(box: Element, key: string, base: string): string | null {
  const names: string[] = [];
  const drawn: string[] = [];
  const walk = (element: Element, isOwn: boolean): void => {
    const url = element.name === "a" ? target(element.attribs["href"] ?? "", base) : null;
    const leads = isOwn || (url !== null && addressKey(url.href) === key);
    if (leads && element.name === "img") drawn.push(element.attribs["alt"]?.trim() ?? "");
    if (leads && (url || /^h[1-6]$/.test(element.name))) names.push(textOf(element, MAX + 1));
    for (const child of element.children) if (isTag(child)) walk(child, leads);
  };
  walk(box, false);
  // A link around the whole card holds the price, too; a heading within it does not.
  return [...names, ...drawn].find(isName) ?? null;
}

const isName = (text: string): boolean =>
  text.length <= MAX &&
  (text.match(/\p{L}/gu)?.length ?? 0) >= LETTERS_MIN &&
  !NO_NAME.test(text) &&
  !standsBeside(text, {});

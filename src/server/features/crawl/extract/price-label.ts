// What a price is called where it stands: by the words in front of it, the head of its column, or what is said of it
// to those who cannot see it.
import { withoutVowels } from "../../../../contract/fold-words.ts";
import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { isSize } from "../normalise/sizes.ts";
import { plainDigits, signedPrice } from "../normalise/prices.ts";
import { headOf } from "./column-head.ts";
import { textOf, type Page } from "./page.ts";
import { outwards, type Spot } from "./spots.ts";
import { oneLine, remembered } from "./text.ts";

/** All that is said in front of a bare number: "Price:", "السعر", "Price (LE)". */
export const PRICE_LABEL =
  /^\s*(?:(?:the|our|unit|sale|new|old) )?(?:price|السعر|سعر(?: (?:القطعة|المنتج|البيع))?|الثمن|prix|preis|(?:before|after|قبل|بعد)(?= (?:the )?(?:ال)?(?:discount|sale|خصم|تخفيض|عرض)|[^\p{L}]*$))(?: (?:now|before|الان|الآن|بعد الخصم|قبل الخصم|(?:the )?(?:discount|sale)|(?:ال)?(?:خصم|تخفيض|عرض)|الجديد|القديم))?\s*(?:\([^()\d]{1,14}\)|in \p{L}{2,4}|بال\p{L}{4,8})?\s*[:：=]?\s*$/iu;

/** "وفّر" is "وفر": marks above and below the letters change no word here. */
export const leadOf = (text: string): string => /^[^\d]{3,}/.exec(plainDigits(text))?.[0] ?? "";

/** What stands in front: "Price:", "You save", "Shipping". */
export function labelOf(spot: Spot, page: Page): string {
  const own = leadOf(spot.text);
  const told = spot.element.attribs["aria-label"] ?? "";
  // "Original price EGP 600": the words in front of it are the label.
  const said = hasPrice(told) ? leadOf(told) : told;
  if (/\p{L}{4}/u.test(said) && said.length <= 40) return ` ${withoutVowels(said.toLowerCase())} `;
  const behind = labelBehind(spot, page);
  if (behind !== null) return ` ${withoutVowels(behind.toLowerCase())} `;
  let before = "";
  for (const outer of outwards(spot, 3)) {
    for (let node = outer.element.prev, n = 0; node && n < 4 && !before; node = node.prev, n++)
      before = shortText(node, page);
    if (before) break;
  }
  // A text with a price of its own is about that one.
  const isAnother = before.length <= 200 && hasPrice(before);
  // "From 3" beside it says of how many; the value of a variant says nothing of the price.
  const head = isAnother || !/\p{Nd}/u.test(before) || isSize(before) ? headOf(spot) : null;
  if (head !== null) return ` ${withoutVowels(`${head} ${own}`.toLowerCase())} `;
  return withoutVowels(`${isAnother ? "" : lastWords(endOf(before))} ${own}`.toLowerCase());
}

/** Price, label, price, label: where the first of a row stands alone, each is called by what comes behind it. */
function labelBehind({ element }: Spot, page: Page): string | null {
  const parent: unknown = element.parent;
  if (!parent || !isTag(parent as Element)) return null;
  const row = (parent as Element).children.flatMap((node) => {
    const text = shortText(node, page);
    return text === "" ? [] : [{ node, text }];
  });
  if (row.length < 4 || row.length > 8 || row.length % 2 > 0) return null;
  const isPaired = row.every(({ text }, n) => hasPrice(text) === (n % 2 === 0));
  const at = row.findIndex(({ node }) => node === element);
  return isPaired && at % 2 === 0 ? (row[at + 1]?.text ?? null) : null;
}

/** Whole words: the end of "light" is no tax. */
const endOf = (text: string): string =>
  text.length > LABEL_MAX ? text.slice(-LABEL_MAX).replace(/^\S*\s/, "") : text;
const LABEL_MAX = 60;

/** "Was 350, now": behind the number something else is said. */
const lastWords = (text: string): string =>
  /\p{Nd}[^\p{Nd}]*\p{L}{2,}[^\p{Nd}]*$/u.test(text) ? text.replace(/^.*\p{Nd}/su, "") : text;

const hasPrice = remembered((text) => /\p{Nd}/u.test(text) && signedPrice(text) !== null);

const SHORT = 120;

function shortText(node: ChildNode, page: Page): string {
  if (isText(node)) return oneLine(node.data);
  if (!isTag(node) || node.name === "script" || node.name === "style") return "";
  // What a spot holds has been read already; only long texts are not kept there.
  const seen = page.spotOf(node)?.text ?? "";
  return seen !== "" && seen.length <= SHORT ? seen : textOf(node, SHORT);
}

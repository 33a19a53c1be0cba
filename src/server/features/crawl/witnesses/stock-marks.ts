// What an element says of its own stock without a word that is seen: data-qty="0", data-stock-status="outofstock",
// class="size soldOut".
import { type Element, isTag } from "domhandler";

const COUNTED =
  "qty|quantity|stock|inventory|inv|available|availability|in-?stock|left|remaining|units";
const STOCK_ATTRIBUTE = new RegExp(
  `^data-(?:[\\w-]*[-_])?(?:${COUNTED})(?:[-_](?:qty|quantity|count|level|status|state|left))?$`,
);
/** Settings of a count, not the count. */
const NO_COUNT = /(?:^|[-_])(?:max|min|low|track|manage|show|limit|step|sold)(?:$|[-_])/;
const NONE =
  /^(?:0+(?:\.0+)?|-\d+|false|no|none|null|n|out.*|sold.*|unavailable|not.*|finished|oos)$/i;
const SOME = /^(?:[1-9]\d{0,5}|true|yes|y|in.?stock|available|low.?stock|limited)$/i;
const GONE_ATTRIBUTE = /^data-(?:[\w-]*[-_])?(?:sold-?_?out|out-?_?of-?_?stock|unavailable|oos)$/;

const GONE_NAME =
  /(?:^|[\s-])(?:disabled|sold-?out|soldout|out-?of-?stock|outofstock|unavailable|not-?available|is-gone|gone|no-?stock|oos|crossed|is-out|out|finished|empty|not-allowed|cursor-not-allowed|line-through|strikethrough|na|is-na|not-combinable|not-selectable|inactive-option)(?:$|[\s-])/;

/** By a count or a word of its own; null where it says nothing. */
export function markedStock({ attribs }: Element): boolean | null {
  for (const [name, written] of Object.entries(attribs)) {
    const value = written.trim();
    if (GONE_ATTRIBUTE.test(name)) {
      if (NONE.test(value)) return true;
      if (value === "" || SOME.test(value)) return false;
    }
    if (!STOCK_ATTRIBUTE.test(name) || NO_COUNT.test(name.slice("data-".length))) continue;
    if (NONE.test(value)) return false;
    if (SOME.test(value)) return true;
  }
  return null;
}

export const hasNoStock = (element: Element): boolean => markedStock(element) === false;

/** "sizeBtn soldOut", "size_btn--out": the names that a style gives to what is gone. */
export const isNamedGone = ({ attribs }: Element): boolean =>
  GONE_NAME.test(
    `${attribs["class"] ?? ""} ${attribs["data-state"] ?? ""}`
      .replace(/([a-z])([A-Z])/g, "$1-$2")
      .toLowerCase()
      .replaceAll("_", "-"),
  );

/** A value's own list item may bear the mark: <li class="size na"><a>M</a></li>. */
export function isWrappedGone({ parent, prev, next }: Element): boolean {
  const isAlone = ![prev, next].some((one) => one && isTag(one));
  if (!isAlone || !parent || !isTag(parent) || parent.name !== "li") return false;
  return isNamedGone(parent) || isOff(parent) || hasNoStock(parent);
}

/** Cannot be pressed, for those who see it and those who do not. */
export const isOff = ({ attribs }: Element): boolean =>
  attribs["disabled"] !== undefined ||
  attribs["aria-disabled"] === "true" ||
  /^(?:true|disabled)?$/.test(attribs["data-disabled"] ?? "no");

const THERE_NAME = /^(?:is-)?(?:combinable|available|selectable|in-?stock|purchasable|orderable)$/;
const FADED = /(?:^|[;\s])opacity\s*:\s*0?\.[0-5]\d*\s*(?:;|$)/;

/** Told apart from the others of their row: without the name that those have which are there, or drawn faint. */
export function leftOut(row: Element[]): Set<Element> {
  const isCalledThere = ({ attribs }: Element) =>
    (attribs["class"] ?? "").split(/\s+/).some((one) => THERE_NAME.test(one));
  const isFaded = ({ attribs }: Element) => FADED.test(attribs["style"] ?? "");
  const isSome = (is: (element: Element) => boolean) => row.some(is) && !row.every(is);
  return new Set(
    row.filter(
      (element) =>
        (isSome(isCalledThere) && !isCalledThere(element)) || (isSome(isFaded) && isFaded(element)),
    ),
  );
}

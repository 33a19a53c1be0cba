// A shop whose every colour is a piece of its own joins them by swatches that lead from one to the other. Of such a row
// the one that leads nowhere else, or to this very page, is the colour that is sold here; the others are other pieces'.
import { type Element, isTag } from "domhandler";
import { textOf, type Page } from "../extract/page.ts";
import { isColourAlone } from "../normalise/colours.ts";
import { markedValue, saidWithin, type ToldChoice } from "./read-controls.ts";

const WORDS_MAX = 24;
const WRAPPERS = 2;
const MOST = 40;

export function siblingColour(
  page: Page,
  isOurs: (element: Element) => boolean,
): ToldChoice | null {
  const here = URL.parse(page.url);
  const boxes = new Set<Element>();
  for (const link of here ? page.tagged("a") : []) {
    const box = isElsewhere(link, page) && isColourAlone(saidOn(link)) ? boxOf(link) : null;
    if (box) boxes.add(box);
  }
  for (const box of boxes) {
    const own = isOurs(box) ? ownIn(box, page) : null;
    if (own) return { name: "Color", isNamed: true, told: [own] };
  }
  return null;
}

const saidOn = (element: Element): string => {
  const { attribs } = element;
  const said =
    textOf(element, WORDS_MAX + 1) ||
    attribs["aria-label"] ||
    attribs["title"] ||
    markedValue(element) ||
    saidWithin(element, 0);
  return said.length <= WORDS_MAX ? said.trim() : "";
};

const targetOf = ({ attribs: { href = "" } }: Element, page: Page): URL | null =>
  /^(?:#|javascript:|$)/i.test(href) ? null : URL.parse(href, page.base);

/** Another page of the same shop. */
function isElsewhere(link: Element, page: Page): boolean {
  const [to, here] = [targetOf(link, page), URL.parse(page.url)];
  return to !== null && here !== null && to.host === here.host && to.pathname !== here.pathname;
}

/** What holds the swatches side by side: each may stand in a wrapper of its own. */
function boxOf(link: Element): Element | null {
  let at: Element = link;
  for (let level = 0; level <= WRAPPERS; level++) {
    const parent: unknown = at.parent;
    if (!parent || !isTag(parent as Element)) return null;
    const box = parent as Element;
    if (box.children.filter(isTag).length > 1) return box;
    at = box;
  }
  return null;
}

function ownIn(box: Element, page: Page): ToldChoice["told"][number] | null {
  const members = box.children
    .filter(isTag)
    .slice(0, MOST)
    .map((member) => {
      const link = linkIn(member);
      return {
        element: member,
        said: saidOn(link ?? member),
        isOther: link !== null && isElsewhere(link, page),
      };
    });
  const others = members.filter(({ isOther }) => isOther);
  const [own, ...more] = members.filter(({ isOther, said }) => !isOther && isColourAlone(said));
  const isRow = others.length > 0 && others.every(({ said }) => isColourAlone(said));
  const isNew = own !== undefined && others.every(({ said }) => said !== own.said);
  if (!own || more.length > 0 || !isRow || !isNew) return null;
  return { label: own.said, keys: [], isGone: false, element: own.element };
}

function linkIn(element: Element, depth = 0): Element | null {
  if (element.name === "a") return element;
  for (const child of depth < WRAPPERS ? element.children.filter(isTag) : []) {
    const found = linkIn(child, depth + 1);
    if (found) return found;
  }
  return null;
}

// One box for each variant that can be had, in boxes instead of a table: its values, its price, perhaps its picture. The
// boxes are of one make and stand below each other; what has none among them is not there.
import { type Element, isTag } from "domhandler";
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { saysGone } from "../extract/buy-words.ts";
import { isInCard } from "../extract/other-pieces.ts";
import { type Page, textOf, UNSEEN } from "../extract/page.ts";
import { addressOf, isNoPicture, linkedPicture } from "../extract/picture-address.ts";
import { isAside } from "../extract/regions.ts";
import type { Spot } from "../extract/spots.ts";
import { absoluteUrl } from "../extract/text.ts";
import type { RawVariant, RawVariants } from "../found-product.ts";
import { standsBeside } from "../normalise/prices.ts";
import { foldKey } from "./choice-labels.ts";
import { pairsOf } from "./nested-variants.ts";
import { pieceChoices, type Choice } from "./page-choices.ts";

const TAGS = ["div", "li", "article", "dl", "section"];
const TEXT_MAX = 200;
const BOXES_MAX = 2000;
const PARTS_MAX = 24;
const ROWS_MIN = 2;

type Line = { box: Element; values: string[]; isAvailable: boolean; image: string | null };

export function variantBoxes(
  page: Page,
  title: Spot | null,
  choices: Choice[],
): RawVariants | null {
  const used = pieceChoices(choices);
  if (!used) return null;
  const groups = new Map<string, Line[]>();
  let left = BOXES_MAX;
  for (const tag of TAGS)
    for (const element of page.tagged(tag)) {
      const spot = page.spotOf(element);
      if (!spot || spot.text.length < 3 || spot.text.length > TEXT_MAX || left-- < 0) continue;
      const line = lineOf(element, used, page);
      if (!line || isAside(spot, title) || isInCard(page, element)) continue;
      const key = `${spot.parent?.at ?? -1} ${tag} ${element.attribs["class"] ?? ""}`;
      groups.set(key, [...(groups.get(key) ?? []), line]);
    }
  const [rows] = [...groups.values()]
    .filter((lines) => (lines.length >= ROWS_MIN || isCalledThere(lines)) && isEachOnce(lines))
    .toSorted((one, other) => other.length - one.length);
  return rows ? toldBy(rows, used) : null;
}

const isEachOnce = (lines: Line[]): boolean =>
  new Set(lines.map(({ values }) => values.join("|"))).size === lines.length;

const CALLED_THERE = /\b(?:available|in stock)\b|متوفر|متاح/i;
const BEFORE_MAX = 60;

/** One alone may be what is chosen now, unless what stands above it says that it is what there is. */
function isCalledThere([line, ...others]: Line[]): boolean {
  if (!line || others.length > 0) return false;
  for (let node = line.box.prev, n = 0; node && n < 8; node = node.prev, n++) {
    const text = isTag(node) ? textOf(node, BEFORE_MAX + 1) : "";
    if (text.length <= BEFORE_MAX && CALLED_THERE.test(text) && !saysGone(text)) return true;
  }
  return false;
}

function toldBy(rows: Line[], used: Choice[]): RawVariants {
  const options = used.map(({ name, values }) => ({
    name,
    values: values.map(({ label }) => label),
  }));
  const known = new Map(rows.map((row) => [row.values.join("|"), row]));
  const variants = pairsOf(options, 500).map((values): RawVariant => {
    const row = known.get(values.join("|"));
    return {
      values,
      price: null,
      regularPrice: null,
      isAvailable: row?.isAvailable ?? false,
      image: row?.image ?? null,
    };
  });
  return { options, variants };
}

/** One value of each choice, word by word, and a price beside them. */
function lineOf(box: Element, used: Choice[], page: Page): Line | null {
  const parts = partsOf(box);
  if (parts.length < used.length + 1 || parts.length > PARTS_MAX) return null;
  const keys = new Set(parts.map(foldKey));
  const values = used.map(({ values: all }) =>
    all.filter(({ label }) => keys.has(foldKey(label))).map(({ label }) => label),
  );
  if (values.some((labels) => labels.length !== 1)) return null;
  if (!standsBeside(textOf(box, TEXT_MAX), {}) || holdsControls(box)) return null;
  return {
    box,
    values: values.map((labels) => elementAt(labels, 0)),
    isAvailable: !parts.some(saysGone),
    image: pictureIn(box, page),
  };
}

/** The texts inside, each by itself. */
function partsOf(element: Element): string[] {
  const inner = element.children.filter(
    (child): child is Element => isTag(child) && !UNSEEN.has(child.name),
  );
  if (inner.length === 0) return [textOf(element, TEXT_MAX)].filter(Boolean);
  const hasWords = element.children.some((child) => "data" in child && child.data.trim() !== "");
  return hasWords ? [textOf(element, TEXT_MAX)] : inner.flatMap(partsOf);
}

/** What is chosen from is not a row of what there is. */
const holdsControls = (element: Element): boolean =>
  /^(?:select|option|label|input)$/.test(element.name) ||
  element.children.some((child) => isTag(child) && holdsControls(child));

function pictureIn(element: Element, page: Page): string | null {
  const written = element.name === "a" ? linkedPicture(element) : null;
  const named = element.name === "img" ? (largeOf(element) ?? addressOf(element)) : written;
  if (named && !isNoPicture(named)) return absoluteUrl(named, page.base);
  for (const child of element.children) {
    const found = isTag(child) ? pictureIn(child, page) : null;
    if (found) return found;
  }
  return null;
}

/** Any attribute of its own that holds another address of a picture than `src` is what it opens. */
const largeOf = ({ attribs }: Element): string | null =>
  Object.entries(attribs).find(
    ([name, value]) =>
      /^data-.*(?:image|url|src)/.test(name) && /\.(?:jpe?g|png|webp|avif)(?:$|\?)/i.test(value),
  )?.[1] ?? null;

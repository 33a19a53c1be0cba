// WooCommerce's variations: a form carries them as JSON in data-product_variations, by the slugs of its terms, and
// blocks in the data of their scripts. An empty attribute stands for any value. A form with more than its limit
// carries `false` and asks one by one.
import type { Element } from "domhandler";
import { isNode, type Node, wordOf } from "../extract/json-ld-nodes.ts";
import { parseLoosely, type Json } from "../extract/loose-json.ts";
import { isInCard } from "../extract/other-pieces.ts";
import type { Page } from "../extract/page.ts";
import type { RawVariant, RawVariants } from "../found-product.ts";
import { scriptData } from "./script-data.ts";

const ATTRIBUTE = "data-product_variations";
const MOST = 500;

export function wooVariations(page: Page): RawVariants | null {
  if (!page.html.includes(ATTRIBUTE)) return toldByBlocks(page);
  for (const tag of ["form", "div", "table"]) {
    for (const element of page.tagged(tag)) {
      const written = element.attribs[ATTRIBUTE];
      if (!written || !/^\s*\[/.test(written)) continue;
      if (isOfOther(element, page) || isInCard(page, element)) continue;
      const rows = parseLoosely(written);
      if (Array.isArray(rows)) return toldBy(rows.filter(isNode));
    }
  }
  return null;
}

/** WordPress names in the body's classes which post the page is about. */
const postOf = (page: Page): string | undefined =>
  /(?:^|\s)postid-(\d+)(?:\s|$)/.exec(page.tagged("body")[0]?.attribs["class"] ?? "")?.[1];

/** A card's swatches name their own piece. */
function isOfOther({ attribs }: Element, page: Page): boolean {
  const [own, post] = [attribs["data-product_id"], postOf(page)];
  return own !== undefined && post !== undefined && own !== post;
}

const BLOCKS = "woocommerce";

/** By the ids of the pieces on the page and of their variations. */
function toldByBlocks(page: Page): RawVariants | null {
  const post = postOf(page);
  if (post === undefined || !page.html.includes(`"${BLOCKS}"`)) return null;
  for (const data of scriptData(page).filter(isNode))
    for (const room of [data["config"], data["state"]].filter(isNode)) {
      const shop = room[BLOCKS];
      const products = isNode(shop) ? shop["products"] : null;
      const own = isNode(products) ? products[post] : null;
      const variations = isNode(own) ? own["variations"] : null;
      if (isNode(variations)) return toldBy(Object.values(variations).filter(isNode));
    }
  return null;
}

function toldBy(nodes: Node[]): RawVariants | null {
  const names = [
    ...new Set(
      nodes.flatMap((node) => (isNode(node["attributes"]) ? Object.keys(node["attributes"]) : [])),
    ),
  ];
  if (names.length === 0) return null;
  const variants = nodes.slice(0, MOST).map((node): RawVariant => {
    const attributes = isNode(node["attributes"]) ? node["attributes"] : {};
    const isActive = node["variation_is_active"] !== false && node["is_purchasable"] !== false;
    const stock = node["is_in_stock"];
    return {
      values: names.map((name) => wordOf(attributes[name]) || null),
      price: amount(node["display_price"]),
      regularPrice: amount(node["display_regular_price"]),
      isAvailable: typeof stock === "boolean" ? stock && isActive : null,
      image: isNode(node["image"])
        ? wordOf(node["image"]["full_src"] ?? node["image"]["url"] ?? node["image"]["src"])
        : null,
    };
  });
  return {
    options: names.map((name, n) => ({
      name: plainName(name),
      values: [...new Set(variants.flatMap(({ values }) => values[n] ?? []))],
    })),
    variants,
  };
}

const plainName = (name: string): string => {
  const bare = name.replace(/^attribute_(?:pa_)?/, "");
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
};

const amount = (value: Json | undefined) => (typeof value === "number" && value > 0 ? value : null);

// schema.org products in JSON-LD: graphs, arrays, groups of variants, offers within offers.
import type { Page } from "./page.ts";
import { scriptOf } from "./page.ts";
import { type Json, parseLoosely } from "./loose-json.ts";
import { type Claim, anyAvailable, emptyClaim } from "./claim.ts";
import {
  imagesOf,
  isNode,
  listOf,
  type Node,
  type Offer,
  offersOf,
  wordOf,
} from "./json-ld-nodes.ts";
import { variantsOfNodes } from "./json-ld-variants.ts";

const PRODUCT =
  /^(?:https?:\/\/schema\.org\/)?(?:Product|ProductGroup|IndividualProduct|ProductModel|SomeProducts|Vehicle|Car|Book|ProductCollection)$/i;
const MAX_NODES = 5000;

export function jsonLdClaims(page: Page): Claim[] {
  const roots: Json[] = [];
  for (const script of page.tagged("script")) {
    if (!/ld\+json/i.test(script.attribs["type"] ?? "")) continue;
    const value = parseLoosely(scriptOf(script));
    if (value !== undefined) roots.push(value);
  }
  return claimsOfJsonLd(roots);
}

/** Products that stand for themselves; those inside a list or beside ("isRelatedTo") belong to other pages. */
function claimsOfJsonLd(roots: Json[]): Claim[] {
  const nodes: Node[] = [];
  const offers: Node[] = [];
  const byId = new Map<string, Node>();
  let left = MAX_NODES;
  const walk = (value: Json, depth: number): void => {
    if (depth > 30 || left-- < 0) return;
    if (Array.isArray(value)) for (const one of value) walk(one, depth + 1);
    if (!isNode(value)) return;
    if (typeof value["@id"] === "string" && Object.keys(value).length > 1)
      byId.set(value["@id"], value);
    if (isProduct(value)) nodes.push(value);
    if (isOffer(value)) offers.push(value);
    for (const key of [
      "@graph",
      "mainEntity",
      "mainEntityOfPage",
      "about",
      "itemOffered",
      "object",
      "item",
    ])
      if (value[key] !== undefined) walk(value[key], depth + 1);
  };
  for (const root of roots) walk(root, 0);
  const joined = withSiblings(nodes, offers);
  const members = membersOf(joined);
  const whole = joined.filter((node) => !members.has(node));
  return whole.map((node) => claimOf(node, byId));
}

const idOf = (value: Json | undefined): string | null => {
  const [first] = listOf(value);
  const id = isNode(first) ? first["@id"] : first;
  return typeof id === "string" ? id : null;
};

/** Offers and variants that stand beside what they are of, and only name it: { itemOffered: { "@id": "#robe" } }. */
function withSiblings(nodes: Node[], offers: Node[]): Node[] {
  const under = (list: Node[], key: string, id: string | null) =>
    id === null ? [] : list.filter((one) => idOf(one[key]) === id);
  return nodes.map((node) => {
    const id = typeof node["@id"] === "string" ? node["@id"] : null;
    const variants = under(nodes, "isVariantOf", id).filter((one) => one !== node);
    const own = under(offers, "itemOffered", id);
    const isTold = node["hasVariant"] !== undefined || variants.length === 0;
    if (isTold && own.length === 0) return node;
    const offered = [...listOf(node["offers"]), ...own];
    return { ...node, ...(!isTold && { hasVariant: variants }), offers: offered };
  });
}

/** A variant that names its group is told by the group. */
const membersOf = (nodes: Node[]): Set<Json> =>
  new Set(nodes.flatMap((node) => listOf(node["hasVariant"]).filter((one) => one !== node)));

const isOffer = (node: Node): boolean =>
  listOf(node["@type"]).some((type) => typeof type === "string" && /Offer$/.test(type));

const isProduct = (node: Node): boolean =>
  listOf(node["@type"] ?? node["type"]).some(
    (type) => typeof type === "string" && PRODUCT.test(type),
  );

const ONE_VALUE = /[?&](?:variant|variation|variation_id|variant_id|option|color|colour|size)=/i;

/** The one offer is that of a first colour and size, and these are gone: of the others nothing is told. */
const isOfOneValue = (offers: Offer[]): boolean =>
  offers.length === 1 &&
  offers[0]?.isAvailable === false &&
  ONE_VALUE.test(wordOf(offers[0].node["url"]) ?? "");

function claimOf(node: Node, byId: Map<string, Node>): Claim {
  const variants = listOf(node["hasVariant"]).filter(isNode);
  const offers = [node, ...variants].flatMap((one) => offersOf(one, byId));
  const asked =
    offers.find(({ isRange, price }) => isRange && Number(price) !== 0) ??
    offers.find(({ price, isAvailable }) => price !== null && isAvailable !== false) ??
    offers.find(({ price }) => price !== null);
  return {
    ...emptyClaim("json-ld", `json-ld ${wordOf(node["@type"]) ?? "Product"}`),
    shopId: wordOf(node["productGroupID"] ?? node["productID"] ?? node["sku"]),
    url: wordOf(node["url"]),
    title: wordOf(node["name"]),
    description:
      typeof node["description"] === "string" ? node["description"] : wordOf(node["description"]),
    price: asked?.price ?? null,
    prices: offers.flatMap(({ price }) => (price === null ? [] : [price])),
    regularPrice: asked?.regularPrice ?? null,
    currency: asked?.currency ?? offers.find(({ currency }) => currency)?.currency ?? null,
    isAvailable: isOfOneValue(offers)
      ? null
      : anyAvailable(offers.map(({ isAvailable }) => isAvailable)),
    images: [...new Set([node, ...variants].flatMap((one) => imagesOf(one["image"])))],
    brand: wordOf(node["brand"] ?? node["manufacturer"]),
    category: listOf(node["category"]).map(wordOf).filter(Boolean).join(" > ") || null,
    ...variantsOfNodes(node, variants, byId),
  };
}

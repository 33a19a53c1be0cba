// schema.org products in attributes: microdata (itemprop) and RDFa (property), which differ in names only.
import { type ChildNode, type Element, isTag } from "domhandler";
import { textWithoutCards } from "./cards-within.ts";
import { type Claim, anyAvailable, availabilityOf, emptyClaim } from "./claim.ts";
import { MAX_DEPTH, type Page, textOf } from "./page.ts";

type Dialect = { source: "microdata" | "rdfa"; scope: string; type: string; prop: string };

const DIALECTS: Dialect[] = [
  { source: "microdata", scope: "itemscope", type: "itemtype", prop: "itemprop" },
  { source: "rdfa", scope: "typeof", type: "typeof", prop: "property" },
];

type Scope = { type: string; element: Element; values: Map<string, (string | Scope)[]> };

const IS_PRODUCT = /(?:^|[/:#\s])(?:Product|ProductGroup|IndividualProduct|ProductModel)\b/i;
const IS_OFFER = /(?:^|[/:#\s])(?:Offer|AggregateOffer)\b/i;
/** What is inside these belongs to another product. */
const ELSEWHERE = new Set([
  "isrelatedto",
  "issimilarto",
  "isaccessoryorsparepartfor",
  "review",
  "reviews",
]);

export function microdataClaims(page: Page): Claim[] {
  return DIALECTS.flatMap((dialect) => {
    if (!page.html.includes(dialect.scope)) return [];
    const found: Scope[] = [];
    gather(page.document.children, dialect, null, found, 0);
    return found
      .filter(({ type }) => IS_PRODUCT.test(type))
      .map((scope) => claimOf(scope, dialect, found));
  });
}

function gather(
  nodes: ChildNode[],
  dialect: Dialect,
  scope: Scope | null,
  found: Scope[],
  depth: number,
): void {
  if (depth > MAX_DEPTH) return;
  for (const node of nodes) {
    if (!isTag(node)) continue;
    const { attribs } = node;
    const named = attribs[dialect.prop];
    const props = named ? named.toLowerCase().split(/\s+/).filter(Boolean).map(local) : [];
    let inner = scope;
    if (attribs[dialect.scope] !== undefined) {
      inner = { type: attribs[dialect.type] ?? "", element: node, values: new Map() };
      found.push(inner);
      for (const prop of props) add(scope, prop, inner);
    } else {
      for (const prop of props)
        add(scope, prop, valueOf(node, prop === "description" ? textWithoutCards : textOf));
    }
    gather(node.children, dialect, inner, found, depth + 1);
  }
}

/** "schema:price" and "product:price" are "price". */
const local = (prop: string) => prop.slice(prop.lastIndexOf(":") + 1);

function add(scope: Scope | null, prop: string, value: string | Scope): void {
  if (!scope || value === "") return;
  const values = scope.values.get(prop);
  if (values) values.push(value);
  else scope.values.set(prop, [value]);
}

function valueOf(element: Element, read: (element: Element) => string): string {
  const { attribs, name } = element;
  const told =
    attribs["content"] ?? (name === "data" || name === "meter" ? attribs["value"] : undefined);
  if (told !== undefined) return told.trim();
  const address = attribs["src"] ?? attribs["data-src"] ?? attribs["href"];
  if (
    address !== undefined &&
    (name === "img" || name === "link" || name === "a" || name === "source")
  ) {
    return name === "a" ? textOf(element, 300) || address.trim() : address.trim();
  }
  return read(element);
}

const textIn = (scope: Scope, prop: string): string | null => {
  for (const value of scope.values.get(prop) ?? []) {
    if (typeof value === "string") return value;
    const name = value.values.get("name")?.[0];
    if (typeof name === "string") return name;
  }
  return null;
};

const allIn = (scope: Scope, prop: string): string[] =>
  (scope.values.get(prop) ?? []).flatMap((value) =>
    typeof value === "string" ? [value] : allIn(value, "url"),
  );

const scopesIn = (scope: Scope, prop: string): Scope[] =>
  (scope.values.get(prop) ?? []).filter((value) => typeof value !== "string");

function offersOf(product: Scope): Scope[] {
  const direct = scopesIn(product, "offers");
  const nested = direct.flatMap((offer) => scopesIn(offer, "offers"));
  return [...direct, ...nested];
}

function claimOf(scope: Scope, dialect: Dialect, found: Scope[]): Claim {
  const told = offersOf(scope);
  // An offer that forgot to say whose it is belongs to the only product.
  const products = found.filter(
    ({ type, element }) => IS_PRODUCT.test(type) && !isElsewhere(element, dialect),
  );
  const loose = products.length === 1 ? found.filter(({ type }) => IS_OFFER.test(type)) : [];
  const offers = [...(told.length > 0 ? told : loose), scope];
  const priceIn = (offer: Scope) => textIn(offer, "lowprice") ?? textIn(offer, "price");
  const asked = offers.find((offer) => /\d/.test(priceIn(offer) ?? ""));
  return {
    ...emptyClaim(dialect.source, `${dialect.source} ${scope.type}`),
    shopId: textIn(scope, "productid") ?? textIn(scope, "sku"),
    url: textIn(scope, "url"),
    title: textIn(scope, "name"),
    description: textIn(scope, "description"),
    price: asked ? priceIn(asked) : null,
    prices: offers.flatMap((offer) => priceIn(offer) ?? []),
    currency: asked ? (textIn(asked, "pricecurrency") ?? textIn(scope, "pricecurrency")) : null,
    isAvailable: anyAvailable(offers.map((offer) => availabilityOf(textIn(offer, "availability")))),
    images: allIn(scope, "image"),
    brand: textIn(scope, "brand") ?? textIn(scope, "manufacturer"),
    category: textIn(scope, "category"),
  };
}

function isElsewhere(element: Element, dialect: Dialect): boolean {
  for (let at = element.parent, n = 0; at && n < 40; at = at.parent, n++)
    if (isTag(at) && ELSEWHERE.has((at.attribs[dialect.prop] ?? "").toLowerCase())) return true;
  return ELSEWHERE.has((element.attribs[dialect.prop] ?? "").toLowerCase());
}

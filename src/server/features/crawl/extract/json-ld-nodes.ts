// The parts of a JSON-LD node: words, lists, offers within offers.
import { availabilityOf } from "./claim.ts";
import type { Json } from "./loose-json.ts";
import { decodeEntities, oneLine } from "./text.ts";

export type Node = { [key: string]: Json };

export const isNode = (value: Json | undefined): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const listOf = (value: Json | undefined): Json[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** A word within a list within a node is seen in shops; what lies deeper is there to trip somebody. */
const DEEPEST_NODE = 8;

export function wordOf(value: Json | undefined, depth = 0): string | null {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return oneLine(decodeEntities(value)) || null;
  if (depth > DEEPEST_NODE) return null;
  if (Array.isArray(value)) return wordOf(value[0], depth + 1);
  if (isNode(value)) return wordOf(value["name"] ?? value["@value"] ?? value["value"], depth + 1);
  return null;
}

/** A word, or the first language of a word that is told in several. */
export function spokenWord(value: Json | undefined): string | null {
  const word = wordOf(value);
  if (word !== null || !isNode(value)) return word;
  const inner = value["name"] ?? value["label"] ?? value["value"] ?? value;
  if (!isNode(inner)) return wordOf(inner);
  // { en, ar }, or { name_en, name_ar }
  const languages = Object.entries(inner).flatMap(([key, told]): [string, Json][] => {
    const language = /^(?:(?:name|label|title|value)[-_]?)?(en|ar)(?:$|[-_])/i.exec(key)?.[1];
    return language ? [[language.toLowerCase(), told]] : [];
  });
  return wordOf(languages.toSorted(([one], [other]) => other.localeCompare(one))[0]?.[1]);
}

/** Addresses of pictures, written plainly or as nodes. */
export const imagesOf = (value: Json | undefined, depth = 0): string[] =>
  listOf(value).flatMap((one) => {
    if (typeof one === "string") return one.trim() ? [decodeEntities(one.trim())] : [];
    if (!isNode(one) || depth > DEEPEST_NODE) return [];
    return imagesOf(one["url"] ?? one["contentUrl"] ?? one["@id"] ?? one["image"], depth + 1);
  });

const priceOf = (value: Json | undefined, depth = 0): string | number | null => {
  if (typeof value === "number") return value;
  if (typeof value === "string") return /\d/.test(value) ? value.trim() : null;
  if (depth > DEEPEST_NODE) return null;
  if (Array.isArray(value)) return priceOf(value[0], depth + 1);
  return isNode(value) ? priceOf(value["@value"] ?? value["value"], depth + 1) : null;
};

export type Offer = {
  price: string | number | null;
  regularPrice: string | number | null;
  currency: string | null;
  isAvailable: boolean | null;
  isRange: boolean;
  node: Node;
};

/** More than any shop has sizes and colours of one piece. */
const OFFERS_MAX = 1000;

/** Flat, a range first: it says what the page asks "from". Nodes may name each other in a circle. */
export function offersOf(
  node: Node,
  byId: Map<string, Node>,
  seen: Set<Node> = new Set([node]),
  depth = 0,
): Offer[] {
  // A chain of nodes in which each offers the next would be walked anew from every one of them.
  if (depth > DEEPEST_NODE) return [];
  return listOf(node["offers"] ?? node["offer"]).flatMap((given) => {
    const id = isNode(given) ? given["@id"] : undefined;
    const offer = isNode(given) && typeof id === "string" ? (byId.get(id) ?? given) : given;
    if (!isNode(offer) || seen.has(offer) || seen.size > OFFERS_MAX) return [];
    seen.add(offer);
    const specs = listOf(offer["priceSpecification"]).filter(isNode);
    const isList = (spec: Node) =>
      /ListPrice|StrikethroughPrice|SRP|MSRP/i.test(wordOf(spec["priceType"]) ?? "");
    const asked = specs.find((spec) => !isList(spec) && priceOf(spec["price"]) !== null);
    const low = priceOf(offer["lowPrice"]);
    const own: Offer = {
      price:
        low ?? priceOf(offer["price"]) ?? priceOf(asked?.["price"]) ?? priceOf(asked?.["minPrice"]),
      regularPrice: priceOf(specs.find(isList)?.["price"]),
      currency: wordOf(
        offer["priceCurrency"] ?? asked?.["priceCurrency"] ?? specs[0]?.["priceCurrency"],
      ),
      isAvailable: availabilityOf(wordOf(offer["availability"]) ?? wordOf(offer["Availability"])),
      isRange: low !== null,
      node: offer,
    };
    return [own, ...offersOf(offer, byId, seen, depth + 1)].filter(
      (one) => one.price !== null || one.isAvailable !== null,
    );
  });
}

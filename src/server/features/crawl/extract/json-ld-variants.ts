// Colours and sizes as JSON-LD tells them: a group's variants, or one offer for each.
import { getOrThrow } from "../../../../contract/get-or-throw.ts";
import type { RawVariants } from "../found-product.ts";
import { roleOf } from "../normalise/option-roles.ts";
import { isColourAlone } from "../normalise/colours.ts";
import { isSize } from "../normalise/sizes.ts";
import { anyAvailable } from "./claim.ts";
import { isOptionName } from "../witnesses/choice-names.ts";
import { imagesOf, isNode, listOf, type Node, offersOf, wordOf } from "./json-ld-nodes.ts";

const NAMES = ["color", "size", "material", "pattern"];

function valuesOf(node: Node): Map<string, string> {
  const values = new Map<string, string>();
  for (const name of NAMES) {
    const value = wordOf(node[name]);
    if (value) values.set(name, value);
  }
  for (const property of listOf(node["additionalProperty"]).filter(isNode)) {
    const name = wordOf(property["name"]);
    const value = wordOf(property["value"]);
    if (name && value && name.length <= 40 && value.length <= 80) values.set(name, value);
  }
  return values;
}

/** "/dress?Color=Red&Size=M": the address of an offer is the page with these values chosen. */
function askedIn(offer: Node): Map<string, string> {
  const [, query = ""] = (wordOf(offer["url"]) ?? "").replace(/#.*$/s, "").split("?");
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const role = isOptionName(name) ? roleOf({ name, values: [] }) : "other";
    if (role !== "other" && value.trim() !== "" && value.length <= 80)
      values.set(role, value.trim());
  }
  return values;
}

/** An offer may be called by nothing but the size or the colour that it is of. */
const isValueAlone = (name: string): boolean => isSize(name) || isColourAlone(name);

/** "Dress - Red / M": what a variant's name adds to its group's are its values, in the order of the options. */
function byName(product: Node, members: Node[], byId: Map<string, Node>): RawVariants | null {
  const group = wordOf(product["name"]) ?? "";
  const rows = members.map((node) => {
    const name = wordOf(node["name"]) ?? "";
    const rest = !(group && name.startsWith(group))
      ? isValueAlone(name)
        ? name
        : ""
      : name
          .slice(group.length)
          .replace(/^\s*[-–—:|(]\s*/, "")
          .replace(/\)$/, "");
    return {
      values: rest
        .split(/\s+[/|•]\s+|\s*,\s+/)
        .map((value) => value.trim())
        .filter(Boolean),
      node,
    };
  });
  const width = rows[0]?.values.length ?? 0;
  if (width === 0 || width > 3 || rows.some(({ values }) => values.length !== width)) return null;
  return {
    options: Array.from({ length: width }, (_, n) => ({
      name: "",
      values: [...new Set(rows.map(({ values }) => values[n] ?? ""))],
    })),
    variants: rows.map(({ values, node }) => {
      const offers = offersOf(node, byId);
      return {
        values,
        price: offers[0]?.price ?? null,
        regularPrice: offers[0]?.regularPrice ?? null,
        isAvailable: anyAvailable(offers.map(({ isAvailable }) => isAvailable)),
        image: imagesOf(node["image"])[0] ?? null,
      };
    }),
  };
}

/** Offers that are called after what they are of: { name: "Dress - Red / M", availability }. */
function offered(product: Node, byId: Map<string, Node>): Node[] {
  const offers = offersOf(product, byId).filter(({ isRange }) => !isRange);
  const named = offers.map(({ node }) => {
    const item = listOf(node["itemOffered"]).find(isNode);
    return { name: node["name"] ?? item?.["name"] ?? "", offers: [node] };
  });
  const isDistinct = new Set(named.map(({ name }) => wordOf(name))).size === named.length;
  return named.length > 1 && isDistinct ? named : [];
}

export function variantsOfNodes(
  product: Node,
  members: Node[],
  byId: Map<string, Node>,
): RawVariants {
  const sold: { values: Map<string, string>; node: Node }[] =
    members.length > 0
      ? members.map((node) => ({ values: valuesOf(node), node }))
      : offersOf(product, byId)
          .filter(({ isRange }) => !isRange)
          .map(({ node }) => {
            const item = listOf(node["itemOffered"]).find(isNode);
            const values = valuesOf(item ?? node);
            return {
              values: values.size > 0 ? values : askedIn(node),
              node: { offers: [node], image: item?.["image"] ?? node["image"] ?? null },
            };
          });
  if (sold.every(({ values }) => values.size === 0)) {
    const named = members.length > 0 ? members : offered(product, byId);
    const told = named.length > 0 ? byName(product, named, byId) : null;
    if (told) return told;
  }
  const names = NAMES.filter((name) => sold.some(({ values }) => values.has(name)));
  const own = valuesOf(product);
  if (names.length === 0) {
    const options = NAMES.filter((name) => own.has(name)).map((name) => ({
      name,
      values: [getOrThrow(own, name)],
    }));
    return { options, variants: [] };
  }
  return {
    options: names.map((name) => ({
      name,
      values: [...new Set(sold.flatMap(({ values }) => values.get(name) ?? []))],
    })),
    variants: sold.map(({ values, node }) => {
      const offers = offersOf(node, byId);
      return {
        values: names.map((name) => values.get(name) ?? null),
        price: offers[0]?.price ?? null,
        regularPrice: offers[0]?.regularPrice ?? null,
        isAvailable: anyAvailable(offers.map(({ isAvailable }) => isAvailable)),
        image: imagesOf(node["image"])[0] ?? null,
      };
    }),
  };
}

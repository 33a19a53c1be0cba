// Variants where a product has no list of them: sizes within colours, or a count for each pair.
import { availabilityOf } from "../extract/claim.ts";
import { isNode, type Node, wordOf } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import { pictureOfVariant } from "../extract/picture-node.ts";
import { foldText } from "../extract/text.ts";
import type { RawOption, RawVariant, RawVariants } from "../found-product.ts";
import { roleOf } from "../normalise/option-roles.ts";
import { isOptionName } from "./choice-names.ts";
import { stockOf } from "./stock-words.ts";
import { amountOf, PRICE, REGULAR } from "./variant-prices.ts";

const MOST = 500;

/** colours: [{ name, sizes: [{ size, stock }] }] */
export function nestedVariants(product: Node): RawVariants | null {
  for (const [outer, list] of Object.entries(product)) {
    if (!Array.isArray(list) || !isOptionName(outer)) continue;
    const rows: RawVariant[] = [];
    let innerName = "";
    for (const node of list.filter(isNode)) {
      const value = labelOf(node, outer);
      const inner = Object.entries(node).find(
        ([key, members]) => isOptionName(key) && Array.isArray(members) && members.some(isNode),
      );
      if (!value || !inner) continue;
      innerName = inner[0];
      for (const member of (inner[1] as Json[]).filter(isNode)) {
        const label = labelOf(member, innerName);
        if (label)
          rows.push({
            values: [value, label],
            price: amountOf(member, PRICE),
            regularPrice: amountOf(member, REGULAR),
            isAvailable: stockOf(member),
            image: pictureOfVariant(member) ?? pictureOfVariant(node),
          });
      }
    }
    if (rows.length === 0) continue;
    const option = (name: string, n: number) => ({
      name,
      values: [...new Set(rows.map(({ values }) => values[n] ?? ""))],
    });
    return {
      options: [option(outer, 0), option(innerName, 1)],
      variants: rows.slice(0, MOST),
    };
  }
  return null;
}

/** The same list by itself: each of its members says what it is, or is called like a colour or a size. */
export function nestedAlone(list: Json[]): RawVariants | null {
  const nodes = list.filter(isNode);
  const [first] = nodes;
  if (!first || nodes.length !== list.length) return null;
  const named = Object.keys(first).find((key) => isOptionName(key) && wordOf(first[key]) !== null);
  const values = nodes.flatMap((node) => labelOf(node, "") ?? []);
  const role = roleOf({ name: "", values });
  const name = named ?? (values.length === nodes.length && role !== "other" ? role : null);
  const told = name === null ? null : nestedVariants({ [name]: list });
  return told?.variants.every(({ isAvailable }) => isAvailable !== null) ? told : null;
}

const singular = (name: string): string => name.replace(/s$/i, "");

const labelOf = (node: Node, name: string): string | null =>
  wordOf(
    node[singular(name)] ??
      node["name"] ??
      node["label"] ??
      node["title"] ??
      node["value"] ??
      node[name],
  );

/** stock: { "Red-M": 3, "Red-L": 0 } or { Red: { M: 3 } } */
export function countedPairs(product: Node, options: RawOption[]): RawVariant[] | null {
  for (const value of Object.values(product)) {
    if (!isNode(value)) continue;
    const flat = new Map<string, Json>();
    for (const [key, inner] of Object.entries(value)) {
      if (isNode(inner))
        for (const [second, count] of Object.entries(inner))
          flat.set(foldText(`${key} ${second}`), count);
      else flat.set(foldText(key), inner);
    }
    const rows = pairsOf(options).flatMap((values): RawVariant[] => {
      const count =
        flat.get(foldText(values.join(" "))) ?? flat.get(foldText(values.toReversed().join(" ")));
      const isAvailable = count === undefined ? null : availabilityOf(count);
      return isAvailable === null ? [] : [{ values, price: null, regularPrice: null, isAvailable }];
    });
    if (rows.length > 1 && rows.length * 2 >= flat.size) return rows;
  }
  return null;
}

export function pairsOf(options: { values: string[] }[], most = 200): string[][] {
  return options.reduce<string[][]>(
    (rows, { values }) =>
      rows.flatMap((row) => values.map((value) => [...row, value])).slice(0, most),
    [[]],
  );
}

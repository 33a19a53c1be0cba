// Options and variants in a shop's own data: Shopify's option1..3 and WooCommerce's attribute_… keys.
import type { RawOption, RawVariant } from "../found-product.ts";
import { availabilityOf } from "./claim.ts";
import { isNode, listOf, type Node, wordOf } from "./json-ld-nodes.ts";
import type { Json } from "./loose-json.ts";

type Told = { options: RawOption[]; variants: RawVariant[] };
type Scale = (amount: string | number | null) => string | number | null;

const MAX_VARIANTS = 500;

export function stateVariants(product: Node, variants: Node[], scale: Scale): Told {
  const names = optionNames(product, variants);
  if (names.length === 0) return { options: [], variants: [] };
  const rows = variants.slice(0, MAX_VARIANTS).map((variant) => ({
    values: names.map((name, n) => valueOf(variant, name, n)),
    price: scale(plain(variant["price"] ?? variant["display_price"])),
    regularPrice: scale(plain(variant["compare_at_price"] ?? variant["display_regular_price"])),
    isAvailable: availabilityOf(
      variant["available"] ?? variant["is_in_stock"] ?? variant["in_stock"] ?? null,
    ),
  }));
  return {
    options: names.map((name, n) => ({
      name: name.replace(/^attribute_(?:pa_)?/, ""),
      values: [...new Set(rows.flatMap(({ values }) => values[n] ?? []))],
    })),
    variants: rows,
  };
}

const plain = (value: Json | undefined) =>
  typeof value === "number" || typeof value === "string" ? value : null;

function optionNames(product: Node, variants: Node[]): string[] {
  if (variants.length === 0) return [];
  const options = listOf(product["options"]).map((option) => wordOf(option) ?? "");
  if (
    options.length > 0 &&
    variants.some((variant) => "option1" in variant || "options" in variant)
  )
    return options;
  const attributes = variants[0]!["attributes"];
  return isNode(attributes)
    ? Object.keys(attributes).filter((key) => key.startsWith("attribute_"))
    : [];
}

function valueOf(variant: Node, name: string, n: number): string | null {
  const attributes = variant["attributes"];
  if (isNode(attributes)) return wordOf(attributes[name]);
  return wordOf(variant[`option${n + 1}`]) ?? wordOf(listOf(variant["options"])[n]);
}

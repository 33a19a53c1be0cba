// A shop's words for what a thing is, mapped to one of our 38 categories; empty where nothing tells.
import { CATEGORIES, type CategoryName } from "../../../../contract/categories.ts";
import { termsOfProduct } from "../../../language/read-product.ts";
import { readWritten } from "../../../language/read-terms.ts";

const byFold = new Map(CATEGORIES.map((name) => [foldName(name), name]));

function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]+/g, "")
    .replace(/s$/, "");
}

function ofText(text: string): CategoryName | null {
  const same = byFold.get(foldName(text));
  if (same && text.trim()) return same;
  const ids = termsOfProduct({
    title: text,
    description: "",
    category: null,
    style: "",
    colors: [],
    materials: [],
  });
  const found = ids.find((id) => id.startsWith("category:"));
  return found ? (found.slice("category:".length) as CategoryName) : null;
}

const KIDS = new Set(["audience:kids", "audience:girls", "audience:boys", "audience:baby"]);
/** Not clothes: a bag for children stays a bag. */
const NOT_WORN = new Set<CategoryName>([
  "Bags",
  "Footwear",
  "Accessories",
  "Home & Living",
  "Gifts & Stationery",
]);

const isForKids = (text: string): boolean =>
  readWritten(text).some(({ term }) => KIDS.has(term.id));

/** The name says most; then what the shop files it under, the narrowest first; then its tags. */
export function categoryOf(
  title: string,
  shopCategory: string | null,
  tags: string[],
): CategoryName | "" {
  const steps = (shopCategory ?? "")
    .split(/\s*[>/|,]\s*/)
    .filter(Boolean)
    .toReversed();
  const places = [title, ...steps, ...tags.slice(0, 20)];
  let found: CategoryName | null = null;
  for (const place of places) {
    found = ofText(place.slice(0, 200));
    if (found) break;
  }
  const isKids = [title, ...steps].some(isForKids);
  if (isKids && (!found || !NOT_WORN.has(found))) return "Kids' Clothing";
  return found ?? "";
}

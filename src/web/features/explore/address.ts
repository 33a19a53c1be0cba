// The choice as it stands in the address, so that it can be shared, indexed and gone back to.
import { SORTS } from "../../../contract/products.ts";
import { turned } from "./filter-choice.ts";
import { NO_CHOICE, type Choice, type SelectedCategories } from "./explore-store.ts";
import { readAmount } from "./read-amount.ts";

/** One word of the address for each list of the choice; a list of several is several of that word. */
const LISTS = {
  brand: "brands",
  color: "colors",
  size: "sizes",
  sleeve: "sleeve",
  length: "length",
  opacity: "opacity",
  fabric: "fabric",
} as const;
const SWITCHES = ["on_sale", "in_stock"] as const;
/** Nobody shares more than this; an address from elsewhere may hold anything. */
const VALUES_MAX = 40;
const VALUE_MAX = 80;

export type Address = { choice: Choice; selected: SelectedCategories };

export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const all = (name: string) =>
    query
      .getAll(name)
      .filter((value) => value !== "" && value.length <= VALUE_MAX)
      .slice(0, VALUES_MAX);
  const choice: Choice = {
    ...NO_CHOICE,
    min_price: readAmount(query.get("min_price") ?? ""),
    max_price: readAmount(query.get("max_price") ?? ""),
    sort: SORTS.find((sort) => sort === query.get("sort")) ?? null,
  };
  Object.assign(choice, turned(choice));
  for (const [word, list] of Object.entries(LISTS)) choice[list] = all(word);
  for (const name of SWITCHES) choice[name] = query.get(name) === "true";
  return { choice, selected: Object.fromEntries(all("category").map((name) => [name, true])) };
}

/** Without a question mark; empty for the mixed feed. */
export function writeAddress({ choice, selected }: Address): string {
  const query = new URLSearchParams();
  for (const [name, isChosen] of Object.entries(selected)) {
    if (isChosen) query.append("category", name);
  }
  for (const [word, list] of Object.entries(LISTS)) {
    for (const value of choice[list]) query.append(word, value);
  }
  for (const name of ["min_price", "max_price"] as const) {
    const amount = choice[name];
    if (amount !== null) query.set(name, String(amount));
  }
  for (const name of SWITCHES) if (choice[name]) query.set(name, "true");
  if (choice.sort) query.set("sort", choice.sort);
  return query.toString();
}

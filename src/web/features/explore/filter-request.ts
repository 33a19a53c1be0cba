// What a filter request consists of, piece by piece, so that each piece can be shown and taken away.
import type { FilterRequest } from "../../../contract/products.ts";
import { NO_CHOICE, useExplore, type Choice, type SelectedCategories } from "./explore-store.ts";

/** Facts, by their kind; a filter on each is a list of values. */
export const FACT_LISTS = ["sleeve", "length", "opacity", "fabric"] as const;
const LISTS = ["categories", "brands", "colors", "sizes", ...FACT_LISTS] as const;
const SWITCHES = ["on_sale", "in_stock"] as const;

type ListKind = (typeof LISTS)[number];
type SwitchKind = (typeof SWITCHES)[number];

export type Facet =
  | { kind: ListKind; value: string }
  | { kind: "price"; min: number | null; max: number | null }
  | { kind: SwitchKind };

export const facetKey = (facet: Facet): string =>
  "value" in facet ? `${facet.kind}:${facet.value}` : facet.kind;

/** Only what was chosen: the server reads a missing field as "any". */
export function requestOf(choice: Choice, selected: SelectedCategories): FilterRequest {
  const categories = Object.keys(selected).filter((name) => selected[name]);
  const { sort, ...chosen } = choice;
  return { ...chosen, categories, ...(sort && { sort }) };
}

export function choiceOf(request: FilterRequest): Choice {
  const { categories: _, search: __, dropped: ___, sort = null, ...chosen } = request;
  return { ...NO_CHOICE, ...chosen, sort };
}

export const selectedOf = (request: FilterRequest): SelectedCategories =>
  Object.fromEntries(request.categories.map((name) => [name, true]));

export function facetsOf(request: FilterRequest): Facet[] {
  const { min_price: min = null, max_price: max = null } = request;
  return [
    ...LISTS.flatMap((kind) => (request[kind] ?? []).map((value): Facet => ({ kind, value }))),
    ...(min === null && max === null ? [] : [{ kind: "price", min, max } as const]),
    ...SWITCHES.filter((kind) => request[kind]).map((kind): Facet => ({ kind })),
  ];
}

export function without(request: FilterRequest, facet: Facet): FilterRequest {
  if (facet.kind === "price") return { ...request, min_price: null, max_price: null };
  if ("value" in facet) {
    const left = (request[facet.kind] ?? []).filter((value) => value !== facet.value);
    return { ...request, [facet.kind]: left };
  }
  return { ...request, [facet.kind]: false };
}

/** Whether both ask for the same list; null is the mixed feed. */
export function isSameRequest(one: FilterRequest | null, other: FilterRequest | null): boolean {
  if (one === null || other === null) return one === other;
  const plain = (request: FilterRequest) =>
    JSON.stringify([facetsOf(request).map(facetKeyOf), request.sort ?? null]);
  return plain(one) === plain(other);
}

const facetKeyOf = (facet: Facet) =>
  facet.kind === "price" ? [facet.kind, facet.min, facet.max] : facetKey(facet);

/** Whether the list is anything but the mixed feed. */
export const asksForList = (request: FilterRequest): boolean =>
  request.sort !== undefined || facetsOf(request).length > 0;

/** How many filters are chosen, whether they are applied yet or not. */
export const useChosenCount = (): number =>
  useExplore(
    ({ choice, selectedCategories }) => facetsOf(requestOf(choice, selectedCategories)).length,
  );

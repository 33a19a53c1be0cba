// What is chosen on a brand's page. It stands in the address, so that it can be shared and gone back to.
import { useSearchParams } from "react-router";
import { SORTS, type Sort } from "../../../contract/products.ts";

/** What can be left out, as the filters of Explore call it. */
export const ONLY = ["on_sale", "in_stock"] as const;

export function useBrandChoice() {
  const [address, setAddress] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    sort: SORTS.find((sort) => sort === address.get("sort")) ?? null,
    category: address.get("category"),
    only: { on_sale: address.has("on_sale"), in_stock: address.has("in_stock") },
    toggle: (name: (typeof ONLY)[number]) => set(name, address.has(name) ? null : "true"),
    chooseSort: (sort: Sort | null) => set("sort", sort),
    chooseCategory: (category: string | null) => set("category", category),
  };
}

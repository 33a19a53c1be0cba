// In which order the search results stand. It stands in the address as well; results are sorted as far as one answer
// goes, so all of that is asked for first.
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { SORTS, type Sort } from "../../../contract/products.ts";
import type { Search } from "./conversation-store.ts";
import { findAll } from "./search-query.ts";

/** Explore's own list has `sort`. */
const WORD = "sorted";

export function useFoundOrder(search: Search | null) {
  const [address, setAddress] = useSearchParams();
  const sort = SORTS.find((one) => one === address.get(WORD)) ?? null;
  useEffect(() => {
    if (search && sort) void findAll(search);
  }, [search, sort]);
  const sortBy = (next: Sort | null) =>
    setAddress(
      (before) => {
        const words = new URLSearchParams(before);
        if (next) words.set(WORD, next);
        else words.delete(WORD);
        return words;
      },
      { replace: true, preventScrollReset: true },
    );
  return { sort, sortBy };
}

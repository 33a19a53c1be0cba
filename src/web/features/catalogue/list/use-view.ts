// Which tab and list are open stands in the address, so that a reload keeps them.
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { LISTS, type ListName } from "./product-lists.ts";

const TABS = ["products", "shop", "health", "demand", "analytics"] as const;
export type ManagementTab = (typeof TABS)[number];

export function useView(firstList: ListName) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("list");
  const tab = TABS.find((name) => name === params.get("tab")) ?? "products";
  const list = LISTS.find((name) => name === asked) ?? firstList;
  const openTab = useCallback(
    (next: ManagementTab) =>
      setParams(
        (now) => {
          now.delete("tab");
          if (next !== "products") now.set("tab", next);
          return now;
        },
        { replace: true },
      ),
    [setParams],
  );
  const openList = useCallback(
    (next: ListName) =>
      setParams(
        (now) => {
          now.set("list", next);
          return now;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { tab, openTab, list, openList };
}

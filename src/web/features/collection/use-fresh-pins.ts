// The pinned pieces as they are now, asked each time the collection is opened.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { productsByIds } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";
import { usePins } from "./pins-store.ts";

export function useFreshPins() {
  const ids = usePins((state) => state.pinned).map(({ id }) => id);
  return useQuery({
    queryKey: ["pins", ids.toSorted()],
    queryFn: ({ signal }) => call(productsByIds, { body: { ids }, signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

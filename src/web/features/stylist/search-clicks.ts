// Which result of which search was opened: what brands learn about being found.
import type { MouseEvent } from "react";
import type { EventSource } from "../../../contract/events.ts";
import type { Product } from "../../../contract/products.ts";
import { paths } from "../../lib/paths.ts";
import { reportEvent } from "../../lib/report-event.ts";
import { useConversation } from "./conversation-store.ts";

const QUERY_MAX = 200;

export function reportSearchClick(productId: string, source: EventSource, at: number): void {
  reportEvent({
    event_type: "search_click",
    product_id: productId,
    source,
    metadata: {
      query: useConversation.getState().search?.query.slice(0, QUERY_MAX) ?? "",
      position: at + 1,
    },
  });
}

/** A card leads to its product by picture, title and button; any of them opens the result. */
export function countSearchClick(
  event: MouseEvent,
  products: readonly Product[],
  source: EventSource,
): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const at = products.findIndex(({ id }) => link?.pathname === paths.product(id));
  const opened = products[at];
  if (opened) reportSearchClick(opened.id, source, at);
}

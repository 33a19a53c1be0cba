// A view of a product inside the app. The server counts the one of a page load itself.
import type { Location } from "react-router";
import { takePageLoadOf } from "../../lib/first-data.ts";
import { reportEvent } from "../../lib/report-event.ts";
import { sourceOf } from "./product-link.ts";

let counted = "";

export function countView(productId: string, { key, pathname, state }: Location): void {
  // Effects may run twice for one visit; a visit is one entry of the history.
  const visit = `${key} ${pathname}`;
  if (counted === visit) return;
  counted = visit;
  if (takePageLoadOf(productId)) return;
  reportEvent({ event_type: "product_view", product_id: productId, source: sourceOf(state) });
}

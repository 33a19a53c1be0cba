// Pins and unpins wherever a product is shown, tells the brand, and offers back what had to leave.
import type { EventSource } from "../../../contract/events.ts";
import { PINNED_MAX } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { reportEvent } from "../../lib/report-event.ts";
import { showToast } from "../../ui/toast-store.ts";
import { pin, setPins, unpin, usePins } from "./pins-store.ts";

export function usePinning(source: EventSource) {
  const { t, titleOf } = useText();

  function add(product: Product): void {
    const before = usePins.getState().pinned;
    const dropped = pin(product);
    if (dropped) {
      showToast({
        message: t("collection.dropped", { max: PINNED_MAX, title: titleOf(dropped) }),
        action: { label: t("undo"), run: () => setPins(before) },
      });
    }
    reportEvent({ event_type: "add_to_pinned", product_id: product.id, source });
  }

  function remove(product: Product): void {
    unpin(product.id);
    reportEvent({ event_type: "remove_from_pinned", product_id: product.id, source });
  }

  return { add, remove };
}

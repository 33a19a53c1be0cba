// A link to a product carries where it was followed, so that the view is counted for the right place.
import type { EventSource } from "../../../contract/events.ts";
import { EVENT_SOURCES } from "../../../contract/events.ts";
import { paths } from "../../lib/paths.ts";

export const productLink = (productId: string, source: EventSource) => ({
  to: paths.product(productId),
  state: { source },
});

/** Where the reader came from; `direct` when nothing in the app led here. */
export function sourceOf(state: unknown): EventSource {
  const named =
    typeof state === "object" && state !== null && "source" in state ? state.source : null;
  return EVENT_SOURCES.find((source) => source === named) ?? "direct";
}

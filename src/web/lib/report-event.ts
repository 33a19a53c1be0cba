// Tells the brand's analytics what happened. A lost event must never disturb the shopper.
import { recordEvent } from "../../contract/events.ts";
import { chooseSize } from "../../contract/events.ts";
import type { CallInput } from "../../contract/endpoint.ts";
import { call } from "./api.ts";

export function reportEvent(event: CallInput<typeof recordEvent>["body"]): void {
  call(recordEvent, { body: event, keepalive: true }).catch((error: unknown) => {
    console.info("An event was not recorded:", error);
  });
}

/** Which size is wished for. */
export function reportSize(productId: string, size: string): void {
  call(chooseSize, { body: { product_id: productId, size }, keepalive: true }).catch(
    (error: unknown) => {
      console.info("A size was not counted:", error);
    },
  );
}

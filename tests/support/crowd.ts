// Shoppers who come at once, each with a browser of her own: what the demand report tells people apart by.
import { BROWSER } from "./ask.ts";

export type Shopper = {
  search: (query: string) => Promise<void>;
  see: (productId: string) => Promise<void>;
  chooseSize: (productId: string, size: string) => Promise<void>;
};

export async function crowd(
  address: string,
  count: number,
  does: (shopper: Shopper) => Promise<void>,
): Promise<void> {
  for (let n = 1; n <= count; n++) {
    const post = async (path: string, body: object): Promise<void> => {
      const answer = await fetch(address + path, {
        method: "POST",
        headers: { "content-type": "application/json", "user-agent": `${BROWSER} Edg/${n}` },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    };
    await does({
      search: (query) => post("/api/search", { query }),
      see: (product_id) =>
        post("/api/analytics/events", {
          event_type: "product_view",
          product_id,
          source: "explore",
        }),
      chooseSize: (product_id, size) => post("/api/demand/size", { product_id, size }),
    });
  }
}

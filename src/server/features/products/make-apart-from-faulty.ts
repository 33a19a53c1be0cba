// Search entries of many products: one that cannot be read does not keep the others from being found.
import { elementAt } from "../../../contract/get-or-throw.ts";
import type { Described, EntryMaker, SearchEntry } from "./search-entry.ts";

type Made = { fresh: SearchEntry[]; failed: Map<string, unknown> };

export async function makeApartFromFaulty(
  entries: EntryMaker,
  products: Described[],
): Promise<Made> {
  try {
    return { fresh: await entries.make(products), failed: new Map() };
  } catch (error) {
    if (products.length === 1)
      return { fresh: [], failed: new Map([[elementAt(products, 0).id, error]]) };
    const fresh: SearchEntry[] = [];
    const failed = new Map<string, unknown>();
    for (const product of products) {
      const alone = await makeApartFromFaulty(entries, [product]);
      fresh.push(...alone.fresh);
      for (const [id, reason] of alone.failed) failed.set(id, reason);
    }
    // None of them can be read: the model is away, and that is no product's fault.
    if (fresh.length === 0) throw error;
    return { fresh, failed };
  }
}

// Two people, or two tabs, changed the same product.
import type { Product } from "../../../../contract/products.ts";
import { ApiError } from "../../../lib/api.ts";
import type { Draft } from "./drafts.ts";

export const CHANGED_MEANWHILE = "changed_meanwhile";

export type Conflict = {
  id: string;
  draft: Draft;
  /** The product on which the edit was made, and as it is now. */
  before: Product;
  current: Product;
};

/** The product as it is now, when that is why a save was refused. */
export function currentIn(error: unknown): Product | undefined {
  if (!(error instanceof ApiError) || error.code !== CHANGED_MEANWHILE) return undefined;
  return isProduct(error.current) ? error.current : undefined;
}

const isProduct = (value: unknown): value is Product =>
  typeof value === "object" && value !== null && "id" in value && "updated_at" in value;

// Save All: each product is judged by itself, so that a bad one does not hold up the others.
import { getOrThrow } from "../../../contract/get-or-throw.ts";
import { createHash } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { EditedProduct } from "../../../contract/catalogue.ts";
import { asProblem, invalid, notFound, payloadProblem, type Problem } from "../../problems.ts";
import { contentOfEdited, contentOfNew } from "./check-content.ts";
import type { Content } from "./content.ts";
import { hasBrand, markSaved } from "./repository.ts";
import { saveProducts, type SaveParts, type SaveRequest } from "./save-products.ts";
import { findOwnUploads } from "./queries/uploads.ts";

const READ_AT_ONCE = 100;

export type Failure = { index: number; id: string | undefined; problem: Problem };
export type Saved = { saved: number; failed: Failure[] };

export async function saveAll(
  parts: SaveParts,
  brandId: string,
  rows: Record<string, unknown>[],
): Promise<Saved> {
  if (!(await hasBrand(parts.db, brandId))) throw notFound();
  const read = createReader(brandId, await findOwnUploads(parts.db, brandId, rows));
  const failed: Failure[] = [];
  const wishes = new Map<SaveRequest, number>();
  for (const [index, row] of rows.entries()) {
    if (index % READ_AT_ONCE === 0) await yieldToEventLoop();
    try {
      wishes.set(read(row), index);
    } catch (error) {
      const id = typeof row["id"] === "string" ? row["id"] : undefined;
      failed.push({ index, id, problem: asProblem(error) });
    }
  }
  for (const [wish, problem] of await saveProducts(parts, brandId, [...wishes.keys()])) {
    failed.push({ index: getOrThrow(wishes, wish), id: wish.added ? undefined : wish.id, problem });
  }
  if (rows.length > 0 && failed.length === 0) await markSaved(parts.db, brandId);
  return {
    saved: rows.length - failed.length,
    failed: failed.toSorted((a, b) => a.index - b.index),
  };
}

/** Turns one row after the other into a wish; remembers what stood in the request before. */
function createReader(brandId: string, uploads: ReadonlySet<string>) {
  const seen = new Set<string>();
  const copies = new Map<string, number>();
  return (row: Record<string, unknown>): SaveRequest => {
    const parsed = EditedProduct.safeParse(row);
    if (!parsed.success) throw payloadProblem(parsed.error);
    const draft = parsed.data;
    if (draft.id === undefined || draft.id === "") {
      const added = contentOfNew(draft, uploads);
      return { id: idOfAdded(brandId, added, copies), contentAfter: () => added, added };
    }
    if (seen.has(draft.id)) throw invalid("sentTwice", { field: "id" });
    seen.add(draft.id);
    return {
      id: draft.id,
      contentAfter: (was) => contentOfEdited(draft, was, uploads),
      seen: draft.updated_at === undefined ? undefined : new Date(draft.updated_at),
    };
  };
}

/**
 * A product without an id gets one made of its brand and its content (and of how many alike stood before
 * it), so that the same request sent again finds what it added the first time instead of adding it twice.
 */
function idOfAdded(brandId: string, content: Content, copies: Map<string, number>): string {
  const said = JSON.stringify([brandId, content]);
  const copy = copies.get(said) ?? 0;
  copies.set(said, copy + 1);
  const digest = createHash("sha256").update(`${copy} ${said}`).digest("base64url");
  return `p_${digest.slice(0, 22)}`;
}

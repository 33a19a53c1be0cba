// A brand's workbench: what its owner can do with its products.
import type { BulkChange, EditedProduct, ProductDraft } from "../../../contract/catalogue.ts";
import type { Product } from "../../../contract/products.ts";
import { newId } from "../../ids.ts";
import { notFound } from "../../problems.ts";
import { changeMany, type ChangedMany } from "./change-many.ts";
import { contentOfEdited, contentOfNew } from "./check-content.ts";
import { deleteProducts } from "./queries/delete-products.ts";
import { findOwn, hasBrand, listOwn } from "./repository.ts";
import { saveAll, type Saved } from "./save-all.ts";
import { saveProducts, type SaveParts, type SaveRequest } from "./save-products.ts";
import { toggleActive, toggleHidden } from "./queries/toggle.ts";
import { findOwnUploads } from "./queries/uploads.ts";

export type Catalogue = ReturnType<typeof createCatalogue>;

export function createCatalogue(parts: SaveParts) {
  const { db } = parts;

  async function saveOne(brandId: string, wish: SaveRequest): Promise<Product> {
    const failed = await saveProducts(parts, brandId, [wish]);
    for (const problem of failed.values()) throw problem;
    const stored = await findOwn(parts, brandId, [wish.id]);
    const saved = stored.get(wish.id);
    // Saved, and deleted in the same moment by somebody else.
    if (!saved) throw notFound("productNotFound");
    return saved.product;
  }

  return {
    async list(brandId: string): Promise<Product[]> {
      if (!(await hasBrand(db, brandId))) throw notFound();
      return listOwn(parts, brandId);
    },

    async add(brandId: string, draft: ProductDraft): Promise<Product> {
      if (!(await hasBrand(db, brandId))) throw notFound();
      const added = contentOfNew(draft, await findOwnUploads(db, brandId, [draft]));
      return saveOne(brandId, { id: newId("p"), contentAfter: () => added, added });
    },

    /** The path says which product; an id in the draft is not looked at. */
    async save(brandId: string, id: string, draft: EditedProduct): Promise<Product> {
      const uploads = await findOwnUploads(db, brandId, [draft]);
      return saveOne(brandId, {
        id,
        contentAfter: (was) => contentOfEdited(draft, was, uploads),
        seen: draft.updated_at === undefined ? undefined : new Date(draft.updated_at),
      });
    },

    toggleActive: (brandId: string, id: string): Promise<Product> =>
      toggleActive(parts, brandId, id),
    toggleHidden: (brandId: string, id: string): Promise<Product> =>
      toggleHidden(parts, brandId, id),

    saveAll: (brandId: string, rows: Record<string, unknown>[]): Promise<Saved> =>
      saveAll(parts, brandId, rows),

    changeMany: (brandId: string, change: BulkChange): Promise<ChangedMany> =>
      changeMany(parts, brandId, change),

    async delete(brandId: string, id: string): Promise<void> {
      const deleted = await deleteProducts(db, brandId, [id]);
      if (deleted.length === 0) throw notFound("productNotFound");
    },
  };
}

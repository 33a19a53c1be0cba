// Where shop and brand differ: shown side by side, and settled one way or the other.
import { getOrThrow } from "../../../../contract/get-or-throw.ts";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import {
  FieldEvidence,
  IMPORT_FIELDS,
  type ImportEvidence,
  type ImportField,
  type ProductDifferences,
} from "../../../../contract/imports.ts";
import type { Sql } from "../../../database/sql.ts";
import { notFound } from "../../../problems.ts";
import type { Previews } from "../../products/previews.ts";
import { toProduct, type ProductRow } from "../../products/queries/row.ts";
import {
  differingImports,
  evidenceOf,
  forgetDeletions,
  settleImport,
  type DifferenceRow,
} from "./repository.ts";
import { valueOf, type Values } from "./merge.ts";
import type { Content, Shelf } from "./shelf.ts";
import { readProducts } from "./queries/read-products.ts";

type DifferencesParts = { db: Sql; shelf: Shelf; asOwnerSees: Previews["asOwnerSees"] };

export type Differences = ReturnType<typeof createDifferences>;

export function createDifferences({ db, shelf, asOwnerSees }: DifferencesParts) {
  return {
    async list(brandId: string): Promise<ProductDifferences[]> {
      const differing = await differingImports(db, brandId);
      const products = await readProducts(
        db,
        brandId,
        differing.map(({ product_id }) => product_id),
      );
      return differing
        .map((row) => {
          const product = getOrThrow(products, row.product_id);
          return shown(row, product, asOwnerSees(toProduct(product)).image);
        })
        .filter(({ differences }) => differences.length > 0);
    },

    /** Where the fields of an imported product come from. */
    async evidence(brandId: string, productId: string): Promise<ImportEvidence> {
      const row = await evidenceOf(db, brandId, productId);
      if (!row) throw notFound("productNotFound");
      const fields = z.array(FieldEvidence).safeParse(row.evidence).data ?? [];
      return { page: row.page, seen_at: row.seen_at.toISOString(), fields };
    },

    forgetDeletions: (brandId: string) => forgetDeletions(db, brandId),

    /** What is settled already, by hand or by somebody else, is settled. */
    async settle(
      brandId: string,
      productId: string,
      { fields, take }: { fields: ImportField[]; take: "shop" | "mine" },
    ): Promise<void> {
      const products = await readProducts(db, brandId, [productId]);
      if (!products.has(productId)) throw notFound("productNotFound");
      const [row] = await differingImports(db, brandId, productId);
      const open = fields.filter((field) => row?.differences[field] !== undefined);
      if (!row || open.length === 0) return;
      const values: Values = Object.fromEntries(
        open.map((field) => [field, row.differences[field]]),
      );
      const settled = (tx: Sql) => settleImport(tx, productId, open, values);
      if (take === "mine") return settled(db);
      let isWritten = false;
      const wish = {
        id: productId,
        contentAfter: (mine: Content) => Object.assign({ ...mine }, ...Object.values(values)),
      };
      const failed = await shelf.save(brandId, [wish], async (tx) => {
        isWritten = true;
        await settled(tx);
      });
      for (const problem of failed.values()) throw problem;
      if (!isWritten) await settled(db);
    },
  };
}

function shown(row: DifferenceRow, product: ProductRow, image: string | null): ProductDifferences {
  const mine = { ...product, variants: product.variant_list };
  return {
    product_id: product.id,
    title: product.title,
    image,
    seen_at: row.seen_at.toISOString(),
    differences: IMPORT_FIELDS.flatMap((field) => {
      const shop = row.differences[field];
      const own = valueOf(mine, field);
      // Edited by hand to what the shop says.
      return shop && !isDeepStrictEqual(own, shop) ? [{ field, mine: own, shop }] : [];
    }),
  };
}

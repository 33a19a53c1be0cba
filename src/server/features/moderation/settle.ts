// What the administrator decides. Each decision is one transaction with its letters and its audit entry.
import type { BodyOf } from "../../../contract/endpoint.ts";
import type {
  settleBrand as brandCall,
  settleListing as listingCall,
} from "../../../contract/moderation.ts";
import type { Sql } from "../../database/sql.ts";
import { notFound } from "../../problems.ts";
import {
  addAudit,
  changeBrand,
  findReported,
  holdBrand,
  holdListing,
  settleReports,
} from "./queries/settle.ts";

export type ModerationParts = {
  db: Sql;
  now: () => Date;
  endSessions: (tx: Sql, brandId: string) => Promise<void>;
  tell: (
    tx: Sql,
    letter: {
      kind: "report-answered" | "listing-hidden" | "brand-suspended" | "brand-restored";
      brandId: string | null;
      addressee: string;
      details: Record<string, string>;
    },
  ) => Promise<void>;
  deliverSoon: () => Promise<void>;
};

export async function settleListing(
  parts: ModerationParts,
  productId: string,
  { action, answer = "" }: BodyOf<typeof listingCall>,
  actor: string,
): Promise<void> {
  await parts.db.transaction().execute(async (tx) => {
    const product = await findReported(tx, productId);
    if (!product) throw notFound("productNotFound");
    const settled = await settleReports(tx, productId, action, parts.now());
    const { title, brand_id, brand, email } = product;
    if (action === "hide") {
      await holdListing(tx, productId, true, parts.now());
      const reason = settled[0]?.reason.replaceAll("_", " ") ?? "";
      const details = { title, reason, comment: answer };
      await parts.tell(tx, {
        kind: "listing-hidden",
        brandId: brand_id,
        addressee: email,
        details,
      });
    }
    // Each address once, however often it reported.
    const reporters = new Set(settled.flatMap(({ reporter }) => reporter ?? []));
    for (const addressee of answer.trim() ? reporters : []) {
      const details = { title, name: brand, comment: answer };
      await parts.tell(tx, { kind: "report-answered", brandId: null, addressee, details });
    }
    await addAudit(tx, actor, `listing_${action}`, `products/${productId}`, {
      reports: settled.length,
    });
  });
  await parts.deliverSoon();
}

export async function releaseListing(
  parts: ModerationParts,
  productId: string,
  actor: string,
): Promise<void> {
  await parts.db.transaction().execute(async (tx) => {
    if (!(await findReported(tx, productId))) throw notFound("productNotFound");
    await holdListing(tx, productId, false, parts.now());
    await addAudit(tx, actor, "listing_release", `products/${productId}`, {});
  });
}

export async function settleBrand(
  parts: ModerationParts,
  brandId: string,
  { action, reason = "" }: BodyOf<typeof brandCall>,
  actor: string,
): Promise<void> {
  const isRestored = action === "restore";
  await parts.db.transaction().execute(async (tx) => {
    const brand = await holdBrand(tx, brandId);
    if (!brand) throw notFound();
    const changes = {
      reviewed_at: parts.now(),
      ...(action !== "accept" && { is_active: isRestored }),
    };
    await changeBrand(tx, brandId, changes);
    const letter = { brandId, addressee: brand.email, details: { comment: reason } };
    if (action === "suspend") {
      await parts.endSessions(tx, brandId);
      await parts.tell(tx, { kind: "brand-suspended", ...letter });
    }
    // Who was never suspended is not told that it is over.
    if (isRestored && !brand.is_active) await parts.tell(tx, { kind: "brand-restored", ...letter });
    await addAudit(tx, actor, `brand_${action}`, `brands/${brandId}`, {});
  });
  await parts.deliverSoon();
}

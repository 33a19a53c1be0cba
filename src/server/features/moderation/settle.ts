// What the administrator decides. Each decision is one transaction with its letters and its audit entry.
import type { BodyOf } from "../../../contract/endpoint.ts";
import type {
  settleBrand as brandCall,
  settleListing as listingCall,
} from "../../../contract/moderation.ts";
import type { Sql } from "../../database/sql.ts";
import { notFound } from "../../problems.ts";

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
    const product = await findProduct(tx, productId);
    const settled = await tx
      .updateTable("reports")
      .set({ settled_at: parts.now(), settled_as: action })
      .where("product_id", "=", productId)
      .where("settled_at", "is", null)
      .returning(["reporter", "reason"])
      .execute();
    const { title, brand_id, brand, email } = product;
    if (action === "hide") {
      await hold(tx, productId, true, parts.now());
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
    await note(tx, actor, `listing_${action}`, `products/${productId}`, {
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
    await findProduct(tx, productId);
    await hold(tx, productId, false, parts.now());
    await note(tx, actor, "listing_release", `products/${productId}`, {});
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
    const brand = await tx
      .selectFrom("brands")
      .select(["email", "is_active"])
      .where("id", "=", brandId)
      .where("is_administrator", "=", false)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!brand) throw notFound();
    await tx
      .updateTable("brands")
      .set({ reviewed_at: parts.now(), ...(action !== "accept" && { is_active: isRestored }) })
      .where("id", "=", brandId)
      .execute();
    const letter = { brandId, addressee: brand.email, details: { comment: reason } };
    if (action === "suspend") {
      await parts.endSessions(tx, brandId);
      await parts.tell(tx, { kind: "brand-suspended", ...letter });
    }
    // Who was never suspended is not told that it is over.
    if (isRestored && !brand.is_active) await parts.tell(tx, { kind: "brand-restored", ...letter });
    await note(tx, actor, `brand_${action}`, `brands/${brandId}`, {});
  });
  await parts.deliverSoon();
}

async function findProduct(tx: Sql, id: string) {
  const row = await tx
    .selectFrom("products")
    .innerJoin("brands", "brands.id", "products.brand_id")
    .select(["title", "brand_id", "brands.name as brand", "email"])
    .where("products.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("productNotFound");
  return row;
}

/** A trigger keeps it hidden as long as it is held; released, it stays hidden until its brand shows it. */
async function hold(tx: Sql, id: string, held: boolean, at: Date): Promise<void> {
  const changes = { held, updated_at: at, ...(held && { hidden: true }) };
  await tx.updateTable("products").set(changes).where("id", "=", id).execute();
}

async function note(tx: Sql, actor: string, action: string, subject: string, detail: object) {
  await tx
    .insertInto("audit")
    .values({ actor, action, subject, detail: JSON.stringify(detail) })
    .execute();
}

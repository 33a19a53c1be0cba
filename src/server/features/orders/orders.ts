// A shop says that a visit we sent became an order. Believed is what the shop signs; of what it says, only the visit
// and the pieces are looked at, and only the visit is kept.
import { randomBytes } from "node:crypto";
import type { OrderSettings, OrderSystem } from "../../../contract/orders.ts";
import type { Sql } from "../../database/sql.ts";
import type { Sealing } from "../../database/sealing.ts";
import { Problem, notFound } from "../../problems.ts";
import { readOrders } from "./queries/read-orders.ts";
import { readPageMessage, readShopify, readWooCommerce, type Message } from "./read-message.ts";
import * as store from "./repository.ts";
import { isSigned } from "./signature.ts";
import type { Visit, VisitMarks } from "./visit-mark.ts";

export type OrdersParts = {
  db: Sql;
  sealing: Sealing;
  marks: VisitMarks;
  now: () => Date;
  publicUrl: () => string;
  lookAgainSoon: LookAgainSoon;
};

/** Something of these pieces was just sold or changed: by the shop's own ids and address, or by ours. */
export type LookAgainSoon = (
  brandId: string,
  pieces: { shopIds?: string[]; address?: string | undefined; productId?: string | undefined },
) => Promise<void>;

export type Orders = ReturnType<typeof createOrders>;

const FORMER_GOOD_MS = 86_400_000;
const READERS = { shopify: readShopify, woocommerce: readWooCommerce };

const refused = () => new Problem(400, "order_refused", "orderRefused");

export function createOrders(parts: OrdersParts) {
  const { db, marks, now } = parts;

  async function believedBy(brandId: string, isGood: (row: store.SignalsRow) => boolean) {
    const row = await store.findSignals(db, brandId);
    if (row?.is_on && isGood(row)) return;
    if (row) await store.noteRefusal(db, brandId, now());
    throw refused();
  }

  async function count(brandId: string, { visit, productId }: Visit, told: Told): Promise<void> {
    await store.addVisitOrder(db, { brandId, visit, productId, ...told, at: now() });
  }

  return {
    settings: (brandId: string) => settings(parts, brandId),

    async set(brandId: string, wish: { is_on?: boolean; shopify_secret?: string }) {
      await settings(parts, brandId);
      const { is_on, shopify_secret } = wish;
      const given = shopify_secret?.trim();
      if (is_on === undefined && given === undefined) return settings(parts, brandId);
      await store.keepSignals(db, brandId, {
        ...(is_on !== undefined && { is_on }),
        ...(given !== undefined && { shopify_secret: given ? parts.sealing.close(given) : null }),
      });
      return settings(parts, brandId);
    },

    async newSecret(brandId: string) {
      await settings(parts, brandId);
      const secret = randomBytes(32).toString("base64url");
      await store.changeSecret(db, brandId, parts.sealing.close(secret), now());
      return { ...(await settings(parts, brandId)), secret };
    },

    /** From the shop's own system. */
    async hear(
      brandId: string,
      system: "shopify" | "woocommerce",
      raw: Buffer,
      signature?: string,
    ) {
      await believedBy(brandId, (row) =>
        isSigned(raw, signature, secretsOf(parts, row, system), "base64"),
      );
      const message = READERS[system](parsed(raw));
      if (!message) throw new Problem(400, "invalid", "bodyInvalid");
      const visit = message.isOrder ? visitOf(marks, brandId, message) : undefined;
      if (visit) await count(brandId, visit, { toldBy: system, isConfirmed: true });
      await store.noteHeard(db, brandId, now());
      await parts.lookAgainSoon(brandId, {
        shopIds: [...new Set(message.pieces)],
        address: message.address,
        productId: visit?.productId,
      });
    },

    /** From a page in the shopper's browser: the visit is signed by us, the order by the shop where it can. */
    async hearPage(brandId: string, raw: Buffer) {
      const said = readPageMessage(parsed(raw));
      const visit = said && marks.read(brandId, said.visit);
      if (!visit) throw refused();
      const isConfirmed = said.signature !== undefined;
      await believedBy(
        brandId,
        (row) =>
          !isConfirmed ||
          isSigned(said.order ?? "", said.signature, secretsOf(parts, row, "page"), "hex"),
      );
      await count(brandId, visit, { toldBy: "page", isConfirmed });
      await store.noteHeard(db, brandId, now());
      await parts.lookAgainSoon(brandId, { productId: visit.productId });
    },

    async report(brandId: string, between: { start: Date; end: Date }) {
      const row = await store.findSignals(db, brandId);
      return { is_on: row?.is_on ?? false, ...(await readOrders(db, brandId, between)) };
    },
  };
}

type Told = { toldBy: OrderSystem; isConfirmed: boolean };

async function settings({ db, publicUrl }: OrdersParts, brandId: string): Promise<OrderSettings> {
  if (!(await store.hasBrand(db, brandId))) throw notFound();
  const row = await store.findSignals(db, brandId);
  const address = (system: OrderSystem) =>
    new URL(`/api/orders/${encodeURIComponent(brandId)}/${system}`, publicUrl()).href;
  return {
    is_on: row?.is_on ?? false,
    has_secret: Boolean(row?.own_secret),
    has_shopify_secret: Boolean(row?.shopify_secret),
    changed_at: row?.changed_at?.toISOString() ?? null,
    heard_at: row?.heard_at?.toISOString() ?? null,
    refused_at: row?.refused_at?.toISOString() ?? null,
    addresses: {
      page: address("page"),
      shopify: address("shopify"),
      woocommerce: address("woocommerce"),
    },
  };
}

/** Shopify signs with a secret of its own; the others with ours, for a day also with the one before. */
function secretsOf(
  { sealing, now }: OrdersParts,
  row: store.SignalsRow,
  system: OrderSystem,
): string[] {
  const opened = (sealed: string | null): string[] => {
    try {
      return sealed ? [sealing.open(sealed)] : [];
    } catch {
      // Sealed with a server's secret that was changed since: as if there were none.
      return [];
    }
  };
  if (system === "shopify") return opened(row.shopify_secret);
  const isFormerGood =
    row.changed_at !== null && now().getTime() - row.changed_at.getTime() < FORMER_GOOD_MS;
  return [row.own_secret, isFormerGood ? row.former_secret : null].flatMap(opened);
}

function visitOf(marks: VisitMarks, brandId: string, message: Message): Visit | undefined {
  for (const mark of message.marks) {
    const visit = marks.read(brandId, mark);
    if (visit) return visit;
  }
  return undefined;
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}

// Orders: marks of visits, sealed secrets, and the shop that is read again soon where something was sold.
import { createSealing, keyFor } from "../database/sealing.ts";
import { createOrders, type LookAgainSoon } from "../features/orders/orders.ts";
import { forgetOldOrders } from "../features/orders/repository.ts";
import type { OrderParts } from "../features/orders/routes.ts";
import { createVisitMarks } from "../features/orders/visit-mark.ts";
import type { VisitParts } from "../features/products/routes.ts";
import type { ContainerBase } from "./base.ts";

export type OrderBuilt = OrderParts & VisitParts;

export async function buildOrders(
  { config, db, jobs, secret, outside }: ContainerBase,
  lookAgainSoon: LookAgainSoon,
): Promise<OrderBuilt> {
  const now = outside.now ?? (() => new Date());
  const marks = createVisitMarks(keyFor(secret, "orders visit"), now);
  const { publicUrl } = outside;
  await jobs.handle("sweep-orders", () => forgetOldOrders(db, config.eventsKeptMonths, now()));
  await jobs.repeat("sweep-orders", EVERY_NIGHT);
  return {
    markVisit: marks.make,
    orders: createOrders({
      db,
      sealing: createSealing(secret, "orders secret"),
      marks,
      now,
      publicUrl,
      lookAgainSoon,
    }),
  };
}

const EVERY_NIGHT = "11 3 * * *";

// Weekly letters with the demand report, for brands that have Pro.
import type { Accounts } from "../features/brands/accounts.ts";
import { createBrandRepository } from "../features/brands/repository.ts";
import type { Demand } from "../features/demand/demand.ts";
import { createWeeklyLetters } from "../features/demand/weekly-letter.ts";
import { subscribedBrands } from "../features/subscription/queries/subscribed-brands.ts";
import type { Subscriptions } from "../features/subscription/subscriptions.ts";
import type { ContainerBase } from "./base.ts";

const HOURLY = "37 * * * *";

/** Answers what the job does; tests with a moved clock do it themselves. */
export async function buildDemandLetters(
  { db, jobs, outside }: ContainerBase,
  accounts: Accounts,
  demand: Demand,
  subscriptions: Pick<Subscriptions, "mine">,
): Promise<{ writeDemandLetters: () => Promise<number> }> {
  const writeDemandLetters = createWeeklyLetters({
    db,
    now: outside.now ?? (() => new Date()),
    demand,
    async proBrands() {
      const having: string[] = [];
      for (const brand of await subscribedBrands(db))
        if ((await subscriptions.mine(brand)).has_subscription) having.push(brand);
      return having;
    },
    languageOf: (tx, brandId) => createBrandRepository(tx).languageOf(brandId),
    queue: (tx, letter) =>
      accounts.queueMail({ ...letter, kind: "demand-weekly", addressee: "" }, tx),
  });
  await jobs.handle("demand-letters", async () => {
    if ((await writeDemandLetters()) > 0) await accounts.deliverSoon("notices");
  });
  await jobs.repeat("demand-letters", HOURLY);
  return { writeDemandLetters };
}

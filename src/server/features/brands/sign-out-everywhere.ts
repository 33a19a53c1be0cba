// Ends all that a brand has open anywhere.
import { notFound } from "../../problems.ts";
import type { Accounts } from "./accounts.ts";
import { dropLinks } from "./queries/links.ts";
import { createBrandRepository } from "./repository.ts";

/** Links that sign in go too: whoever reads the mailbox of a lost telephone would be back at once. */
export async function signOutEverywhere({ db }: Accounts, brandId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const brands = createBrandRepository(tx);
    if (!(await brands.hold(brandId))) throw notFound();
    await brands.endSessions(brandId);
    await dropLinks(tx, brandId, ["verify"]);
  });
}

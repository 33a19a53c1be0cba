import { createTrustRepository } from "../features/trust/repository.ts";
import { readShop, type Visit } from "../features/trust/read-shop.ts";
import type { TrustRouteParts } from "../features/trust/routes.ts";
import { createTrust } from "../features/trust/trust.ts";
import type { ContainerBase } from "./base.ts";

type Needs = {
  brandKey: (name: string) => string;
  /** A visitor in the crawler's manners: robots.txt, pace, limits. */
  openVisit: (site: URL, signal: AbortSignal) => Visit;
};

const AT_ONCE = 2;

/** The shop's pages are read after an import and when its brand asks for it. */
export async function buildTrust(
  { db, jobs, outside }: ContainerBase,
  { brandKey, openVisit }: Needs,
): Promise<TrustRouteParts> {
  const repository = createTrustRepository(db);
  await jobs.handle(
    "terms",
    async ({ brand }: { brand: string }, signal) => {
      const website = await repository.websiteOf(brand);
      const base = website ? URL.parse(website, outside.publicUrl()) : null;
      if (base) await readShop(repository, brand, base, openVisit(base, signal), signal);
    },
    AT_ONCE,
  );
  const readSoon = (brand: string) => jobs.send("terms", { brand });
  return { trust: createTrust({ repository, brandKey, readSoon }) };
}

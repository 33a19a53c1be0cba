// Delivery, exchange and size charts of a shop: when they are read, and with whose manners.
import { createTrustRepository } from "../features/trust/repository.ts";
import type { Visit } from "../features/trust/open-page.ts";
import { readShop } from "../features/trust/read-shop.ts";
import type { TrustRouteParts } from "../features/trust/routes.ts";
import { createTrust } from "../features/trust/trust.ts";
import type { ContainerBase } from "./base.ts";

type Needs = {
  brandKey: (name: string) => string;
  /** A visitor in the crawler's manners: robots.txt, pace, limits. */
  openVisit: (site: URL, signal: AbortSignal) => Visit;
};

const AT_ONCE = 2;
/** Pieces are read again every night; terms change rarely, and their pages are somebody's traffic. */
const WEEK_MS = 7 * 86_400_000;

/** The shop's pages are read after an import, weekly with its refreshes, and when its brand asks for it. */
export async function buildTrust(
  { db, jobs, outside }: ContainerBase,
  { brandKey, openVisit }: Needs,
): Promise<TrustRouteParts> {
  const repository = createTrustRepository(db);
  const now = outside.now ?? (() => new Date());
  await jobs.handle(
    "terms",
    async ({ brand, isRefresh }: { brand: string; isRefresh?: boolean }, signal) => {
      if (isRefresh && (await repository.readSince(brand, new Date(now().getTime() - WEEK_MS))))
        return;
      const website = await repository.websiteOf(brand);
      const base = website ? URL.parse(website, outside.publicUrl()) : null;
      if (base) await readShop(repository, brand, base, openVisit(base, signal), signal);
    },
    AT_ONCE,
  );
  const readSoon = (brand: string) => jobs.send("terms", { brand });
  return { trust: createTrust({ repository, brandKey, readSoon }) };
}

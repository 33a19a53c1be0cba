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
/** A refresh that a sold piece brings forward, often within the hour, does not concern the terms. */
const AT_MOST_EVERY_MS = 12 * 3_600_000;
/** Pages that did not change are read again all the same: their reader may have learned. */
const IN_FULL_EVERY_MS = 7 * 86_400_000;

/**
 * The shop's pages are read in full after an import, weekly and when its brand asks for it; with every other refresh
 * they are asked, and read where one of them changed.
 */
export async function buildTrust(
  { db, jobs, outside }: ContainerBase,
  { brandKey, openVisit }: Needs,
): Promise<TrustRouteParts> {
  const repository = createTrustRepository(db);
  const now = outside.now ?? (() => new Date());
  await jobs.handle(
    "terms",
    async ({ brand, isRefresh }: { brand: string; isRefresh?: boolean }, signal) => {
      const last = isRefresh ? await repository.lastAsked(brand) : undefined;
      const since = (moment: Date | null | undefined) =>
        moment ? now().getTime() - moment.getTime() : Infinity;
      if (since(last?.asked_at) < AT_MOST_EVERY_MS) return;
      const website = await repository.websiteOf(brand);
      const base = website ? URL.parse(website, outside.publicUrl()) : null;
      if (!base) return;
      const visit = openVisit(base, signal);
      const isInFull = since(last?.read_at) > IN_FULL_EVERY_MS;
      await readShop({ repository, visit, signal, now }, brand, base, isInFull);
    },
    AT_ONCE,
  );
  const readSoon = (brand: string) => jobs.send("terms", { brand });
  return { trust: createTrust({ repository, brandKey, readSoon }) };
}

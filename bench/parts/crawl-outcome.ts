// What a crawl of `npm run bench:crawl` comes to, measured in the process that does nothing else.
import { cpuUsage, resourceUsage } from "node:process";
import type { FoundProduct } from "../../src/server/features/crawl/found-product.ts";

/** The fields that both crawlers must agree on, product by product: all but the shop's own id and who said what. */
export type Crawled = Omit<FoundProduct, "shop_id" | "evidence">;

export const asCrawled = ({ shop_id: _, evidence: _said, ...product }: FoundProduct): Crawled =>
  product;

export type Outcome = {
  products: Crawled[];
  /** From the first request to the last product, the third time. */
  seconds: number;
  /** Within those seconds: what is left of the figures when other work keeps the cores busy. */
  cpuSeconds: number;
  /** Of the whole process. */
  peakMb: number;
};

/** A server has been running for a while when a brand asks: the crawls before the last one only warm up. */
const CRAWLS = 3;

/** At the product's pace one crawl tells all: most of its time it waits. */
export async function tellOutcome(crawl: () => Promise<Crawled[]>, isPaced = false): Promise<void> {
  for (let n = isPaced ? CRAWLS : 1; n < CRAWLS; n++) await crawl();
  const began = performance.now();
  const before = cpuUsage();
  const products = await crawl();
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = cpuUsage(before);
  const outcome: Outcome = {
    products,
    seconds,
    cpuSeconds: (user + system) / 1e6,
    peakMb: resourceUsage().maxRSS / 1024,
  };
  await new Promise((resolve) => process.stdout.write(JSON.stringify(outcome), resolve));
}

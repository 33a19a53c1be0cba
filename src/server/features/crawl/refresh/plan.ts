// What a refresh knows when it begins: the way the import took, and the pieces that are known.
import type { CrawlRow } from "../../../database/tables/crawl.ts";
import type { ReadingPlan } from "../adaptive/reading-plan.ts";
import type { WebsitePlan } from "../sources/read-website.ts";

export type Way = WebsitePlan["way"];

export type Piece = {
  page: string;
  key: string;
  mark: string | null;
  paid: number;
  readAt: number;
  /** When its page was opened itself; 0 where that is not known. */
  openedAt: number;
  /** Somebody waits to hear of it. */
  isAwaited?: boolean;
  isMissed: boolean;
  /** Missed on two days: hidden until the shop shows it again. */
  isGone: boolean;
  /** Something of it was just sold. */
  isWanted?: boolean;
};

/** Lists of a shop by address: the turn in which each was last read (0: not yet), and how many pieces it told of then. */
export type Lists = Record<string, { turn: number; gave: number }>;

export type RefreshPlan = {
  way: Way;
  at?: string;
  /** What the way itself remembers. */
  inner: unknown;
  pieces: Piece[];
  /** How often the brand wants its shop read. */
  everyDays?: number;
  /** What the nights before know of its lists. */
  lists?: Lists;
  /** Its brand has said that the shop is right. */
  isTrusted: boolean;
  /** Decided once for each refresh: what is read, and what is as it was. */
  chosen?: Chosen;
};

export type Chosen = {
  read: string[];
  same: string[];
  marks: Record<string, string>;
  /** Same by their cards, which show no stock. */
  isByCard?: boolean;
  lists?: Lists;
};

/** Pages are read one by one; every other way tells the whole shop. */
export const isInShares = (plan: RefreshPlan | null): boolean => plan?.way === "pages";

/** By the way of the last import; null where that is not known any more. */
export function wayOf(job: CrawlRow | undefined): Pick<RefreshPlan, "way" | "at" | "inner"> | null {
  if (!job) return null;
  if (job.is_scan) {
    const plan = job.plan as { way: Way; at?: string; inner?: unknown } | null;
    return plan && { ...plan, inner: plan.inner ?? null };
  }
  if (job.crawler === "standard")
    return { way: job.platform === "zammit" ? "zammit" : "shopify", inner: null };
  const plan = job.plan as ReadingPlan | null;
  return plan?.selectors ? { way: "pages", inner: plan } : null;
}

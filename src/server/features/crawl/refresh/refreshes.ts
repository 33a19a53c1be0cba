// When shops are read again, and what their brands hear of it. Spread over the night in Cairo, never two at once
// for one host, begun by whichever process looks first.
import { createHash } from "node:crypto";
import { nextInCairo } from "../../../../contract/cairo-time.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { RefreshState } from "../../../../contract/refresh.ts";
import type { Jobs } from "../../../database/jobs.ts";
import type { Sql } from "../../../database/sql.ts";
import { readSetting, writeSetting } from "../../../database/settings.ts";
import { translate } from "../../../translate.ts";
import { newId } from "../../../ids.ts";
import type { Guard } from "../../../net/guarded-fetch.ts";
import { Problem, notFound } from "../../../problems.ts";
import { findBrand, holdBrand } from "../jobs/queries/start-crawl.ts";
import { checkTarget } from "../jobs/target.ts";
import { addressKey, hostName } from "../visit/site.ts";
import { wayOf, type Chosen, type RefreshPlan } from "./plan.ts";
import { type KnownPiece, knownPieces, wantPages } from "./queries/known-pages.ts";
import * as store from "./repository.ts";
import { readState, stopInWords } from "./state.ts";

export type RefreshesParts = {
  db: Sql;
  jobs: Jobs;
  guard: Guard;
  publicUrl: () => string;
  now: () => Date;
  /** The brand's pieces that people want to hear of. */
  awaited: (brandId: string) => Promise<ReadonlySet<string>>;
};

/** From midnight to six: shops sleep, and so do their servers. */
const NIGHT_MINUTES = 6 * 60;
const DAY_MS = 86_400_000;
const BUSY_MS = 15 * 60_000;
/** A brand that keeps its own word is not asked again tomorrow. */
const LEFT_ALONE_DAYS = 7;

/** Always the same place in the night, another one for each brand. */
function nextNight(now: Date, brandId: string, days: number): Date {
  const place = createHash("sha256").update(brandId).digest().readUInt32BE(0) % NIGHT_MINUTES;
  return nextInCairo(new Date(now.getTime() + Math.max(0, days - 1) * DAY_MS), place);
}

/** Known by the shop's own ids, by the address it has there, or by our id. */
type Sold = { shopIds?: string[]; address?: string | undefined; productId?: string | undefined };

/** Early: for pieces of which something was just sold. */
type Begun = { brandId: string; website: string; next: Date; isEarly?: boolean };

export type Refreshes = ReturnType<typeof createRefreshes>;

export function createRefreshes(parts: RefreshesParts) {
  const { db, jobs, guard, publicUrl, now } = parts;

  /** The job, or null where its host is being read already. */
  async function begin(row: Begun, isTrusted: boolean) {
    const { brandId, website, next, isEarly = false } = row;
    const { target } = checkTarget(
      { website },
      { website, isAdministrator: false },
      guard,
      publicUrl(),
    );
    const plan = await planFor(parts, brandId, { isTrusted, isEarly });
    return db.transaction().execute(async (tx) => {
      // Two that look at the same moment begin one.
      await holdBrand(tx, brandId);
      const host = hostOf(target, publicUrl());
      const busy = await store.unfinishedTargets(tx);
      if (busy.some((other) => hostOf(other, publicUrl()) === host)) return null;
      const id = newId("c");
      await store.addJob(tx, { id, brandId, target, plan });
      await store.markStarted(tx, brandId, id, now(), next);
      await jobs.send("crawl", { crawl: id }, tx);
      return id;
    });
  }

  async function startNow(brandId: string, isTrusted: boolean): Promise<string> {
    const brand = await findBrand(db, brandId);
    if (!brand) throw notFound("brandNotInDatabase");
    const next = nextNight(now(), brandId, 1);
    const job = await begin({ brandId, website: brand.website, next }, isTrusted);
    if (job) return job;
    const running = await store.findRefresh(db, brandId);
    if (running?.status === "running" && running.crawl_id) return running.crawl_id;
    throw new Problem(409, "shop_is_read", "refreshHostBusy");
  }

  return {
    /** Called every minute, and when something was sold; a moved clock is all a test needs. */
    async startDue(): Promise<number> {
      if (await isPaused(db)) return 0;
      for (const id of await store.brandsWithout(db))
        await store.addRefresh(db, id, nextNight(now(), id, 1));
      let begun = 0;
      for (const row of await store.dueRefreshes(db, now())) {
        const brand = await findBrand(db, row.brand_id);
        const next = nextNight(now(), row.brand_id, row.every_days);
        if (!brand || !(await store.postpone(db, row, next))) continue;
        try {
          const { is_early: isEarly } = row;
          const job = await begin(
            { brandId: brand.id, website: brand.website, next, isEarly },
            false,
          );
          if (job) begun++;
          else
            await store.postpone(
              db,
              { ...row, next_at: next },
              new Date(now().getTime() + BUSY_MS),
            );
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
      }
      return begun;
    },
    start: (brandId: string) => startNow(brandId, false),
    /** Something of these was sold: they are read at once, or as soon as their shop may be asked again. */
    async soon(brandId: string, { shopIds = [], address, productId }: Sold): Promise<void> {
      const url = address ? URL.parse(address) : null;
      const known = { shopIds, address: url && addressKey(url.href), productId: productId ?? null };
      if (!(await wantPages(db, brandId, known, now()))) return;
      if (await store.bringForward(db, brandId, now())) await jobs.send("refresh-due");
    },
    async state(brandId: string, language: Language): Promise<RefreshState> {
      if (!(await findBrand(db, brandId))) throw notFound("brandNotInDatabase");
      return readState(db, brandId, language, { now: now(), isPaused: await isPaused(db) });
    },
    async choose(brandId: string, days: number): Promise<void> {
      if (!(await findBrand(db, brandId))) throw notFound("brandNotInDatabase");
      await store.chooseDays(db, brandId, days, nextNight(now(), brandId, days));
    },
    async answer(brandId: string, take: "shop" | "mine"): Promise<void> {
      const next = take === "mine" ? nextNight(now(), brandId, LEFT_ALONE_DAYS) : null;
      if (!(await store.clearStop(db, brandId, next))) throw notFound("refreshNothingToDecide");
      if (take === "shop") await startNow(brandId, true);
    },
    async pause(isPausedNow: boolean): Promise<void> {
      await writeSetting(db, "refresh_paused", isPausedNow);
    },
    async overview(language: Language) {
      const rows = await store.overview(db);
      const isPausedNow = await isPaused(db);
      return {
        is_paused: isPausedNow,
        brands: rows.map(({ problem, stop, oldest_reading, finished_at, next_at, ...row }) => ({
          ...row,
          problem: problem
            ? translate(language, problem.say, problem.with)
            : stop && stopInWords(stop, language),
          oldest_reading: oldest_reading?.toISOString() ?? null,
          finished_at: finished_at?.toISOString() ?? null,
          next: row.every_days > 0 && !isPausedNow ? next_at.toISOString() : null,
        })),
      };
    },
  };
}

const isPaused = async (db: Sql): Promise<boolean> =>
  (await readSetting(db, "refresh_paused")) === true;

const hostOf = (target: string, publicUrl: string): string => {
  const url = new URL(target, publicUrl);
  // Demo shops stand on this very server, each on a path of its own.
  return target.startsWith("/") ? target : hostName(url);
};

/** Ways that ask piece by piece, or would without what is known of each. */
const KNOWN_BY_PIECE: ReadonlySet<string> = new Set(["pages", "woocommerce"]);

async function planFor(
  { db, awaited }: RefreshesParts,
  brandId: string,
  { isTrusted, isEarly }: { isTrusted: boolean; isEarly: boolean },
): Promise<RefreshPlan | null> {
  const way = wayOf(await store.lastImport(db, brandId));
  if (!way) return null;
  const pieces = KNOWN_BY_PIECE.has(way.way) ? await knownPieces(db, brandId) : [];
  const wanted = pieces.length > 0 ? await awaited(brandId) : new Set<string>();
  const { every_days: everyDays = 1, lists = null } = (await store.findRefresh(db, brandId)) ?? {};
  return {
    ...way,
    isTrusted,
    everyDays,
    ...(lists && { lists }),
    // Between the nights only those are opened; lists that tell the whole shop are short anyway.
    ...(isEarly && way.way === "pages" && { chosen: onlyWanted(pieces) }),
    pieces: pieces.map((piece) => ({
      page: piece.page,
      key: piece.address,
      mark: piece.mark,
      paid: piece.paid,
      readAt: piece.read_at.getTime(),
      openedAt: piece.opened_at?.getTime() ?? 0,
      isAwaited: wanted.has(piece.product_id),
      isMissed: piece.is_missed,
      isGone: piece.is_gone,
      isWanted: piece.is_wanted,
    })),
  };
}

const onlyWanted = (pieces: KnownPiece[]): Chosen => ({
  read: pieces.filter(({ is_wanted }) => is_wanted).map(({ page }) => page),
  same: [],
  marks: {},
});

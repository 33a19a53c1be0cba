// Days of a shop with a moved clock: the shop changes, the night's refresh reads it, the morning tells people;
// then the catalogue is compared with the truth of the shop.
import { nextInCairo } from "../../../src/contract/cairo-time.ts";
import type { Product } from "../../../src/contract/products.ts";
import { importShop, type Clock } from "../refreshing.ts";
import type { PushService } from "../push-service.ts";
import type { TestServer } from "../test-server.ts";
import { liveOneDay, seeded, type Life } from "./change.ts";
import { openLivingShop, type Kind, type LivingPiece, type Truth } from "./shops.ts";
import { compareNotices, watchPieces, type Notices } from "./watchers.ts";

export type MonthPlan = {
  kind: Kind;
  pieces: number;
  days: number;
  seed: number;
  /** Days on which the shop does not answer. */
  closedOn?: number[];
  /** A day on which all prices change, and the brand says that this is right. */
  repricedOn?: number;
  watched: number;
};

export type MonthReport = {
  kind: Kind;
  nights: number;
  changes: number;
  /** Most nights that a change went unseen: of a price, of stock, of a piece that went. */
  late: { price: number; stock: number; gone: number };
  allowed: { price: number; stock: number; gone: number };
  /** Where the catalogue showed what the shop never had. */
  wrong: string[];
  notices: Notices;
  requests: { most: number; beyondStated: number };
};

type House = { server: TestServer; clock: Clock; service: PushService };

export async function runMonth(house: House, plan: MonthPlan): Promise<MonthReport> {
  const { server, clock, service } = house;
  const random = seeded(plan.seed);
  const shop = await openLivingShop(plan.kind, plan.pieces, () => clock.now);
  const life: Life = { gone: new Map() };
  const truths: Map<LivingPiece, (Truth | null)[]> = new Map(
    shop.pieces.map((piece) => [piece, [piece.truth()]]),
  );
  const report: MonthReport = {
    kind: plan.kind,
    nights: 0,
    changes: 0,
    late: { price: 0, stock: 0, gone: 0 },
    allowed: shop.nights,
    wrong: [],
    notices: { expected: 0, told: 0, wrong: [] },
    requests: { most: 0, beyondStated: 0 },
  };
  try {
    clock.now = nextInCairo(new Date(clock.now), 12 * 60).getTime();
    const brand = await importShop(server, clock, shop.website, (made) => shop.read(server, made));
    const first = await brand.products();
    if (first.length !== plan.pieces) throw new Error(`${first.length} pieces were imported.`);
    // By name: which pieces are watched must not hang on the order of their chance-given ids.
    const watched = first.toSorted((a, b) => (a.title < b.title ? -1 : 1)).slice(0, plan.watched);
    const waiting = await watchPieces(server, service, watched);
    let unseen = 0;
    for (let day = 1; day <= plan.days; day++) {
      let changed = liveOneDay(shop, life, day, random);
      if (day === plan.repricedOn) {
        for (const piece of shop.pieces) piece.ask(1000 + day + Math.round(random() * 500), null);
        changed = shop.pieces.length;
      }
      report.changes += changed;
      unseen += changed;
      for (const [piece, days] of truths) days.push(life.gone.has(piece) ? null : piece.truth());
      const isClosed = plan.closedOn?.includes(day) ?? false;
      shop.close(isClosed);
      const before = shop.server.asked.length;
      clock.now = nextInCairo(new Date(clock.now), 6 * 60 + 30).getTime();
      await server.parts.refreshes.startDue();
      const state = await brand.settled();
      const asked = shop.server.asked.length - before;
      const expected = isClosed ? "failed" : day === plan.repricedOn ? "stopped" : "done";
      if (state.last?.status !== expected)
        report.wrong.push(`day ${day}: ${state.last?.status} ${state.last?.problem ?? ""}`);
      if (expected === "stopped") {
        await brand.call("POST", "/refresh/answer", { take: "shop" });
        await brand.settled();
      }
      report.nights++;
      report.requests.most = Math.max(report.requests.most, asked);
      report.requests.beyondStated = Math.max(
        report.requests.beyondStated,
        asked - shop.requests - unseen - life.gone.size,
      );
      if (!isClosed) unseen = 0;
      clock.now = nextInCairo(new Date(clock.now), 12 * 60).getTime();
      const told = service.received.length;
      await server.parts.tellWatchers();
      const products = await brand.products();
      compareNotices(waiting, products, service.received.slice(told), report.notices);
      if (!isClosed) compareTruth(report, products, truths, day);
    }
    return report;
  } finally {
    await shop.server.stop();
  }
}

/** How many nights ago each piece was as the catalogue shows it. */
function compareTruth(
  report: MonthReport,
  products: Product[],
  truths: Map<LivingPiece, (Truth | null)[]>,
  day: number,
): void {
  for (const [{ name }, days] of truths) {
    const product = products.find(({ title }) => title === name);
    if (!product) {
      report.wrong.push(`day ${day}: ${name} is missing`);
      continue;
    }
    const now = days[day] ?? null;
    const goneFor = days.toReversed().findIndex((truth) => truth !== null);
    if (now === null || product.hidden) {
      if (now === null && !product.hidden) report.late.gone = Math.max(report.late.gone, goneFor);
      if (now !== null && product.hidden)
        report.late.gone = Math.max(report.late.gone, backFor(days) - 1);
      continue;
    }
    const price = lateness(days, (truth) => samePrice(truth, product));
    const stock = lateness(days, (truth) => sameStock(truth, product));
    if (price === null || stock === null)
      report.wrong.push(
        `day ${day}: ${name} is ${JSON.stringify([product.price, product.current_price, product.sold_out, product.variants.map(({ in_stock }) => in_stock)])}, the shop has ${JSON.stringify(now)}`,
      );
    report.late.price = Math.max(report.late.price, price ?? 0);
    report.late.stock = Math.max(report.late.stock, stock ?? 0);
  }
}

const backFor = (days: (Truth | null)[]): number =>
  days.toReversed().findIndex((truth) => truth === null);

/** Nights since it was last so; null where it never was. */
function lateness(days: (Truth | null)[], isSo: (truth: Truth) => boolean): number | null {
  const found = days.toReversed().findIndex((truth) => truth !== null && isSo(truth));
  if (found <= 0) return found === 0 ? 0 : null;
  return found;
}

const samePrice = (truth: Truth, { price, current_price }: Product): boolean =>
  truth.price === price && truth.current === current_price;

function sameStock({ stock }: Truth, { variants, sold_out }: Product): boolean {
  const isThere = stock.some(Boolean);
  if (sold_out === isThere) return false;
  return (
    variants.length !== stock.length || variants.every(({ in_stock }, n) => in_stock === stock[n])
  );
}

/** What of it breaks a promise; empty is good. */
export function brokenPromises({ late, allowed, wrong, notices, requests }: MonthReport): string[] {
  const kinds = ["price", "stock", "gone"] as const;
  return [
    ...kinds
      .filter((kind) => late[kind] > allowed[kind])
      .map((kind) => `${kind} unseen for ${late[kind]} nights, ${allowed[kind]} allowed`),
    ...wrong,
    ...notices.wrong,
    ...(requests.beyondStated > 0
      ? [`${requests.beyondStated} requests beyond what is stated`]
      : []),
  ];
}

// npm run bench:month [-- --days N --pieces N --seed N --kind NAME]: a month of shops of six makes whose prices,
// stock and pages change, with a moved clock, compared with the truth day by day.
import { parseArgs } from "node:util";
import { KINDS, type Kind } from "../tests/support/month/shops.ts";
import { brokenPromises, runMonth } from "../tests/support/month/run-month.ts";
import { openPushService } from "../tests/support/push-service.ts";
import { startRefreshServer } from "../tests/support/refreshing.ts";

const { values } = parseArgs({
  options: {
    days: { type: "string", default: "30" },
    pieces: { type: "string", default: "60" },
    seed: { type: "string", default: "24" },
    kind: { type: "string" },
  },
});
const kinds = KINDS.filter((kind: Kind) => !values.kind || kind === values.kind);
if (kinds.length === 0) throw new Error(`--kind is one of ${KINDS.join(", ")}.`);

const clock = { now: Date.now() };
const server = await startRefreshServer(clock);
const service = await openPushService();
const rows: Record<string, unknown>[] = [];
let broken = 0;
try {
  for (const kind of kinds) {
    const report = await runMonth(
      { server, clock, service },
      {
        kind,
        pieces: Number(values.pieces),
        days: Number(values.days),
        seed: Number(values.seed),
        watched: 12,
        ...(kind === "shopify" && { repricedOn: 20 }),
        ...((kind === "shopify" || kind === "feed") && { closedOn: [11, 12] }),
      },
    );
    const { late, allowed, notices, requests } = report;
    const complaints = brokenPromises(report);
    broken += complaints.length;
    rows.push({
      shop: kind,
      nights: report.nights,
      changes: report.changes,
      "price unseen": `${late.price} of ${allowed.price}`,
      "stock unseen": `${late.stock} of ${allowed.stock}`,
      "gone unseen": `${late.gone} of ${allowed.gone}`,
      "notices due": notices.expected,
      told: notices.told,
      "false or missed": notices.wrong.length,
      "most requests": requests.most,
      "beyond stated": Math.max(0, requests.beyondStated),
      broken: complaints.length,
    });
    for (const complaint of complaints.slice(0, 12)) console.log(`${kind}: ${complaint}`);
  }
} finally {
  await service.stop();
  await server.stop();
}
console.table(rows);
process.exit(broken > 0 ? 1 : 0);

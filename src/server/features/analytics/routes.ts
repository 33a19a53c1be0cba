// Events of visitors over HTTP, and the figures a brand sees of them. Bots are answered and not counted.
import { signedIn } from "../../http/session.ts";
import { brandMetrics, brandTrend, productEvents } from "../../../contract/analytics.ts";
import { recordEvent } from "../../../contract/events.ts";
import type { Sql } from "../../database/sql.ts";
import { mount, type Api } from "../../http/mount.ts";
import { leaveTurn } from "../../http/turns.ts";
import { readPeriod } from "../../http/period.ts";
import { translate } from "../../translate.ts";
import { notFound } from "../../problems.ts";
import { isBot } from "./bots.ts";
import { readMetrics } from "./queries/metrics.ts";
import { readProductEvents } from "./queries/product-events.ts";
import type { RecordEvent } from "./queries/record-event.ts";
import { readTrend } from "./queries/trend.ts";

/** Looking at a piece itself, not at its card in passing. */
const SEEN = new Set<string>(["product_view", "view_details", "search_click"]);

export type AnalyticsParts = {
  recordEvent: RecordEvent;
  database: { sql: Sql };
  /** Where a brand sees a product's picture, public or not. */
  previews: { pictureOf: (productId: string) => string };
  /** Counts the visitor once a day; who it was is forgotten with the day. */
  countSeen?: (productId: string, visitor: { address: string; userAgent: string }) => void;
};

export function mountAnalytics(
  api: Api,
  { recordEvent: record, database, previews, countSeen }: AnalyticsParts,
): void {
  const db = database.sql;

  mount(api, recordEvent, async ({ body, language, request }) => {
    const isCounted = !isBot(request.headers["user-agent"] ?? "");
    leaveTurn(request.raw);
    if (isCounted && !(await record(body))) throw notFound("productNotFound");
    const userAgent = request.headers["user-agent"] ?? "";
    if (isCounted && SEEN.has(body.event_type))
      countSeen?.(body.product_id, { address: request.ip, userAgent });
    return { message: translate(language, "eventRecorded") };
  });

  mount(api, brandMetrics, ({ params, query }) =>
    readMetrics(db, params.brandId, readPeriod(query), previews.pictureOf),
  );
  mount(api, brandTrend, ({ params, query }) =>
    readTrend(db, params.brandId, readPeriod(query), query.time_zone),
  );
  mount(api, productEvents, ({ params, session }) =>
    readProductEvents(db, params.productId, signedIn(session)),
  );
}

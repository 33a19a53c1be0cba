import {
  brandMetrics,
  brandTrend,
  productEvents,
  recordEvent,
} from "../../../contract/analytics.ts";
import type { Sql } from "../../database/open.ts";
import { mount, type Api } from "../../http/mount.ts";
import { translate } from "../../http/translate.ts";
import { notFound } from "../../problems.ts";
import { isBot } from "./bots.ts";
import { readMetrics } from "./metrics.ts";
import { readPeriod } from "./period.ts";
import { readProductEvents } from "./product-events.ts";
import type { RecordEvent } from "./record-event.ts";
import { readTrend } from "./trend.ts";

export type AnalyticsParts = {
  recordEvent: RecordEvent;
  database: { sql: Sql };
  /** Where a brand sees a product's picture, public or not. */
  previews: { pictureOf: (productId: string) => string };
};

export function mountAnalytics(
  api: Api,
  { recordEvent: record, database, previews }: AnalyticsParts,
): void {
  const db = database.sql;

  mount(api, recordEvent, async ({ body, language, request }) => {
    const isCounted = !isBot(request.headers["user-agent"] ?? "");
    if (isCounted && !(await record(body))) throw notFound("productNotFound");
    return { message: translate(language, "eventRecorded") };
  });

  mount(api, brandMetrics, ({ params, query }) =>
    readMetrics(db, params.brandId, readPeriod(query), previews.pictureOf),
  );
  mount(api, brandTrend, ({ params, query }) =>
    readTrend(db, params.brandId, readPeriod(query), query.time_zone),
  );
  mount(api, productEvents, ({ params, session }) =>
    readProductEvents(db, params.productId, session!),
  );
}

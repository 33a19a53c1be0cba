// Imports over HTTP: each way to start one streams what happens, and whoever lost the line listens again from where
// they were.
import { signedIn } from "../../http/session.ts";
import {
  CrawlEvent,
  adaptiveCrawl,
  appCrawl,
  cancelCrawl,
  crawlEvents,
  crawls as recentCrawls,
  importEasyOrders,
  importFeed,
  scanWebsite,
  standardCrawl,
  type Crawl,
} from "../../../contract/crawl.ts";
import {
  forgetDeletions,
  importDifferences,
  importEvidence,
  settleDifferences,
} from "../../../contract/imports.ts";
import type { Language } from "../../../contract/languages.ts";
import { sendEvents } from "../../http/event-stream.ts";
import { mount, type Api, type Call } from "../../http/mount.ts";
import { translate } from "../../translate.ts";
import type { Crawls } from "./jobs/crawls.ts";
import type { FollowCrawl } from "./jobs/follow.ts";
import { translateEvent } from "./stored-event.ts";
import { mountRefresh, type RefreshRouteParts } from "./refresh/routes-refresh.ts";
import type { Differences } from "./save/differences.ts";

export type CrawlParts = {
  crawls: Crawls;
  differences: Differences;
  followCrawl: FollowCrawl;
} & RefreshRouteParts;

type Listener = Pick<Call<typeof crawlEvents>, "request" | "reply" | "language">;

export function mountCrawl(api: Api, parts: CrawlParts): void {
  mountRefresh(api, parts);
  const { crawls, differences } = parts;
  const closing = new AbortController();
  // A crawl may last for hours; those who listen to it must not hold up a stop.
  api.app.addHook("preClose", async () => closing.abort());

  const listen = (listener: Listener, job: string, after: number) => {
    let last = after;
    // It ends with the crawl or with this server; kept alive after that, it would hold up the stop.
    void listener.reply.header("connection", "close");
    return sendEvents(
      listener,
      CrawlEvent,
      async function* (signal) {
        const until = AbortSignal.any([signal, closing.signal]);
        for await (const { seq, event } of parts.followCrawl(job, after, until)) {
          last = seq;
          yield translateEvent(event, job, seq, listener.language);
        }
      },
      ({ detail }): CrawlEvent => ({ event: "error", job, seq: last, error: detail }),
    );
  };

  const start = async (call: Started, crawler: Crawl["crawler"]) => {
    const { platform = null, ...asked } = call.body.data;
    const { brandId } = call.params;
    const { isAdministrator } = signedIn(call.session);
    const job = await crawls.start({ brandId, isAdministrator, crawler, platform, asked });
    await listen(call, job, 0);
  };
  mount(api, standardCrawl, (call) => start(call, "standard"));
  mount(api, adaptiveCrawl, (call) => start(call, "adaptive"));
  mount(api, appCrawl, (call) => start(call, "app"));

  mount(api, scanWebsite, async (call) => {
    const { isAdministrator } = signedIn(call.session);
    await listen(call, await crawls.scan(call.params.brandId, isAdministrator), 0);
  });

  mount(api, importFeed, async (call) => {
    const given = { kind: "feed", ...call.body.data } as const;
    const { isAdministrator } = signedIn(call.session);
    await listen(call, await crawls.give(call.params.brandId, isAdministrator, given), 0);
  });
  mount(api, importEasyOrders, async (call) => {
    const given = { kind: "easyorders", ...call.body.data } as const;
    const { isAdministrator } = signedIn(call.session);
    await listen(call, await crawls.give(call.params.brandId, isAdministrator, given), 0);
  });

  mount(api, crawlEvents, async (call) => {
    await crawls.check(call.params.brandId, call.params.job);
    await listen(call, call.params.job, call.query.after);
  });

  mount(api, recentCrawls, ({ params, language }) => crawls.list(params.brandId, language));
  mount(api, cancelCrawl, async ({ params, language }) => {
    await crawls.cancel(params.brandId, params.job);
    return said(language, "crawlStopped");
  });

  mount(api, importEvidence, ({ params }) =>
    differences.evidence(params.brandId, params.productId),
  );
  mount(api, forgetDeletions, async ({ params, language }) => {
    await differences.forgetDeletions(params.brandId);
    return said(language, "deletionsForgotten");
  });
  mount(api, importDifferences, ({ params }) => differences.list(params.brandId));
  mount(api, settleDifferences, async ({ params, body, language }) => {
    await differences.settle(params.brandId, params.productId, body);
    return said(language, "differencesSettled");
  });
}

type Started = Listener &
  Pick<Call<typeof adaptiveCrawl>, "params" | "session"> & {
    body: {
      data: {
        website?: string | undefined;
        product_url?: string | undefined;
        platform?: Crawl["platform"] | undefined;
      };
    };
  };

const said = (
  language: Language,
  sentence: "crawlStopped" | "differencesSettled" | "deletionsForgotten",
) => ({
  message: translate(language, sentence),
});

// What a browser must know before it begins, and whether this server is well, for whoever watches it.
import { LANGUAGES } from "../../../contract/languages.ts";
import {
  clientConfig,
  health,
  type ProOffer,
  type ProPrice,
  type Providers,
} from "../../../contract/platform.ts";
import { processing } from "../../../contract/processing.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { Database } from "../../database/open.ts";
import { mount, type Api } from "../../http/mount.ts";

export type PlatformParts = {
  database: Database;
  /** As they are at this moment: a model may be resting. */
  providers: () => Providers;
  /** Whether anything can still be kept. */
  hasRoom: () => Promise<boolean>;
  version: string;
  demo: boolean;
  priceId: string | null;
  pro: ProPrice;
  offers: ProOffer[];
  /** What leaves this server, and what the operator keeps for how long. */
  processed: ResponseOf<typeof processing>;
};

export function mountPlatform(api: Api, parts: PlatformParts): void {
  const { database, providers, hasRoom, version, demo, priceId, pro, offers, processed } = parts;

  mount(api, clientConfig, async () => ({
    price_id: priceId,
    pro,
    offers,
    providers: providers(),
    languages: [...LANGUAGES],
    demo,
  }));

  mount(api, processing, async () => processed);

  mount(api, health, async ({ reply }) => {
    const reachable = await database.isReachable();
    const room = database.trouble() !== "storage_full" && (await hasRoom());
    if (!reachable) void reply.code(503);
    return {
      status: reachable && room ? ("ok" as const) : ("degraded" as const),
      version,
      database: { engine: database.engine, reachable },
      storage: room ? ("ok" as const) : ("full" as const),
      providers: providers(),
    };
  });
}

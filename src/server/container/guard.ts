// Who may be visited. By itself, so that the serving process need not load the readers of shops for it.
import type { Config } from "../config.ts";
import { createGuard, type Guard } from "../net/guarded-fetch.ts";

/** While the demo is on, its shops on this very server may be read, and nothing else that is private. */
export function openGuard(
  config: Pick<Config, "allowPrivateCrawl" | "demo">,
  publicUrl: () => string,
): Guard {
  return createGuard({
    allowPrivate: config.allowPrivateCrawl,
    isOurOwn: (url) =>
      config.demo && url.origin === publicUrl() && url.pathname.startsWith("/demo-shop/"),
  });
}

// The doors for assistants may be called from any web page: they are public, read nothing of the caller's
// and know no cookie, and an assistant may well run in a browser.
import type { Api } from "../../http/mount.ts";

const PREFLIGHT_KEPT_S = "86400";

export function openToPages(scope: Api["app"], paths: readonly string[], method: string): void {
  scope.addHook("onRequest", async (_, reply) => {
    void reply.header("access-control-allow-origin", "*");
  });
  for (const path of paths) {
    scope.options(path, async (_, reply) =>
      reply
        .code(204)
        .header("access-control-allow-methods", method)
        .header("access-control-allow-headers", "*")
        .header("access-control-max-age", PREFLIGHT_KEPT_S)
        .send(),
    );
  }
}

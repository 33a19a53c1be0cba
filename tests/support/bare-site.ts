import type { Site } from "../../src/server/http/site.ts";

/** Pages are looked at in the browser tests, on the built site; here only the filling-in matters. */
export const bareSite: Site = {
  document: async () =>
    `<!doctype html><html lang="en" dir="ltr"><head><!--head--></head><body><!--first-data--></body></html>`,
  attach: async () => {},
};

// What the browser gets instead of zod. A call's method and path travel to the client, its schemas do
// not: the server checks every payload anyway, and the library would be a fifth of the first load.

const CHECKS = new Set<string | symbol>(["parse", "safeParse", "parseAsync", "safeParseAsync"]);

/** Takes any chain of schema words and does nothing with it, except that it refuses to check. */
const inert: unknown = new Proxy(() => {}, {
  apply: () => inert,
  get: (_, word) => {
    if (CHECKS.has(word)) throw new Error("Schemas are checked by the server, not in the browser.");
    return inert;
  },
});

export const z = inert;

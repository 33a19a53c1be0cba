// The web root as files: what `npm start` built, or what the development server makes on the fly.
import serveStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Site = {
  /** The document before its head is filled in. */
  document(path: string): Promise<string>;
  attach(app: FastifyInstance): Promise<void>;
};

export function builtSite(folder: string): Site {
  const file = join(folder, "index.html");
  if (!existsSync(file))
    throw new Error("The site is not built. Run `npm start`, which builds it.");
  const document = readFileSync(file, "utf8");
  return {
    document: async () => document,
    async attach(app) {
      await app.register(serveStatic, {
        root: folder,
        wildcard: false,
        index: false,
        preCompressed: true,
        // Names under assets/ carry a hash of their content; the others may change.
        setHeaders: (reply, path) =>
          reply.header(
            "cache-control",
            path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
          ),
      });
    },
  };
}

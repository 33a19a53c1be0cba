// npm run dev: server and site in one process. Node restarts it when the server's files change;
// Vite, inside it, brings changes of the site into the open page.
import middie from "@fastify/middie";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer } from "vite";
import { readConfig } from "../src/server/config.ts";
import type { Site } from "../src/server/http/site.ts";
import { start, stopOn } from "../src/server/main.ts";

const root = join(import.meta.dirname, "..");

async function liveSite(): Promise<Site> {
  const vite = await createServer({
    configFile: join(root, "vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: true },
  });
  return {
    document: async (path) =>
      vite.transformIndexHtml(path, await readFile(join(root, "src/web/index.html"), "utf8")),
    async attach(app) {
      await app.register(middie);
      app.use((request, response, next) =>
        request.url?.startsWith("/api/") ? next() : vite.middlewares(request, response, next),
      );
      app.addHook("onClose", () => vite.close());
    },
  };
}

await stopOn(start(readConfig(process.env), { makeSite: liveSite, isDevelopment: true }));

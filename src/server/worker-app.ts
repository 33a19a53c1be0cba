// What a worker answers: whether it lives, whether it is ready, and its figures. No pages, no calls.
import type { AppOptions } from "./app.ts";
import { secure } from "./http/security.ts";
import { createServer } from "./http/server.ts";
import { serveProbes } from "./http/probes.ts";
import { buildObservability } from "./container/observability.ts";
import { notFound } from "./problems.ts";

type WorkerOptions = Pick<AppOptions, "config" | "parts" | "readiness" | "logTo">;

export async function buildWorkerApp({ config, parts, readiness, logTo }: WorkerOptions) {
  const { trustProxy, logLevel } = config;
  const app = createServer({ trustProxy, logLevel, logTo, readiness });
  await secure(app, { rateLimits: false, isHttps: false, isDevelopment: false });
  serveProbes(app, buildObservability({ config, database: parts.database, readiness }));
  app.setNotFoundHandler(async () => {
    throw notFound();
  });
  return app;
}

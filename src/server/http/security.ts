// Headers on every answer, limits on every call.
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { UPLOAD_MAX_BYTES } from "../../contract/limits.ts";
import { tooManyRequests } from "../problems.ts";
import { CallCounters, type ShareCalls } from "./call-counters.ts";
import { allowanceOf } from "./mount.ts";

export type SecurityOptions = {
  /** Off only where one address plays a thousand shoppers: tests and benchmarks. */
  rateLimits: boolean;
  /** Where other processes count as well. */
  shareCalls?: ShareCalls | undefined;
  isHttps: boolean;
  /** The development server talks to the browser over a socket and adds styles while it runs. */
  isDevelopment: boolean;
};

export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const headers = headersOf(options);
  app.addHook("onRequest", (_, reply, done) => {
    void reply.headers(headers);
    done();
  });
  await app.register(multipart, { limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 20 } });
  if (!options.rateLimits) return;
  const counters = new CallCounters(options.shareCalls);
  if (options.shareCalls) {
    const stop = counters.exchangeRegularly();
    app.addHook("onClose", async () => stop());
  }
  // Whatever was declared without one, each file of the site among it: read and not made, so as many as pictures.
  app.addHook("onRoute", (route) => {
    if (route.config?.rateLimit || route.config?.isProbe) return;
    route.config = { ...route.config, ...allowanceOf("picture") };
  });
  await app.register(rateLimit, {
    global: false,
    // The limiter makes its store by itself: this one hands on to the counters that exchange.
    store: class {
      incr = counters.incr.bind(counters);
      child = () => counters;
    },
    // An IPv6 customer owns a whole /64; counting single addresses would count nothing.
    ipv6Subnet: 64,
    errorResponseBuilder: tooManyRequests,
  });
}

/** The same for every answer, so they are made once. A middleware that makes them for each costs every call. */
function headersOf({ isHttps, isDevelopment }: SecurityOptions): Record<string, string> {
  const self = ["'self'"];
  const inline = isDevelopment ? ["'unsafe-inline'"] : [];
  return recordHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: [...self, ...inline],
        styleSrc: [...self, ...inline],
        imgSrc: [...self, "data:", "blob:"],
        fontSrc: self,
        connectSrc: isDevelopment ? [...self, "ws:"] : self,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: self,
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
}

/** What helmet would set on an answer. */
function recordHeaders(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
